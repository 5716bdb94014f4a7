package reports_test

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/export/table"
	"wallchart/export/text"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

var update = flag.Bool("update", false, "write the golden files anew")

// letters are the outcomes of a fixture's cells.
var letters = map[string]model.Outcome{
	"W": model.Win, "D": model.Draw, "L": model.Loss, "X": model.ForfeitWin, "F": model.ForfeitLoss, "Z": model.DoubleForfeit,
	"B": model.FullBye, "H": model.HalfBye, "U": model.ZeroBye, "P": model.PairingBye, "?": model.Pending,
}

var cellForm = regexp.MustCompile(`^([WDLXFZBHUP?])(\d*)([wb]?)(?:,([\d.]+))?$`)

// fixture reads an event from a table: starting number, name, then rating and
// club where the heading has them, rounds r1, r2, … with cells such as W12w, and
// for matches W6,3.5. Everything after the rounds is left to the test.
func fixture(t *testing.T, name string) *model.Tournament {
	t.Helper()
	raw := must.Have(os.ReadFile(filepath.Join("testdata", name)))(t)
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(2, 1, 0)}
	event := &model.Tournament{Name: strings.TrimSuffix(name, ".tsv"), LastID: 1, Sections: []*model.Section{s}}
	var heading []string
	for _, line := range strings.Split(strings.TrimRight(string(raw), "\n"), "\n") {
		fields := strings.Split(line, "\t")
		switch {
		case strings.HasPrefix(line, "#"):
		case heading == nil:
			heading = fields
			if fields[1] == "team" {
				s.Kind, s.Boards = model.TeamEvent, 4
				s.Scoring = model.Classic(model.One, model.Half, 4)
			}
		default:
			addLine(t, s, heading, fields)
		}
	}
	s.Planned = len(s.Rounds)
	if problems := event.Check().Grave(); len(problems) > 0 {
		t.Fatal(problems)
	}
	return event
}

func addLine(t *testing.T, s *model.Section, heading, fields []string) {
	t.Helper()
	var p model.Player
	round := 0
	for n, h := range heading {
		if n >= len(fields) {
			break
		}
		switch f := fields[n]; {
		case h == "no":
			p.Number, _ = strconv.Atoi(f)
			p.ID = model.ID(p.Number)
			s.LastID = max(s.LastID, p.ID)
		case h == "name" || h == "team":
			p.Name = f
		case h == "rating":
			r, _ := strconv.Atoi(f)
			p.Rating = model.Rating(r)
		case h == "club":
			p.Club = f
		case h == "category":
			p.Categories = strings.Split(f, " ")
		case len(h) == 2 && h[0] == 'r':
			for len(s.Rounds) <= round {
				s.Rounds = append(s.Rounds, model.Round{})
			}
			addCell(t, s, round, p.ID, f)
			round++
		}
	}
	if s.Team() {
		s.Teams = append(s.Teams, model.Team{Entry: p.Entry})
	} else {
		s.Players = append(s.Players, p)
	}
}

func addCell(t *testing.T, s *model.Section, round int, id model.ID, text string) {
	t.Helper()
	if text == "" {
		return
	}
	m := cellForm.FindStringSubmatch(text)
	if m == nil {
		t.Fatalf("the fixture's cell %q is not understood", text)
	}
	r := &s.Rounds[round]
	if m[2] == "" {
		r.Pairings = append(r.Pairings, model.Pairing{Sides: [2]model.ID{id}, Outcomes: [2]model.Outcome{letters[m[1]]}})
		return
	}
	opponent, _ := strconv.Atoi(m[2])
	score, _ := model.ParsePoints("0" + m[4])
	if p, _ := r.Find(id); p != nil { // the opponent's line came first
		side := p.Side(id)
		p.Outcomes[side], p.Score[side] = letters[m[1]], score
		return
	}
	board := 1
	for _, p := range r.Pairings {
		board = max(board, p.Board+1)
	}
	p := model.Pairing{Board: board, Sides: [2]model.ID{id, model.ID(opponent)}, NoColours: m[3] == ""}
	side := 0
	if m[3] == "b" {
		p.Sides, side = [2]model.ID{model.ID(opponent), id}, 1
	}
	p.Outcomes[side], p.Score[side] = letters[m[1]], score
	r.Pairings = append(r.Pairings, p)
}

func rank(t *testing.T, event *model.Tournament, after int, rules string, list ...string) *tiebreaks.Standings {
	t.Helper()
	uses := must.Have(catalogue.ParseList(strings.Join(list, ",")))(t)
	set := must.Have(tiebreaks.RulesByCode(rules))(t)
	return must.Have(catalogue.Rank(model.NewSheet(event, event.Sections[0], after), uses, set))(t)
}

// golden compares a document, written as text, with testdata/name.txt. What the
// records of the tie-breaks say of themselves is left out: it is theirs to word,
// and TestLegend sees that it is there.
func golden(t *testing.T, name string, doc table.Document) {
	t.Helper()
	doc.Notes = slices.DeleteFunc(slices.Clone(doc.Notes), func(n string) bool {
		return strings.HasPrefix(n, "Rule: ") || strings.HasPrefix(n, "Unplayed rounds count") || legend(doc.Tables[0], n)
	})
	doc.Tables = slices.Clone(doc.Tables)
	for i := range doc.Tables {
		doc.Tables[i].Notes = slices.DeleteFunc(slices.Clone(doc.Tables[i].Notes), func(n string) bool { return legend(doc.Tables[i], n) })
	}
	var b strings.Builder
	must.Do(t, text.Write(&b, doc, text.Options{}))
	file := filepath.Join("testdata", name+".txt")
	if *update {
		must.Do(t, os.WriteFile(file, []byte(b.String()), 0o644))
		return
	}
	want := must.Have(os.ReadFile(file))(t)
	if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(b.String(), "\n")); diff != "" {
		t.Errorf("%s (-golden +now):\n%s", file, diff)
	}
}

// legend tells a note that explains a column of the table, or the rules for
// unplayed rounds.
func legend(tb table.Table, note string) bool {
	return strings.HasPrefix(note, "Unplayed rounds: ") || slices.ContainsFunc(tb.Columns, func(c table.Column) bool {
		return strings.HasPrefix(c.ID, "tb:") && strings.HasPrefix(note, c.Title+": ")
	})
}
