package pdf

import (
	"bytes"
	"encoding/binary"
	"encoding/xml"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"wallchart/export/cards"
	"wallchart/export/page"
	"wallchart/export/pdf/pdftest"
	"wallchart/export/table"
	"wallchart/export/table/tabletest"
	"wallchart/must"
)

type (
	dict = pdftest.Dict
	name = pdftest.Name
)

// requirement is what ISO 19005-2:2011 asks of a file for an archive at level U, by its clause. It says what is wrong.
type requirement struct {
	clause string
	broken func(*pdftest.File) []string
}

var archive = []requirement{
	{"6.1.2 header", header}, {"6.1.3 trailer", trailer}, {"6.1.7, 6.1.13 streams and limits", limits},
	{"6.2.2 content streams", contents}, {"6.2.3 output intent", intent}, {"6.2.8 images", images},
	{"6.2.11 fonts", fontsOf}, {"6.2.11.7, 6.2.11.8 characters", characters},
	{"6.3 to 6.5, 6.8 to 6.11: annotations, forms, actions, files, layers", nothingElse}, {"6.6 metadata", metadata},
	{"ISO 32000-1, 14.7: structure", structure},
}

// TestArchive holds files of every kind to what an archive asks for.
func TestArchive(t *testing.T) {
	shining := image.NewNRGBA(image.Rect(0, 0, 4, 4))
	shining.Set(1, 1, color.NRGBA{200, 0, 0, 100})
	var logo bytes.Buffer
	must.Do(t, png.Encode(&logo, shining))
	withLogo := tabletest.WallChart(90, 5)
	withLogo.Logo, withLogo.Lang, withLogo.Author = logo.Bytes(), "de", "Żółć & Söhne <IA>"
	withLogo.Code = &table.Code{Text: "x", Dark: [][]bool{{true, false}, {true, true}}}
	odd := list(append([]string{"( ) \\ \r", "\xff\xfe", "\ufffe\uffff\ufeff", "\x00\x01", "𝔘𝔫𝔦", "محمد صلاح", "王小明", "a\U0010ffffb"},
		tabletest.Scripts...)...)
	deck := &cards.Deck{Folds: true, Cards: []cards.Card{{Lines: []cards.Line{{Fields: []cards.Field{{Text: "Ash"}}}}}}}
	for what, file := range map[string][]byte{
		"chart":      written(t, tabletest.WallChart(150, 9), Options{Created: someDay}),
		"standings":  written(t, tabletest.Standings(60), Options{}),
		"logo, code": written(t, withLogo, Options{Created: someDay}),
		"parts":      written(t, tabletest.WallChart(80, 40), Options{Page: page.Options{Orientation: table.Upright}}),
		"scripts":    written(t, odd, Options{}),
		"no fonts":   withoutFonts(t, odd, Options{Created: someDay}),
		"cards":      written(t, table.Document{Title: "Cards", Tables: []table.Table{{Cards: deck}}}, Options{}),
		"booklet":    written(t, tabletest.TeamGrid(9), Options{Page: page.Options{Booklet: true}}),
		"nothing":    written(t, table.Document{}, Options{}),
		"long title": written(t, table.Document{Title: strings.Repeat("Żółć ", 9000)}, Options{}),
	} {
		f, err := pdftest.Open(file)
		if err != nil {
			t.Errorf("%s: %v", what, err)
			continue
		}
		for _, r := range archive {
			for _, wrong := range r.broken(f) {
				t.Errorf("%s: %s: %s", what, r.clause, wrong)
			}
		}
	}
}

// TestArchiveFindsWhatIsWrong: a file that is damaged in one place does not pass.
func TestArchiveFindsWhatIsWrong(t *testing.T) {
	file := written(t, list("Ash", "王"), Options{Created: someDay})
	font := func(f *pdftest.File) dict { return f.Dict(resources(f)["Font"]) }
	below := func(f *pdftest.File) dict { return f.Dict(f.Array(f.Dict(font(f)["R"])["DescendantFonts"])[0]) }
	root := func(f *pdftest.File) dict { return f.Dict(f.Trailer["Root"]) }
	first := func(f *pdftest.File) *pdftest.Stream { return f.Stream(pagesOf(f)[0]["Contents"]) }
	for clause, damage := range map[string]func(*pdftest.File){
		"6.1.2 header":                  func(f *pdftest.File) { f.Raw = append([]byte("%PDF-2.0\n%abcd"), f.Raw[15:]...) },
		"6.1.3 trailer":                 func(f *pdftest.File) { delete(f.Trailer, "ID") },
		"6.1.7, 6.1.13 streams":         func(f *pdftest.File) { root(f)["Long"] = pdftest.String(make([]byte, 40000)) },
		"6.2.2 content streams":         func(f *pdftest.File) { first(f).Content = append(first(f).Content, "q\n"...) },
		"6.2.3 output intent":           func(f *pdftest.File) { delete(root(f), "OutputIntents") },
		"6.2.11 fonts":                  func(f *pdftest.File) { delete(f.Dict(below(f)["FontDescriptor"]), "FontFile2") },
		"6.2.11.7, 6.2.11.8 characters": func(f *pdftest.File) { clear(f.Stream(below(f)["CIDToGIDMap"]).Content) },
		"6.3 to 6.5":                    func(f *pdftest.File) { root(f)["OpenAction"] = pdftest.Array{} },
		"6.6 metadata": func(f *pdftest.File) {
			meta := f.Stream(root(f)["Metadata"])
			meta.Content = bytes.Replace(meta.Content, []byte("<pdfaid:part>2"), []byte("<pdfaid:part>3"), 1)
		},
		"ISO 32000-1, 14.7": func(f *pdftest.File) { pagesOf(f)[0]["StructParents"] = 7.0 },
	} {
		f := must.Have(pdftest.Open(file))(t)
		n := slices.IndexFunc(archive, func(r requirement) bool { return strings.HasPrefix(r.clause, clause) })
		if wrong := archive[n].broken(f); len(wrong) > 0 {
			t.Errorf("%s before it is damaged: %q", clause, wrong)
		}
		damage(f)
		if len(archive[n].broken(f)) == 0 {
			t.Errorf("%s: nothing is found", clause)
		}
	}
}

