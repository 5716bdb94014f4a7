package ui

import (
	"wallchart/ui/host"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter/health"
	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/words"
)

// healthDesk is what the list of problems depends on.
type healthDesk struct {
	host.Host
	goTo  func(health.Place)
	focus func(fyne.Focusable)
	// beside looks an event over beside the window's own work; nil does it at once.
	beside func(what string, work func(cancel <-chan struct{}) (done func())) (stop func())
	found  func() // what was found has come later than what else is shown
}

// healthList is the list under the explanation: what the arbiter should look at, each line leading to its place. Nothing
// there keeps anybody from doing anything.
type healthList struct {
	desk   healthDesk
	head   *widget.Label
	rows   *fyne.Container
	scroll *container.Scroll // around the rows
	whole  *fyne.Container
	around *fyne.Container // the explanation and the list; nil before both are put into the window
	column controls.Column
	shown  *model.Tournament // the event in the window
	event  *model.Tournament // that was looked over; behind what is shown for a moment
	stop   func()            // ends the look that is being taken
	found  []health.Finding
	last   int // the line gone to last, -1 for none
}

func newHealthList(d healthDesk) *healthList {
	l := &healthList{desk: d, head: widget.NewLabel(""), last: -1}
	l.head.SizeName = theme.SizeNameCaptionText
	l.head.Importance = widget.LowImportance
	l.head.Truncation = fyne.TextTruncateEllipsis
	l.rows = container.New(l.column)
	top := container.NewVBox(widget.NewSeparator(), l.head)
	l.scroll = container.NewVScroll(l.rows)
	l.whole = container.NewBorder(top, nil, nil, nil, l.scroll)
	return l
}

// mostFindings is how many lines are shown; the heading counts all.
const mostFindings = 40

// show brings the list up to date with the event. What the arbiter was at stays marked while it is there.
func (l *healthList) show(st host.State) {
	if st.Event == nil || st.Event == l.shown {
		return
	}
	l.shown = st.Event
	if l.stop != nil {
		l.stop()
	}
	if l.desk.beside == nil {
		l.look(st.Event)()
		return
	}
	inTime := true
	l.stop = l.desk.beside(words.Say("guard.health"), func(<-chan struct{}) func() {
		take := l.look(st.Event)
		return func() {
			if take(); !inTime {
				l.desk.found()
			}
		}
	})
	inTime = false
}

// settle looks at once, for whoever acts on what is found: the list may be of the event as it was before the last key.
func (l *healthList) settle() {
	if l.event != l.shown {
		l.stop()
		l.look(l.shown)()
	}
}

// look looks an event over, on any thread, and returns what shows what was found.
func (l *healthList) look(event *model.Tournament) (take func()) {
	var found []health.Finding
	err := guard.Work(words.Say("guard.health"), func() { found = health.Check(event) })
	return func() {
		if err != nil {
			l.head.SetText(words.Err(err))
		}
		l.take(event, found)
	}
}

func (l *healthList) take(event *model.Tournament, found []health.Finding) {
	was := l.at()
	same := len(found) == len(l.found) && l.event != nil
	for i := range found {
		same = same && found[i].At == l.found[i].At && words.Text(found[i].Text) == words.Text(l.found[i].Text)
	}
	l.event, l.found = event, found
	if same {
		return
	}
	l.last = l.lineOf(was)
	l.fill()
}

// at is the finding gone to last.
func (l *healthList) at() *health.Finding {
	if l.last < 0 || l.last >= len(l.found) {
		return nil
	}
	return &l.found[l.last]
}

// lineOf is the line of what was gone to last. When it has been mended the next problem is the one that has moved up to its place.
func (l *healthList) lineOf(was *health.Finding) int {
	if was == nil {
		return -1
	}
	for i := range l.found {
		if l.found[i].Code == was.Code && l.found[i].At == was.At {
			return i
		}
	}
	return min(l.last, len(l.found)) - 1
}

func (l *healthList) fill() {
	l.rows.RemoveAll()
	for i := range l.found[:min(len(l.found), mostFindings)] {
		line := controls.NewLine(levelIcon(l.found[i].Level), words.Text(l.found[i].Text), func() { l.open(i) })
		line.OnArrow = func(by int) { l.turn(i + by) }
		line.Mark(i == l.last)
		l.rows.Add(line)
	}
	l.head.SetText(l.count())
	if l.around != nil {
		l.around.Refresh()
	}
}

// below puts the list below the explanation.
func (l *healthList) below(explanation fyne.CanvasObject) fyne.CanvasObject {
	l.around = container.New(under{l}, explanation, l.whole)
	return l.around
}

