package sharing

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/phrase"
)

// entryOf is a step as it would stand in a log; its name is that of nobody else.
func entryOf(t *testing.T, c journal.Change) journal.Entry {
	t.Helper()
	kind, with := must.Two(written(c))(t)
	label := journal.Label(c, twoSections(6)).String()
	return journal.Entry{N: 1, ID: journal.NewID(), Time: time.Now(), Desk: "bob", Kind: kind, With: with, Label: label}
}

// against is a step of this desk that another's stands against, and resting one that was not made because one before it was not.
func against(t *testing.T, c journal.Change) Conflict {
	t.Helper()
	return Conflict{Mine: entryOf(t, c), Theirs: journal.Entry{N: 3, ID: "theirs"}, Why: phrase.Errorf("board taken")}
}

func resting(t *testing.T, c journal.Change) Conflict {
	t.Helper()
	return Conflict{Mine: entryOf(t, c), Why: phrase.Errorf("board taken")}
}

// withConflicts is a desk at an event, with questions; board 1 has no result.
func withConflicts(t *testing.T, all ...Conflict) *Desk {
	t.Helper()
	d := deskOf(Options{State: t.TempDir()}, record{Event: "e", Name: "bob", Role: Arbiter})
	d.at(event(t))
	d.folder = t.TempDir()
	d.conflicts = all
	return d
}

// boards are those that the steps of questions are about, by what their results would be.
func boards(all []Conflict) string {
	var said []string
	for _, c := range all {
		change, _ := c.Mine.Change(steps.List)
		s := change.(steps.SetResult)
		text, _ := s.Result.MarshalText()
		said = append(said, string(rune('0'+s.Board))+":"+string(text))
	}
	return strings.Join(said, " ")
}

// TestWhatIsAskedAbout: the last word on each place, and not what rests on another; when only such is left, that is asked.
func TestWhatIsAskedAbout(t *testing.T) {
	first, last, other := against(t, result(1, "1-0")), against(t, result(1, "0-1")), against(t, result(2, "1-0"))
	rests := resting(t, result(3, "1-0"))
	for _, c := range []struct {
		all     []Conflict
		ask     string
		resting int
	}{
		{nil, "", 0}, {[]Conflict{first, other}, "1:1-0 2:1-0", 0}, {[]Conflict{first, last}, "1:0-1", 0},
		{[]Conflict{first, other, last}, "2:1-0 1:0-1", 0}, {[]Conflict{rests, first}, "1:1-0", 1}, {[]Conflict{rests}, "3:1-0", 0},
	} {
		d := withConflicts(t, c.all...)
		if ask, n := d.Questions(); boards(ask) != c.ask || n != c.resting {
			t.Errorf("of %s asked is %q, and %d rest", boards(c.all), boards(ask), n)
		}
	}
}

// TestAQuestionIsSettled: by one's own step, or as it stands; what was corrected by it is settled too, and what came later is not. What
// rests on it is made, or goes with it.
func TestAQuestionIsSettled(t *testing.T) {
	first, last, other := against(t, result(1, "1-0")), against(t, result(1, "0-1")), against(t, result(2, "1-0"))
	rests, same := resting(t, result(3, "1-0")), resting(t, result(1, "1/2"))
	for _, c := range []struct {
		name       string
		all        []Conflict
		settled    Conflict
		choose     Choice
		left       string
		one, three string // results of boards 1 and 3
	}{
		{"mine", []Conflict{first, other}, first, Mine, "2:1-0", "1-0", ""}, {"theirs", []Conflict{first, other}, first, Theirs, "2:1-0", "", ""},
		{"the last", []Conflict{first, last, other}, last, Mine, "2:1-0", "0-1", ""},
		{"the first", []Conflict{first, last}, first, Mine, "1:0-1", "1-0", ""},
		{"what rests is made", []Conflict{first, rests}, first, Mine, "", "1-0", "1-0"},
		{"what rests elsewhere is made", []Conflict{first, rests}, first, Theirs, "", "", "1-0"},
		{"what altered the same is given up", []Conflict{first, same}, first, Theirs, "", "", ""},
	} {
		d := withConflicts(t, c.all...)
		blank := on(d, 1)
		if err := d.Settle(c.settled, c.choose); !wallchart.Made(err) {
			t.Errorf("%s: %v", c.name, err)
		}
		shown := func(board int) string { return strings.Replace(on(d, board), blank, "", 1) }
		if boards(d.Conflicts()) != c.left || shown(1) != c.one || shown(3) != c.three {
			t.Errorf("%s: left is %q, boards 1 and 3 are %q and %q", c.name, boards(d.Conflicts()), shown(1), shown(3))
		}
		again := withConflicts(t)
		again.folder = d.folder
		if again.readConflicts(); boards(again.conflicts) != c.left {
			t.Errorf("%s: on disk is %q", c.name, boards(again.conflicts))
		}
	}
	d := withConflicts(t, against(t, result(9, "1-0")), first)
	if err := d.Settle(d.conflicts[0], Mine); err == nil || len(d.conflicts) != 2 {
		t.Errorf("a step that cannot be made: %v, %d questions", err, len(d.conflicts))
	}
	if err := d.SettleAll(Mine); err == nil || boards(d.conflicts) != "9:1-0" || on(d, 1) != "1-0" {
		t.Errorf("all at once: %v, left is %q", err, boards(d.conflicts))
	}
	if err := d.SettleAll(Theirs); err != nil || len(d.conflicts) != 0 {
		t.Errorf("all as they stand: %v, left is %q", err, boards(d.conflicts))
	}
}

