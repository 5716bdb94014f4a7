package ui

import (
	"path/filepath"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/assets/samples"
	"wallchart/phrase"
	"wallchart/ui/documents"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// startHost is the window as its start screen sees it.
type startHost interface {
	begin() []*Command                                 // the ways to begin, each a button, New the first
	run(c *Command)                                    // does one of them
	unsaved() []string                                 // paths of events without a file of their own
	recent() []documents.Known                         // events opened lately
	look(k documents.Known, told func(documents.Seen)) // looks at one, which may take its time
	moved(k documents.Known, to string)                // one was found elsewhere
	forget(path string)                                // takes one off the list
	open(path string)                                  // opens an event
	sample(file string)                                // opens a sample
	canvas() fyne.Canvas                               // where the keyboard is
	rests() bool                                       // the screen is not shown, or something lies over it
}

// startScreen is a list of what can be opened. Up and Down go through it, Enter
// opens; the keyboard begins on the event opened last, and on New where there is
// none.
type startScreen struct {
	host   startHost
	scroll *container.Scroll
	links  []*controls.Button
	first  int // where the keyboard begins
}

func newStartScreen(d startHost) *startScreen {
	s := &startScreen{host: d}
	s.scroll = container.NewVScroll(container.NewCenter(s.page()))
	return s
}

func (s *startScreen) page() fyne.CanvasObject {
	d, unsaved, recent := s.host, s.host.unsaved(), s.host.recent()
	title := widget.NewLabel(words.Say("app.name"))
	title.SizeName = theme.SizeNameHeadingText
	claim := widget.NewLabel(words.Say("start.claim"))
	do := container.NewVBox(title, claim, controls.Spacer(8))
	for i, c := range d.begin() {
		b := s.button(c.wording(), c.Icon(), func() { d.run(c) })
		if i == 0 {
			b.Importance = widget.HighImportance
		}
		do.Add(b)
	}
	do.Add(controls.Spacer(12))
	do.Add(controls.Heading("start.recent"))
	if len(unsaved)+len(recent) > 0 {
		s.first = len(s.links)
	}
	for _, path := range unsaved {
		s.known(do, documents.Known{Path: path}, words.Say("start.unsaved"), theme.WarningIcon())
	}
	if len(recent) > 0 {
		s.first = len(s.links)
	}
	for _, k := range recent {
		s.known(do, k, filepath.Dir(k.Path), theme.DocumentIcon())
	}
	if len(recent) == 0 {
		none := widget.NewLabel(words.Say("start.noRecent"))
		none.Importance = widget.LowImportance
		do.Add(none)
	}
	events := container.NewVBox(controls.Heading("start.samples"))
	for _, e := range samples.All {
		events.Add(s.link(words.Text(phrase.New(e.Name)), words.Text(phrase.New(e.Description)),
			theme.GridIcon(), func() { d.sample(e.File) }))
	}
	return container.NewPadded(container.New(controls.Columns(340, 480, 36), do, events))
}

// goTo puts the keyboard on a line and brings it into view.
func (s *startScreen) goTo(i int) {
	i = max(0, min(i, len(s.links)-1))
	b := s.links[i]
	s.host.canvas().Focus(b)
	d := fyne.CurrentApp().Driver()
	y := d.AbsolutePositionForObject(b).Y - d.AbsolutePositionForObject(s.scroll).Y + s.scroll.Offset.Y
	if low := y + b.Size().Height + theme.Padding() - s.scroll.Size().Height; low > s.scroll.Offset.Y {
		s.scroll.ScrollToOffset(fyne.NewPos(0, low))
	} else if y < s.scroll.Offset.Y {
		s.scroll.ScrollToOffset(fyne.NewPos(0, y))
	}
}

// key lets the arrows find the way back when nothing has the keyboard.
func (s *startScreen) key(e *fyne.KeyEvent) bool {
	if s.host.rests() || e.Name != fyne.KeyUp && e.Name != fyne.KeyDown {
		return false
	}
	s.goTo(s.first)
	return true
}

func (s *startScreen) button(wording string, icon fyne.Resource, do func()) *controls.Button {
	b := controls.NewButtonWithIcon(wording, icon, do)
	b.Alignment = widget.ButtonAlignLeading
	b.OnArrow = func(by int) { s.goTo(slices.Index(s.links, b) + by) }
	s.links = append(s.links, b)
	return b
}

// link is a line that opens something, with a second line about it.
func (s *startScreen) link(name, about string, icon fyne.Resource, do func()) fyne.CanvasObject {
	line, _, _ := s.line(name, about, icon, do)
	return line
}

func (s *startScreen) line(name, about string, icon fyne.Resource, do func()) (*fyne.Container, *controls.Button, *widget.Label) {
	b := s.button(name, icon, do)
	b.Importance = widget.LowImportance
	l := widget.NewLabel(about)
	l.SizeName = theme.SizeNameCaptionText
	l.Importance = widget.LowImportance
	l.Wrapping = fyne.TextWrapWord
	return container.New(controls.LineBelow(), b, l), b, l
}

// known adds the line of an event that was open before. What is said of it comes when
// its file was looked at; one that is gone can be taken off the list.
func (s *startScreen) known(to *fyne.Container, k documents.Known, about string, icon fyne.Resource) {
	path := k.Path
	line, b, l := s.line(recentName(path), about, icon, func() {
		if path != k.Path {
			s.host.moved(k, path)
		}
		s.host.open(path)
	})
	row := container.NewVBox(line)
	to.Add(row)
	s.host.look(k, func(seen documents.Seen) {
		if path = seen.Path; seen.Moved {
			b.SetText(recentName(path))
		}
		text := seen.Words()
		if !k.Own {
			text = about + "\n" + text
		}
		l.SetText(text)
		if seen.Gone {
			b.SetIcon(theme.WarningIcon())
			s.offerRemoval(row, b, k.Path)
		}
		if s.scroll != nil {
			s.scroll.Refresh() // the line has another height
		}
	})
}

// offerRemoval puts a button below an event that is gone.
func (s *startScreen) offerRemoval(row *fyne.Container, of *controls.Button, path string) {
	var remove *controls.Button
	remove = controls.NewButton(words.Say("recent.remove"), func() {
		s.host.forget(path)
		at := slices.Index(s.links, of)
		s.links = slices.DeleteFunc(s.links, func(b *controls.Button) bool { return b == of || b == remove })
		row.Hide()
		s.goTo(at)
	})
	remove.OnArrow = func(by int) { s.goTo(slices.Index(s.links, remove) + by) }
	s.links = slices.Insert(s.links, slices.Index(s.links, of)+1, remove)
	row.Add(container.NewHBox(controls.Spacer(16), remove))
}

func recentName(path string) string {
	name := filepath.Base(path)
	return name[:len(name)-len(filepath.Ext(name))]
}
