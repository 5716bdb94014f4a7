// Package health is the room of what the arbiter should look at: the list below the explanation.
package health

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter/health"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/words"
)

// Host is the window as the list of problems sees it.
type Host interface {
	host.Host
	GoTo(health.Place)
	// Beside looks an event over beside the window's own work.
	Beside(what string, work func(cancel <-chan struct{}) (done func())) (stop func())
	// Found is told that what was found has come later than what else is shown.
	Found()
}

// List is the list under the explanation: what the arbiter should look at, each line leading to its place. Nothing
// there keeps anybody from doing anything.
type List struct {
	host   Host
	Head   *widget.Label
	Rows   *fyne.Container
	Scroll *container.Scroll // around the rows
	whole  *fyne.Container
	around *fyne.Container // the explanation and the list; nil before both are put into the window
	column controls.Column
	shown  *model.Tournament // the event in the window
	event  *model.Tournament // that was looked over; behind what is shown for a moment
	stop   func()            // ends the look that is being taken
	Found  []health.Finding
	last   int // the line gone to last, -1 for none
}

// NewList is an empty list.
func NewList(d Host) *List {
	l := &List{host: d, Head: widget.NewLabel(""), last: -1}
	l.Head.SizeName = theme.SizeNameCaptionText
	l.Head.Importance = widget.LowImportance
	l.Head.Truncation = fyne.TextTruncateEllipsis
	l.Rows = container.New(l.column)
	top := container.NewVBox(widget.NewSeparator(), l.Head)
	l.Scroll = container.NewVScroll(l.Rows)
	l.whole = container.NewBorder(top, nil, nil, nil, l.Scroll)
	return l
}

// mostFindings is how many lines are shown; the heading counts all.
const mostFindings = 40

// Show brings the list up to date with the event. What the arbiter was at stays marked while it is there.
func (l *List) Show(st host.State) {
	if st.Event == nil || st.Event == l.shown {
		return
	}
	l.shown = st.Event
	if l.stop != nil {
		l.stop()
	}
	inTime := true
	l.stop = l.host.Beside(words.Say("guard.health"), func(<-chan struct{}) func() {
		take := l.look(st.Event)
		return func() {
			if take(); !inTime {
				l.host.Found()
			}
		}
	})
	inTime = false
}

// settle looks at once, for whoever acts on what is found: the list may be of the event as it was before the last key.
func (l *List) settle() {
	if l.event != l.shown {
		l.stop()
		l.look(l.shown)()
	}
}

// look looks an event over, on any thread, and returns what shows what was found.
func (l *List) look(event *model.Tournament) (take func()) {
	var found []health.Finding
	err := guard.Work(words.Say("guard.health"), func() { found = health.Check(event) })
	return func() {
		if err != nil {
			l.Head.SetText(words.Err(err))
		}
		l.take(event, found)
	}
}

func (l *List) take(event *model.Tournament, found []health.Finding) {
	was := l.at()
	same := len(found) == len(l.Found) && l.event != nil
	for i := range found {
		same = same && found[i].At == l.Found[i].At && words.Text(found[i].Text) == words.Text(l.Found[i].Text)
	}
	l.event, l.Found = event, found
	if same {
		return
	}
	l.last = l.lineOf(was)
	l.fill()
}

// at is the finding gone to last.
func (l *List) at() *health.Finding {
	if l.last < 0 || l.last >= len(l.Found) {
		return nil
	}
	return &l.Found[l.last]
}

// lineOf is the line of what was gone to last. When it has been mended the next problem is the one that has moved up to its place.
func (l *List) lineOf(was *health.Finding) int {
	if was == nil {
		return -1
	}
	for i := range l.Found {
		if l.Found[i].Code == was.Code && l.Found[i].At == was.At {
			return i
		}
	}
	return min(l.last, len(l.Found)) - 1
}

func (l *List) fill() {
	l.Rows.RemoveAll()
	for i := range l.Found[:min(len(l.Found), mostFindings)] {
		line := controls.NewLine(levelIcon(l.Found[i].Level), words.Text(l.Found[i].Text), func() { l.open(i) })
		line.OnArrow = func(by int) { l.Turn(i + by) }
		line.Mark(i == l.last)
		l.Rows.Add(line)
	}
	l.Head.SetText(l.count())
	if l.around != nil {
		l.around.Refresh()
	}
}

