package ui

import (
	"errors"
	"slices"
	"strconv"
	"wallchart/ui/host"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// logDesk is what the log depends on besides the State that it is shown with.
type logDesk struct {
	host.Host
	entries  func() []journal.Entry          // every step, the first one first
	undoable func() ([]journal.Entry, error) // those that can be undone, and why not all of them
	undoTo   func(n int)                     // undoes back to a step
	columns  columns                         // which are
	why      *whyPanel
}

// logScreen lists every change with its time and words, the latest first; the
// changes that still stand can be undone back to any of them.
type logScreen struct {
	desk  logDesk
	grid  *grid.Grid
	list  *reportColumns
	whole fyne.CanvasObject
	undo  *controls.Button
	blank *blank
	hint  *widget.Label
	st    host.State
}

func newLogScreen(d logDesk) *logScreen {
	s := &logScreen{desk: d, grid: grid.New(table.Table{}, "")}
	s.grid.OnPage = true
	s.undo = controls.NewButton(words.Say("log.undoTo"), s.undoTo)
	s.grid.Arranges = true
	s.list = newReportColumns(s.grid, d.columns, "n", "what")
	s.grid.OnShortcut = d.Shortcut
	s.grid.OnSelect = func(int, int, table.Ref) { s.offer() }
	s.grid.OnActivate = func(int, int, table.Ref) { s.undoTo() }
	s.hint = widget.NewLabel(words.Say("log.hint"))
	s.hint.Wrapping = fyne.TextWrapWord
	s.blank = newBlank(act{words.Say("blank.players"), func() { d.Run("section.players") }})
	s.whole = container.NewBorder(container.NewBorder(nil, nil, nil, s.undo, s.hint), nil, nil, nil, s.blank.over(s.grid))
	return s
}

func (s *logScreen) Object() fyne.CanvasObject { return s.whole }
func (s *logScreen) Focus() fyne.Focusable     { return s.grid }
func (s *logScreen) Leave()                    {}
func (s *logScreen) Find(model.ID)             {}
func (s *logScreen) askColumns()               { s.list.dialog().open(s.desk.Canvas(), s.desk.Ask) }

// paper is the whole list, with what was undone struck through.
func (s *logScreen) Paper(st host.State) (table.Document, error) {
	t := s.grid.Given()
	if len(t.Rows) == 0 {
		return table.Document{}, errors.New(words.Say("log.empty"))
	}
	t.Name = words.Say("screen.log")
	d := s.desk.Options().About(st.Event)
	d.Subtitle, d.Tables = words.Say("log.paper"), []table.Table{t}
	return d, nil
}

func (s *logScreen) Show(st host.State) {
	s.st = st
	log := s.desk.entries()
	undoable, forgotten := s.desk.undoable()
	s.grid.SetTable(logTable(log))
	nothing := ""
	if len(log) == 0 {
		nothing = words.Say("log.empty") + " " + words.Say("blank.log")
	}
	s.blank.show(nothing)
	s.hint.SetText(logHint(log, undoable, forgotten))
	s.desk.why.hint(st)
	s.offer()
}

// logHint says what is listed and, where undo does not reach back to the first
// change, from which one on it does.
func logHint(log, undoable []journal.Entry, why error) string {
	switch {
	case why != nil:
		return words.Say("log.hint") + " " + words.Say("log.forgotten", words.Err(why))
	case len(log) > 0 && len(undoable) == 0 && len(journal.Reversed(log)) < doneIn(log):
		return words.Say("log.hint") + " " + words.Say("log.unreachable")
	case len(undoable) > 0 && undoable[0].N > log[0].N && standsBefore(log, undoable[0].N):
		return words.Say("log.hint") + " " + words.Say("log.from", undoable[0].N)
	}
	return words.Say("log.hint")
}

func doneIn(log []journal.Entry) int {
	n := 0
	for _, e := range log {
		if e.Step == journal.Done {
			n++
		}
	}
	return n
}

func standsBefore(log []journal.Entry, n int) bool {
	reversed := journal.Reversed(log)
	return slices.ContainsFunc(log, func(e journal.Entry) bool { return e.N < n && e.Step == journal.Done && !reversed[e.N] })
}

// logTable lists the entries, the latest first; a change that was undone is
// struck through.
func logTable(log []journal.Entry) table.Table {
	reversed := journal.Reversed(log)
	t := table.Table{Columns: []table.Column{
		{ID: "n", Title: words.Say("log.number"), Align: table.Right},
		{ID: "time", Title: words.Say("log.time")},
		{ID: "what", Title: words.Say("log.what"), Width: 40},
		{ID: "who", Title: words.Say("log.who")},
	}}
	for _, e := range slices.Backward(log) {
		mark := table.Plain
		if reversed[e.N] {
			mark = table.Struck
		}
		t.Rows = append(t.Rows, table.Row{
			Ref: table.Ref{Board: e.N},
			Cells: []table.Cell{
				{Text: strconv.Itoa(e.N)},
				{Text: words.Moment(e.Time)},
				{Text: e.In(words.Spoken(), steps.List), Mark: mark},
				{Text: e.By},
			},
		})
	}
	return t
}

// chosen is the entry that is selected, if it can be undone.
func (s *logScreen) chosen() (journal.Entry, bool) {
	row, _, ok := s.grid.Selected()
	t := s.grid.Table()
	if !ok || row >= len(t.Rows) {
		return journal.Entry{}, false
	}
	undoable, _ := s.desk.undoable()
	for _, e := range undoable {
		if e.N == t.Rows[row].Ref.Board {
			return e, true
		}
	}
	return journal.Entry{}, false
}

func (s *logScreen) offer() {
	if _, ok := s.chosen(); ok {
		s.undo.Enable()
	} else {
		s.undo.Disable()
	}
}

func (s *logScreen) undoTo() {
	if e, ok := s.chosen(); ok {
		s.desk.undoTo(e.N)
	}
}