func header(f *pdftest.File) (wrong []string) {
	if !regexp.MustCompile(`^%PDF-1\.[0-7]\n%[\x80-\xff]{4}\n`).MatchString(latin(f.Raw[:min(len(f.Raw), 20)])) {
		wrong = append(wrong, fmt.Sprintf("begins with %q", f.Raw[:min(len(f.Raw), 20)]))
	}
	if !bytes.HasSuffix(f.Raw, []byte("%%EOF\n")) {
		wrong = append(wrong, "does not end with %%EOF")
	}
	return wrong
}

// latin is bytes as characters of the same numbers, for regular expressions.
func latin(b []byte) string {
	r := make([]rune, len(b))
	for i, c := range b {
		r[i] = rune(c)
	}
	return string(r)
}

func trailer(f *pdftest.File) (wrong []string) {
	if id := f.Array(f.Trailer["ID"]); len(id) != 2 || id[0] != id[1] || id[0] == pdftest.String("") {
		wrong = append(wrong, "no identifier")
	}
	if _, locked := f.Trailer["Encrypt"]; locked {
		wrong = append(wrong, "encrypted")
	}
	if size, _ := f.Trailer["Size"].(float64); int(size) != len(f.Objects)+1 { // and number 0
		wrong = append(wrong, fmt.Sprintf("%g objects said, %d there", size, len(f.Objects)))
	}
	return wrong
}

// limits looks at every value there is.
func limits(f *pdftest.File) (wrong []string) {
	var look func(v any)
	look = func(v any) {
		switch x := v.(type) {
		case *pdftest.Stream:
			look(x.Dict)
			if filter := x.Dict["Filter"]; filter != nil && filter != name("FlateDecode") {
				wrong = append(wrong, fmt.Sprintf("a stream is packed by %v", filter))
			}
			for _, k := range []name{"F", "FFilter", "FDecodeParms"} {
				if _, outside := x.Dict[k]; outside {
					wrong = append(wrong, "a stream outside of the file")
				}
			}
		case dict:
			for k, v := range x {
				look(k)
				look(v)
			}
		case pdftest.Array:
			for _, v := range x {
				look(v)
			}
		case pdftest.String:
			if len(x) > 32767 {
				wrong = append(wrong, fmt.Sprintf("a text of %d bytes", len(x)))
			}
		case name:
			if len(x) > 127 || !utf8.ValidString(string(x)) {
				wrong = append(wrong, fmt.Sprintf("the name %q", x))
			}
		case float64:
			if math.Abs(x) > math.MaxInt32 {
				wrong = append(wrong, fmt.Sprintf("the number %g", x))
			}
		case pdftest.Ref:
			if _, ok := f.Objects[int(x)]; !ok {
				wrong = append(wrong, fmt.Sprintf("object %d is not there", x))
			}
		case pdftest.Word, error:
			wrong = append(wrong, fmt.Sprintf("%v is no value", x))
		}
	}
	for _, o := range f.Objects {
		look(o)
	}
	return wrong
}

func intent(f *pdftest.File) (wrong []string) {
	all := f.Array(f.Dict(f.Trailer["Root"])["OutputIntents"])
	if len(all) != 1 {
		return []string{fmt.Sprintf("%d output intents", len(all))}
	}
	o := f.Dict(all[0])
	profile := f.Stream(o["DestOutputProfile"])
	if o["S"] != name("GTS_PDFA1") || o["OutputConditionIdentifier"] == nil || profile == nil || profile.Dict["N"] != 3.0 {
		return []string{fmt.Sprint(o)}
	}
	b := profile.Content // ICC.1, 7.2: size, version, class, colour space, signature
	if len(b) < 128 || int(binary.BigEndian.Uint32(b)) != len(b) || b[8] < 2 || b[8] > 4 || string(b[12:16]) != "mntr" ||
		string(b[16:20]) != "RGB " || string(b[36:40]) != "acsp" {
		wrong = append(wrong, "the profile is damaged")
	}
	return wrong
}

