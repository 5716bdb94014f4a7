package boards

import (
	"strings"
	"testing"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
)

// TestWhatOtherDesksDo is shown on the boards: where they are at work, and what they have altered in rounds that were there before. A
// lock is told rather than who is at work.
func TestWhatOtherDesksDo(t *testing.T) {
	r := try(t, hosttest.Plays(hosttest.OfClub(6), [2]model.ID{1, 4}, [2]model.ID{5, 2}, [2]model.ID{3, 6}))
	at := map[int]string{}
	others := &Others{Typing: func(section model.ID, round int) map[int]string {
		if section != 1 || round != 1 {
			t.Errorf("asked is round %d of %d", round, section)
		}
		return at
	}}
	s := (&desk{trial: r, others: others}).show()
	cell := func(row int, id string) table.Cell { tb := s.Grid.Table(); return tb.Rows[row].Cells[tb.Column(id)] }
	if s.Hint.Text() != s.keys || cell(0, "board").Mark != table.Plain {
		t.Errorf("nobody is at work, and it says %q", s.Hint.Text())
	}
	at[2], at[3] = "door", "hall"
	must.Do(t, r.Do(steps.SetLock{Section: 1, Round: 1, Board: 3, Locked: true}))
	want := words.Say("share.atBoard", 2, "door") + " " + words.Say("share.atBoard", 3, "hall") + " " + s.keys
	if s.Hint.Text() != want || cell(1, "board").Mark != table.Elsewhere || cell(1, "board").Tip != words.Say("share.atBoard", 2, "door") {
		t.Errorf("it says %q; board 2 is marked %v, %q", s.Hint.Text(), cell(1, "board").Mark, cell(1, "board").Tip)
	}
	if cell(0, "board").Mark != table.Plain || cell(2, "board").Mark != table.Locked || cell(1, "result").Mark == table.Changed {
		t.Errorf("boards 1 and 3 are marked %v and %v", cell(0, "board").Mark, cell(2, "board").Mark)
	}
	clear(at)
	before := r.St.Event
	after := must.Have(steps.SetResult{Section: 1, Round: 1, Board: 2, Result: steps.Result{model.Win, model.Loss}}.Apply(before))(t)
	others.Took(before, after, "door: Enter 1-0")
	if len(others.Altered) != 1 || others.Altered[BoardOf{1, 1, 2}] != "door: Enter 1-0" {
		t.Fatalf("altered are %v", others.Altered)
	}
	s.Fill()
	if c := cell(1, "result"); c.Mark != table.Changed || c.Tip != "door: Enter 1-0" || cell(0, "result").Mark == table.Changed {
		t.Errorf("board 2 is marked %v, %q", c.Mark, c.Tip)
	}
	round := must.Have(steps.AddRound{Section: 1, Round: 2, Pairings: []model.Pairing{{Board: 2, Sides: [2]model.ID{1, 2}}}}.Apply(after))(t)
	if others.Took(after, round, "hall: Pair round 2"); len(others.Altered) != 0 {
		t.Errorf("a round that was not there before: %v", others.Altered)
	}
	if others.Took(before, before, "nothing"); len(others.Altered) != 0 {
		t.Errorf("the same event: %v", others.Altered)
	}
	other := hosttest.Plays(hosttest.OfClub(2), [2]model.ID{1, 2})
	other.ID = 2
	if others.Took(before, before.With(other), "another section"); len(others.Altered) != 0 {
		t.Errorf("a section that was not there: %v", others.Altered)
	}
}

