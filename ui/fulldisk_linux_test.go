package ui

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"wallchart/files/wallchart"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestADiskThatWasFull: what could not be written is on disk as soon as there is room, without another step.
func TestADiskThatWasFull(t *testing.T) {
	folder := t.TempDir()
	if err := syscall.Mount("tmpfs", folder, "tmpfs", 0, "size=4m"); err != nil {
		t.Skip("a small disk cannot be had here:", err)
	}
	t.Cleanup(func() { _ = syscall.Unmount(folder, syscall.MNT_DETACH) })
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	path := filepath.Join(folder, "club.wallchart")
	must.Do(t, b.documents.SaveAs(path))
	ballast := filepath.Join(folder, "ballast")
	full := must.Have(os.Create(ballast))(t)
	for _, size := range []int{64 << 10, 1 << 10, 1} {
		for _, err := full.Write(make([]byte, size)); err == nil; _, err = full.Write(make([]byte, size)) {
		}
	}
	must.Do(t, full.Close())
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
	must.Do(t, os.Remove(ballast))
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
