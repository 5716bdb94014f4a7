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

	"fyne.io/fyne/v2"

	"wallchart/must"
	"wallchart/ui/kit/picker"
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

// TestCardsOnPaperAlone: what labels, shift, numbers and picture say has no place in a web page or a workbook; there they cannot be
// answered, it is said why, and nothing of them is heeded. Several pages on a sheet are nothing for cards alone.
func TestCardsOnPaperAlone(t *testing.T) {
	d, _ := desk(t, sample(t, "club.wallchart"), 4)
	e := d.Export()
	e.form.SetSelected("PDF for printing")
	e.chosen("badges")
	e.changed()
	e.cards.labels.SetSelected("L7160, 21 a sheet, 63.5 × 38.1 mm")
	if e.cards.labels.Disabled() || e.cards.picture.Disabled() || e.cards.only.Visible() || !e.sheets.several.Disabled() {
		t.Error("of a PDF with badges labels or the picture are not asked, or pages on a sheet are")
	}
	for _, form := range []string{"Web page", "Excel workbook", "Plain text"} {
		e.form.SetSelected(form)
		for what, o := range map[string]fyne.Disableable{"labels": e.cards.labels, "shift": e.cards.shift, "numbers": e.cards.numbers,
			"picture": e.cards.picture, "first": e.cards.first} {
			if !o.Disabled() {
				t.Errorf("%s can be answered for %s", what, form)
			}
		}
		if o := e.chosenReports().options; o.Labels != "" || o.FirstLabel != 0 || !e.cards.only.Visible() {
			t.Errorf("%s: %+v", form, o)
		}
	}
	e.form.SetSelected("PDF for printing")
	e.chosen("badges", "standings")
	e.changed()
	if e.chosenReports().options.Labels != "L7160" || e.sheets.several.Disabled() {
		t.Error("of a PDF with standings as well labels or pages on a sheet are not heeded")
	}
}

// TestThePictureBehindCertificates: chosen, shown by its name, taken away; what is no picture is refused with the reason.
func TestThePictureBehindCertificates(t *testing.T) {
	d, _ := desk(t, sample(t, "club.wallchart"), 4)
	folder := t.TempDir()
	var raw bytes.Buffer
	must.Do(t, png.Encode(&raw, image.NewNRGBA(image.Rect(0, 0, 30, 20))))
	for name, data := range map[string][]byte{"back.png": raw.Bytes(), "notes.txt": []byte("no picture")} {
		must.Do(t, os.WriteFile(filepath.Join(folder, name), data, 0o600))
	}
	file := "back.png"
	d.Open = func(kinds []picker.Kind, answer func(string)) {
		if len(kinds) != 1 || kinds[0].Patterns[0] != "*.png" {
			t.Errorf("asked for is %+v", kinds)
		}
		answer(filepath.Join(folder, file))
	}
	e := d.Export()
	e.form.SetSelected("PDF for printing")
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

// TestTheFirstFreeLabel: of a sheet that was partly used up; a number that is none is refused with those there are, and paper
// has no used places.
func TestTheFirstFreeLabel(t *testing.T) {
	d, _ := desk(t, sample(t, "club.wallchart"), 4)
	e := d.Export()
	e.form.SetSelected("PDF for printing")
	e.chosen("badges")
	e.changed()
	if !e.cards.first.Disabled() {
		t.Error("paper has a first label")
	}
	e.cards.labels.SetSelected("L7160, 21 a sheet, 63.5 × 38.1 mm")
	if e.cards.first.Disabled() || len(e.pages) != 2 { // 23 players
		t.Fatalf("%d pages", len(e.pages))
	}
	e.cards.first.SetText("20") // 2 + 21
	if len(e.pages) != 2 || e.chosenReports().options.FirstLabel != 20 {
		t.Errorf("from label 20 on %d pages", len(e.pages))
	}
	e.cards.first.SetText("21") // 1 + 21 + 1
	if len(e.pages) != 3 {
		t.Errorf("from label 21 on %d pages", len(e.pages))
	}
	for _, wrong := range []string{"22", "0", "x", ""} {
		e.cards.first.SetText(wrong)
		if said := e.dialog.Said(); !strings.Contains(said, "L7160 is a number from 1 to 21") {
			t.Errorf("of %q it says %q", wrong, said)
		}
	}
	e.cards.labels.SetSelected("paper, 2 × 5 equal cards")
	if e.dialog.Said() != "" || e.chosenReports().options.Labels != "2x5" || len(e.pages) != 3 { // 23 on 10 each
		t.Errorf("%q, %d pages on %q", e.dialog.Said(), len(e.pages), e.chosenReports().options.Labels)
	}
	e.chosen("standings")
	e.changed()
	e.cards.labels.SetSelected("L7160, 21 a sheet, 63.5 × 38.1 mm")
	if e.dialog.Said() != "" {
		t.Errorf("standings ask for a label: %q", e.dialog.Said())
	}
}
