package sharing

import (
	"bytes"
	"context"
	"errors"
	"path/filepath"
	"slices"
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

// event is one with two sections, and in the first a round of three boards.
func event(t testing.TB) *wallchart.Doc { t.Helper(); return eventOf(t, 6) }

func eventOf(t testing.TB, players int) *wallchart.Doc {
	t.Helper()
	path := filepath.Join(t.TempDir(), "e.wallchart")
	d := must.Have(wallchart.Create(path, twoSections(players), wallchart.Options{State: t.TempDir(), By: "Ann"}))(t)
	t.Cleanup(d.Discard)
	return d
}

func twoSections(players int) *model.Tournament {
	a := &model.Section{ID: 1, Name: "A", Scoring: model.Classic(0, 0, 0), LastID: model.ID(players)}
	for i := range players {
		a.Players = append(a.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: "P" + string(rune('A'+i%26))}})
	}
	var r model.Round
	for b := range players / 2 {
		r.Pairings = append(r.Pairings, model.Pairing{Board: b + 1, Sides: [2]model.ID{model.ID(2*b + 1), model.ID(2*b + 2)}})
	}
	a.Rounds = []model.Round{r}
	t := (&model.Tournament{Name: "Open"}).With(a)
	return t.With(&model.Section{ID: 2, Name: "B", Scoring: model.Classic(0, 0, 0)})
}

func result(board int, text string) steps.SetResult {
	var r steps.Result
	if err := r.UnmarshalText([]byte(text)); err != nil {
		panic(err)
	}
	return steps.SetResult{Section: 1, Round: 1, Board: board, Result: r}
}

func on(d *Desk, board int) string {
	return model.ResultText(d.doc.Tournament().Section(1).Rounds[0].Pairings[board-1].Outcomes)
}

// shared is an event that is shared on a free port of this computer.
func shared(t testing.TB, o Options) *Desk { t.Helper(); return sharedOf(t, 6, o) }

func sharedOf(t testing.TB, players int, o Options) *Desk {
	t.Helper()
	if o.Name == "" {
		o.Name = "ann"
	}
	if o.State == "" {
		o.State = t.TempDir()
	}
	o.Listen = "127.0.0.1:0"
	d := must.Have(Share(eventOf(t, players), o))(t)
	t.Cleanup(d.Leave)
	return d
}

func where(host *Desk) string { return host.Status().Address }

// joins is a new desk of a shared event.
func joins(t testing.TB, host *Desk, name string, r Role) *Desk {
	t.Helper()
	d := must.Have(tryJoin(t, host, name, r))(t)
	return d
}

func tryJoin(t testing.TB, host *Desk, name string, r Role) (*Desk, error) {
	t.Helper()
	code, _ := must.Two(host.Code(r))(t)
	d, err := Join(context.Background(), code, where(host), filepath.Join(t.TempDir(), name+".wallchart"),
		wallchart.Options{State: t.TempDir(), By: name}, Options{Name: name, State: t.TempDir(), Listen: "127.0.0.1:0"})
	if err == nil {
		t.Cleanup(d.doc.Discard)
		t.Cleanup(d.Leave)
	}
	return d, err
}

// waitAtMost is when a wait for another program or goroutine is given up. What is waited for is what happens, not the clock: a machine
// with much else to do takes its time.
const waitAtMost = 3 * time.Minute

// settle takes at all desks until none has anything that waits.
func settle(t testing.TB, all ...*Desk) (conflicts []Conflict) {
	t.Helper()
	quiet := 0
	for end := time.Now().Add(waitAtMost); quiet < 5; {
		if time.Now().After(end) {
			for _, d := range all {
				t.Errorf("%s: %+v, shared %d, seq %d of %d, flying %v, halted %v", d.name, d.Status(), d.shared, d.seq, d.target, d.flying, d.halted)
			}
			t.Fatal("the desks do not come to rest")
		}
		quiet++
		for _, d := range all {
			got := must.Have(d.Take())(t)
			conflicts = append(conflicts, got.Conflicts...)
			if d.Status().Line != Shared || d.doc.Unwritten() || d.shared != all[0].shared || d.rank() != all[0].rank() {
				quiet = 0
			}
		}
		time.Sleep(5 * time.Millisecond)
	}
	return conflicts
}

func bytesOf(t testing.TB, d *Desk) []byte {
	t.Helper()
	var b bytes.Buffer
	must.Do(t, wallchart.Write(&b, &wallchart.File{Tournament: d.doc.Tournament(), Log: d.doc.Entries()}))
	return b.Bytes()
}

func alike(t testing.TB, all ...*Desk) {
	t.Helper()
	for _, d := range all { // what is shown is what will be there when the file is opened again
		on, err := wallchart.Open(d.doc.Path(), wallchart.Options{ReadOnly: true})
		if err != nil {
			t.Errorf("%s: %v", d.name, err)
			continue
		}
		// Of its steps only the names: a file leaves out what long ones change.
		names := func(log []journal.Entry) (all []string) {
			for _, e := range log {
				all = append(all, e.ID)
			}
			return all
		}
		if d.doc.Trouble() == nil && (!journal.Same(on.Tournament(), d.doc.Tournament()) ||
			!slices.Equal(names(on.Entries()), names(d.doc.Entries()))) {
			t.Errorf("on the disk of %s is another event: %v, not %v", d.name, names(on.Entries()), names(d.doc.Entries()))
		}
		on.Discard()
	}
	for _, d := range all[1:] {
		if a, b := bytesOf(t, all[0]), bytesOf(t, d); !bytes.Equal(a, b) {
			t.Errorf("%s and %s differ:\n%s\n%s", all[0].name, d.name, a, b)
		}
	}
}

