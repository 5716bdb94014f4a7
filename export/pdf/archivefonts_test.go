package pdf

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
	"unicode/utf16"

	"wallchart/export/pdf/pdftest"
)

// pagesOf are the pages of a file.
func pagesOf(f *pdftest.File) (pages []dict) {
	for _, r := range f.Array(f.Dict(f.Dict(f.Trailer["Root"])["Pages"])["Kids"]) {
		pages = append(pages, f.Dict(r))
	}
	return pages
}

// resources are those of all pages.
func resources(f *pdftest.File) dict { return f.Dict(pagesOf(f)[0]["Resources"]) }

// toldAs is a text of a dictionary.
func toldAs(v any) string {
	s, ok := v.(pdftest.String)
	if !ok {
		return ""
	}
	var units []uint16
	for i := 2; i+1 < len(s); i += 2 {
		units = append(units, binary.BigEndian.Uint16([]byte(s[i:])))
	}
	return string(utf16.Decode(units))
}

// operators are those of content streams that this program writes, with how many operands (ISO 32000-1, annex A).
var operators = map[pdftest.Word]int{
	"rg": 3, "RG": 3, "re": 4, "f": 0, "S": 0, "m": 2, "l": 2, "c": 6, "h": 0, "w": 1, "q": 0, "Q": 0, "cm": 6, "Do": 1,
	"BT": 0, "ET": 0, "Td": 2, "Tm": 6, "Tf": 2, "Tj": 1, "Tr": 1, "Tz": 1, "BMC": 1, "BDC": 2, "EMC": 0,
}

// each goes through the operators of a page's content.
func each(f *pdftest.File, p dict, do func(op pdftest.Word, operands []any)) {
	s := f.Stream(p["Contents"])
	if s == nil {
		do("missing", nil)
		return
	}
	l := pdftest.NewLexer(s.Content)
	var operands []any
	for v, ok := l.Next(); ok; v, ok = l.Next() {
		if op, is := v.(pdftest.Word); is {
			do(op, operands)
			operands = nil
			continue
		}
		operands = append(operands, v)
	}
}

// contents: known operators with their operands; what is opened is closed, and stands wholly in what it was opened in.
func contents(f *pdftest.File) (wrong []string) {
	closes := map[pdftest.Word]string{"Q": "q", "ET": "BT", "EMC": "BMC"}
	for n, p := range pagesOf(f) {
		var open []string
		each(f, p, func(op pdftest.Word, operands []any) {
			if want, known := operators[op]; !known || want != len(operands) {
				wrong = append(wrong, fmt.Sprintf("page %d: %q with %v", n+1, op, operands))
			}
			switch op {
			case "q", "BT", "BMC":
				open = append(open, string(op))
			case "BDC":
				open = append(open, "BMC")
			case "Q", "ET", "EMC":
				if len(open) == 0 || open[len(open)-1] != closes[op] {
					wrong = append(wrong, fmt.Sprintf("page %d: %s in %v", n+1, op, open))
				} else {
					open = open[:len(open)-1]
				}
			case "Do":
				if f.Stream(f.Dict(resources(f)["XObject"])[operands[0].(name)]) == nil {
					wrong = append(wrong, fmt.Sprintf("page %d: no picture %v", n+1, operands[0]))
				}
			}
			if len(open) > 28 {
				wrong = append(wrong, "too much is open")
			}
		})
		if len(open) > 0 {
			wrong = append(wrong, fmt.Sprintf("page %d: %v is open at the end", n+1, open))
		}
		if f.Dict(p["Resources"])["Font"] == nil {
			wrong = append(wrong, fmt.Sprintf("page %d names no resources", n+1))
		}
	}
	return wrong
}

// embedded is a font of the file.
type embedded struct {
	shapes, unicode []byte // of each character: number of its shape, and the map to Unicode
	widths          map[int]int
	usual           int // of those that have no width of their own
	advances        []int
	glyphs          int
}

