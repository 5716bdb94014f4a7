package ui

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"wallchart/arbiter/rank"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/ui/boards"
	"wallchart/ui/explain"
	"wallchart/ui/health"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/people"
	"wallchart/ui/tables"
)

// navigation is moving about in the window: the screens, which of them is shown,
// and the ways from section to section, round to round and part to part.
type navigation struct {
	navigationHost
	maker   func(id string) host.Screen // makes one, nil where there is none of that name
	screens map[string]host.Screen      // those that have been shown
	screen  host.Screen                 // the one that is shown, nil before the first is
	shown   string                      // its name
	middle  *fyne.Container             // around it
	tabs    *tabs
	after   int // the round that was chosen for the tables, 0 for the last one; it rules them alone

	sections  *sectionList
	why       *explain.Panel
	health    *health.List // under the explanation; nil for none
	clipboard fyne.Clipboard
}

// navigationHost is the window as moving about in it asks of it.
type navigationHost interface {
	host.Host
	// look shows a section after a round, 0 for the last one.
	look(section model.ID, after int)
	// clear takes back what was said of what is no longer shown.
	clear()
	// changed is told that something else can be done now.
	changed()
	// askSettings asks for the section's settings, askDetails for those of the event.
	askSettings()
	askDetails()
	// whyNoRefresh says why no ratings can be brought up to date, "" when they can; askRefresh asks for those of a list.
	whyNoRefresh() string
	askRefresh()
	// buttons are those above, noticed is the bar of what has happened to the section, below is all below the buttons.
	buttons() *fyne.Container
	noticed() *fyne.Container
	below() *fyne.Container
}

// showing is the name of the screen that is shown.
func (n *navigation) showing() string { return n.shown }

// take puts fresh screens in the place of those there were: another event begins
// with none of the rounds, columns and choices of the last one. Each is made when it
// is first shown.
func (n *navigation) take(maker func(id string) host.Screen) {
	n.maker, n.screens = maker, map[string]host.Screen{}
	n.screen, n.shown, n.after = nil, "crosstable", 0
}

// named is the screen of that name, nil where there is none.
func (n *navigation) named(id string) host.Screen {
	s := n.screens[id]
	if s == nil {
		if s = n.maker(id); s != nil {
			n.screens[id] = s
		}
	}
	return s
}

// marked are those who are marked on the screen that is shown.
func (n *navigation) marked() []model.ID {
	switch s := n.screen.(type) {
	case *boards.Rounds:
		return s.Marked()
	case *people.Players:
		return s.Marked()
	case *tables.Table:
		return s.Marked()
	}
	return nil
}

// whyNoHistory says why nobody's results can be shown, "" when they can.
func (n *navigation) whyNoHistory() string {
	if why := n.Now().WhyNoStandings(); why != "" {
		return why
	}
	if len(n.marked()) == 0 {
		return words.Say("history.nobody")
	}
	return ""
}

// history shows what the one under the cursor has done.
func (n *navigation) history() {
	n.why.History(n.Now(), n.Now().Standings().Sheet.Index(n.marked()[0]))
}

// showScreen brings the current screen up to date, or puts into its place what
// stopped it.
func (n *navigation) showScreen() {
	object := n.screen.Object()
	if err := guard.Work(words.Say("guard.screen", words.Say("screen."+n.shown)), func() { n.screen.Show(n.Now()) }); err != nil {
		object = failedScreen(err)
	}
	if len(n.middle.Objects) != 1 || n.middle.Objects[0] != object {
		n.middle.Objects = []fyne.CanvasObject{object}
		n.middle.Refresh()
	}
}

