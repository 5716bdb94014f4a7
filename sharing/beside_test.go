package sharing

import (
	"errors"
	"testing"
	"time"

	"wallchart/files/wallchart"
	"wallchart/model/journal"
	"wallchart/must"
)

// TestHowAStreamIsLaidBeside what is here: what is the same stays, what is new is taken, and one's own comes behind it.
func TestHowAStreamIsLaidBeside(t *testing.T) {
	first, second, third := result(1, "1-0"), result(2, "1-0"), result(3, "1-0")
	for _, c := range []struct {
		name                  string
		common, theirs, other bool // the stream has the step that is here, one of another desk, an event to which these do not lead
		taken, log, waiting   int
		rebased               bool
		past                  int
	}{
		{"the same", true, false, false, 0, 1, 0, false, 1}, {"a step more", true, true, false, 1, 2, 0, false, 2},
		{"nothing", false, false, false, 0, 1, 1, true, 1}, {"another step", false, true, false, 1, 2, 1, true, 2},
		{"an event that is another", true, true, true, 1, 2, 0, false, 0},
		{"no step, and another event", true, false, true, 0, 1, 0, false, 0},
	} {
		d := withConflicts(t)
		to := d.doc.Tournament()
		must.Do(t, d.Do(first))
		var log []journal.Entry
		if c.common {
			log, to = append(log, d.doc.Entries()...), d.doc.Tournament()
		}
		if c.theirs {
			e := entryOf(t, second)
			e.N, e.Desk = len(log)+1, "ann"
			log, to = append(log, e), must.Have(second.Apply(to))(t)
		}
		if c.other {
			to = must.Have(third.Apply(to))(t)
		}
		a := &arrival{s: &session{rank: rank{7, "e"}}, found: found{base: must.Have(wallchart.Encode(to, log))(t), seq: 9}}
		var out Taken
		if err := d.unite(a, &out); !wallchart.Made(err) {
			t.Errorf("%s: %v", c.name, err)
		}
		if len(out.Steps) != c.taken || len(d.doc.Entries()) != c.log || len(d.waiting()) != c.waiting || out.Rebased != c.rebased ||
			len(d.past) != c.past || on(d, 1) != "1-0" || (on(d, 2) == "1-0") != c.theirs || (on(d, 3) == "1-0") != c.other {
			t.Errorf("%s: taken are %d, the log has %d, of which %d wait, rebased %v, known are %d", c.name, len(out.Steps),
				len(d.doc.Entries()), len(d.waiting()), out.Rebased, len(d.past))
		}
		if last := d.rec.Bases[len(d.rec.Bases)-1]; d.rank() != a.s.rank || d.seq != 9 || d.shared != len(log) ||
			last != (base{len(log), 9, a.s.rank}) || !journal.Same(d.base, to) {
			t.Errorf("%s: the stream is %v at %d, step %d, kept is %+v", c.name, d.rank(), d.seq, d.shared, last)
		}
	}
}

// TestWhatIsMadeOnAnEarlierSight is made on the event as it is, unless another desk has altered the same since; what is there already is
// not made again.
func TestWhatIsMadeOnAnEarlierSight(t *testing.T) {
	for _, c := range []struct {
		name          string
		theirs        bool // another desk has made the step, not this one
		board         int  // that it alters
		text          string
		shown         bool // it was shown before the change was made
		made, against bool
	}{
		{"another board", true, 2, "0-1", false, true, false}, {"the same board", true, 1, "0-1", false, false, true},
		{"the same board, as was seen", true, 1, "0-1", true, true, false}, {"one's own step", false, 1, "0-1", false, true, false},
		{"the same result", true, 1, "1-0", false, false, false},
	} {
		d := withConflicts(t)
		seen := d.doc.Tournament()
		if c.theirs {
			e := entryOf(t, result(c.board, c.text))
			e.Desk = "ann"
			b := batch{origin: d.base, theirs: []journal.Entry{e}, changes: []journal.Change{result(c.board, c.text)}}
			if err := d.meet(b, &Taken{}); !wallchart.Made(err) {
				t.Fatal(err)
			}
			d.see()
		} else {
			must.Do(t, d.Do(result(c.board, c.text)))
		}
		if c.shown { // and something else was done here since
			seen = d.doc.Tournament()
			must.Do(t, d.Do(result(3, "1-0")))
		}
		now := len(d.doc.Entries())
		moved, err := d.since(result(1, "1-0"), seen)
		if against := new(Conflict); errors.As(err, &against) != c.against || (moved != nil) != c.made || !c.against && err != nil {
			t.Errorf("%s: %v, %v", c.name, moved, err)
		} else if c.against && (against.Mine.N != now+1 || against.Mine.Desk != "bob" || against.Theirs.Desk != "ann" ||
			len(d.conflicts) != 1) {
			t.Errorf("%s: it is %+v", c.name, against)
		}
	}
	d := withConflicts(t)
	if c, err := d.since(result(9, "1-0"), must.Have(result(2, "1-0").Apply(d.doc.Tournament()))(t)); c == nil || err != nil {
		t.Errorf("what could not be made there either: %v, %v", c, err)
	}
}

// TestWhatIsInTheBox is taken in its order: a host that comes in between finds what came before it brought in.
func TestWhatIsInTheBox(t *testing.T) {
	d := withConflicts(t)
	d.flying, d.rec.Rank = true, rank{4, "e"}
	e := entryOf(t, result(1, "1-0"))
	e.Desk = "ann"
	m := message{from: sender{Arbiter, "ann"}, seq: 1, after: d.chain.String(), data: must.Have(journal.EncodeEntry(e))(t)}
	s := going(nil)
	s.knew = d.rec.Rank
	for _, c := range []came{{sent: true}, {message: m, rank: d.rec.Rank}, {arrived: &arrival{s: s, found: found{last: 1, end: 1}}},
		{yield: &peer{Name: "cyd"}}, {outrank: &rank{9, "x"}}} {
		d.inBox(c)
	}
	d.told()
	out := must.Have(d.Take())(t)
	if len(out.Steps) != 1 || on(d, 1) != "1-0" || d.flying || d.line != s || <-s.from != 2 || len(d.box) != 0 ||
		d.rank() != (rank{4, "e"}) {
		t.Errorf("taken are %d steps, the line is there %v, %d are left", len(out.Steps), d.line == s, len(d.box))
	}
	if !d.doc.Unwritten() {
		t.Error("it is written before it is shown")
	}
	<-d.News() // a moment later somebody is told to look again
	d.unwritten = time.Now().Add(time.Hour)
	if must.Have(d.Take())(t); !d.doc.Unwritten() {
		t.Error("each step is written by itself")
	}
	d.unwritten = time.Now().Add(-writesAfter)
	if must.Have(d.Take())(t); d.doc.Unwritten() || !d.unwritten.IsZero() {
		t.Error("it is not written")
	}
}