func images(f *pdftest.File) (wrong []string) {
	for _, o := range f.Objects {
		s, ok := o.(*pdftest.Stream)
		if !ok || s.Dict["Subtype"] != name("Image") {
			continue
		}
		for _, k := range []name{"Alternates", "OPI", "Interpolate", "SMaskInData", "Intent"} {
			if _, there := s.Dict[k]; there {
				wrong = append(wrong, "an image has "+string(k))
			}
		}
		colours := map[any]int{name("DeviceRGB"): 3, name("DeviceGray"): 1}[s.Dict["ColorSpace"]]
		w, _ := s.Dict["Width"].(float64)
		h, _ := s.Dict["Height"].(float64)
		if s.Dict["BitsPerComponent"] != 8.0 || colours == 0 || len(s.Content) != int(w*h)*colours {
			wrong = append(wrong, fmt.Sprint("an image is ", s.Dict))
		}
		if mask := s.Dict["SMask"]; mask != nil && f.Stream(mask) == nil {
			wrong = append(wrong, "an image without its mask")
		}
	}
	return wrong
}

// nothingElse: the file has none of what an archive limits: what moves, acts, asks, is attached or is hidden.
func nothingElse(f *pdftest.File) (wrong []string) {
	look := func(what string, d dict, keys ...name) {
		for _, k := range keys {
			if _, there := d[k]; there {
				wrong = append(wrong, what+" has "+string(k))
			}
		}
	}
	look("the catalog", f.Dict(f.Trailer["Root"]), "AcroForm", "AA", "OpenAction", "OCProperties", "Names", "Perms", "Requirements",
		"NeedsRendering", "AF", "Collection")
	for _, p := range pagesOf(f) {
		look("a page", p, "Annots", "AA", "PresSteps", "Group", "Metadata")
		if box := f.Array(p["MediaBox"]); len(box) != 4 || box[2].(float64) < 3 || box[2].(float64) > 14400 || box[3].(float64) > 14400 {
			wrong = append(wrong, fmt.Sprint("a page is as large as ", box))
		}
	}
	look("the resources", resources(f), "ExtGState", "Shading", "Pattern", "Properties")
	return wrong
}

// metadata says the same as the information dictionary, in properties that XMP has.
func metadata(f *pdftest.File) (wrong []string) {
	root := f.Dict(f.Trailer["Root"])
	meta := f.Stream(root["Metadata"])
	if meta == nil || meta.Dict["Type"] != name("Metadata") || meta.Dict["Subtype"] != name("XML") || meta.Dict["Filter"] != nil {
		return []string{"no metadata, or packed"}
	}
	if !bytes.HasPrefix(meta.Content, []byte("<?xpacket begin=\"\ufeff\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>")) ||
		!bytes.HasSuffix(meta.Content, []byte("<?xpacket end=\"w\"?>")) {
		wrong = append(wrong, "no packet")
	}
	said := map[string]string{}
	d := xml.NewDecoder(bytes.NewReader(meta.Content))
	for path := []string{}; ; {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			return append(wrong, err.Error())
		}
		switch x := token.(type) {
		case xml.StartElement:
			path = append(path, x.Name.Space+x.Name.Local)
		case xml.EndElement:
			path = path[:len(path)-1]
		case xml.CharData:
			if text := strings.TrimSpace(string(x)); text != "" && len(path) > 3 { // of the packet, RDF, the description
				said[path[3]] += text
			}
		}
	}
	info := f.Dict(f.Trailer["Info"])
	const dc, xmpNS, pdfNS, id = "http://purl.org/dc/elements/1.1/", "http://ns.adobe.com/xap/1.0/", "http://ns.adobe.com/pdf/1.3/",
		"http://www.aiim.org/pdfa/ns/id/"
	for key, want := range map[string]string{id + "part": "2", id + "conformance": "U", dc + "title": toldAs(info["Title"]),
		dc + "description": toldAs(info["Subject"]), dc + "creator": toldAs(info["Author"]), pdfNS + "Keywords": toldAs(info["Keywords"]),
		pdfNS + "Producer": toldAs(info["Producer"]), xmpNS + "CreatorTool": toldAs(info["Creator"]), dc + "language": toldAs(root["Lang"])} {
		if got := said[key]; got != strings.TrimSpace(want) {
			wrong = append(wrong, fmt.Sprintf("%s is %q, and %q", key, got, want))
		}
		delete(said, key)
	}
	at, _ := info["CreationDate"].(pdftest.String)
	digits := strings.NewReplacer("-", "", ":", "", "T", "", "D", "").Replace
	for _, key := range []string{xmpNS + "CreateDate", xmpNS + "ModifyDate"} {
		if digits(said[key]) != digits(string(at)) || info["CreationDate"] != info["ModDate"] {
			wrong = append(wrong, fmt.Sprintf("%s is %q, and %q", key, said[key], at))
		}
		delete(said, key)
	}
	if len(said) > 0 {
		wrong = append(wrong, fmt.Sprint("unknown properties ", said))
	}
	return wrong
}