// TestAMatchAsItsBoardsStand: the colours of each board, the score over them, an adjourned board in words, and the roster to choose from.
func TestAMatchAsItsBoardsStand(t *testing.T) {
	s := league()
	s.Rounds[0].Pairings[0].Games[1].Outcomes = [2]model.Outcome{}
	s.Rounds[0].Pairings[0].Games[1].Adjourned = true
	s.Rounds[0].Pairings[0] = s.Settle(s.Rounds[0].Pairings[0])
	r := try(t, s)
	r.Results().Activate(table.Ref{Kind: table.ToResult, Participant: 1, Round: 1})
	m := r.Asked[0].Of.(*MatchBoards)
	cells := func() string {
		tb := m.Grid.Table()
		var all []string
		for _, row := range tb.Rows {
			var line []string
			for _, c := range row.Cells {
				line = append(line, c.Text)
			}
			all = append(all, strings.Join(line, " "))
		}
		return strings.Join(all, "|")
	}
	if got := cells(); got != "1 Ann Lee White 1-0 Ida Poe|2 Ben Lee Black Adjourned Jon Poe" || !strings.Contains(m.score.Text,
		"North – South   1-0") {
		t.Errorf("%s; %q", got, m.score.Text)
	}
	if m.choices(0, m.Column("result")) != nil || m.choices(0, m.Column("board")) != nil {
		t.Error("a result is chosen from a roster")
	}
	if got := strings.Join(m.choices(0, m.Column("first")), "; "); got != "Ann Lee; Ben Lee; Cay Orr" {
		t.Errorf("of the first team are offered %s", got)
	}
	if row, col, _ := m.Grid.Selected(); row != 0 || col != m.Column("result") || m.offers(0, m.Column("first")) != nil {
		t.Errorf("the caret is in row %d, column %d", row, col)
	}
	m.Grid.Select(1, m.Column("board"))
	if r.Typed("0"); cells() != "1 Ann Lee White 1-0 Ida Poe|2 Ben Lee Black 0-1 Jon Poe" {
		t.Errorf("0 on board 2 makes %s", cells())
	}
	m.Grid.Select(1, m.Column("first"))
	r.Typed("w") // a letter begins a name
	if _, _, open := m.Grid.Editing(); !open {
		t.Error("a letter on a name is taken for a result")
	}
	r.Key("Escape")
	m.Grid.Paste("Cay Orr\n")
	if got := cells(); !strings.Contains(got, "2 Cay Orr Black 0-1") {
		t.Errorf("a name pasted makes %s", got)
	}
	m.Grid.Select(0, m.Column("colour"))
	if m.Grid.Paste("Black\n"); !strings.Contains(cells(), "1 Ann Lee White") {
		t.Errorf("a colour pasted makes %s", cells())
	}
	m.decide(0, "7-0", false)
	if r.Asked[0].Said() == "" || !strings.Contains(cells(), "White 1-0") {
		t.Errorf("7-0 makes %s", cells())
	}
	m.decide(0, "½-½", true)
	if row, _, _ := m.Grid.Selected(); row != 1 || r.Asked[0].Said() != "" || !strings.Contains(m.score.Text, "½-1½") {
		t.Errorf("after a draw row %d, %q, %q", row, r.Asked[0].Said(), m.score.Text)
	}
	m.menu(0, m.Column("result"), m.Grid.Position())
	var lines []string
	for _, l := range r.lines() {
		lines = append(lines, l.text)
	}
	if got := strings.Join(lines, "|"); got != "1-0   Ann Lee wins|½-½   Draw|0-1   Ida Poe wins|Another result" {
		t.Errorf("the menu of board 1 has %s", got)
	}
	r.Win.Canvas().Overlays().Remove(r.Win.Canvas().Overlays().Top())
	if m.menu(-1, 0, m.Grid.Position()); len(r.lines()) != 0 {
		t.Error("beside the boards a menu opens")
	}
}

// TestPenaltiesOfTeams have match and game points; one of the total names no round.
func TestPenaltiesOfTeams(t *testing.T) {
	r := try(t, hosttest.League())
	o := r.dialogs()
	o.AskAdjust()
	list, typed := r.fields()
	if got := strings.Join(list[0].Options, "|") + " " + strings.Join(list[1].Options, "|"); got != "North|South the total|Round 1" ||
		list[1].SelectedIndex() != 0 {
		t.Errorf("the dialog has %s", got)
	}
	list[0].SetSelectedIndex(0)
	typed[0].SetText("-1/-2")
	if !r.Confirm() {
		t.Fatal(r.Asked[0].Said())
	}
	if got := r.St.Section.Adjustments; len(got) != 1 || got[0].Match != -model.One || got[0].Games != -2*model.One || got[0].Round != 0 ||
		got[0].Who != 1 {
		t.Errorf("entered is %+v", got)
	}
	if a := o.AskAdjust(); !strings.Contains(said(a.given), "North · -1/-2") || strings.Contains(said(a.given), "Round") {
		t.Errorf("listed is %q", said(a.given))
	}
}
