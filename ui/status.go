package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/controls"
)

// statusBar is the line at the foot of the window: what the state of the event
// is, or, until something else happens, an answer to what was just tried.
type statusBar struct {
	line   *tappable
	left   *controls.Snug // of the line
	right  *widget.Label
	whole  *fyne.Container
	state  string // shown when nothing else is being said
	hint   string
	said   string
	Tapped func() // the state was clicked: go to what is missing
	link   func() // what a click on what was said does; nil for nothing
}

func newStatusBar() *statusBar {
	s := &statusBar{line: &tappable{}, right: widget.NewLabel("")}
	s.line.ExtendBaseWidget(s.line)
	s.left = &s.line.Snug
	s.right.Alignment = fyne.TextAlignTrailing
	return s
}

func (s *statusBar) object() fyne.CanvasObject {
	s.line.tapped = func() {
		switch {
		case s.hint != "":
		case s.said == "" && s.Tapped != nil:
			s.Tapped()
		case s.said != "" && s.link != nil:
			s.link()
		}
	}
	s.whole = container.NewBorder(widget.NewSeparator(), nil, nil, s.right, s.line)
	return s.whole
}

// tappable makes the state clickable without looking like a button.
type tappable struct {
	controls.Snug
	tapped func()
}

// Tapped acts.
func (t *tappable) Tapped(*fyne.PointEvent) { t.tapped() }

// setState changes what is shown when nothing else is said. What was said of
// something under the pointer may no longer be true.
func (s *statusBar) setState(left, right string) {
	s.state, s.hint = left, ""
	if s.right.Text != right {
		s.right.SetText(right)
		if s.whole != nil {
			s.whole.Refresh() // the left has less room, or more
		}
	}
	s.show()
}

// say answers what was just tried, whatever the pointer rests on; the next
// command and the next change of the event clear it.
func (s *statusBar) say(sentence string) { s.sayWith(sentence, nil) }

// sayWith says something that can be clicked.
func (s *statusBar) sayWith(sentence string, link func()) {
	s.said, s.hint, s.link = controls.Capital(sentence), "", link
	s.show()
}

// clear takes back what was said of something that is no longer shown. What can
// be clicked, such as where the event's file stands, stays until the next change.
func (s *statusBar) clear() {
	if s.link == nil {
		s.say("")
	}
}

// setHint shows a sentence while the pointer rests on something.
func (s *statusBar) setHint(sentence string) { s.hint = sentence; s.show() }

func (s *statusBar) show() {
	text := s.state
	switch {
	case s.hint != "":
		text = s.hint
	case s.said != "":
		text = s.said
	}
	if s.left.Text != text {
		s.left.SetText(text)
	}
}
