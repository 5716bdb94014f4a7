package sharing

import (
	"errors"
	"strings"
	"testing"

	"wallchart/files/wallchart"
	"wallchart/must"
)

// TestWhereADeskGoesOn that is opened again: behind the newest base of the stream that it knows and that stands on the same steps; without
// one the stream is laid beside the log.
func TestWhereADeskGoesOn(t *testing.T) {
	known := rank{4, "known"}
	for _, c := range []struct {
		name   string
		bases  []base
		shared int
		seq    uint64
		rank   rank
	}{
		{"no base", nil, 2, 0, known}, {"one", []base{{1, 7, known}}, 1, 7, known},
		{"the newest", []base{{0, 3, known}, {1, 7, known}}, 1, 7, known},
		{"of another stream", []base{{1, 7, rank{4, "other"}}}, 2, 0, rank{Generation: 4}},
		{"the newest of another", []base{{0, 3, known}, {1, 7, rank{4, "other"}}}, 0, 3, known},
		{"on other steps", []base{{3, 9, known}}, 2, 0, rank{Generation: 4}},
	} {
		doc := event(t)
		start := must.Have(wallchart.Encode(doc.Tournament(), nil))(t)
		must.Do(t, doc.Do(result(1, "1-0")))
		one := must.Have(wallchart.Encode(doc.Tournament(), doc.Entries()))(t)
		must.Do(t, doc.Do(result(2, "1-0")))
		d := deskOf(Options{State: t.TempDir()}, record{Event: "e", Name: "bob", Role: Results, Rank: known})
		d.folder = folderOf(doc.History())
		strange := withConflicts(t)
		for range 3 {
			must.Do(t, strange.doc.Do(result(1, "1-0")))
			must.Do(t, strange.doc.Do(result(1, "0-1")))
		}
		other := must.Have(wallchart.Encode(strange.doc.Tournament(), strange.doc.Entries()))(t)
		for _, b := range c.bases {
			must.Do(t, d.keepBase(b, [][]byte{start, one, nil, other}[b.N]))
		}
		must.Have(d.resumed(doc))(t)
		d.Leave()
		if d.shared != c.shared || d.seq != c.seq || d.rec.Rank != c.rank || d.mark.Seq != c.seq {
			t.Errorf("%s: it stands at step %d, message %d of %v", c.name, d.shared, d.seq, d.rec.Rank)
		}
		if kept := must.Have(readRecord(doc.History()))(t); kept.Rank != c.rank {
			t.Errorf("%s: on disk is %v", c.name, kept.Rank)
		}
	}
}

// TestAServerThatIsBeingOpened is no line yet.
func TestAServerThatIsBeingOpened(t *testing.T) {
	d := deskOf(Options{}, record{Role: Arbiter})
	d.hosting = &hosting{}
	if err := d.reach(going(nil)); !errors.Is(err, errNone) {
		t.Errorf("there is %v", err)
	}
}

// TestWhatIsMadeAgain is what was taken back last, in its turn, until something else is done.
func TestWhatIsMadeAgain(t *testing.T) {
	d := withConflicts(t)
	is := func(what, one, two, undo, redo string) {
		t.Helper()
		shown := func(board int) string { return strings.Replace(on(d, board), on(d, 3), "", 1) }
		if shown(1) != one || shown(2) != two ||
			d.UndoLabel().Empty() != (undo == "") || d.RedoLabel().Empty() != (redo == "") {
			t.Errorf("%s: boards %q and %q, to take back %q, to make again %q", what, on(d, 1), on(d, 2), d.UndoLabel(), d.RedoLabel())
		}
	}
	is("at first", "", "", "", "")
	must.Do(t, d.Do(result(1, "1-0")))
	must.Do(t, d.Do(result(2, "0-1")))
	is("two steps", "1-0", "0-1", "back", "")
	must.Have(d.Undo())(t)
	is("one back", "1-0", "", "back", "again")
	must.Have(d.Undo())(t)
	is("both back", "", "", "", "again")
	must.Have(d.Redo())(t)
	is("the first again", "1-0", "", "back", "again")
	must.Have(d.Redo())(t)
	is("both again", "1-0", "0-1", "back", "")
	must.Have(d.Undo())(t)
	is("the second back", "1-0", "", "back", "again")
	must.Do(t, d.Do(result(2, "1-0")))
	is("another step", "1-0", "1-0", "back", "")
	if _, err := d.Redo(); err == nil {
		t.Error("what was taken back before is made again")
	}
}
