package reports_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/officer"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// TestWhatIsSaidOfTheEvent: on every paper about a section what is known of place, days, time control, arbiters and
// organiser, in this order; a FIDE ID is not for the wall, and a rate of play is named that is not the usual one.
func TestWhatIsSaidOfTheEvent(t *testing.T) {
	for _, c := range []struct {
		about   model.Tournament
		control model.TimeControl
		want    string
	}{
		{model.Tournament{}, model.Standard, ""},
		{model.Tournament{}, model.Rapid, "Time control: rapid"},
		{model.Tournament{City: "Graz", Start: "2026-05-30", End: "2026-05-31", Arbiter: "IA Anna Stone (12345678)"}, model.Standard,
			"Graz · 2026-05-30 – 2026-05-31 · Chief arbiter: IA Anna Stone"},
		{model.Tournament{City: "Graz", Federation: "AUT", Start: "2026-05-30", End: "2026-05-30"}, model.Standard, "Graz, AUT · 2026-05-30"},
		{model.Tournament{Federation: "AUT", Start: "2026-05-30", Arbiter: "Anna Stone (Club)"}, model.Standard,
			"AUT · 2026-05-30 · Chief arbiter: Anna Stone (Club)"},
		{model.Tournament{End: "2026-05-31", Arbiter: "M. Stone", Deputies: []string{"B. Rook (123)"}}, model.Standard,
			"2026-05-31 · Chief arbiter: M. Stone · Deputy arbiter: B. Rook"},
		{model.Tournament{Time: "15+10", Deputies: []string{"B. Rook", "C. King"}, Organiser: "Chess Club North"}, model.Rapid,
			"Time control: 15+10, rapid · Deputy arbiters: B. Rook, C. King · Organiser: Chess Club North"},
	} {
		_, s := slipped()
		s.Control = c.control
		ev := c.about.With(s)
		for _, id := range []string{"slips", "names", "standings", "players"} {
			if doc, err := made(t, id, ev, s); err != nil || doc.Facts() != c.want {
				t.Errorf("%+v: %q, %v", c, doc.Facts(), err)
			}
		}
	}
}

// TestTheHeadOfAPaperAboutTheEvent: the name of the event or the title that is wanted instead, whose paper it is, and who
// is told as its author: the chief arbiter, else the organiser.
func TestTheHeadOfAPaperAboutTheEvent(t *testing.T) {
	ev := &model.Tournament{Name: "May Open", City: "Graz", Start: "2026-05-30", Organiser: "Club", Time: "90+30"}
	d := officer.Log(ev, nil, report.Options{Club: "North"})
	if d.Title != "May Open" || d.Head != "North" || d.Author != "Club" || d.Keywords != "Graz, 2026-05-30" ||
		d.Subtitle != "Log of changes" ||
		d.Facts() != "Graz · 2026-05-30 · Time control: 90+30 · Organiser: Club" {
		t.Errorf("%+v", d)
	}
	ev.Arbiter = "Anna Stone"
	if d = officer.Log(ev, nil, report.Options{Title: "Another"}); d.Title != "Another" || d.Author != "Anna Stone" {
		t.Errorf("%q by %q", d.Title, d.Author)
	}
}

// TestOnePaperOfSeveralSections: what only some of them say does not stand over all.
func TestOnePaperOfSeveralSections(t *testing.T) {
	open := table.Document{Title: "May", Event: []string{"Graz", "Time control: 90+30", "Chief arbiter: A"}}
	blitz := table.Document{Title: "May", Event: []string{"Graz", "Time control: 90+30, blitz", "Chief arbiter: A"}}
	both, one := report.Join(open, blitz), report.Join(blitz)
	if got := both.Facts(); got != "Graz · Chief arbiter: A" {
		t.Errorf("over both stands %q", got)
	}
	if got := one.Facts(); got != strings.Join(blitz.Event, " · ") {
		t.Errorf("over one stands %q", got)
	}
	if !slices.Equal(open.Event, []string{"Graz", "Time control: 90+30", "Chief arbiter: A"}) {
		t.Errorf("the first document was changed: %q", open.Event)
	}
	dirty := report.Join(table.Document{Event: []string{"Gr\naz"}})
	if got := dirty.Facts(); got != "Gr az" {
		t.Errorf("a line end became %q", got)
	}
}

func made(t *testing.T, id string, ev *model.Tournament, s *model.Section) (table.Document, error) {
	t.Helper()
	r := must.Have(reports.ByID(id))(t)
	st := must.Have(catalogue.Standard(ev, s, 0))(t)
	return r.Make(st, report.Options{})
}
