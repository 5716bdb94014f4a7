package settings

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// leastDeputies are the lines offered for deputies; there is always an empty one.
const leastDeputies = 3

// arbiterPage asks for the chief arbiter and the deputies, each with title and
// FIDE's ID.
func (n *Details) arbiterPage(t *model.Tournament) fyne.CanvasObject {
	n.officials = []arbiter.Official{arbiter.ReadOfficial(t.Arbiter)}
	for _, name := range t.Deputies {
		n.officials = append(n.officials, arbiter.ReadOfficial(name))
	}
	n.officials = append(n.officials, arbiter.Official{})
	for len(n.officials) < 1+leastDeputies {
		n.officials = append(n.officials, arbiter.Official{})
	}
	rows := container.New(controls.FormRows(), widget.NewLabel(""), container.New(officialColumns{},
		controls.Heading("details.title.arbiter"), controls.Heading("details.name.arbiter"), controls.Heading("details.fideID")))
	for i := range n.officials {
		o, field, wording := &n.officials[i], "arbiter", "details.arbiter"
		if i > 0 {
			field, wording = "deputies", "details.deputy"
		}
		title, titled := n.add(field+".title", ArbiterPage, o.Title, into(&o.Title))
		name, named := n.add(field, ArbiterPage, o.Name, nil)
		id, numbered := n.add(field+".id", ArbiterPage, o.FideID, func(text string) error {
			if o.FideID = text; strings.Trim(text, "0123456789") != "" || len(text) > 11 {
				return errors.New(words.Say("details.badID", text))
			}
			return nil
		})
		name.take = func(text string) error {
			if o.Name = text; text == "" && strings.TrimSpace(title.Entry.Text+id.Entry.Text) != "" {
				return errors.New(words.Say("details.noName"))
			}
			return nil
		}
		title.Entry.SetPlaceHolder("IA")
		rows.Add(widget.NewLabel(words.Say(wording)))
		rows.Add(container.New(officialColumns{}, titled, named, numbered))
	}
	return container.NewVScroll(container.NewVBox(rows, controls.Wrapped(words.Say("details.arbiters.hint"))))
}

// takeOfficials writes the arbiters as FIDE's report files have them.
func (n *Details) takeOfficials() {
	h := &n.draft.Header
	h.Arbiter, h.Deputies = n.officials[0].String(), nil
	for _, o := range n.officials[1:] {
		if o.Name != "" {
			h.Deputies = append(h.Deputies, o.String())
		}
	}
}

// officialColumns lays out a title, a name and a number: the name has the room that
// the others leave.
type officialColumns struct{}

const titleWidth, numberWidth = 84, 160

func (officialColumns) MinSize(o []fyne.CanvasObject) fyne.Size {
	size := fyne.NewSize(titleWidth+numberWidth+160, 0)
	for _, part := range o {
		size.Height = max(size.Height, part.MinSize().Height)
	}
	return size
}

func (officialColumns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	const gap = 8
	widths := []float32{titleWidth, size.Width - titleWidth - numberWidth - 2*gap, numberWidth}
	x := float32(0)
	for i, part := range o {
		part.Move(fyne.NewPos(x, 0))
		part.Resize(fyne.NewSize(widths[i], part.MinSize().Height))
		x += widths[i] + gap
	}
}

// schedulePage is the page of rate of play and rounds: one panel for each section.
type schedulePage struct {
	of     *Details
	pick   *controls.Select
	Panels []*schedulePanel
	stack  *fyne.Container
	Shown  int
}

// schedulePanel is that of one section.
type schedulePanel struct {
	section *model.Section
	draft   *arbiter.SectionDetails
	control *controls.Select
	like    *controls.Check // as in the first section; nil for that
	Rows    [][2]*detailField
	object  fyne.CanvasObject
}

