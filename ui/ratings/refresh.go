package ratings

import (
	"cmp"
	"errors"
	"slices"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/files/ratings"
	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// refreshLine is a player of the section with what a list says, and whether the
// organiser wants that.
type refreshLine struct {
	ratings.Change
	player *model.Player
	ticked bool
	picked *ratings.Entry // of several candidates, by the organiser
}

// entry is the list's player whom the line stands for; nil when it is undecided.
func (l *refreshLine) entry() *ratings.Entry {
	switch {
	case l.picked != nil:
		return l.picked
	case l.How == ratings.ByID || l.How == ratings.ByName:
		return &l.Entry
	}
	return nil
}

// Refresh is the dialog of the ratings of a list: those before and after, to be
// ticked one by one.
type Refresh struct {
	desk   *Desk
	dialog *controls.Dialog
	list   *installed
	kind   ratings.Kind
	lines  []*refreshLine
	pick   *controls.Select
	kinds  *controls.Select
	of     *controls.Entry // of when the list is: "2026-10"
	rows   *controls.List
	sum    *widget.Label
}

// AskRefresh opens it with the first list that is installed.
func (desk *Desk) AskRefresh() *Refresh {
	all := desk.Lists.All()
	d := &Refresh{desk: desk, list: all[0], kind: desk.Kind()}
	var lists, kinds []string
	for _, l := range all {
		lists = append(lists, l.Name())
	}
	for _, k := range ratingKinds() {
		kinds = append(kinds, controlWords(k))
	}
	d.pick = controls.NewSelect(lists, func(string) { d.list = all[d.pick.SelectedIndex()]; d.of.SetText(month(d.list.Of)); d.look() })
	d.pick.Selected = lists[0]
	d.kinds = controls.NewSelect(kinds, func(string) { d.kind = ratingKinds()[d.kinds.SelectedIndex()]; d.look() })
	d.kinds.Selected = controlWords(d.kind)
	d.of = controls.NewEntry()
	d.of.SetText(month(d.list.Of))
	d.of.SetPlaceHolder(words.Say("refresh.month"))
	d.sum = widget.NewLabel("")
	d.sum.Truncation = fyne.TextTruncateEllipsis
	d.rows = d.newRows()
	head := refreshRow()
	for i, wording := range []string{"", "refresh.player", "refresh.before", "refresh.after", "refresh.how"} {
		if l, ok := head.Objects[i].(*widget.Label); ok {
			l.SetText(words.Say(wording))
			l.TextStyle.Bold = true
		} else {
			head.Objects[i].Hide()
		}
	}
	head.Objects[5].Hide()
	above := container.NewVBox(container.NewHBox(widget.NewLabel(words.Say("refresh.list")),
		container.New(controls.AtLeast(300), d.pick), container.New(controls.AtLeast(130), d.kinds),
		widget.NewLabel(words.Say("refresh.of")), container.New(controls.AtLeast(110), d.of)), head, widget.NewSeparator())
	d.dialog = controls.NewDialog(desk.Canvas, words.Say("refresh.title"),
		container.NewBorder(above, d.sum, nil, nil, d.rows), words.Say("refresh.confirm", 0), words.Say("dialog.cancel"))
	d.dialog.Confirm = d.confirm
	d.dialog.Of = d
	d.of.In(d.dialog)
	desk.Ask(d.dialog, style.Whole, nil)
	d.look()
	return d
}

// ScrollTo brings a line into view.
func (d *Refresh) ScrollTo(line int) { d.rows.ScrollTo(line) }

// look compares the section with the list.
func (d *Refresh) look() {
	s := d.desk.Section()
	list, k := d.list, d.kind
	d.desk.Work.WithProgress(words.Say("refresh.title"), func(*work.Job) func() {
		changes, err := ratings.Refresh(s, list.List, k)
		return func() {
			if err != nil {
				d.dialog.Problem(words.Err(err))
				return
			}
			d.dialog.Problem("")
			d.show(s, changes)
		}
	}, func() {})
}

// show puts what changes first, then what has to be decided, then the rest.
func (d *Refresh) show(s *model.Section, changes []ratings.Change) {
	d.lines = nil
	for _, c := range changes {
		p := s.Player(c.Player)
		d.lines = append(d.lines, &refreshLine{Change: c, player: p, ticked: c.Applies()})
	}
	slices.SortStableFunc(d.lines, func(x, y *refreshLine) int { return cmp.Compare(x.rank(), y.rank()) })
	d.rows.Refresh()
	d.tally()
}

func (l *refreshLine) rank() int {
	switch {
	case l.Applies():
		return 0
	case len(l.Candidates) > 0:
		return 1
	case l.How == ratings.NotFound:
		return 2
	}
	return 3
}

// refreshColumns are the widths of a line: tick, name, before, after, how, choice.
type refreshColumns struct{}

var refreshWidths = []float32{36, 200, 70, 70, 0, 250}

// MinSize is part of fyne.Layout.
func (refreshColumns) MinSize(o []fyne.CanvasObject) fyne.Size {
	h := float32(0)
	for _, c := range o {
		h = max(h, c.MinSize().Height)
	}
	return fyne.NewSize(87.5*style.Unit, h)
}

// Layout gives the room that is left to the words.
func (refreshColumns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	x, rest := float32(0), size.Width
	for _, w := range refreshWidths {
		rest -= w
	}
	if !o[5].Visible() {
		rest += refreshWidths[5]
	}
	for i, w := range refreshWidths {
		if w == 0 {
			w = rest
		}
		o[i].Move(fyne.NewPos(x, 0))
		o[i].Resize(fyne.NewSize(w, size.Height))
		x += w
	}
}

func refreshRow() *fyne.Container {
	label := func(right bool) *widget.Label {
		l := widget.NewLabel("")
		l.Truncation = fyne.TextTruncateEllipsis
		if right {
			l.Alignment = fyne.TextAlignTrailing
		}
		return l
	}
	return container.New(refreshColumns{}, controls.NewCheck("", nil), label(false), label(true),
		label(true), label(false), controls.NewSelect(nil, nil))
}

func (d *Refresh) newRows() *controls.List {
	rows := controls.NewList(func() int { return len(d.lines) }, func() fyne.CanvasObject { return refreshRow() },
		func(i widget.ListItemID, o fyne.CanvasObject) { d.paint(d.lines[i], o.(*fyne.Container)) })
	rows.OnSelected = func(i widget.ListItemID) { d.sum.SetText(cmp.Or(words.Text(d.lines[i].Why), d.lines[i].Name)) } // the whole sentence
	return rows
}

// paint shows a line in a row of the list.
func (d *Refresh) paint(l *refreshLine, row *fyne.Container) {
	tick, pick := row.Objects[0].(*controls.Check), row.Objects[5].(*controls.Select)
	tick.OnChanged, pick.OnChanged = nil, nil
	tick.SetChecked(l.ticked)
	e := l.entry()
	if e == nil || e.Rating(d.kind) == 0 {
		tick.Disable()
	} else {
		tick.Enable()
	}
	after, how := words.Say("refresh.same"), words.Text(l.How.Words())
	if e != nil && e.Rating(d.kind) != l.Old && e.Rating(d.kind) != 0 {
		after = ratingWords(e.Rating(d.kind))
	} else if e == nil {
		after = ""
	}
	switch {
	case l.How == ratings.Ambiguous:
		how = words.Say("refresh.several", len(l.Candidates))
	case !l.Why.Empty():
		how = words.Text(l.Why)
	}
	for k, text := range []string{l.Name, ratingWords(l.Old), after, how} {
		row.Objects[k+1].(*widget.Label).SetText(text)
	}
	if len(l.Candidates) == 0 {
		pick.Hide()
	} else {
		pick.Show()
		d.offer(l, pick)
	}
	tick.OnChanged = func(on bool) { l.ticked = on; d.tally() }
	row.Layout.Layout(row.Objects, row.Size())
}

// offer lets the organiser say who of the list it is.
func (d *Refresh) offer(l *refreshLine, pick *controls.Select) {
	var names []string
	for i := range l.Candidates {
		f := Found{Entry: l.Candidates[i], source: d.list.Source}
		names = append(names, f.Line(d.kind))
	}
	pick.Options, pick.PlaceHolder = names, words.Say("refresh.choose")
	pick.ClearSelected()
	for i := range l.Candidates {
		if l.picked == &l.Candidates[i] {
			pick.SetSelectedIndex(i)
		}
	}
	pick.OnChanged = func(string) {
		l.picked = &l.Candidates[pick.SelectedIndex()]
		l.ticked = l.picked.Rating(d.kind) != 0
		d.rows.Refresh()
		d.tally()
	}
}

// tally says how many of whom.
func (d *Refresh) tally() {
	ticked, decide, same, none := 0, 0, 0, 0
	for _, l := range d.lines {
		switch {
		case l.ticked:
			ticked++
		case len(l.Candidates) > 0 && l.picked == nil:
			decide++
		case l.How == ratings.NotFound:
			none++
		default:
			same++
		}
	}
	d.sum.SetText(words.Say("refresh.summary", ticked, len(d.lines), decide, same, none))
	d.dialog.SetConfirmText(words.Say("refresh.confirm", ticked))
	d.dialog.SetConfirm(ticked > 0)
}

// confirm makes the ticked lines one step.
func (d *Refresh) confirm() error {
	of, err := pair.ListMonth(d.of.Text)
	if err != nil {
		return err
	}
	list := pair.RatingList{Name: d.list.Name(), Of: of, Rates: d.list.Source.Rates()}
	var found []pair.Listed
	for _, l := range d.lines {
		if e := l.entry(); l.ticked && e != nil {
			found = append(found, pair.Listed{Player: l.Player, Rating: e.Rating(d.kind), Title: e.Title, ID: e.ID, Expires: e.Expires})
		}
	}
	if len(found) == 0 {
		return errors.New(words.Say("refresh.nothing"))
	}
	change, err := pair.TakeRatings(d.desk.Section(), list, found)
	if err != nil {
		return err
	}
	return d.desk.Do(change)
}

// month is the month of a list's day: "2026-10".
func month(day model.Date) string { return string(day[:min(len(day), len("2026-10"))]) }