// levelIcon tells the levels apart by shape.
func levelIcon(level health.Level) fyne.Resource {
	switch level {
	case health.Remark:
		return theme.InfoIcon()
	case health.Doubt:
		return theme.QuestionIcon()
	}
	return theme.WarningIcon()
}

func (l *healthList) count() string {
	if len(l.found) == 0 {
		return words.Say("health.none")
	}
	problems := health.Problems(l.found)
	remarks := len(l.found) - problems
	text := words.Say("health.problems", problems)
	switch {
	case problems == 0:
		text = words.Say("health.remarks", remarks)
	case remarks > 0:
		text = words.Say("health.heading", text, words.Say("health.remarks", remarks))
	}
	if len(l.found) > mostFindings {
		text += " · " + words.Say("health.first", mostFindings)
	}
	return text
}

// turn puts the keyboard on another line.
func (l *healthList) turn(to int) {
	if to >= 0 && to < len(l.rows.Objects) {
		l.reveal(to)
		l.desk.focus(l.rows.Objects[to].(*controls.Line))
	}
}

// reveal brings a line into view.
func (l *healthList) reveal(i int) {
	if i >= len(l.rows.Objects) {
		return
	}
	o := l.rows.Objects[i]
	top, bottom := o.Position().Y, o.Position().Y+o.Size().Height
	switch at := l.scroll.Offset.Y; {
	case top < at:
		l.scroll.ScrollToOffset(fyne.NewPos(0, top))
	case bottom > at+l.scroll.Size().Height:
		l.scroll.ScrollToOffset(fyne.NewPos(0, bottom-l.scroll.Size().Height))
	}
}

// open goes to the place of a line and says what is found there.
func (l *healthList) open(i int) {
	l.last = i
	for k, o := range l.rows.Objects {
		o.(*controls.Line).Mark(k == i)
	}
	if l.around != nil {
		l.around.Refresh() // bold text takes more lines
	}
	l.reveal(i)
	f := l.found[i]
	l.desk.goTo(f.At)
	l.desk.Say(words.Text(f.Text))
}

// next goes to the next problem, after the last one to the first.
func (l *healthList) next() {
	l.settle()
	if len(l.found) > 0 {
		l.open((l.last + 1) % len(l.found))
	}
}

// seen puts the line away that was gone to last.
func (l *healthList) seen() {
	l.settle()
	if l.at() == nil {
		return // it is mended
	}
	c, err := health.See(*l.at())
	if err == nil {
		err = l.desk.Do(c)
	}
	if err != nil {
		l.desk.Say(words.Err(err))
	}
}

// back takes in again whom the line gone to last is about.
func (l *healthList) back() {
	l.settle()
	if l.at() == nil {
		return
	}
	c, err := health.Back(l.event, *l.at())
	if err == nil {
		err = l.desk.Do(c)
	}
	if err != nil {
		l.desk.Say(words.Err(err))
	}
}

func (l *healthList) whyNotBack() string {
	if why := l.whyNotSeen(); why != "" {
		return why
	}
	if _, err := health.Back(l.event, *l.at()); err != nil {
		return words.Err(err)
	}
	return ""
}

func (l *healthList) whyNotSeen() string {
	if why := l.whyNone(); why != "" {
		return why
	}
	if l.at() == nil {
		return words.Say("health.choose")
	}
	return ""
}

// again brings back what was put away.
func (l *healthList) again() {
	if c := health.LookAgain(l.shown); c != nil {
		_ = l.desk.Do(c)
	}
}

func (l *healthList) whyNotAgain() string {
	if l.shown == nil || health.LookAgain(l.shown) == nil {
		return words.Say("health.noneSeen")
	}
	return ""
}

func (l *healthList) whyNone() string {
	if len(l.found) == 0 {
		return words.Say("health.nothing")
	}
	return ""
}

// under puts the list below the explanation, as high as its lines and never more than two fifths of the column.
type under struct{ list *healthList }

// MinSize is part of fyne.Layout.
func (u under) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(max(a.Width, b.Width), a.Height+b.Height)
}

// Layout is part of fyne.Layout.
func (u under) Layout(o []fyne.CanvasObject, size fyne.Size) {
	head := u.list.head.MinSize().Height + 2*theme.Padding()
	high := head + u.list.column.Fitted(u.list.rows.Objects, size.Width) + theme.Padding()
	high = min(high, max(head, size.Height*2/5))
	o[0].Resize(fyne.NewSize(size.Width, size.Height-high))
	o[0].Move(fyne.NewPos(0, 0))
	o[1].Resize(fyne.NewSize(size.Width, high))
	o[1].Move(fyne.NewPos(0, size.Height-high))
}