func embeddedIn(f *pdftest.File, font dict) (*embedded, []string) {
	var wrong []string
	below := f.Dict(append(f.Array(font["DescendantFonts"]), nil)[0])
	descriptor := f.Dict(below["FontDescriptor"])
	base, _ := font["BaseFont"].(name)
	if font["Subtype"] != name("Type0") || font["Encoding"] != name("Identity-H") || below["Subtype"] != name("CIDFontType2") ||
		below["BaseFont"] != base || descriptor["FontName"] != base || len(base) < 8 || base[6] != '+' {
		wrong = append(wrong, fmt.Sprintf("%s is %v over %v", base, font, below))
	}
	program, shapes, unicode := f.Stream(descriptor["FontFile2"]), f.Stream(below["CIDToGIDMap"]), f.Stream(font["ToUnicode"])
	if program == nil || shapes == nil || unicode == nil || program.Dict["Length1"] != float64(len(program.Content)) {
		return nil, append(wrong, fmt.Sprintf("%s is not embedded whole", base))
	}
	tables, err := tablesOf(program.Content)
	if err != nil || checksum(program.Content) != 0xB1B0AFBA {
		return nil, append(wrong, fmt.Sprintf("the program of %s is damaged", base))
	}
	e := &embedded{shapes: shapes.Content, unicode: unicode.Content, widths: map[int]int{}, glyphs: len(tables["loca"])/4 - 1}
	upem, full := int(binary.BigEndian.Uint16(tables["head"][18:])), int(binary.BigEndian.Uint16(tables["hhea"][34:]))
	for g := range e.glyphs {
		at := 4 * min(g, full-1)
		e.advances = append(e.advances, (int(binary.BigEndian.Uint16(tables["hmtx"][at:]))*1000+upem/2)/upem)
	}
	usual, _ := below["DW"].(float64)
	e.usual = int(usual)
	w := f.Array(below["W"])
	for i := 0; i+1 < len(w); i += 2 {
		for n, width := range f.Array(w[i+1]) {
			e.widths[int(w[i].(float64))+n] = int(width.(float64))
		}
	}
	return e, wrong
}

func fontsOf(f *pdftest.File) (wrong []string) {
	for called, r := range f.Dict(resources(f)["Font"]) {
		_, problems := embeddedIn(f, f.Dict(r))
		for _, p := range problems {
			wrong = append(wrong, string(called)+": "+p)
		}
	}
	return wrong
}

// characters: each that is shown has a shape of the program, as wide as the file says, and a Unicode that says something
// (not 0, U+FEFF or U+FFFE).
func characters(f *pdftest.File) (wrong []string) {
	known, maps := map[name]*embedded{}, map[name]map[int]string{}
	for called, r := range f.Dict(resources(f)["Font"]) {
		if known[called], _ = embeddedIn(f, f.Dict(r)); known[called] != nil {
			maps[called] = unicodes(known[called].unicode)
		}
	}
	for n, p := range pagesOf(f) {
		var font name
		each(f, p, func(op pdftest.Word, operands []any) {
			if op == "Tf" {
				font, _ = operands[0].(name)
			}
			if op != "Tj" {
				return
			}
			e, text := known[font], operands[0].(pdftest.String)
			if e == nil || len(text)%2 != 0 {
				wrong = append(wrong, fmt.Sprintf("page %d: %q in the font %q", n+1, text, font))
				return
			}
			for i := 0; i < len(text); i += 2 {
				c, g := int(binary.BigEndian.Uint16([]byte(text[i:]))), 0
				if 2*c+1 < len(e.shapes) {
					g = int(binary.BigEndian.Uint16(e.shapes[2*c:]))
				}
				width, own := e.widths[c]
				if !own {
					width = e.usual
				}
				says := maps[font][c]
				if g == 0 || g >= e.glyphs || max(width-e.advances[g], e.advances[g]-width) > 1 ||
					says == "" || strings.ContainsAny(says, "\x00\ufeff\ufffe") {
					wrong = append(wrong, fmt.Sprintf("page %d: character %d of %s: shape %d, width %d, text %q", n+1, c, font, g, width, says))
				}
			}
		})
	}
	return wrong
}

