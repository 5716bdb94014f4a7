package formats_test

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/text/unicode/norm"

	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/files"
	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks/catalogue"
)

// TestEveryInkReadsBack: the documents of every event can be opened again, in
// every format that is no picture of a page, and hold what they show: the players
// in order, ratings, points, and of each round the opponent and what came of it.
// WALLCHART_REREAD=2000 tries that many events, WALLCHART_SEED=5000 begins there.
func TestEveryInkReadsBack(t *testing.T) {
	cases, _ := strconv.Atoi(os.Getenv("WALLCHART_REREAD"))
	if cases == 0 {
		cases = 25
	}
	failed := map[string]int{}
	first, _ := strconv.ParseUint(os.Getenv("WALLCHART_SEED"), 10, 64)
	for seed := first; seed < first+uint64(cases); seed++ {
		event := made(seed)
		for _, d := range documents(t, event, options(seed)) {
			for _, name := range d.formats {
				k, _ := formats.ByName(name)
				var b bytes.Buffer
				must.Do(t, k.Write(&b, d.doc, formats.Sheet{}))
				if why := differs(event, b.Bytes(), d); why != "" {
					what := d.what + " " + name
					if failed[what]++; failed[what] <= 3 {
						t.Errorf("seed %d, %s: %s", seed, what, why)
						if k.Plain && os.Getenv("WALLCHART_SHOW") != "" {
							t.Log("\n" + b.String())
						}
					}
				}
			}
		}
	}
	t.Logf("%d events; not read back: %v", cases, failed)
}

// printed is one document of an event, and the formats it is tried in.
type printed struct {
	what    string
	doc     table.Document
	formats []string
	colours bool // the document says who had White
	grid    bool // the document does not say in which round two met, nor has it byes
}

// options are the ways to write that a reader may meet.
func options(seed uint64) (o report.Options) {
	if seed%5 == 1 {
		o.Points = report.Fraction
	}
	if seed%7 == 2 {
		o.Opponents = report.ByNumber
	}
	o.ScoreFirst = seed%6 == 3
	return o
}

// documents are those of an event that name opponents.
func documents(t *testing.T, event *model.Tournament, o report.Options) []printed {
	all := []string{"text", "csv", "tsv", "html", "xlsx", "md"}
	apart := o
	apart.Apart = true // as workbooks are written
	us, fide := each(t, event, o, "crosstable"), each(t, event, o, "fide")
	usual := each(t, event, o, "standings", "crosstable", "wallchart")
	wall, grid := each(t, event, o, "wallchart"), each(t, event, o, "grid")
	return []printed{
		{what: "wall chart", doc: wall, formats: all},
		{what: "wall chart, value by value", doc: each(t, event, apart, "wallchart"), formats: []string{"xlsx"}},
		{what: "grid", doc: grid, formats: all, grid: true},
		{what: "us", doc: us, formats: all},
		{what: "fide", doc: fide, formats: all, colours: true},
		{what: "usual", doc: usual, formats: []string{"text", "html", "xlsx", "md"}},
	}
}

// each is the reports of every section in one document, as they are exported.
func each(t *testing.T, event *model.Tournament, o report.Options, ids ...string) table.Document {
	var docs []table.Document
	for _, s := range event.Sections {
		st := must.Have(catalogue.Standard(event, s, 0))(t)
		for _, id := range ids {
			r := must.Have(reports.ByID(id))(t)
			d := must.Have(r.Make(st, o))(t)
			if len(event.Sections) > 1 {
				d = report.Under(s.Name, d)
			}
			docs = append(docs, d)
		}
	}
	return report.Join(docs...)
}

// differs says what of an event is not in the document that was read back.
func differs(event *model.Tournament, data []byte, d printed) string {
	o, err := files.Read("event", data, systems.Reports())
	if err != nil {
		return "it is not read: " + err.Error()
	}
	if o.Format != files.Crosstable {
		return "it is read as a " + o.Format.String()
	}
	if lost := o.Lost(); len(lost) > 0 {
		return fmt.Sprint("something is lost: ", lost[0])
	}
	if got, want := len(o.Tournament.Sections), len(event.Sections); got != want {
		return fmt.Sprintf("%d sections, want %d", got, want)
	}
	for n, s := range event.Sections {
		if got, want := order(o.Tournament, o.Tournament.Sections[n]), order(event, s); got != want && ordered(s) && !d.grid {
			return fmt.Sprintf("section %d stands in the order\n%s\nwant\n%s", n+1, got, want)
		}
		got, want := content(o.Tournament, o.Tournament.Sections[n], d.colours), content(event, s, d.colours)
		if d.grid {
			got, want = meetings(o.Tournament, o.Tournament.Sections[n]), meetings(event, s)
		}
		for i := range max(len(got), len(want)) {
			if g, w := at(got, i), at(want, i); g != w {
				return fmt.Sprintf("section %d, line %d:\n got %s\nwant %s", n+1, i+1, g, w)
			}
		}
	}
	return ""
}

