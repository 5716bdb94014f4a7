package ui

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/kit/words"
)

// TestPrintForTheWall: whoever types what is to hang gets it with Enter: the report of the shown section in the form for the wall.
func TestPrintForTheWall(t *testing.T) {
	for _, c := range []struct{ sample, typed, command, id string }{
		{"club.wallchart", "wall chart", "print.wallchart", "wallchart"},
		{"lothian.wallchart", "print wallchart", "print.wallchart", "wallchart"},
		{"club.wallchart", "standings for the wall", "print.wall.standings", "standings"},
		{"club.wallchart", "crosstable wall", "print.wall.crosstable", "crosstable"},
		{"club.wallchart", "pairings wall", "print.wall.pairings", "pairings"},
		{"club.wallchart", "by name for the wall", "print.wall.names", "names"},
	} {
		b := open(t)
		b.stage().OpenSample(c.sample)
		if found := b.found(c.typed); len(found) == 0 || found[0] != words.Say("cmd."+c.command) {
			t.Errorf("%q finds first %.2q", c.typed, found)
		}
		got := b.paperOf(c.command)
		r, _ := reports.ByID(c.id)
		st := must.Have(catalogue.Standard(b.state.Event, b.state.Section, 0))(t)
		o := b.paper.Options()
		o.Round, o.Wall = b.paper.Subject().Round, true
		doc, err := r.Document(st, o)
		if err != nil || !doc.Tables[0].Wall {
			t.Fatalf("%s is not of the wall: %v", c.id, err)
		}
		k, _ := formats.ByName("pdf")
		var want bytes.Buffer
		if err := k.Write(&want, doc, b.paper.Plain()); err != nil || !bytes.Equal(got, want.Bytes()) {
			t.Errorf("%s: the PDF is not that of the wall's %s (%v)", c.command, c.id, err)
		}
	}
}

// paperOf does a command and returns the file that it made.
func (b *robot) paperOf(command string) []byte {
	b.t.Helper()
	var opened string
	b.outside.Open = func(path string) error { opened = path; return nil }
	b.run(b.command(command))
	got, err := os.ReadFile(opened)
	if err != nil {
		b.t.Fatalf("%s prints nothing: %q, %v", command, b.status.left.Text, err)
	}
	_ = os.Remove(opened)
	return got
}

// TestNothingForTheWall: what cannot hang yet says why, and only what hangs is offered.
func TestNothingForTheWall(t *testing.T) {
	b := open(t)
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0)}
	must.Do(t, b.documents.OpenNew((&model.Tournament{Name: "Empty"}).With(s)))
	b.outside.Open = func(string) error { t.Error("something is printed"); return nil }
	for _, c := range b.commands {
		if !strings.HasPrefix(c.ID, "print.wall") {
			continue
		}
		if c.why() == "" {
			t.Errorf("%s can be done without anybody", c.ID)
		}
		id := strings.TrimPrefix(strings.TrimPrefix(c.ID, "print.wall."), "print.")
		if at := slices.IndexFunc(reports.All, func(r report.Report) bool { return r.ID == id }); at < 0 || !reports.All[at].ForWall {
			t.Errorf("%s prints nothing that hangs", c.ID)
		}
		b.run(b.command(c.ID))
	}
}