func do(t testing.TB, d *Desk, c journal.Change) {
	t.Helper()
	must.Do(t, d.Do(c))
}

// TestTwoDesksComeToTheSame, when both make steps at the same time; what touches is a conflict and is made nowhere.
func TestTwoDesksComeToTheSame(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	for i := range 20 {
		for d, section := range map[*Desk]model.ID{ann: 1, bob: 2} {
			do(t, d, steps.SetLots{Section: section, Seed: int64(i + 1)})
		}
	}
	if c := settle(t, ann, bob); len(c) > 0 {
		t.Fatalf("steps in two sections touch: %+v", c)
	}
	if n := len(ann.doc.Entries()); n != 40 {
		t.Errorf("the log has %d entries, not 40", n)
	}
	alike(t, ann, bob)

	do(t, ann, result(1, "1-0"))
	do(t, bob, result(1, "0-1"))
	c := settle(t, ann, bob)
	if len(c) != 1 || c[0].Theirs.N != 41 || c[0].Mine.Desk == c[0].Theirs.Desk {
		t.Fatalf("two desks set the same to different values; the conflicts are %+v", c)
	}
	alike(t, ann, bob)
	loser, stands, wants := bob, "1-0", "0-1"
	if c[0].Mine.Desk == "ann" {
		loser, stands, wants = ann, "0-1", "1-0"
	}
	if got := on(ann, 1); got != stands || len(loser.Conflicts()) != 1 || !strings.Contains(c[0].Error(), c[0].Theirs.Desk) {
		t.Errorf("board 1 is %s; %v", got, loser.Conflicts())
	}
	if err := loser.Settle(c[0], Mine); err != nil || len(loser.Conflicts()) != 0 {
		t.Errorf("settled: %v, left %v", err, loser.Conflicts())
	}
	settle(t, ann, bob)
	if got := on(ann, 1) + on(bob, 1); got != wants+wants {
		t.Errorf("after the choice board 1 is %s", got)
	}
}

// TestWhatWasSeen: a change that was begun before another desk altered the same is not made, but shown; one of something else is.
func TestWhatWasSeen(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	seen := bob.doc.Tournament()
	bob.Seen = func() *model.Tournament { return seen }
	do(t, ann, result(1, "1-0"))
	settle(t, ann, bob)
	var c *Conflict
	if err := bob.Do(result(1, "½-½")); !errors.As(err, &c) || c.Theirs.Desk != "ann" || on(bob, 1) != "1-0" {
		t.Errorf("typed over what was not seen: %v, %s", err, on(bob, 1))
	}
	if err := bob.Do(result(1, "1-0")); err != nil {
		t.Errorf("the same result: %v", err)
	}
	if err := bob.Do(result(2, "½-½")); err != nil || on(bob, 2) != "½-½" {
		t.Errorf("another board: %v", err)
	}
	seen = bob.doc.Tournament()
	if err := bob.Do(result(1, "½-½")); err != nil {
		t.Errorf("a correction of what was seen: %v", err)
	}
	if n := len(bob.Conflicts()); n != 1 {
		t.Errorf("%d conflicts are kept", n)
	}
	settle(t, ann, bob)
	alike(t, ann, bob)
}

// TestUndoIsOfOnesOwn last step, whatever others have done since; where they have altered the same, it says who and does nothing.
func TestUndoIsOfOnesOwn(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Results)
	do(t, ann, result(1, "1-0"))
	settle(t, ann, bob)
	do(t, bob, result(2, "0-1"))
	settle(t, ann, bob)
	if _, err := ann.Undo(); err != nil || on(ann, 1) != "" || on(ann, 2) != "0-1" {
		t.Fatalf("%v: %q %q", err, on(ann, 1), on(ann, 2))
	}
	if _, err := ann.Undo(); !errors.Is(err, journal.ErrNothingToUndo) {
		t.Errorf("nothing is left to undo: %v", err)
	}
	settle(t, ann, bob)
	alike(t, ann, bob)
	if _, err := ann.Redo(); err != nil || on(ann, 1) != "1-0" {
		t.Errorf("redo: %v, %q", err, on(ann, 1))
	}
	settle(t, ann, bob)
	must.Do(t, bob.Do(result(1, "½-½")))
	settle(t, ann, bob)
	n := len(ann.doc.Entries())
	var a *Altered
	if _, err := ann.Undo(); !errors.As(err, &a) || a.By.Desk != "bob" || len(ann.doc.Entries()) != n {
		t.Errorf("undo of what another has altered: %v", err)
	}
	if _, err := bob.Undo(); err != nil || on(bob, 1) != "1-0" {
		t.Errorf("undo at a desk for results: %v, %q", err, on(bob, 1))
	}
	settle(t, ann, bob)
	alike(t, ann, bob)
	for _, c := range []journal.Change{steps.SetLots{Section: 1, Seed: 7}, steps.SetFee{Section: 2, Fee: 500}} {
		before := bytesOf(t, ann)
		do(t, ann, c)
		if _, err := ann.Undo(); err != nil || len(before) == 0 {
			t.Errorf("%s: %v", c.Name(), err)
		}
	}
	if got := ann.doc.Tournament().Section(2).Fee; got != 0 || ann.doc.Tournament().Section(1).Ranking.Lots != 0 {
		t.Errorf("taken back: %v", got)
	}
	settle(t, ann, bob)
	alike(t, ann, bob)
}

