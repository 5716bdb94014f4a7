package paper

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"wallchart/ui/picker"
)

// TestCardsAreAskedForWhatTheyNeed: labels while slips or badges are ticked, places and a picture
// for certificates; what is chosen is on the pages, and the labels are there the next time.
func TestCardsAreAskedForWhatTheyNeed(t *testing.T) {
	d, _ := desk(t, sample(t, "club.wallchart"), 4)
	e := d.Export()
	shown := func(ids string) string {
		e.chosen(strings.Fields(ids)...)
		e.changed()
		var rows []string
		if e.cards.rows.Visible() {
			for name, visible := range map[string]bool{"labels": e.cards.labelRow.Visible(), "picture": e.cards.pictureRow.Visible(),
				"places": e.cards.placeRow.Visible()} {
				if visible {
					rows = append(rows, name)
				}
			}
		}
		return strings.Join(slices.Sorted(slices.Values(rows)), " ")
	}
	for ids, want := range map[string]string{"standings": "", "places board-cards": "", "slips": "labels", "badges": "labels picture",
		"certificates": "picture places", "standings cards certificates": "labels picture places"} {
		if got := shown(ids); got != want {
			t.Errorf("with %s it asks for %q, want %q", ids, got, want)
		}
	}
	e.form.SetSelected("Excel workbook with formulas")
	if e.cards.rows.Visible() {
		t.Error("labels for a workbook of formulas")
	}
	e.form.SetSelected("PDF for printing")
	shown("badges")
	e.paper.SetSelected("Letter")
	e.cards.labels.SetSelected("L7160, 21 a sheet, 63.5 × 38.1 mm")
	if len(e.pages) != 2 || e.pages[0].Width != 210 { // 23 players
		t.Errorf("badges on L7160 are %d pages, %g mm wide", len(e.pages), e.pages[0].Width)
	}
	e.path.SetText(filepath.Join(t.TempDir(), "badges.pdf"))
	e.dialog.Accept()
	next := d.Export()
	if next.cards.sheet() != "L7160" {
		t.Errorf("the next export begins with the labels %q", next.cards.sheet())
	}
	next.cards.labels.SetSelectedIndex(0)
	if next.chosenReports().options.Labels != "" {
		t.Error("paper is not paper")
	}
}

// TestThePictureBehindCertificates: chosen, shown by its name, taken away; what is no picture is refused with the reason.
func TestThePictureBehindCertificates(t *testing.T) {
	d, _ := desk(t, sample(t, "club.wallchart"), 4)
	folder := t.TempDir()
	var raw bytes.Buffer
	if err := png.Encode(&raw, image.NewNRGBA(image.Rect(0, 0, 30, 20))); err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"back.png": raw.Bytes(), "notes.txt": []byte("no picture")} {
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	file := "back.png"
	d.Open = func(kinds []picker.Kind, answer func(string)) {
		if len(kinds) != 1 || kinds[0].Patterns[0] != "*.png" {
			t.Errorf("asked for is %+v", kinds)
		}
		answer(filepath.Join(folder, file))
	}
	e := d.Export()
	e.chosen("certificates")
	e.changed()
	all := len(e.pages)
	e.cards.places.SetSelected("up to place 1")
	if len(e.pages) != 1 || all != 23 || !e.cards.without.Disabled() {
		t.Errorf("%d certificates, for the first place %d", all, len(e.pages))
	}
	e.cards.picture.OnTapped()
	if len(e.pages[0].Pictures) != 1 || e.cards.named.Text != "back.png" || e.cards.without.Disabled() {
		t.Errorf("behind it are %d pictures, named %q", len(e.pages[0].Pictures), e.cards.named.Text)
	}
	file = "notes.txt"
	e.cards.picture.OnTapped()
	if said := e.dialog.Said(); !strings.Contains(said, "notes.txt: ") || !strings.Contains(said, "take a PNG") || len(e.cards.back) == 0 {
		t.Errorf("of a text it says %q", said)
	}
	e.cards.without.OnTapped()
	if len(e.pages[0].Pictures) != 0 || e.cards.named.Text != "" || !e.cards.without.Disabled() {
		t.Error("the picture is still there")
	}
}
