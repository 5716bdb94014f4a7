package ui

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/boards"
	"wallchart/ui/host"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
	"wallchart/ui/people"
	"wallchart/ui/tables"
)

// TestSortingChangesNoNumber: players by rating, with one key each way; starting
// numbers and the event stay, the empty line is last, and one key undoes it.
func TestSortingChangesNoNumber(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	s := b.inPlayers("rating")
	event := b.doc.Tournament()
	own := b.column(s, "no")
	b.press(fyne.KeyF3, 0)
	up := numbersIn(b.column(s, "rating"))
	if b.column(s, "no") == own || !slices.IsSorted(up) || len(up) < 20 {
		t.Errorf("upwards stand %v", up)
	}
	b.press(fyne.KeyF3, 0)
	down := numbersIn(b.column(s, "rating"))
	if slices.Reverse(down); !slices.Equal(down, up) || b.doc.Tournament() != event {
		t.Errorf("downwards stand, from below, %v; or the event is another one", down)
	}
	b.press(fyne.KeyF3, 0)
	b.press(fyne.KeyF3, 0)
	tb := s.Grid.Table()
	if last := tb.Rows[len(tb.Rows)-1]; last.Ref.Participant != 0 {
		t.Error("the empty line is not the last one")
	}
	if why := b.command("view.plain").why(); why != "" {
		t.Error(why)
	}
	b.press(fyne.KeyF3, fyne.KeyModifierShift)
	if b.column(s, "no") != own {
		t.Errorf("one key leaves %s", b.column(s, "no"))
	}
	if why := b.command("view.plain").why(); why != words.Say("why.no.arranged") {
		t.Errorf("in its own order: %q", why)
	}
	b.show("tiebreaks")
	if why := b.command("view.sort").why(); why != words.Say("why.no.table") {
		t.Errorf("of the tie-breaks: %q", why)
	}
}

// TestEveryListIsArranged: the log from its first entry on, and a trophy's clubs by name,
// each with its players below it; a filter keeps the whole club of a player. The keys
// are those of all lists, and columns are chosen as in them.
func TestEveryListIsArranged(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	player := b.state.Section.Players[0]
	for _, grade := range []string{"7", "8"} {
		player.Grade = grade
		must.Do(t, b.Do(steps.EditPlayer{Section: b.state.Section.ID, Player: player}))
	}
	b.show("log")
	log := b.sheet()
	numbers := func() (all []string) {
		for _, row := range log.Table().Rows {
			all = append(all, row.Cells[0].Text)
		}
		return all
	}
	if latest := numbers(); len(latest) < 2 || latest[0] < latest[1] {
		t.Fatalf("the log begins with %v", latest)
	}
	b.press(fyne.KeyF3, 0)
	if all := numbers(); all[0] != "1" || all[1] != "2" {
		t.Errorf("sorted, the log begins with %v", all)
	}
	b.press(fyne.KeyF3, fyne.KeyModifierShift)

	b.show("trophies")
	g := b.sheet()
	tb := g.Table()
	club, name := tb.Column("team"), tb.Column("player")
	blocks := func() (clubs []string, of map[string]string) {
		of = map[string]string{}
		for _, row := range g.Table().Rows {
			if row.Cells[club].Text != "" {
				clubs = append(clubs, row.Cells[club].Text)
			} else {
				of[clubs[len(clubs)-1]] += row.Cells[name].Text + ";"
			}
		}
		return clubs, of
	}
	order, players := blocks()
	g.Select(0, club)
	b.press(fyne.KeyF3, 0)
	sorted, with := blocks()
	if slices.Equal(sorted, order) || !slices.IsSorted(sorted) || !maps.Equal(with, players) {
		t.Errorf("by name stand %v with %v; they were %v with %v", sorted, with, order, players)
	}
	b.press(fyne.KeyF3, fyne.KeyModifierShift)
	g.Select(0, name)
	b.press(fyne.KeyF, ctrl)
	someone, _, _ := strings.Cut(players[order[1]], ";")
	b.typed(someone)
	b.press(fyne.KeyReturn, 0)
	if left, with := blocks(); !slices.Equal(left, order[1:2]) || with[order[1]] != players[order[1]] {
		t.Errorf("with %s stand %v with %v", someone, left, with)
	}
	b.run(b.command("section.columns"))
	if said, _ := b.dialogText(); !strings.Contains(said, words.Say("columns.title")) {
		t.Errorf("the columns of the trophies are asked for with %q", said)
	}
}

// numbersIn are the numbers of a column.
func numbersIn(column string) []int {
	var all []int
	for _, text := range strings.Split(column, "|") {
		if n, err := strconv.Atoi(text); err == nil {
			all = append(all, n)
		}
	}
	return all
}