func (n *Details) roundPage(t *model.Tournament) fyne.CanvasObject {
	p := &schedulePage{of: n, stack: container.NewStack()}
	n.Rounds = p
	var names []string
	for i, s := range t.Sections {
		names = append(names, s.Name)
		p.Panels = append(p.Panels, p.newPanel(t, s, i))
	}
	p.pick = controls.NewSelect(names, func(string) { p.turnTo(p.pick.SelectedIndex()) })
	if len(p.Panels) == 0 {
		return controls.Wrapped(words.Say("details.noSection"))
	}
	for i, s := range t.Sections {
		if s == n.host.Now().Section {
			p.turnTo(i)
		}
	}
	if len(names) == 1 {
		return p.stack
	}
	which := container.New(controls.FormRows(), widget.NewLabel(words.Say("exchange.section")), p.pick)
	return container.NewBorder(which, nil, nil, nil, p.stack)
}

func (p *schedulePage) turnTo(panel int) {
	p.Shown = panel
	if p.pick.SelectedIndex() != panel {
		p.pick.SetSelectedIndex(panel)
	}
	p.Panels[panel].follow(p.Panels[0])
	p.stack.Objects = []fyne.CanvasObject{p.Panels[panel].object}
	p.stack.Refresh()
}

func (p *schedulePage) newPanel(t *model.Tournament, s *model.Section, at int) *schedulePanel {
	n := p.of
	l := &schedulePanel{section: s, draft: &n.draft.Sections[at]}
	_, l.control = newRatingChoice(t, s)
	rows := container.New(controls.FormRows(), widget.NewLabel(words.Say("details.rate")), l.control)
	head := container.NewVBox(rows)
	if at > 0 {
		l.like = controls.NewCheck(words.Say("details.like", t.Sections[0].Name), func(bool) { l.follow(p.Panels[0]) })
		head.Add(l.like)
	}
	count := max(s.PlannedRounds(), s.Scheduled())
	rounds := container.New(controls.FormRows())
	if count > 0 {
		rounds.Add(widget.NewLabel(""))
		rounds.Add(container.NewGridWithColumns(2, controls.Heading("details.day"), controls.Heading("details.clock")))
	} else {
		head.Add(controls.Wrapped(words.Say("details.noRounds")))
	}
	for len(l.draft.Rounds) < count {
		l.draft.Rounds = append(l.draft.Rounds, model.When{})
	}
	for i := range count {
		w := &l.draft.Rounds[i]
		date, dated := n.add("rounds", RoundPage, string(w.Date), func(text string) (err error) {
			w.Date, err = n.day(text, n.draft.Header.Start)
			return err
		})
		clock, timed := n.add("rounds.time", RoundPage, string(w.Time), func(text string) (err error) {
			w.Time, err = arbiter.ReadTime(text)
			return err
		})
		date.panel, clock.panel = at, at
		date.Entry.SetPlaceHolder("2026-05-30")
		clock.Entry.SetPlaceHolder("14:00")
		l.Rows = append(l.Rows, [2]*detailField{date, clock})
		rounds.Add(widget.NewLabel(words.Say("rounds.round", i+1)))
		rounds.Add(container.NewGridWithColumns(2, dated, timed))
	}
	l.object = container.NewBorder(head, nil, nil, nil, container.NewVScroll(container.NewVBox(rounds, layout.NewSpacer())))
	if l.like != nil && count > 0 {
		l.like.SetChecked(arbiter.LikeFirst(n.draft.Sections[0].Rounds, l.draft.Rounds, min(count, len(p.Panels[0].Rows))))
	}
	return l
}

// follow writes the days and times of the first section into a panel that is to be
// like it, and takes the keyboard from them.
func (l *schedulePanel) follow(first *schedulePanel) {
	if l.like == nil {
		return
	}
	for i, row := range l.Rows {
		for part, f := range row {
			if !l.like.Checked || i >= len(first.Rows) {
				f.Entry.Enable()
				continue
			}
			f.Entry.SetText(first.Rows[i][part].Entry.Text)
			f.Entry.Disable()
		}
	}
}

// take writes the rate of play, and the rounds that are as in the first section,
// into the draft.
func (p *schedulePage) take() {
	for i, l := range p.Panels {
		l.draft.Control = model.TimeControl(l.control.SelectedIndex())
		if l.like != nil && l.like.Checked {
			copy(l.draft.Rounds[:min(len(l.Rows), len(p.Panels[0].Rows))], p.Panels[0].draft.Rounds)
		}
		p.of.draft.Sections[i] = *l.draft
	}
}
