package ui

import (
	"slices"

	"wallchart/files/wallchart"
	"wallchart/model/journal"
	"wallchart/ui/desks"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// rewind is the way back through what was done to the event, and forth again.
type rewind struct {
	doc    func() *wallchart.Doc // nil while none is open
	shared *desks.Sharing        // whose ledger it goes back and forth in
	told   func(error)           // shows the event after a step, and what went wrong with it
	sheet  func() *grid.Grid     // the table that is shown, if any
	say    func(sentence string)
}

// Last is the number of the last step that stands, 0 for none.
func (s *rewind) Last() int {
	if s.doc() == nil {
		return 0
	}
	if all := s.doc().Undoable(); len(all) > 0 {
		return all[len(all)-1].N
	}
	return 0
}

// Stands tells whether a step is not undone.
func (s *rewind) Stands(n int) bool {
	return s.doc() != nil && slices.ContainsFunc(s.doc().Undoable(), func(e journal.Entry) bool { return e.N == n })
}

// shown is the table that is shown, nil for none.
func (s *rewind) shown() *grid.Grid {
	if s.sheet == nil {
		return nil
	}
	return s.sheet()
}

// Undo takes the last step back. Texts that were entered after it and refused whole are
// no step, and go first.
func (s *rewind) Undo() {
	if g := s.shown(); g != nil && g.TakeBack() {
		s.say(words.Say("grid.takenBack"))
		return
	}
	_, err := s.shared.Ledger().Undo()
	s.told(err)
}

func (s *rewind) Redo() {
	_, err := s.shared.Ledger().Redo()
	s.told(err)
}

func (s *rewind) undoTo(n int) {
	if why := s.shared.WhyNotAlone(); why != "" {
		s.say(why)
		return
	}
	s.told(s.doc().UndoTo(n))
}

func (s *rewind) undoWords() string {
	if s.doc() != nil {
		if label := s.undoLabel(); label != "" {
			return words.Say("cmd.edit.undo.label", label)
		}
	}
	return words.Say("cmd.edit.undo")
}

func (s *rewind) redoWords() string {
	if s.doc() != nil {
		if label := s.redoLabel(); label != "" {
			return words.Say("cmd.edit.redo.label", label)
		}
	}
	return words.Say("cmd.edit.redo")
}

func (s *rewind) undoLabel() string { return words.Text(s.shared.Ledger().UndoLabel()) }

func (s *rewind) redoLabel() string { return words.Text(s.shared.Ledger().RedoLabel()) }

func (s *rewind) whyNoUndo() string {
	if s.doc() == nil {
		return words.Say("why.no.event")
	}
	if g, label := s.shown(), s.undoLabel(); label == "" && (g == nil || !g.RefusedWhole()) {
		return words.Say("why.no.undo")
	}
	return ""
}

func (s *rewind) whyNoRedo() string {
	if s.doc() == nil {
		return words.Say("why.no.event")
	}
	if s.redoLabel() == "" {
		return words.Say("why.no.redo")
	}
	return ""
}