// TestWhatIsDoneIsNoQuestion any more, nor what another desk has brought.
func TestWhatIsDoneIsNoQuestion(t *testing.T) {
	done, brought, open := against(t, result(1, "1-0")), against(t, result(2, "1-0")), against(t, result(3, "1-0"))
	d := withConflicts(t, done, brought, open)
	must.Do(t, d.dropIdle())
	if len(d.conflicts) != 3 {
		t.Errorf("left at first is %q", boards(d.conflicts))
	}
	must.Do(t, d.doc.Do(result(1, "1-0")))
	d.have[brought.Mine.ID] = true
	must.Do(t, d.dropIdle())
	again := withConflicts(t)
	again.folder = d.folder
	if again.readConflicts(); boards(d.conflicts) != "3:1-0" || boards(again.conflicts) != "3:1-0" {
		t.Errorf("left is %q, and on disk %q", boards(d.conflicts), boards(again.conflicts))
	}
}

// TestQuestionsAreKept with whose step it is and why, each once; where they could not be written that is tried again.
func TestQuestionsAreKept(t *testing.T) {
	one, rests := against(t, result(1, "1-0")), resting(t, result(2, "1-0"))
	d := withConflicts(t)
	must.Do(t, d.addConflicts([]Conflict{one, rests, one}))
	again := withConflicts(t)
	again.folder = d.folder
	again.readConflicts()
	if len(d.conflicts) != 2 || len(again.conflicts) != 2 {
		t.Fatalf("there are %d, and on disk %d", len(d.conflicts), len(again.conflicts))
	}
	for n, c := range again.conflicts {
		if c.Mine.ID != d.conflicts[n].Mine.ID || c.Theirs.ID != d.conflicts[n].Theirs.ID || c.Why.Error() != "board taken" ||
			c.Rests() != (n == 1) {
			t.Errorf("on disk is %+v", c)
		}
	}
	must.Do(t, os.Remove(d.conflictsFile()))
	must.Do(t, d.addConflicts([]Conflict{one}))
	if _, err := os.Stat(d.conflictsFile()); err == nil {
		t.Error("what is known already is written")
	}
	kept := d.folder
	must.Do(t, os.WriteFile(filepath.Join(kept, "file"), nil, 0o600))
	d.folder = filepath.Join(kept, "file", "folder")
	var lacking *wallchart.NotOnDisk
	if err := d.addConflicts([]Conflict{against(t, result(3, "1-0"))}); !errors.As(err, &lacking) || len(d.conflicts) != 3 {
		t.Errorf("without a folder: %v, %d questions", err, len(d.conflicts))
	}
	d.folder = kept
	must.Do(t, d.addConflicts(nil))
	again.conflicts = nil
	if again.readConflicts(); len(again.conflicts) != 3 {
		t.Errorf("with a folder again on disk are %d", len(again.conflicts))
	}
	must.Do(t, os.WriteFile(d.conflictsFile(), []byte(`[{"mine":{"n":"x"}}]`), 0o600))
	again.conflicts = nil
	if again.readConflicts(); len(again.conflicts) != 0 {
		t.Errorf("what is no question is read as %+v", again.conflicts)
	}
}

// TestWhatMayBeBrought: steps of one's own, and by an arbiter those of others as well.
func TestWhatMayBeBrought(t *testing.T) {
	d := deskOf(Options{}, record{Name: "bob"})
	for _, c := range []struct {
		desk string
		role Role
		may  bool
	}{{"bob", Results, true}, {"ann", Results, false}, {"ann", Arbiter, true}} {
		if d.mayBring(journal.Entry{Desk: c.desk}, c.role) != c.may {
			t.Errorf("a step of %s by %s: %v", c.desk, c.role, !c.may)
		}
	}
}

// TestWhetherChangesLead from the event as it is to another.
func TestWhetherChangesLead(t *testing.T) {
	d := withConflicts(t)
	first, second := result(1, "1-0"), result(2, "1-0")
	to := must.Have(second.Apply(must.Have(first.Apply(d.doc.Tournament()))(t)))(t)
	for _, c := range []struct {
		name  string
		by    []journal.Change
		leads bool
	}{{"both", []journal.Change{first, second}, true}, {"the other way round", []journal.Change{second, first}, true},
		{"one", []journal.Change{first}, false}, {"none", nil, false},
		{"what cannot be", []journal.Change{first, second, result(9, "1-0")}, false}} {
		if d.leads(c.by, to) != c.leads {
			t.Errorf("%s: %v", c.name, !c.leads)
		}
	}
}

