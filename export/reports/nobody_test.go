package reports_test

import (
	"errors"
	"fmt"
	"io"
	"testing"

	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/reasons"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/phrase/defect"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// absences are reasons why nobody has played yet; each is done to everybody.
var absences = map[string]func(*model.Entry){
	"there":         func(*model.Entry) {},
	"withdrawn":     func(e *model.Entry) { e.Withdrawn = 1 },
	"late":          func(e *model.Entry) { e.Entered = 2 },
	"asked for bye": func(e *model.Entry) { e.Byes = []model.ByeRequest{{Round: 1, Kind: model.HalfBye}} },
}

// bare is a section in which nobody has played: with so many participants, so
// many announced rounds, and so many rounds in which all have byes.
func bare(kind model.Kind, format model.Format, n, planned, rounds int, absent func(*model.Entry)) *model.Tournament {
	s := &model.Section{ID: 1, Name: "Open", Kind: kind, Format: format, Planned: planned,
		Boards: 2, Scoring: model.Classic(model.One, model.Half, 2)}
	for i := range n {
		e := model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprintf("Anna %d", i+1)}
		absent(&e)
		if kind == model.TeamEvent {
			s.Teams = append(s.Teams, model.Team{Entry: e})
		} else {
			e.Club = "Goshen MS"
			s.Players = append(s.Players, model.Player{Entry: e})
		}
	}
	s.LastID = model.ID(n)
	for range rounds {
		var r model.Round
		for i := range n {
			r.Pairings = append(r.Pairings, model.Pairing{Sides: [2]model.ID{model.ID(i + 1)}, Outcomes: [2]model.Outcome{model.HalfBye}})
		}
		s.Rounds = append(s.Rounds, r)
	}
	return (&model.Tournament{Name: "Nobody"}).With(s)
}

// TestNobodyPlayed makes every report of sections in which nobody has played
// yet, for whatever reason, and writes it in every format. The formats are gone through
// with everybody there, the other reasons in a Swiss tournament: neither asks about the other.
func TestNobodyPlayed(t *testing.T) {
	for absence, absent := range absences {
		for _, kind := range []model.Kind{model.Individual, model.TeamEvent} {
			for format := model.Swiss; format <= model.Schiller; format++ {
				if format != model.Swiss && absence != "there" {
					continue
				}
				for _, n := range []int{0, 1, 2, 5} {
					for _, planned := range []int{0, 2} {
						for rounds := range 3 {
							name := fmt.Sprintf("%d %s, %s %s, %d rounds announced, %d of byes", n, kind, format, absence, planned, rounds)
							event := bare(kind, format, n, planned, rounds, absent)
							docs := everyReport(t, name, event)
							if format == model.Swiss && absence == "there" && planned == 0 && rounds < 2 && n != 2 {
								inEveryInk(t, name, docs)
							}
						}
					}
				}
			}
		}
	}
}

func everyReport(t *testing.T, name string, event *model.Tournament) []table.Document {
	t.Helper()
	event = catalogue.WithUsual(event)
	s := event.Sections[0]
	var docs []table.Document
	for after := 0; after <= s.PlannedRounds(); after++ {
		st, err := catalogue.Standard(event, s, after)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		for _, r := range reports.For(s) {
			for _, o := range []report.Options{{}, {ScoreGroups: true, ScoreFirst: true, Opponents: report.ByNumber, Round: after}} {
				doc, err := r.Document(st, o)
				if failed := failure(err); failed != nil {
					t.Errorf("%s: %v\n%s", name, failed, failed.Trace)
				}
				if err == nil {
					docs = append(docs, doc)
				}
			}
		}
		for i := range st.Sheet.Lines {
			for column := range st.Columns {
				reasons.Explain(st.Explain(i, column), report.Options{})
			}
			reasons.Why(st, 0, i, report.Options{})
		}
	}
	return docs
}

func inEveryInk(t *testing.T, name string, docs []table.Document) {
	t.Helper()
	for _, k := range formats.All {
		if err := k.Write(io.Discard, report.Join(docs...), formats.Sheet{}); err != nil {
			t.Errorf("%s, %s: %v", name, k.Name, err)
		}
	}
}

// TestADefectInAReportIsNamed holds that a report that fails is an error with
// its name, and the others are made.
func TestADefectInAReportIsNamed(t *testing.T) {
	event := catalogue.WithUsual(bare(model.Individual, model.Swiss, 2, 0, 0, absences["there"]))
	st, err := catalogue.Standard(event, event.Sections[0], 0)
	if err != nil {
		t.Fatal(err)
	}
	broken := report.Report{ID: "horoscope", Name: phrase.New("Horoscope"),
		Make: func(*tiebreaks.Standings, report.Options) (table.Document, error) {
			var none []int
			return table.Document{Title: fmt.Sprint(none[len(st.Sheet.Lines)])}, nil
		}}
	_, err = broken.Document(st, report.Options{})
	const want = "the report Horoscope could not be made: runtime error: index out of range [2] with length 0. " +
		"This is a defect of Wallchart; the event is safe, and the other reports can be made"
	if err == nil || err.Error() != want {
		t.Errorf("the defect is told as %v, want %s", err, want)
	}
	if failed := failure(err); failed == nil || len(failed.Trace) == 0 {
		t.Errorf("%v has no trace", err)
	}
}

func failure(err error) *defect.Error {
	var d *defect.Error
	errors.As(err, &d)
	return d
}
