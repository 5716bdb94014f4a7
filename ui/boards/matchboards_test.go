package boards

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
)

// TestLineUpsAreDropDowns: Enter anywhere on a match opens its boards; a few letters
// find a player of the roster, for this round or from now on; a stranger is refused
// with the roster, and an empty cell is a board that nobody plays.
func TestLineUpsAreDropDowns(t *testing.T) {
	r := try(t, hosttest.League())
	s := NewRounds(r)
	r.Put(s)
	r.Win.Canvas().Focus(s.Grid)
	for _, column := range []string{"board", "first", "result", "second"} {
		tb := s.Grid.Table()
		s.Grid.Select(0, tb.Column(column))
		before := len(r.Asked)
		r.Key(fyne.KeyReturn)
		if len(r.Asked) != before+1 {
			t.Fatalf("Enter in the column %s opens nothing", column)
		}
		if column != "second" {
			r.Asked[before].Close()
			r.Win.Canvas().Focus(s.Grid)
		}
	}
	g := r.InGrid()
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
	r.Typed("ca")
	r.Key(fyne.KeyReturn)
	if cells() != "Ann Lee-Ida Poe Cay Orr-Jon Poe" || r.roster(0) != "Ann Ben Cay" {
		t.Errorf("in this round play %s; the roster is %s; %q", cells(), r.roster(0), r.Said)
	}
	g.Select(0, second)
	r.Key(fyne.KeyF2, fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn) // the third of three
	if cells() != "Ann Lee-Kim Quin Cay Orr-Jon Poe" {
		t.Errorf("chosen with the arrows play %s", cells())
	}
	g.Select(1, second)
	r.Typed("Ann Lee")
	r.Key(fyne.KeyReturn)
	if _, _, open := g.Editing(); !open || cells() != "Ann Lee-Kim Quin Cay Orr-Jon Poe" {
		t.Errorf("a stranger is taken: %s", cells())
	}
	r.Key(fyne.KeyEscape)
	g.Select(1, second)
	r.Key(fyne.KeyDelete)
	if cells() != "Ann Lee-Kim Quin Cay Orr-" {
		t.Errorf("Delete leaves %s", cells())
	}
	g.Select(1, tb.Column("result"))
	r.Typed("+")
	if got := r.St.Section.Rounds[0].Pairings[0].Games[1].Outcomes[0]; got != model.ForfeitWin {
		t.Errorf("the result of the empty board is %v", got)
	}
}

// TestASubstituteFromNowOn changes places with the one he comes for in the roster.
func TestASubstituteFromNowOn(t *testing.T) {
	r := try(t, hosttest.League())
	r.Results().Activate(table.Ref{Kind: table.ToResult, Participant: 2, Round: 1})
	g := r.InGrid()
	m := r.Asked[len(r.Asked)-1].Of.(*MatchBoards)
	tb := g.Table()
	if names := strings.Join(m.choices(0, tb.Column("second")), "; "); names != "Ida Poe; Jon Poe; Kim Quin" {
		t.Errorf("offered are %s", names)
	}
	m.holds.SetSelected(words.Say("match.always"))
	g.Select(0, tb.Column("second"))
	r.Typed("kim")
	r.Key(fyne.KeyReturn)
	if r.roster(1) != "Kim Jon Ida" || len(r.Made) != 1 {
		t.Errorf("after %d changes the roster is %s", len(r.Made), r.roster(1))
	}
	if label := words.Text(r.Made[0].Label()); label != "Kim Quin plays board 1 for South from round 1 on" {
		t.Errorf("the step is called %q", label)
	}
}

// TestResultsArePasted: from a spreadsheet's column onto the boards, as one step; what
// is no result stays in its cell.
func TestResultsArePasted(t *testing.T) {
	r := try(t, hosttest.Plays(hosttest.OfClub(6), [2]model.ID{1, 4}, [2]model.ID{5, 2}, [2]model.ID{3, 6}))
	s := NewRounds(r)
	r.Put(s)
	tb := s.Grid.Table()
	s.Grid.Select(0, tb.Column("result"))
	s.Grid.Paste("1-0\nwon\n=\n")
	ps := r.St.Section.Rounds[0].Pairings
	if !ps[0].Done() || ps[1].Done() || ps[2].Outcomes[0] != model.Draw || len(r.Made) != 1 || s.Grid.Faults() != 1 {
		t.Errorf("after %d changes the boards are %+v, %d refused", len(r.Made), ps, s.Grid.Faults())
	}
}

// TestEscapeLeavesTheBoards: with one cell marked it is the dialog's, with several it takes the mark back.
func TestEscapeLeavesTheBoards(t *testing.T) {
	r := try(t, hosttest.League())
	s := NewRounds(r)
	r.Put(s)
	r.Win.Canvas().Focus(s.Grid)
	r.Key(fyne.KeyReturn)
	g := r.InGrid()
	g.SelectRows(0, 1)
	r.Key(fyne.KeyEscape)
	if !r.Asked[0].Open() || len(g.SelectedRows()) != 1 {
		t.Fatalf("Escape leaves the rows %v marked, the boards open: %v", g.SelectedRows(), r.Asked[0].Open())
	}
	r.Key(fyne.KeyEscape)
	if r.Asked[0].Open() {
		t.Error("Escape does not close the boards")
	}
}

