package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/boards"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
	"wallchart/ui/tables"
)

// league is a match of North (1) against South (2) on two boards, with a reserve each.
func league() *model.Section {
	s := &model.Section{ID: 1, Name: "League", Kind: model.TeamEvent, Boards: 2, LastID: 20, Planned: 3,
		Scoring: model.Classic(model.One, model.Half, 2), Ranking: model.Ranking{TieBreaks: []string{"BH"}}}
	for i, names := range [][]string{{"North", "Ann Lee", "Ben Lee", "Cay Orr"}, {"South", "Ida Poe", "Jon Poe", "Kim Quin"}} {
		team := model.Team{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: names[0]}}
		for b, name := range names[1:] {
			id := model.ID(10 + 3*i + b)
			s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Number: int(id), Name: name}, Team: team.ID})
			team.Roster = append(team.Roster, id)
		}
		s.Teams = append(s.Teams, team)
	}
	return plays(s, [2]model.ID{1, 2})
}

// grid of the dialog that is open: the control with the keyboard.
func (r *trial) inGrid() *grid.Grid {
	r.t.Helper()
	g, ok := r.win.Canvas().Focused().(*grid.Grid)
	if !ok {
		r.t.Fatalf("the keyboard is on %T", r.win.Canvas().Focused())
	}
	return g
}

func (r *trial) key(names ...fyne.KeyName) {
	for _, name := range names {
		r.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: name})
	}
}

func (r *trial) roster(team int) (names string) {
	for _, id := range r.st.Section.Teams[team].Roster {
		names += strings.Fields(r.st.Section.Player(id).Name)[0] + " "
	}
	return strings.TrimSpace(names)
}

// TestLineUpsAreDropDowns: Enter anywhere on a match opens its boards; a few letters
// find a player of the roster, for this round or from now on; a stranger is refused
// with the roster, and an empty cell is a board that nobody plays.
func TestLineUpsAreDropDowns(t *testing.T) {
	r := try(t, league())
	desk := r.rounds()
	d := r.tables()
	desk.Open = d.Results.Activate
	s := boards.NewRounds(desk)
	r.put(s)
	r.win.Canvas().Focus(s.Grid)
	for _, column := range []string{"board", "first", "result", "second"} {
		tb := s.Grid.Table()
		s.Grid.Select(0, tb.Column(column))
		before := len(r.asked)
		r.key(fyne.KeyReturn)
		if len(r.asked) != before+1 {
			t.Fatalf("Enter in the column %s opens nothing", column)
		}
		if column != "second" {
			r.asked[before].Close()
			r.win.Canvas().Focus(s.Grid)
		}
	}
	g := r.inGrid()
	tb := g.Table()
	first, second := tb.Column("first"), tb.Column("second")
	cells := func() string { // both names of both boards
		tb := g.Table()
		var all []string
		for _, row := range tb.Rows {
			all = append(all, row.Cells[first].Text+"-"+row.Cells[second].Text)
		}
		return strings.Join(all, " ")
	}
	g.Select(1, first)
	r.typed("ca")
	r.key(fyne.KeyReturn)
	if cells() != "Ann Lee-Ida Poe Cay Orr-Jon Poe" || r.roster(0) != "Ann Ben Cay" {
		t.Errorf("in this round play %s; the roster is %s; %q", cells(), r.roster(0), r.said)
	}
	g.Select(0, second)
	r.key(fyne.KeyF2, fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn) // the third of three
	if cells() != "Ann Lee-Kim Quin Cay Orr-Jon Poe" {
		t.Errorf("chosen with the arrows play %s", cells())
	}
	g.Select(1, second)
	r.typed("Ann Lee")
	r.key(fyne.KeyReturn)
	if _, _, open := g.Editing(); !open || cells() != "Ann Lee-Kim Quin Cay Orr-Jon Poe" {
		t.Errorf("a stranger is taken: %s", cells())
	}
	r.key(fyne.KeyEscape)
	g.Select(1, second)
	r.key(fyne.KeyDelete)
	if cells() != "Ann Lee-Kim Quin Cay Orr-" {
		t.Errorf("Delete leaves %s", cells())
	}
	g.Select(1, tb.Column("result"))
	r.typed("+")
	if got := r.st.Section.Rounds[0].Pairings[0].Games[1].Outcomes[0]; got != model.ForfeitWin {
		t.Errorf("the result of the empty board is %v", got)
	}
}