// TestEventsThatHaveGoneTheirOwnWays: the other one is kept beside this one, and it is said after which step.
func TestEventsThatHaveGoneTheirOwnWays(t *testing.T) {
	d := withConflicts(t)
	err := d.apart([]byte("the other"), 3)
	if d.halted == nil {
		t.Error("sharing goes on")
	}
	for _, part := range []string{"after step 3.", "e (shared).wallchart"} {
		if err == nil || !strings.Contains(err.Error(), part) {
			t.Errorf("it does not say %q: %v", part, err)
		}
	}
	other := filepath.Join(filepath.Dir(d.doc.Path()), "e (shared)"+wallchart.Extension)
	if b := must.Have(os.ReadFile(other))(t); string(b) != "the other" {
		t.Errorf("kept is %q", b)
	}
}

// TestAFileOfTheEvent has a step in common with it, in its base or behind it; or where neither has any, the beginning.
func TestAFileOfTheEvent(t *testing.T) {
	start := twoSections(6)
	other := must.Have(result(1, "1-0").Apply(start))(t)
	log, strange := []journal.Entry{entryOf(t, result(1, "1-0"))}, []journal.Entry{entryOf(t, result(1, "1-0"))}
	for _, c := range []struct {
		name              string
		log, base, behind []journal.Entry
		now               *model.Tournament
		is                bool
	}{
		{"a step in the base", log, log, nil, other, true}, {"a step behind it", log, nil, log, other, true},
		{"other steps", strange, log, nil, start, false}, {"no steps", nil, nil, nil, start, true},
		{"no steps, and another event", nil, nil, nil, other, false}, {"no steps here", nil, log, nil, start, false},
		{"no steps there", log, nil, nil, start, false}, {"no steps but behind the beginning", nil, nil, log, start, true},
	} {
		if sharesWith(c.log, c.now, &wallchart.File{Log: c.base, Tournament: start}, c.behind) != c.is {
			t.Errorf("%s: %v", c.name, !c.is)
		}
	}
}

// TestAStepThatThisProgramDoesNotKnow is taken with the event that has it, where nothing of one's own is to be kept.
func TestAStepThatThisProgramDoesNotKnow(t *testing.T) {
	d := withConflicts(t)
	to := must.Have(result(1, "1-0").Apply(d.doc.Tournament()))(t)
	log := []journal.Entry{{N: 1, ID: journal.NewID(), Time: time.Now(), Desk: "ann", Kind: "dance", With: []byte(`{}`), Label: "Dance"}}
	a := &arrival{s: &session{rank: rank{7, "e"}}, found: found{base: must.Have(wallchart.Encode(to, log))(t), seq: 9}}
	var out Taken
	if err := d.unite(a, &out); !wallchart.Made(err) {
		t.Fatal(err)
	}
	if !journal.Same(d.doc.Tournament(), to) || len(out.Steps) != 1 || d.rank() != a.s.rank || d.seq != 9 || d.shared != 1 {
		t.Errorf("taken are %d steps, the event stands at %d, message %d of %v", len(out.Steps), d.shared, d.seq, d.rank())
	}
}

// handing is a stream that hands out messages.
type handing struct {
	stream
	all []message
}

func (s handing) read(_ context.Context, from uint64, each func(message)) error {
	if len(s.all) == 0 {
		return errNone
	}
	go func() {
		for _, m := range s.all {
			if m.seq >= from {
				each(m)
			}
		}
	}()
	return nil
}

// TestTheStepsBehindABase are those that follow each other, whatever else is in the stream.
func TestTheStepsBehindABase(t *testing.T) {
	var s handing
	for n, of := range []int{4, 5, 0, 6, 9, 7} { // 0 is no step
		m := message{seq: uint64(n + 1), data: []byte("no step")}
		if of > 0 {
			e := entryOf(t, result(1, "1-0"))
			e.N = of
			m.data = must.Have(journal.EncodeEntry(e))(t)
		}
		s.all = append(s.all, m)
	}
	for _, c := range []struct {
		seq, last uint64
		want      string
	}{{0, 6, "[4 5 6 7]"}, {1, 6, "[5 6 7]"}, {3, 5, "[6]"}, {4, 5, "[9]"}, {6, 6, "[]"}, {7, 6, "[]"}} {
		log := must.Have((&Desk{}).behind(t.Context(), &arrival{s: &session{stream: s}, found: found{seq: c.seq, last: c.last}}))(t)
		got := []int{}
		for _, e := range log {
			got = append(got, e.N)
		}
		if fmt.Sprint(got) != c.want {
			t.Errorf("behind message %d of %d: %v, want %s", c.seq, c.last, got, c.want)
		}
	}
	if _, err := (&Desk{}).behind(t.Context(), &arrival{s: &session{stream: handing{}}, found: found{last: 1}}); !errors.Is(err, errNone) {
		t.Errorf("a stream that is not to be read: %v", err)
	}
}
