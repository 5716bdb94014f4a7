package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/ui/boards"
	"wallchart/ui/explain"
	"wallchart/ui/host"
	"wallchart/ui/kit/columnchoice"
	"wallchart/ui/tables"
	"wallchart/ui/typing"
)

// tables is the desk of a crosstable or of standings in a trial.
func (r *trial) tables() tables.TableHost {
	var said []string
	kept := columnchoice.Kept{Get: func() []string { return said }, Set: func(to []string) { said = to }}
	results := &typing.Results{Host: r, Keys: func() *typing.KeyScheme { return &typing.KeySchemes[0] }}
	results.Open = func(ref table.Ref) { boards.OpenMatch(results, ref) }
	return tables.TableHost{Host: r, Columns: kept,
		After:   func(round int) { r.st = host.Derive(r.st.Event, 1, round, nil); r.screen.Show(r.st) },
		Results: results, Why: explain.NewPanel(),
		Beside: func(_ string, work func(<-chan struct{}) func()) func() { work(nil)(); return func() {} }}
}

// afterOne is a club of four after round 1: Ash beat Cai, Bea and Dov drew.
func afterOne() *model.Section {
	s := plays(ofClub(4), [2]model.ID{1, 3}, [2]model.ID{2, 4})
	s.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{model.Win, model.Loss}
	s.Rounds[0].Pairings[1].Outcomes = [2]model.Outcome{model.Draw, model.Draw}
	return s
}

// TestTheCrosstableNeedsItsDeskAlone: a result corrected in a cell is a change and
// reorders the rows; a cell that is chosen is explained.
func TestTheCrosstableNeedsItsDeskAlone(t *testing.T) {
	r := try(t, afterOne())
	s := tables.NewCrosstable(r.tables())
	r.put(s)
	names := func() string {
		var all []string
		tb := s.Grid.Table()
		for _, row := range tb.Rows {
			all = append(all, row.Cells[tb.Column("name")].Text)
		}
		return strings.Join(all, " ")
	}
	if names() != "Ash Bea Dov Cai" {
		t.Fatalf("the order is %q", names())
	}
	s.GoTo(4, 1)
	row, col, _ := s.Grid.Selected()
	if !s.Grid.Table().Rows[row].Cells[col].Editable {
		t.Fatalf("Dov's result of round 1 cannot be corrected in column %d of %v", col, s.Grid.Table().Columns)
	}
	if err := s.Grid.OnCommit(row, col, s.Grid.Table().Rows[row].Cells[col].Ref, "W"); err != nil {
		t.Fatal(err)
	}
	if len(r.made) != 1 || names() != "Ash Dov Bea Cai" {
		t.Fatalf("with Dov's win the order is %q after %v", names(), r.made)
	}
	if c, ok := r.made[0].(steps.SetResult); !ok || c.Round != 1 || c.Board != 2 {
		t.Errorf("the change is %+v", r.made[0])
	}
	tb := s.Grid.Table()
	s.Grid.Select(1, tb.Column("score"))
	if text := strings.Join(s.Host.Why.Text, "\n"); !strings.Contains(text, "Dov") || !strings.Contains(text, "2nd › 1st") {
		t.Errorf("the panel says %q", text)
	}
}

// TestStandingsByClubAndAfterARound: the choices over the standings are the screen's
// own, but for the round, which it asks for.
func TestStandingsByClubAndAfterARound(t *testing.T) {
	section := plays(afterOne(), [2]model.ID{1, 2}, [2]model.ID{3, 4})
	for i := range section.Rounds[1].Pairings {
		section.Rounds[1].Pairings[i].Outcomes = [2]model.Outcome{model.Loss, model.Win}
	}
	r := try(t, section)
	s := tables.NewStandings(r.tables())
	r.put(s)
	leader := func() string { tb := s.Grid.Table(); return tb.Rows[0].Cells[tb.Column("name")].Text }
	if leader() != "Bea" {
		t.Fatalf("after round 2 %s leads", leader())
	}
	s.Rounds.Pick.SetSelectedIndex(0)
	if leader() != "Ash" || r.st.After != 1 {
		t.Errorf("after round %d %s leads", r.st.After, leader())
	}
	s.Menu(1, 0, fyne.NewPos(10, 10))
	if r.win.Canvas().Overlays().Top() == nil {
		t.Error("a row has no menu")
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
	r := try(t, plays(s, [2]model.ID{1, 2}))
	d := r.tables()
	ref := table.Ref{Kind: table.ToResult, Participant: 1, Round: 1}
	if !d.Results.HasBoards(ref) {
		t.Fatal("the match has no boards")
	}
	d.Results.Activate(ref)
	if len(r.asked) != 1 {
		t.Fatalf("%d dialogs open", len(r.asked))
	}
	for _, key := range "10" { // board 1 is North's, board 2 South's
		r.win.Canvas().Focused().TypedRune(key)
	}
	if p := r.st.Section.Rounds[0].Pairings[0]; len(r.made) != 2 || p.Score != [2]model.Points{model.One, model.One} {
		t.Errorf("after %v the match is %v; %q", r.made, p.Score, r.said)
	}
	if d.Results.HasBoards(table.Ref{Kind: table.ToResult, Participant: 1, Round: 2}) {
		t.Error("a round that is not there has boards")
	}
}