// TestAMatchOpensToItsBoards: a team match is entered board by board, with the keys
// of the rounds.
func TestAMatchOpensToItsBoards(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Teams", Kind: model.TeamEvent, Boards: 2, LastID: 6, Scoring: model.Classic(model.One, model.Half, 2),
		Ranking: model.Ranking{TieBreaks: []string{"BH"}}}
	for i, name := range []string{"North", "South"} {
		team := model.Team{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name}}
		for b := range 2 {
			id := model.ID(3 + 2*i + b)
			s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Name: name + []string{" A", " B"}[b]}, Team: team.ID})
			team.Roster = append(team.Roster, id)
		}
		s.Teams = append(s.Teams, team)
	}
	r := try(t, hosttest.Plays(s, [2]model.ID{1, 2}))
	e := r.Results()
	ref := table.Ref{Kind: table.ToResult, Participant: 1, Round: 1}
	if !e.HasBoards(ref) {
		t.Fatal("the match has no boards")
	}
	e.Activate(ref)
	if len(r.Asked) != 1 {
		t.Fatalf("%d dialogs open", len(r.Asked))
	}
	for _, key := range "10" { // board 1 is North's, board 2 South's
		r.Win.Canvas().Focused().TypedRune(key)
	}
	if p := r.St.Section.Rounds[0].Pairings[0]; len(r.Made) != 2 || p.Score != [2]model.Points{model.One, model.One} {
		t.Errorf("after %v the match is %v; %q", r.Made, p.Score, r.Said)
	}
	if e.HasBoards(table.Ref{Kind: table.ToResult, Participant: 1, Round: 2}) {
		t.Error("a round that is not there has boards")
	}
}

// TestABoardOfAMatchIsAdjourned: typed as adj, or chosen behind the … of its strip or in its context menu; it stands where its result
// would, a result or Delete ends it. The whole match is adjourned in the same ways.
func TestABoardOfAMatchIsAdjourned(t *testing.T) {
	r := try(t, hosttest.League())
	s := NewRounds(r)
	r.Put(s)
	rested := func() string {
		p := &r.St.Section.Rounds[0].Pairings[0]
		all := ""
		for _, g := range p.Games {
			all += map[bool]string{true: "r", false: "-"}[g.Rests()]
		}
		return all
	}
	chosen := func(items []*fyne.MenuItem, wording string) bool { // it is there, and was chosen
		for _, item := range items {
			if item.Label == wording {
				item.Action()
				return true
			}
		}
		return false
	}
	r.Win.Canvas().Focus(s.Grid)
	s.SelectResult(0)
	r.Key(fyne.KeyReturn)
	g, m := r.InGrid(), r.Asked[0].Of.(*MatchBoards)
	result := m.Column("result")
	shown := func(row int) string {
		tb := g.Table()
		return tb.Rows[row].Cells[result].Text
	}
	g.Select(1, result)
	r.Typed("adj")
	r.Key(fyne.KeyReturn)
	if rested() != "-r" || shown(1) != "Adjourned" {
		t.Errorf("typed, %s are adjourned and %q is shown; %q", rested(), shown(1), r.Said)
	}
	if chosen(m.clicked(1).others(false), "Adjourned") {
		t.Error("what is adjourned is offered to be adjourned")
	}
	g.Select(1, result)
	r.Key(fyne.KeyDelete)
	if rested() != "--" || shown(1) != "" {
		t.Errorf("Delete leaves %s, and %q is shown", rested(), shown(1))
	}
	if !chosen(m.clicked(0).others(false), "Adjourned") || rested() != "r-" {
		t.Errorf("chosen, %s are adjourned", rested())
	}
	if !chosen(m.clicked(0).others(false), words.Say("menu.cell.clear")) || rested() != "--" {
		t.Errorf("cleared in the menu, %s are adjourned", rested())
	}
	g.Select(0, result)
	r.Typed("1")
	if chosen(m.clicked(0).others(false), "Adjourned") {
		t.Error("what has its result is offered to be adjourned")
	}
	r.Asked[0].Close()
	r.Win.Canvas().Focus(s.Grid)
	if c, ok := s.clicked(0); !ok || !chosen(c.others(false), "Adjourned") || rested() != "-r" {
		t.Errorf("the match chosen, %s are adjourned", rested())
	}
	tb := s.Grid.Table()
	if text := tb.Rows[0].Cells[tb.Column("result")].Text; text != "adjourned" || s.awaits(0) {
		t.Errorf("the match shows %q, and waits: %v", text, s.awaits(0))
	}
	s.AdjournMarked()
	if rested() != "--" || !s.awaits(0) {
		t.Errorf("the command once more leaves %s", rested())
	}
	s.AdjournMarked()
	s.SelectResult(0)
	r.Key(fyne.KeyDelete)
	if p := r.St.Section.Rounds[0].Pairings[0]; rested() != "--" || p.Games[0].Outcomes[0] != model.Win {
		t.Errorf("Delete on the match leaves %s, and its first board %v", rested(), p.Games[0].Outcomes)
	}
	r.Typed("adj")
	r.Key(fyne.KeyReturn)
	if rested() != "-r" {
		t.Errorf("typed for the match, %s are adjourned; %q", rested(), r.Said)
	}
}

// TestALetterBeginsANameOfEitherSide, also where it is the key of a result beside them.
func TestALetterBeginsANameOfEitherSide(t *testing.T) {
	r := try(t, hosttest.League())
	OpenMatch(r.Results(), table.Ref{Kind: table.ToResult, Participant: 1, Round: 1})
	m := r.Asked[0].Of.(*MatchBoards)
	for column, want := range map[string]bool{"first": false, "second": false, "result": true} {
		if got := m.typed(0, m.Column(column), table.Ref{}, 'x'); got != want {
			t.Errorf("x in the column %s is a result: %v", column, got)
		}
	}
}
