package wallchart

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/phrase"
)

// twelve is a journal of twelve steps as a crash leaves it, one of them an undo,
// and the states they led to.
func twelve(t testing.TB) (path string, o Options, whole []byte, states []*model.Tournament) {
	path, o = place(t)
	d := open(t, path, o)
	states = append(states, d.Tournament())
	for i := range 12 {
		if i == 6 {
			must.Have(d.Undo())(t)
		} else {
			must.Do(t, d.Do(steps.SetPairingNote{Section: 1, Round: 1, Board: 1 + i%2, Note: fmt.Sprint("note ", i)}))
		}
		states = append(states, d.Tournament())
	}
	crash(d)
	whole = must.Have(os.ReadFile(filepath.Join(historyFolder(path), "journal")))(t)
	return path, o, whole, states
}

// reopened opens the event with another journal and holds that no step is lost
// in silence: either all are there, or what is there is the state after some of
// them, a note says so and the journal is kept as it was.
func reopened(t *testing.T, what, path string, o Options, b []byte, states []*model.Tournament) (kept int, notes string) {
	t.Helper()
	name := filepath.Join(historyFolder(path), "journal")
	must.Do(t, os.WriteFile(name, b, 0o666))
	d, err := Open(path, o)
	if err != nil {
		t.Fatalf("%s: %v", what, err)
	}
	kept, notes = len(d.Entries()), phrase.Join(" ", d.Notes()...).String()
	if kept >= len(states) {
		t.Fatalf("%s: there are %d steps", what, kept)
	}
	if diff := len(d.Notes()); diff == 0 {
		t.Fatalf("%s: nothing is said", what)
	}
	same(t, what+": the event", states[kept], d.Tournament())
	asides, _ := filepath.Glob(name + "-*")
	if kept < len(states)-1 {
		if !strings.Contains(notes, "damaged") && !strings.Contains(notes, "nothing can be read") || len(asides) != 1 {
			t.Fatalf("%s: of 12 steps %d are there, the notes are %q, put aside is %q", what, kept, notes, asides)
		}
		if saved, _ := os.ReadFile(asides[0]); !bytes.Equal(saved, b) {
			t.Fatalf("%s: the journal is not kept as it was", what)
		}
	}
	if strings.HasSuffix(what, "0") { // not always: it takes three times as long
		must.Do(t, d.Do(enter(1)))
		after := d.Tournament()
		crash(d)
		d = must.Have(Open(path, o))(t)
		same(t, what+", worked on: the event", after, d.Tournament())
	}
	crash(d)
	for _, a := range asides {
		must.Do(t, os.Remove(a))
	}
	offered, _ := filepath.Glob(filepath.Join(filepath.Dir(path), "*(recovered*"))
	for _, f := range offered {
		must.Do(t, os.Remove(f))
	}
	return kept, notes
}

// TestAFlippedBitLosesNothingInSilence flips a bit at every fifth byte, in each line
// at others than in the line before; with WALLCHART_EVERY_BYTE at every byte.
func TestAFlippedBitLosesNothingInSilence(t *testing.T) {
	path, o, whole, states := twelve(t)
	stride := 5
	if os.Getenv("WALLCHART_EVERY_BYTE") != "" {
		stride = 1
	}
	all, line := 0, 0
	for at := range whole {
		if at > 0 && whole[at-1] == '\n' {
			line++
		}
		if (at+line)%stride != 0 || testing.Short() && at%40 != 0 {
			continue
		}
		b := bytes.Clone(whole)
		b[at] ^= 1 << (at / stride % 8)
		if kept, _ := reopened(t, fmt.Sprintf("flipped at %d", at), path, o, b, states); kept == 12 {
			all++
		}
	}
	if all < 50/stride && !testing.Short() {
		t.Errorf("all steps are there %d times only; a damaged checksum should lose none", all)
	}
}

// TestLostSectors takes the beginning, the middle and the end from a journal.
func TestLostSectors(t *testing.T) {
	path, o, whole, states := twelve(t)
	for from := 0; from < len(whole); from += 256 {
		b := bytes.Clone(whole)
		clear(b[from:min(from+512, len(b))])
		reopened(t, fmt.Sprintf("zeros from %d", from), path, o, b, states)
	}
	lines := bytes.SplitAfter(whole, []byte("\n"))
	reopened(t, "without its first line", path, o, bytes.Join(lines[1:], nil), states)
	reopened(t, "without its third line", path, o, bytes.Join(append(lines[:2:2], lines[3:]...), nil), states)
}

// TestWhatStandsBehindADamageIsOffered as a file of its own.
func TestWhatStandsBehindADamageIsOffered(t *testing.T) {
	path, o, whole, states := twelve(t)
	lines := bytes.SplitAfter(bytes.Clone(whole), []byte("\n"))
	lines[4][40] ^= 1 // the fourth step
	name := filepath.Join(historyFolder(path), "journal")
	must.Do(t, os.WriteFile(name, bytes.Join(lines, nil), 0o666))
	d := open(t, path, o)
	same(t, "the event", states[3], d.Tournament())
	offered, _ := filepath.Glob(filepath.Join(filepath.Dir(path), "League (recovered *).wallchart"))
	notes := phrase.Join(" ", d.Notes()...).String()
	if len(offered) != 1 || !strings.Contains(notes, "after step 3 of the log") || !strings.Contains(notes, filepath.Base(offered[0])) {
		t.Fatalf("offered is %q, the notes are %q", offered, notes)
	}
	f := must.Have(ReadFile(offered[0]))(t)
	// The fourth step set the note of board 2, which the last step set again.
	same(t, "what is offered", states[12], f.Tournament)
	must.Do(t, d.Close())
	if d = open(t, path, o); strings.Contains(phrase.Join(" ", d.Notes()...).String(), "damaged") {
		t.Errorf("the damage is told a second time: %q", d.Notes())
	}
}
