package ui

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/files/uschess"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/kit/controls"
	"wallchart/ui/people"
)

// folderOf types the folder of the rating report.
func (b *robot) folderOf(path string) {
	all := asked[*controls.Entry](b)
	all[len(all)-1].SetText(path)
}

// rated is a window with a finished event of four US Chess members.
func rated(t *testing.T) *robot {
	t.Helper()
	b := open(t)
	b.stage().OpenSample("club.wallchart")
	s := b.state.Section
	for i, p := range s.Players {
		p.NationalID = fmt.Sprintf("1%07d", i+1)
		must.Do(t, b.Do(steps.EditPlayer{Section: s.ID, Player: p}))
	}
	for i, r := range b.state.Section.Rounds {
		for _, board := range r.Open() {
			must.Do(t, b.Do(steps.SetResult{Section: s.ID, Round: i + 1, Board: board,
				Result: [2]model.Outcome{model.Draw, model.Draw}}))
		}
	}
	return b
}

// fillsReport types what the federation asks for.
func (b *robot) fillsReport() {
	for wording, text := range map[string]string{
		"uschess.city": "Boston", "uschess.state": "MA", "uschess.zip": "02139", "uschess.start": "2026-11-14", "uschess.end": "2026-11-15",
		"uschess.affiliate": "A6000001", "uschess.chief": "12345678", "uschess.time": "G/60 d5",
	} {
		b.field(wording).SetText(text)
	}
}

func TestRatingReportIsWritten(t *testing.T) {
	b := rated(t)
	b.run(b.command("print.uschess"))
	if text, _ := b.dialogText(); !strings.Contains(text, " will refuse") {
		t.Fatalf("an empty form: %q", text)
	}
	b.fillsReport()
	if text, _ := b.dialogText(); strings.Contains(text, " will refuse") {
		t.Fatalf("still refused: %q", text)
	}
	folder := filepath.Join(b.folder, "report")
	b.folderOf(folder)
	b.press(fyne.KeyReturn, 0)
	if b.dialogs.count != 0 {
		t.Fatal("Enter did not write the files")
	}
	back, r, _, err := uschess.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	if r.Affiliate != "A6000001" || r.ZIP != "02139" || len(back.Sections[0].Players) == 0 {
		t.Errorf("read back: %+v", r)
	}
	if kept := uschess.Stored(b.doc.Tournament()); kept.Defaults.ChiefTD != "12345678" || b.state.Event.City != "Boston" {
		t.Errorf("the event keeps %+v", kept)
	}
	b.run(b.command("edit.undo"))
	if b.state.Event.City == "Boston" || uschess.Stored(b.doc.Tournament()).Affiliate != "" {
		t.Error("one undo does not take the details back")
	}
	b.run(b.command("print.uschess"))
	if got := b.field("uschess.affiliate").Text; got != "A6000001" {
		t.Errorf("the next report begins with the affiliate %q", got)
	}
}

// TestRatingReportLeadsToTheMissingID follows a line of the checklist; what was
// entered before is kept.
func TestRatingReportLeadsToTheMissingID(t *testing.T) {
	b := rated(t)
	s := b.state.Section
	p := s.Players[2]
	p.NationalID = ""
	must.Do(t, b.Do(steps.EditPlayer{Section: s.ID, Player: p}))
	b.usChess().Show()
	b.field("uschess.affiliate").SetText("A6000002")
	for _, l := range asked[*controls.Link](b) {
		if strings.Contains(l.Text, p.Name) {
			l.OnTapped()
			break
		}
	}
	if b.dialogs.count != 0 || b.shown != "players" {
		t.Fatalf("shown is %s, %d dialogs are open", b.shown, b.dialogs.count)
	}
	g := b.screen.(*people.Players).Grid
	row, col, _ := g.Selected()
	if tb := g.Table(); tb.Columns[col].ID != "nationalID" || tb.Rows[row].Cells[1].Text != p.Name {
		t.Errorf("chosen is row %d, column %s", row, tb.Columns[col].ID)
	}
	if got := uschess.Stored(b.doc.Tournament()).Affiliate; got != "A6000002" {
		t.Errorf("the affiliate entered before is %q", got)
	}
}

// TestRatingReportOfSeveralSections gives one section a time control of its own.
func TestRatingReportOfSeveralSections(t *testing.T) {
	b := rated(t)
	must.Do(t, b.Do(steps.ImportSection{Section: *b.state.Section}))
	b.usChess().Show()
	b.field("uschess.time").SetText("G/90")
	form := asked[*controls.Entry](b)
	form[len(form)-2].SetText("G/10")
	b.press(fyne.KeyEscape, 0)
	kept := uschess.Stored(b.doc.Tournament())
	last := b.doc.Tournament().Sections[1]
	if kept.Defaults.Time != "G/90" || kept.Sections[last.ID].Time != "G/10" {
		t.Errorf("kept are %q and %q", kept.Defaults.Time, kept.Sections[last.ID].Time)
	}
}
