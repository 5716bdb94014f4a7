package ui

import (
	"path/filepath"
	"testing"

	"wallchart/files/disktest"
	"wallchart/files/wallchart"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestADiskThatWasFull: what could not be written is on disk as soon as there is room, without another step.
func TestADiskThatWasFull(t *testing.T) {
	disk := disktest.New(t, 4)
	if disk == nil {
		t.Skip("a small disk cannot be had here")
	}
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	path := filepath.Join(disk.Folder, "club.wallchart")
	must.Do(t, b.documents.SaveAs(path))
	disk.Fill(true)
	first := b.state.Section.Players[0]
	first.Name = "While, Full"
	for err := error(nil); wallchart.Made(err) && b.doc.Trouble() == nil; { // the last page has room for some
		first.Rating++
		err = b.Do(steps.EditPlayer{Section: b.state.Section.ID, Player: first})
	}
	b.documents.TellNews()
	if b.doc.Trouble() == nil {
		t.Fatal("a full disk takes a step")
	}
	disk.Fill(false)
	b.documents.TellNews()
	if err := b.doc.Trouble(); err != nil {
		t.Fatalf("with room again: %v", err)
	}
	d := must.Have(wallchart.Open(path, wallchart.Options{ReadOnly: true}))(t)
	defer d.Discard()
	if p := d.Tournament().Sections[0].Players[0]; p.Rating != first.Rating {
		t.Errorf("on disk is %s, %d", p.Name, p.Rating)
	}
}
