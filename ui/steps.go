package ui

import (
	"wallchart/files/wallchart"
	"wallchart/ui/words"
)

// steps are the way back through what was done to the event, and forth again.
type steps struct {
	doc  func() *wallchart.Doc // nil while none is open
	told func(error)           // shows the event after a step, and what went wrong with it
}

func (s *steps) undo() {
	_, err := s.doc().Undo()
	s.told(err)
}

func (s *steps) redo() {
	_, err := s.doc().Redo()
	s.told(err)
}

func (s *steps) undoTo(n int) { s.told(s.doc().UndoTo(n)) }

func (s *steps) undoWords() string {
	if s.doc() != nil {
		if label := s.doc().UndoLabel(); !label.Empty() {
			return words.Say("cmd.edit.undo.label", words.Text(label))
		}
	}
	return words.Say("cmd.edit.undo")
}

func (s *steps) redoWords() string {
	if s.doc() != nil {
		if label := s.doc().RedoLabel(); !label.Empty() {
			return words.Say("cmd.edit.redo.label", words.Text(label))
		}
	}
	return words.Say("cmd.edit.redo")
}

func (s *steps) whyNoUndo() string {
	if s.doc() == nil {
		return words.Say("why.no.event")
	}
	if s.doc().UndoLabel().Empty() {
		return words.Say("why.no.undo")
	}
	return ""
}

func (s *steps) whyNoRedo() string {
	if s.doc() == nil {
		return words.Say("why.no.event")
	}
	if s.doc().RedoLabel().Empty() {
		return words.Say("why.no.redo")
	}
	return ""
}
