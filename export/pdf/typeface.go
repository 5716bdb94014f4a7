package pdf

import (
	"crypto/sha256"
	"encoding/binary"
	"strconv"
	"unicode/utf16"
)

// typeface is one weight of the embedded font in the file: the numbers of its
// characters there are those of Unicode, so that what is searched for is what was
// written, whatever shapes characters share.
type typeface struct {
	own  *own
	file []byte
	name string
	used []bool // by character
}

// hidden are texts that are drawn as shapes, as texts without ink over the shapes: what
// is searched, copied and read aloud. Each piece of a text that a font makes one thing
// of (a letter with its marks, a ligature) is one character of this font.
type hidden struct {
	number map[string]int // of each piece, from 1
	pieces []string
}

func (h *hidden) of(piece string) int {
	n, ok := h.number[piece]
	if !ok && len(h.pieces) < 0xfffe {
		h.pieces = append(h.pieces, piece)
		n = len(h.pieces)
		h.number[piece] = n
	}
	return n
}

// glyph is the number of a character's shape in the embedded font.
func (t *typeface) glyph(r rune) int {
	g, _ := t.own.face.NominalGlyph(r)
	return int(g)
}

// thousandths is the width of a character as the file has it.
func (t *typeface) thousandths(r rune) int { return int(t.own.advance(r)*1000 + 0.5) }

// write writes the typeface, and with it the hidden texts, which have its shapes. Over is
// 0 where there are none.
func (t *typeface) write(o *objects, h *hidden) (face, over ref, err error) {
	glyphs := make([]bool, 0x10000)
	glyphs[t.glyph(' ')] = true
	last := ' '
	for r, used := range t.used {
		if used {
			glyphs[t.glyph(rune(r))] = true
			last = rune(r)
		}
	}
	font, err := subset(t.file, glyphs)
	if err != nil {
		return 0, 0, err
	}
	file, descriptor := o.next(), o.next()
	o.stream(file, "/Length1 "+strconv.Itoa(len(font)), font)
	name := tagged(t.name, font)
	o.put(descriptor, t.descriptor(name, file))

	shapes := make([]byte, 2*(last+1))
	for r := range last + 1 {
		if t.used[r] {
			binary.BigEndian.PutUint16(shapes[2*r:], uint16(t.glyph(r)))
		}
	}
	face = composite(o, name, descriptor, t.widths(), shapes, t.unicode())
	if h == nil || len(h.pieces) == 0 {
		return face, 0, nil
	}
	shapes = make([]byte, 2*(len(h.pieces)+1))
	for n := range h.pieces {
		binary.BigEndian.PutUint16(shapes[2*(n+1):], uint16(t.glyph(' ')))
	}
	return face, composite(o, name, descriptor, "/DW "+strconv.Itoa(t.thousandths(' ')), shapes, h.unicode()), nil
}

// tagged is the name of a subset: six letters, by its content, before the font's.
func tagged(name string, font []byte) string {
	sum := sha256.Sum256(font)
	tag := make([]byte, 6)
	for i := range tag {
		tag[i] = 'A' + sum[i]%26
	}
	return string(tag) + "+" + name
}

// composite writes a font of two-byte characters (9.7.6) with its parts.
func composite(o *objects, name string, descriptor ref, widths string, shapes, unicode []byte) ref {
	r, below, map1, map2 := o.next(), o.next(), o.next(), o.next()
	o.put(r, []byte("<</Type/Font/Subtype/Type0/BaseFont/"+name+"/Encoding/Identity-H/DescendantFonts["+below.String()+
		"]/ToUnicode "+map2.String()+">>"))
	o.put(below, []byte("<</Type/Font/Subtype/CIDFontType2/BaseFont/"+name+
		"/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor "+descriptor.String()+
		widths+"/CIDToGIDMap "+map1.String()+">>"))
	o.stream(map1, "", shapes)
	o.stream(map2, "", unicode)
	return r
}

// descriptor are the font's measures in thousandths of an em.
func (t *typeface) descriptor(name string, file ref) []byte {
	tables, _ := tablesOf(t.file)
	head, hhea := tables["head"], tables["hhea"]
	upem := float64(binary.BigEndian.Uint16(head[18:]))
	measure := func(b []byte) string {
		return strconv.Itoa(int(float64(int16(binary.BigEndian.Uint16(b))) * 1000 / upem))
	}
	stem := "80"
	if t.name == boldName {
		stem = "140"
	}
	return []byte("<</Type/FontDescriptor/FontName/" + name + "/Flags 4/FontBBox[" + measure(head[36:]) + " " + measure(head[38:]) + " " +
		measure(head[40:]) + " " + measure(head[42:]) + "]/ItalicAngle 0/Ascent " + measure(hhea[4:]) + "/Descent " + measure(hhea[6:]) +
		"/CapHeight 714/StemV " + stem + "/FontFile2 " + file.String() + ">>")
}

// widths are those of the characters used.
func (t *typeface) widths() string {
	b := []byte("/DW 1000/W[")
	for r := 0; r < len(t.used); r++ {
		if !t.used[r] {
			continue
		}
		b = strconv.AppendInt(b, int64(r), 10)
		b = append(b, '[')
		for ; r < len(t.used) && t.used[r]; r++ {
			b = append(strconv.AppendInt(b, int64(t.thousandths(rune(r))), 10), ' ')
		}
		b[len(b)-1] = ']'
	}
	return string(append(b, ']'))
}

const (
	mapBegin = "/CIDInit/ProcSet findresource begin\n12 dict begin\nbegincmap\n" +
		"/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n/CMapName/Adobe-Identity-UCS def\n/CMapType 2 def\n" +
		"1 begincodespacerange\n<0000><FFFF>\nendcodespacerange\n"
	mapEnd  = "endcmap\nCMapName currentdict/CMap defineresource pop\nend\nend\n"
	mapMost = 100 // lines in one part of a map
)

// unicode says that each character is itself.
func (t *typeface) unicode() []byte {
	var lines []string
	for high := 0; high < 0x100; high++ {
		first, last := -1, -1
		for low := range 0x100 {
			if r := high<<8 | low; t.used[r] {
				if first < 0 {
					first = r
				}
				last = r
			}
		}
		if first >= 0 {
			lines = append(lines, "<"+four(first)+"><"+four(last)+"><"+four(first)+">")
		}
	}
	return mapped("bfrange", lines)
}

// unicode says which piece of text each character is.
func (h *hidden) unicode() []byte {
	var lines []string
	for n, piece := range h.pieces {
		var b []byte
		for _, u := range utf16.Encode([]rune(piece)) {
			b = append(b, byte(u>>8), byte(u))
		}
		lines = append(lines, "<"+four(n+1)+"><"+hexed(b)+">")
	}
	return mapped("bfchar", lines)
}

func four(n int) string { return hexed([]byte{byte(n >> 8), byte(n)}) }

func mapped(kind string, lines []string) []byte {
	b := []byte(mapBegin)
	for len(lines) > 0 {
		part := lines[:min(len(lines), mapMost)]
		lines = lines[len(part):]
		b = append(b, strconv.Itoa(len(part))+" begin"+kind+"\n"...)
		for _, l := range part {
			b = append(append(b, l...), '\n')
		}
		b = append(b, "end"+kind+"\n"...)
	}
	return append(b, mapEnd...)
}