func failedScreen(err error) fyne.CanvasObject {
	l := widget.NewLabel(words.Err(err))
	l.Wrapping = fyne.TextWrapWord
	title := widget.NewLabelWithStyle(words.Say("guard.title"), fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	head := container.NewHBox(widget.NewIcon(theme.WarningIcon()), title)
	return container.NewPadded(container.NewVBox(head, l))
}

// leaveScreen commits what is being typed; nothing keeps a screen from being left.
func (n *navigation) leaveScreen() {
	if n.screen == nil {
		return
	}
	if err := guard.Work(words.Say("guard.screen", words.Say("screen."+n.shown)), n.screen.Leave); err != nil {
		n.Say(words.Err(err))
	}
}

// show changes to another screen.
func (n *navigation) show(id string) {
	if !n.turnTo(id) {
		return
	}
	if st := n.Now(); st.Section != nil && st.After != cmp.Or(n.shownAfter(), st.LastRound()) {
		n.look(st.Section.ID, n.shownAfter())
	} else {
		n.showScreen()
		n.tabs.update()
	}
	n.focusScreen()
	n.changed()
}

// turnTo leaves the screen for another, which is not yet shown; false where there is none of that name.
func (n *navigation) turnTo(id string) bool {
	if n.Now().Event == nil {
		return false
	}
	s := n.named(id)
	if s == nil {
		return false
	}
	n.leaveScreen()
	dropped := n.drop()
	n.clear()
	if dropped != "" {
		n.Say(dropped)
	}
	n.screen, n.shown = s, id
	return true
}

// focusScreen puts the keyboard where the screen wants it.
func (n *navigation) focusScreen() {
	if f := n.screen.Focus(); f != nil {
		n.Canvas().Focus(f)
	}
}

// showSection changes to another section.
func (n *navigation) showSection(id model.ID) {
	if n.Now().Section != nil && n.Now().Section.ID == id && n.Now().Standings() != nil {
		return
	}
	n.leaveScreen()
	dropped := n.drop()
	n.clear()
	n.after = 0
	n.look(id, 0)
	if dropped != "" {
		n.Say(dropped)
	}
}

// shownAfter is the round after which the screen that is shown has its numbers, 0 for the last one: where the choice of a round is not
// seen it does not hold.
func (n *navigation) shownAfter() int {
	if _, ok := n.screen.(*tables.Table); ok {
		return n.after
	}
	return 0
}

// drop lets go of a text that the table has refused, and says so: what is hidden must not have the keyboard.
func (n *navigation) drop() string {
	if g := n.sheet(); g != nil {
		return g.Drop()
	}
	return ""
}

// showAfter asks for the standings after a round; 0 for the last one.
func (n *navigation) showAfter(round int) {
	if n.after = round; round == n.Now().LastRound() {
		n.after = 0
	}
	n.look(n.Now().Section.ID, n.after)
}

// onRounds shows the rounds and returns their screen.
func (n *navigation) onRounds() *boards.Rounds {
	if n.shown != "rounds" {
		n.show("rounds")
	}
	return n.screens["rounds"].(*boards.Rounds)
}

// secondWords are the words of the command that begins or ends a second entry.
func (n *navigation) secondWords() string {
	if s, ok := n.screens["rounds"].(*boards.Rounds); ok {
		return s.SecondWords()
	}
	return words.Say("cmd.round.second")
}

// onPlayers shows the players and returns their screen.
func (n *navigation) onPlayers() *people.Players {
	if n.shown != "players" {
		n.show("players")
	}
	return n.screens["players"].(*people.Players)
}

// askBoard goes to a board by its number.
func (n *navigation) askBoard() {
	s := n.onRounds()
	entry := controls.NewEntry()
	entry.SetPlaceHolder(words.Say("rounds.board.hint"))
	d := controls.NewDialog(n.Canvas(), words.Say("cmd.round.goto"), entry, words.Say("rounds.board.go"), words.Say("dialog.cancel"))
	d.Confirm = func() error { return s.GoTo(entry.Text) }
	entry.In(d)
	n.Ask(d, style.Short, entry)
}

// goToOpen shows the first board without a result of the first round that has
// one.
func (n *navigation) goToOpen() {
	if n.Now().WhyNoRound() != "" {
		return
	}
	for r := range n.Now().Section.Rounds {
		open := n.Now().Section.Rounds[r].Awaited()
		if len(open) == 0 {
			continue
		}
		s := n.onRounds()
		s.TurnTo(r + 1)
		_ = s.GoTo(strconv.Itoa(open[0]))
		return
	}
}

// shownRound is the round that the rounds screen shows, or would show; 0 when
// there is none.
func (n *navigation) shownRound() int {
	s, made := n.screens["rounds"].(*boards.Rounds)
	rounds := len(n.Now().Section.Rounds)
	if made && s.St.Section != nil && s.St.Section.ID == n.Now().Section.ID && s.Round > 0 && s.Round <= rounds {
		return s.Began()
	}
	return rank.ProgressOf(n.Now().Section).Round
}

// goToMissing shows the first board without a result, or the round in which somebody is not paired, and tells whether there is one.
func (n *navigation) goToMissing() bool {
	s := n.Now().Section
	if n.Now().Event == nil || s == nil || len(s.Rounds) == 0 {
		return false
	}
	left := rank.ProgressOf(s).Left
	for _, board := range left.Boards {
		p, _ := s.Rounds[left.Round-1].OnBoard(board)
		if p == nil {
			continue
		}
		n.show("crosstable")
		if screen, ok := n.screen.(*tables.Table); ok {
			screen.GoTo(p.Sides[0], left.Round)
		}
		return true
	}
	if len(left.People) == 0 {
		return false
	}
	n.show("rounds")
	if screen, ok := n.screen.(*boards.Rounds); ok {
		screen.TurnTo(left.Round)
	}
	return true
}

// copyTable puts the table on the screen on the clipboard, as a spreadsheet
// takes it.
func (n *navigation) copyTable() {
	s, ok := n.screen.(*tables.Table)
	if !ok {
		n.show("standings")
		s = n.screen.(*tables.Table)
	}
	t := s.Grid.Table()
	var b strings.Builder
	for i, c := range t.Columns {
		if i > 0 {
			b.WriteByte('\t')
		}
		b.WriteString(c.Title)
	}
	for _, r := range t.Rows {
		b.WriteByte('\n')
		for i, c := range r.Cells {
			if i > 0 {
				b.WriteByte('\t')
			}
			b.WriteString(c.Text)
		}
	}
	n.clipboard.SetContent(b.String())
	n.Say(words.Say("copy.done", len(t.Rows)))
}

// showEntry brings a participant into view.
func (n *navigation) showEntry(section, id model.ID) {
	n.showSection(section)
	if n.shown != "standings" {
		n.show("crosstable")
	}
	n.screen.Find(id)
}

// goTo shows what a problem is about: a board of a round, or a participant in
// the column of the IDs.
func (n *navigation) goTo(p model.Problem) {
	section := n.Now().Section
	for _, s := range n.Now().Event.Sections {
		if s.Name == p.Section {
			section = s
		}
	}
	if section == nil {
		return
	}
	n.showSection(section.ID)
	var id model.ID
	for _, e := range section.Entries() {
		if e.Name == p.Who {
			id = e.ID
		}
	}
	for i := range section.Players {
		if e := &section.Players[i]; id == 0 && p.Who != "" && e.Name == p.Who { // of a team
			id = e.ID
		}
	}
	if p.Round > 0 && p.Round <= len(section.Rounds) {
		n.show("crosstable")
		if t, ok := n.screen.(*tables.Table); ok {
			if pair, _ := section.Rounds[p.Round-1].OnBoard(p.Board); id == 0 && pair != nil {
				id = pair.Sides[0]
			}
			t.GoTo(id, p.Round)
		}
		return
	}
	n.show("players")
	n.screen.Find(id)
	if s, ok := n.screen.(*people.Players); ok {
		s.ChooseColumn("nationalID")
	}
}

func (n *navigation) whyOneSection() string {
	if why := n.Now().WhyNoSection(); why != "" {
		return why
	}
	if len(n.Now().Event.Sections) < 2 {
		return words.Say("why.no.section.other")
	}
	return ""
}

// turnSection shows the next section, after the last one the first.
func (n *navigation) turnSection(by int) {
	all := n.Now().Event.Sections
	i := slices.Index(all, n.Now().Section)
	n.showSection(all[(i+by+len(all))%len(all)].ID)
}

// turnRound shows the next round, or the one before: its boards, or where there
// are standings these after the round.
func (n *navigation) turnRound(by int) {
	last := len(n.Now().Section.Rounds)
	if _, ok := n.screen.(*tables.Table); ok {
		last = n.Now().LastRound()
		if to := n.Now().After + by; n.canTurn(to, last) {
			n.showAfter(to)
		}
		return
	}
	if n.shown != "rounds" {
		n.onRounds()
		return
	}
	s := n.onRounds()
	if to := s.Beside(by); n.canTurn(to, last) {
		s.TurnTo(to)
	}
}

// canTurn tells whether there is such a round, and says so if there is none.
func (n *navigation) canTurn(to, last int) bool {
	switch {
	case to < 1:
		n.Say(words.Say("why.no.round.previous"))
	case to > last:
		n.Say(words.Say("why.no.round.next", last))
	default:
		return true
	}
	return false
}

// AskColumns asks for the columns of the list on the screen, or where it has no
// choice for those of the players.
func (n *navigation) AskColumns() {
	if s, ok := n.screen.(interface{ AskColumns() }); ok {
		s.AskColumns()
		return
	}
	n.onPlayers().AskColumns()
}