// TestASubstituteFromNowOn changes places with the one he comes for in the roster.
func TestASubstituteFromNowOn(t *testing.T) {
	r := try(t, league())
	d := r.tables()
	d.Results.Activate(table.Ref{Kind: table.ToResult, Participant: 2, Round: 1})
	g := r.inGrid()
	m := r.asked[len(r.asked)-1].Of.(*boards.MatchBoards)
	tb := g.Table()
	if names := strings.Join(m.Choices(0, tb.Column("second")), "; "); names != "Ida Poe; Jon Poe; Kim Quin" {
		t.Errorf("offered are %s", names)
	}
	m.Holds.SetSelected(words.Say("match.always"))
	g.Select(0, tb.Column("second"))
	r.typed("kim")
	r.key(fyne.KeyReturn)
	if r.roster(1) != "Kim Jon Ida" || len(r.made) != 1 {
		t.Errorf("after %d changes the roster is %s", len(r.made), r.roster(1))
	}
	if label := words.Text(r.made[0].Label()); label != "Kim Quin plays board 1 for South from round 1 on" {
		t.Errorf("the step is called %q", label)
	}
}

// TestResultsArePasted: from a spreadsheet's column onto the boards, as one step; what
// is no result stays in its cell.
func TestResultsArePasted(t *testing.T) {
	r := try(t, plays(ofClub(6), [2]model.ID{1, 4}, [2]model.ID{5, 2}, [2]model.ID{3, 6}))
	s := boards.NewRounds(r.rounds())
	r.put(s)
	tb := s.Grid.Table()
	s.Grid.Select(0, tb.Column("result"))
	s.Grid.Paste("1-0\nwon\n=\n")
	ps := r.st.Section.Rounds[0].Pairings
	if !ps[0].Done() || ps[1].Done() || ps[2].Outcomes[0] != model.Draw || len(r.made) != 1 || s.Grid.Faults() != 1 {
		t.Errorf("after %d changes the boards are %+v, %d refused", len(r.made), ps, s.Grid.Faults())
	}
	c := tables.NewCrosstable(r.tables())
	r.put(c)
	cross := c.Grid.Table()
	c.Grid.Select(1, cross.Column("r1"))
	c.Grid.SelectWhole(false, true)
	c.Grid.Clear()
	if p := r.st.Section.Rounds[0].Pairings; p[0].Done() || p[2].Done() || len(r.made) != 2 {
		t.Errorf("cleared in the crosstable are %+v after %d changes", p, len(r.made))
	}
}

// TestEscapeLeavesTheBoards: with one cell marked it is the dialog's, with several it takes the mark back.
func TestEscapeLeavesTheBoards(t *testing.T) {
	r := try(t, league())
	desk := r.rounds()
	desk.Open = r.tables().Results.Activate
	s := boards.NewRounds(desk)
	r.put(s)
	r.win.Canvas().Focus(s.Grid)
	r.key(fyne.KeyReturn)
	g := r.inGrid()
	g.SelectRows(0, 1)
	r.key(fyne.KeyEscape)
	if !r.asked[0].Open() || len(g.SelectedRows()) != 1 {
		t.Fatalf("Escape leaves the rows %v marked, the boards open: %v", g.SelectedRows(), r.asked[0].Open())
	}
	r.key(fyne.KeyEscape)
	if r.asked[0].Open() {
		t.Error("Escape does not close the boards")
	}
}
