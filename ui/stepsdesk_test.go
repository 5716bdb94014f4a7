package ui

import (
	"errors"
	"testing"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/desks"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
)

// openDesk is a window of which a desk is told the document alone.
type openDesk struct {
	desks.Host
	doc func() *wallchart.Doc
}

func (d openDesk) Doc() *wallchart.Doc { return d.doc() }

// TestStepsGoBackAndForth: undo names what it takes back, redo what it makes again;
// without a document or a step each says why not.
func TestStepsGoBackAndForth(t *testing.T) {
	var doc *wallchart.Doc
	var told []error
	open := func() *wallchart.Doc { return doc }
	s := &rewind{doc: open, shared: &desks.Sharing{Host: openDesk{doc: open}}, told: func(err error) { told = append(told, err) }}
	if s.whyNoUndo() != words.Say("why.no.event") || s.undoWords() != words.Say("cmd.edit.undo") {
		t.Errorf("without an event undo is %q: %s", s.undoWords(), s.whyNoUndo())
	}
	var err error
	if doc, err = wallchart.New((&model.Tournament{Name: "Trial"}).With(hosttest.OfClub(2)),
		wallchart.Options{State: t.TempDir()}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = doc.Close() })
	if s.whyNoUndo() != words.Say("why.no.undo") || s.whyNoRedo() != words.Say("why.no.redo") {
		t.Errorf("with nothing done: %q, %q", s.whyNoUndo(), s.whyNoRedo())
	}
	name := func() string { return doc.Tournament().Sections[0].Name }
	for _, to := range []string{"Open", "Under 10"} {
		must.Do(t, doc.Do(steps.RenameSection{Section: 1, To: to}))
	}
	if s.whyNoUndo() != "" || s.undoWords() != words.Say("cmd.edit.undo.label", words.Text(doc.UndoLabel())) {
		t.Errorf("undo is %q: %s", s.undoWords(), s.whyNoUndo())
	}
	if s.Undo(); name() != "Open" || s.redoWords() != words.Say("cmd.edit.redo.label", words.Text(doc.RedoLabel())) {
		t.Errorf("after undo the section is %q, redo is %q", name(), s.redoWords())
	}
	if s.Redo(); name() != "Under 10" {
		t.Errorf("after redo the section is %q", name())
	}
	if s.undoTo(doc.Undoable()[0].N); name() != "Open" {
		t.Errorf("back to after the first step the section is %q", name())
	}
	if len(told) != 3 || errors.Join(told...) != nil {
		t.Errorf("told %v", told)
	}
}
