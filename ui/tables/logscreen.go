package tables

import (
	"errors"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/ui/explain"
	"wallchart/ui/host"
	"wallchart/ui/kit/columnchoice"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// LogHost is the window as the log sees it.
type LogHost interface {
	explain.Host
	Entries() []journal.Entry           // every step, the first one first
	Undoable() ([]journal.Entry, error) // those that can be undone, and why not all of them
	UndoTo(n int)                       // undoes back to a step
}

// Log lists every change with its time and words, the latest first; the
// changes that still stand can be undone back to any of them.
type Log struct {
	host  LogHost
	grid  *grid.Grid
	list  *columnchoice.OfTable
	whole fyne.CanvasObject
	undo  *controls.Button
	blank *controls.Blank
	hint  *widget.Label
	st    host.State
}

// NewLog is the screen before an event is shown.
func NewLog(d LogHost) *Log {
	s := &Log{host: d, grid: grid.New(table.Table{}, "")}
	s.grid.OnPage = true
	s.undo = controls.NewButton(words.Say("log.undoTo"), s.undoTo)
	s.grid.Arranges = true
	s.list = columnchoice.New(s.grid, columnchoice.Kept{In: d.Preferences(), List: "log.columns"}, "n", "what")
	s.grid.OnShortcut = d.Shortcut
	s.grid.OnSelect = func(int, int, table.Ref) { s.offer() }
	s.grid.OnActivate = func(int, int, table.Ref) { s.undoTo() }
	s.hint = widget.NewLabel(words.Say("log.hint"))
	s.hint.Wrapping = fyne.TextWrapWord
	s.blank = controls.NewBlank(controls.Act{Wording: words.Say("blank.players"), Do: func() { d.Run("section.players") }})
	s.whole = container.NewBorder(container.NewBorder(nil, nil, nil, s.undo, s.hint), nil, nil, nil, s.blank.Over(s.grid))
	return s
}

// Object is part of host.Screen.
func (s *Log) Object() fyne.CanvasObject { return s.whole }

// Focus is part of host.Screen.
func (s *Log) Focus() fyne.Focusable { return s.grid }

// Leave is part of host.Screen.
func (s *Log) Leave() {}

// Find is part of host.Screen.
func (s *Log) Find(model.ID) {}

// AskColumns asks which columns are shown.
func (s *Log) AskColumns() { s.list.Dialog().Open(s.host.Canvas(), s.host.Ask) }

// Paper is the whole list, with what was undone struck through.
func (s *Log) Paper(st host.State) (table.Document, error) {
	t := s.grid.Given()
	if len(t.Rows) == 0 {
		return table.Document{}, errors.New(words.Say("log.empty"))
	}
	t.Name = words.Say("screen.log")
	d := s.host.Options().About(st.Event)
	d.Subtitle, d.Tables = words.Say("log.paper"), []table.Table{t}
	return d, nil
}

// Show is part of host.Screen.
func (s *Log) Show(st host.State) {
	s.st = st
	log := s.host.Entries()
	undoable, forgotten := s.host.Undoable()
	s.grid.SetTable(logTable(log))
	nothing := ""
	if len(log) == 0 {
		nothing = words.Say("log.empty") + " " + words.Say("blank.log")
	}
	s.blank.Show(nothing)
	s.hint.SetText(logHint(log, undoable, forgotten))
	s.host.Why().Hint(st)
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
func (s *Log) chosen() (journal.Entry, bool) {
	row, _, ok := s.grid.Selected()
	t := s.grid.Table()
	if !ok || row >= len(t.Rows) {
		return journal.Entry{}, false
	}
	undoable, _ := s.host.Undoable()
	for _, e := range undoable {
		if e.N == t.Rows[row].Ref.Board {
			return e, true
		}
	}
	return journal.Entry{}, false
}

func (s *Log) offer() {
	if _, ok := s.chosen(); ok {
		s.undo.Enable()
	} else {
		s.undo.Disable()
	}
}

func (s *Log) undoTo() {
	if e, ok := s.chosen(); ok {
		s.host.UndoTo(e.N)
	}
}