func at(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "nothing"
}

// ordered tells whether a crosstable holds all that the order was made of: boards
// of matches, and that everybody was to meet everybody, it does not.
func ordered(s *model.Section) bool {
	return !s.Team() && !s.Format.Predetermined() && s.Played() > 0
}

// order is the standings by the section's own list: names and values.
func order(t *model.Tournament, s *model.Section) string {
	st, err := catalogue.Standard(t, s, 0)
	if err != nil {
		return err.Error()
	}
	var lines []string
	for _, p := range st.Places {
		line := fmt.Sprint(p.Rank, " ", plain(st.Sheet.Lines[p.Index].Name))
		for _, c := range p.Cells {
			line += " " + c.Text
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

// content is what a crosstable shows of a section, a line for each participant in
// the order of names.
func content(t *model.Tournament, s *model.Section, colours bool) []string {
	sh := model.NewSheet(t, s, max(s.Played(), len(s.Rounds)))
	kind := sh.Primary
	if st, err := catalogue.Standard(t, s, 0); err == nil && st.Columns[0].Code == "GPTS" {
		kind = model.GamePoints
	}
	var lines []string
	for i := range sh.Lines {
		l := &sh.Lines[i]
		text := fmt.Sprintf("%s %s %s:", plain(l.Name), l.Rating, l.Total(kind))
		switch {
		case s.Team() && s.Played() == 0: // which of the two scores is nil
			text = plain(l.Name)
		case s.Team():
			text = fmt.Sprintf("%s %s:", plain(l.Name), l.Total(kind))
		}
		for r, c := range l.Cells {
			if colours && s.Team() && c.Outcome.IsBye() && c.Games-given(s, l.ID, r+1) > 0 {
				text += " bye" // a federation's table prints the points, and not which kind of bye it was
				continue
			}
			text += " " + letter(c.Outcome)
			if c.Opponent >= 0 {
				text += plain(sh.Lines[c.Opponent].Name)
				if colours && !s.Team() && c.Outcome != model.Pending {
					text += string(c.Colour.Letter())
				}
				if s.Team() && c.Outcome != model.Pending && !(colours && c.Outcome.Unplayed()) { // a federation's table prints the sign alone
					text += c.Games.Short()
				}
			}
		}
		lines = append(lines, text)
	}
	slices.Sort(lines)
	return lines
}

// meetings is what an all-play-all table shows of a section: score, and what came
// of each game, whose round it does not say.
func meetings(t *model.Tournament, s *model.Section) []string {
	st, err := catalogue.Standard(t, s, 0)
	if err != nil {
		return []string{err.Error()}
	}
	sh := model.NewSheet(t, s, max(s.Played(), len(s.Rounds)))
	var lines []string
	for _, p := range st.Places {
		l := &sh.Lines[p.Index]
		text := plain(l.Name) + " " + p.Cells[0].Text
		if !s.Team() {
			text += " " + l.Rating.String()
		}
		var games []string
		for r, c := range l.Cells {
			c.Games -= given(s, l.ID, r+1) // it stands apart
			if c.Opponent < 0 || c.Outcome == model.Pending {
				continue
			}
			game := letter(c.Outcome) + plain(sh.Lines[c.Opponent].Name)
			if s.Team() {
				game += c.Games.Short()
			}
			games = append(games, game)
		}
		slices.Sort(games)
		lines = append(lines, text+": "+strings.Join(games, " "))
	}
	slices.Sort(lines)
	return lines
}

// given is what the arbiter gave a participant in a round.
func given(s *model.Section, who model.ID, round int) (p model.Points) {
	for _, a := range s.Adjustments {
		if a.Who == who && a.Round == round && a.Reason != "as the table prints the round" {
			p += a.Games
		}
	}
	return p
}

// plain is a name as it is written: on one line, and composed. A name that begins
// like a title cannot be told from a title and a name.
func plain(name string) string {
	return strings.TrimPrefix(norm.NFC.String(strings.Join(strings.Fields(name), " ")), "GM ")
}

// letter is an outcome as a chart tells it.
func letter(o model.Outcome) string {
	switch {
	case o == model.Rest, o == model.Absent, o == model.ZeroBye:
		return "U"
	case o == model.PairingBye, o == model.FullBye:
		return "B"
	}
	return string(o.US())
}