// TestAFilteredListIsTypedInto: into the right person's line, and whoever is looked for
// is found although a filter leaves him out.
func TestAFilteredListIsTypedInto(t *testing.T) {
	b := begin(t)
	s := b.inPlayers("name", "club")
	b.press(fyne.KeyF, ctrl)
	b.typed("eva")
	b.press(fyne.KeyReturn, 0)
	if got := b.column(s, "name"); got != "Eva" {
		t.Fatalf("of the filter is left %q", got)
	}
	s.Grid.Select(0, columnIn(s, "club"))
	b.typed("North")
	b.press(fyne.KeyReturn, 0)
	for _, p := range b.state.Section.Players {
		if (p.Name == "Eva") != (p.Club == "North") {
			t.Errorf("%s is of %q", p.Name, p.Club)
		}
	}
	anna := b.state.Section.Players[0]
	s.Find(anna.ID)
	if row, _, _ := s.Grid.Selected(); model.ID(s.Grid.Table().Rows[row].Ref.Participant) != anna.ID || s.Grid.Arranged() {
		t.Error("who is left out by a filter is not found")
	}
}

// TestBoardsAreSorted: a result goes to the board it is typed at, and a board that is
// filtered out is gone to all the same.
func TestBoardsAreSorted(t *testing.T) {
	r := try(t, hosttest.Plays(hosttest.OfClub(6), [2]model.ID{1, 4}, [2]model.ID{5, 2}, [2]model.ID{3, 6}))
	s := boards.NewRounds(r)
	r.Put(s)
	r.Win.Canvas().Focus(s.Grid)
	tb := s.Grid.Table()
	s.Grid.SetSorted("board", true)
	s.Grid.Select(0, tb.Column("result"))
	r.Typed("1")
	ps := r.St.Section.Rounds[0].Pairings
	if !ps[2].Done() || ps[0].Done() || ps[1].Done() {
		t.Errorf("the result went to %+v", ps)
	}
	s.Grid.SetFilter("first", "ash")
	if n := len(s.Grid.Table().Rows); n != 1 {
		t.Fatalf("%d boards are left", n)
	}
	must.Do(t, s.GoTo("2"))
	if row, _, _ := s.Grid.Selected(); s.At(row).Board != 2 {
		t.Errorf("board %d is gone to", s.At(row).Board)
	}
}

// TestAnotherSectionIsShownWhole: a filter is of the section that it was typed for.
func TestAnotherSectionIsShownWhole(t *testing.T) {
	r := two(t)
	s := people.NewPlayers(r.players())
	r.Put(s)
	s.Grid.SetFilter("name", "ash")
	s.Grid.SetSorted("name", true)
	r.St = host.Derive(r.St.Event, 2, 0, nil)
	s.Show(r.St)
	if s.Grid.Arranged() || len(s.Grid.Table().Rows) != 3 {
		t.Errorf("%d lines are shown of another section", len(s.Grid.Table().Rows))
	}
}

// TestColumnsAreChosenInEveryList: in the standings and the crosstable a column in which
// nobody has anything is not shown; rounds are one, and so are the ratings of both sides
// of a board; what the screen is worked by is not in the choice.
func TestColumnsAreChosenInEveryList(t *testing.T) {
	s := hosttest.AfterOne()
	for i := range s.Players {
		s.Players[i].Club = ""
	}
	r := try(t, s)
	cross := tables.NewCrosstable(r)
	r.Put(cross)
	has := func(g *grid.Grid, id string) bool { tb := g.Table(); return tb.Column(id) >= 0 }
	if has(cross.Grid, "club") || !has(cross.Grid, "r1") {
		t.Errorf("shown are %+v", cross.Grid.Table().Columns)
	}
	cross.AskColumns()
	tick := func(named string) *controls.Check {
		for _, c := range inside[*controls.Check](r.Win.Canvas().Overlays().Top()) {
			if strings.HasPrefix(c.Text, named) {
				return c
			}
		}
		return nil
	}
	tick(words.Say("columns.rounds")).SetChecked(false)
	if has(cross.Grid, "r1") || !has(cross.Grid, "name") {
		t.Error("the rounds are shown, or the names are not")
	}
	for _, button := range inside[*controls.Button](r.Win.Canvas().Overlays().Top()) {
		if button.Text == words.Say("columns.filled") {
			test.Tap(button)
		}
	}
	if !has(cross.Grid, "r1") {
		t.Error("the rounds do not come back")
	}
	r.Asked[0].Close()
	rounds := boards.NewRounds(r)
	r.Put(rounds)
	if !has(rounds.Grid, "first-rating") || !has(rounds.Grid, "second-rating") {
		t.Fatalf("shown are %+v", rounds.Grid.Table().Columns)
	}
	rounds.AskColumns()
	title := func(id string) string {
		tb := rounds.Grid.Table()
		return tb.Columns[tb.Column(id)].Title
	}
	for _, id := range []string{"board", "first", "result", "second"} {
		if c := tick(title(id)); c != nil {
			t.Errorf("%s can be put away", c.Text)
		}
	}
	tick(title("first-rating")).SetChecked(false)
	if has(rounds.Grid, "first-rating") || has(rounds.Grid, "second-rating") {
		t.Error("one of the two ratings stays")
	}
}