// TestWhatARoleMay is refused at the desk, at the gate where its program sends it all the same, and by all desks where a server lets it
// through.
func TestWhatARoleMay(t *testing.T) {
	b := &book{}
	ann := shared(t, Options{Log: b.log})
	bob := joins(t, ann, "bob", Results)
	eve := joins(t, ann, "eve", Viewer)
	settle(t, ann, bob, eve)
	var f *Forbidden
	if err := bob.Do(steps.RemoveRound{Section: 1}); !errors.As(err, &f) {
		t.Errorf("a desk for results removes a round: %v", err)
	}
	if err := eve.Do(result(1, "1-0")); !errors.As(err, &f) {
		t.Errorf("a viewer enters a result: %v", err)
	}
	kind, with, _ := written(steps.SetLots{Section: 1, Seed: 5})
	lots := journal.Entry{N: 1, ID: journal.NewID(), Time: time.Now(), Desk: "bob", Kind: kind, With: with, Label: "x"}
	asAnn := journal.Entry{N: 1, ID: journal.NewID(), Time: time.Now(), Desk: "ann", Kind: "set-result",
		With: []byte(`{"section":1,"round":1,"board":1,"result":"1-0"}`), Label: "x"}
	asEve := asAnn
	asEve.Desk = "eve"
	for _, c := range []struct {
		desk *Desk
		step journal.Entry
		why  refusal
		said string
	}{{bob, lots, refusedRole, "Draw lots"}, {bob, asAnn, refusedRole, "another desk's name"}} {
		line := rogue(t, ann, c.desk)
		data := must.Have(journal.EncodeEntry(c.step))(t)
		must.Do(t, line.send(frame{Verb: verbAppend, ID: c.step.ID, After: chain{}.String(), Language: language, data: data}))
		if got := heardOf(t, line, verbTaken); got.Why != c.why {
			t.Errorf("%s: a step of %s is answered %+v", c.desk.name, c.step.Desk, got)
		}
		b.says(t, "Refused what "+c.desk.name+" has sent", c.said)
	}
	line := rogue(t, ann, eve)
	must.Do(t, line.send(frame{Verb: verbAppend, data: must.Have(journal.EncodeEntry(asEve))(t)}))
	ends(t, line)
	b.says(t, "Refused what eve has sent", "too much of it")

	// a server of one's own may let through what a gate does not: all desks leave it out
	ann.mu.Lock()
	at := ann.line
	ann.mu.Unlock()
	for i, e := range []journal.Entry{lots, asAnn} {
		m := message{from: sender{Results, "bob"}, id: e.ID, language: language, after: chain{}.String(),
			data: must.Have(journal.EncodeEntry(e))(t)}
		must.Do(t, at.append(context.Background(), m, uint64(i)))
	}
	settle(t, ann, bob, eve)
	for _, d := range []*Desk{ann, bob, eve} {
		if len(d.doc.Entries()) != 0 || d.seq != 2 {
			t.Errorf("%s took what a desk for results may not send: %+v, message %d", d.name, d.doc.Entries(), d.seq)
		}
	}
	b.says(t, "Left out a step of bob")
	do(t, bob, result(1, "1-0"))
	settle(t, ann, bob, eve)
	alike(t, ann, bob, eve)
}

// TestSignsOfLife: who is here, as what, and which board is being typed.
func TestSignsOfLife(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Results)
	settle(t, ann, bob)
	at := Place{Section: 1, Round: 1, Board: 3}
	bob.Typing(at)
	for end := time.Now().Add(waitAtMost); ; time.Sleep(10 * time.Millisecond) {
		here := ann.Status().Here
		if len(here) == 1 && here[0].Name == "bob" && here[0].Role == Results && here[0].Here && here[0].At == at {
			break
		}
		if time.Now().After(end) {
			t.Fatalf("ann sees %+v", here)
		}
	}
	if s := bob.Status(); s.Host != "ann" || s.Role != Results || s.MayHost || s.Code != "" {
		t.Errorf("bob's status: %+v", s)
	}
	if s := ann.Status(); !s.Hosting || s.Code == "" || s.CodeRole != Results {
		t.Errorf("ann's status: %+v", s)
	}
	if w := (phrase.Text{}); ann.Status().Why.String() != w.String() {
		t.Errorf("why: %s", ann.Status().Why)
	}
}
