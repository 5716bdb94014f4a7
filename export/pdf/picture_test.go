package pdf

import (
	"bytes"
	"image"
	"image/png"
	"testing"

	"wallchart/export/page"
	"wallchart/export/table"
	"wallchart/must"
)

// TestTheLogoIsInTheFile, once, and the same each time.
func TestTheLogoIsInTheFile(t *testing.T) {
	var raw bytes.Buffer
	must.Do(t, png.Encode(&raw, image.NewNRGBA64(image.Rect(0, 0, 12, 6))))
	logo := must.Have(page.Logo(raw.Bytes()))(t)
	write := func(doc table.Document) []byte {
		var b bytes.Buffer
		must.Do(t, Write(&b, doc, Options{}))
		return b.Bytes()
	}
	with := write(table.Document{Title: "Open", Logo: logo})
	if n := bytes.Count(with, []byte("/Width 12")); n != 2 { // the picture and how much of it shines through
		t.Errorf("%d pictures of 12 dots", n)
	}
	if !bytes.Equal(with, write(table.Document{Title: "Open", Logo: logo})) {
		t.Error("the same document gives another file")
	}
	if bytes.Contains(write(table.Document{Title: "Open"}), []byte("/Subtype/Image")) {
		t.Error("a picture without a logo")
	}
}