// Below puts the list below the explanation.
func (l *List) Below(explanation fyne.CanvasObject) fyne.CanvasObject {
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

func (l *List) count() string {
	if len(l.Found) == 0 {
		return words.Say("health.none")
	}
	problems := health.Problems(l.Found)
	remarks := len(l.Found) - problems
	text := words.Say("health.problems", problems)
	switch {
	case problems == 0:
		text = words.Say("health.remarks", remarks)
	case remarks > 0:
		text = words.Say("health.heading", text, words.Say("health.remarks", remarks))
	}
	if len(l.Found) > mostFindings {
		text += " · " + words.Say("health.first", mostFindings)
	}
	return text
}

// Turn puts the keyboard on another line.
func (l *List) Turn(to int) {
	if to >= 0 && to < len(l.Rows.Objects) {
		l.reveal(to)
		l.host.Canvas().Focus(l.Rows.Objects[to].(*controls.Line))
	}
}

// reveal brings a line into view.
func (l *List) reveal(i int) {
	if i >= len(l.Rows.Objects) {
		return
	}
	o := l.Rows.Objects[i]
	top, bottom := o.Position().Y, o.Position().Y+o.Size().Height
	switch at := l.Scroll.Offset.Y; {
	case top < at:
		l.Scroll.ScrollToOffset(fyne.NewPos(0, top))
	case bottom > at+l.Scroll.Size().Height:
		l.Scroll.ScrollToOffset(fyne.NewPos(0, bottom-l.Scroll.Size().Height))
	}
}

// open goes to the place of a line and says what is found there.
func (l *List) open(i int) {
	l.last = i
	for k, o := range l.Rows.Objects {
		o.(*controls.Line).Mark(k == i)
	}
	if l.around != nil {
		l.around.Refresh() // bold text takes more lines
	}
	l.reveal(i)
	f := l.Found[i]
	l.host.GoTo(f.At)
	l.host.Say(words.Text(f.Text))
}

// Next goes to the next problem, after the last one to the first.
func (l *List) Next() {
	l.settle()
	if len(l.Found) > 0 {
		l.open((l.last + 1) % len(l.Found))
	}
}

// Seen puts the line away that was gone to last.
func (l *List) Seen() {
	l.settle()
	if l.at() == nil {
		return // it is mended
	}
	l.made(health.See(*l.at()))
}

// made makes a change that could be decided, or says why it could not.
func (l *List) made(c journal.Change, err error) {
	if err == nil {
		err = l.host.Do(c)
	}
	if err != nil {
		l.host.Say(words.Err(err))
	}
}

// Back takes in again whom the line gone to last is about.
func (l *List) Back() {
	l.settle()
	if l.at() == nil {
		return
	}
	l.made(health.Back(l.event, *l.at()))
}

// WhyNotBack says why it cannot be done, "" when it can.
func (l *List) WhyNotBack() string {
	if why := l.WhyNotSeen(); why != "" {
		return why
	}
	if _, err := health.Back(l.event, *l.at()); err != nil {
		return words.Err(err)
	}
	return ""
}

// WhyNotSeen says why it cannot be done, "" when it can.
func (l *List) WhyNotSeen() string {
	if why := l.WhyNone(); why != "" {
		return why
	}
	if l.at() == nil {
		return words.Say("health.choose")
	}
	return ""
}

// Again brings back what was put away.
func (l *List) Again() {
	if c := health.LookAgain(l.shown); c != nil {
		_ = l.host.Do(c)
	}
}

// WhyNotAgain says why it cannot be done, "" when it can.
func (l *List) WhyNotAgain() string {
	if l.shown == nil || health.LookAgain(l.shown) == nil {
		return words.Say("health.noneSeen")
	}
	return ""
}

// WhyNone says why it cannot be done, "" when it can.
func (l *List) WhyNone() string {
	if len(l.Found) == 0 {
		return words.Say("health.nothing")
	}
	return ""
}

// under puts the list below the explanation, as high as its lines and never more than two fifths of the column.
type under struct{ list *List }

// MinSize is part of fyne.Layout.
func (u under) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(max(a.Width, b.Width), a.Height+b.Height)
}

// Layout is part of fyne.Layout.
func (u under) Layout(o []fyne.CanvasObject, size fyne.Size) {
	head := u.list.Head.MinSize().Height + 2*theme.Padding()
	high := head + u.list.column.Fitted(u.list.Rows.Objects, size.Width) + theme.Padding()
	high = min(high, max(head, size.Height*2/5))
	o[0].Resize(fyne.NewSize(size.Width, size.Height-high))
	o[0].Move(fyne.NewPos(0, 0))
	o[1].Resize(fyne.NewSize(size.Width, high))
	o[1].Move(fyne.NewPos(0, size.Height-high))
}