// unicodes reads a map to Unicode.
func unicodes(b []byte) map[int]string {
	all, l := map[int]string{}, pdftest.NewLexer(b)
	var before []pdftest.String
	code := func(s pdftest.String) int { return int(binary.BigEndian.Uint16([]byte(s))) }
	for v, ok := l.Next(); ok; v, ok = l.Next() {
		if s, is := v.(pdftest.String); is {
			before = append(before, s)
			continue
		}
		switch v {
		case pdftest.Word("endbfrange"):
			for i := 0; i+2 < len(before); i += 3 {
				for c := code(before[i]); c <= code(before[i+1]); c++ {
					all[c] = string(rune(code(before[i+2]) + c - code(before[i])))
				}
			}
		case pdftest.Word("endbfchar"):
			for i := 0; i+1 < len(before); i += 2 {
				all[code(before[i])] = toldAs("\xfe\xff" + before[i+1])
			}
		}
		before = nil
	}
	return all
}

// structure: every piece of content that is marked belongs to one element, which knows it, and the elements to a tree; the
// catalog says that the file is tagged and names its language.
func structure(f *pdftest.File) (wrong []string) {
	root := f.Dict(f.Trailer["Root"])
	tree := f.Dict(root["StructTreeRoot"])
	if f.Dict(root["MarkInfo"])["Marked"] != true || toldAs(root["Lang"]) == "" || tree["Type"] != name("StructTreeRoot") {
		wrong = append(wrong, "not tagged, or in no language")
	}
	parents := f.Array(f.Dict(tree["ParentTree"])["Nums"])
	for n, p := range pagesOf(f) {
		key, _ := p["StructParents"].(float64)
		at := slices.Index(parents, any(key))
		if at < 0 || at%2 != 0 {
			wrong = append(wrong, fmt.Sprintf("page %d is not in the tree", n+1))
			continue
		}
		owners, met := f.Array(parents[at+1]), 0
		each(f, p, func(op pdftest.Word, operands []any) {
			if op != "BDC" {
				return
			}
			id, _ := operands[1].(dict)["MCID"].(float64)
			if int(id) != met || met >= len(owners) {
				wrong = append(wrong, fmt.Sprintf("page %d: piece %g where %d should be", n+1, id, met))
				return
			}
			if e := f.Dict(owners[met]); e["S"] != operands[0] || !knows(f, e, p, id) {
				wrong = append(wrong, fmt.Sprintf("page %d: piece %g is none of %v", n+1, id, e))
			}
			met++
		})
		if met != len(owners) {
			wrong = append(wrong, fmt.Sprintf("page %d has %d pieces, and %d are known", n+1, met, len(owners)))
		}
	}
	return append(wrong, orphans(f, tree)...)
}

// knows tells whether an element has that piece of that page.
func knows(f *pdftest.File, e, p dict, id float64) bool {
	same := func(r any) bool { return f.Dict(r)["Contents"] == p["Contents"] }
	return slices.ContainsFunc(f.Array(e["K"]), func(k any) bool {
		if piece, other := k.(dict); other {
			return piece["MCID"] == id && same(piece["Pg"])
		}
		return k == any(id) && same(e["Pg"])
	})
}

// orphans are elements that are not where the one above them says, or whose parent is another.
func orphans(f *pdftest.File, tree dict) (wrong []string) {
	met := 0
	var down func(r pdftest.Ref, parent any)
	down = func(r pdftest.Ref, parent any) {
		e := f.Dict(r)
		met++
		if e["P"] != parent {
			wrong = append(wrong, fmt.Sprintf("element %d says it is below %v", r, e["P"]))
		}
		for _, k := range f.Array(e["K"]) {
			if kid, ok := k.(pdftest.Ref); ok {
				down(kid, r)
			}
		}
	}
	whole, _ := tree["K"].(pdftest.Ref)
	down(whole, f.Dict(f.Trailer["Root"])["StructTreeRoot"])
	there := 0
	for _, o := range f.Objects {
		if d, ok := o.(dict); ok && d["S"] != nil && d["P"] != nil {
			there++
		}
	}
	if met != there {
		wrong = append(wrong, fmt.Sprintf("%d elements, %d of them in the tree", there, met))
	}
	return wrong
}
