package sharing

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wallchart/files/disktest"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestAHostWithoutRoom says so on every desk, and goes on by itself when there is room again; nothing is lost.
func TestAHostWithoutRoom(t *testing.T) {
	disk := disktest.New(t, 8)
	if disk == nil {
		t.Skip("a disk that can be filled cannot be had here")
	}
	path := filepath.Join(disk.Folder, "e.wallchart")
	doc := must.Have(wallchart.Create(path, twoSections(6), wallchart.Options{State: t.TempDir(), By: "Ann"}))(t)
	t.Cleanup(doc.Discard)
	ann := must.Have(Share(doc, Options{Name: "ann", State: t.TempDir(), Listen: "127.0.0.1:0"}))(t)
	t.Cleanup(ann.Leave)
	bob := joins(t, ann, "bob", Arbiter)
	eve := joins(t, ann, "eve", Viewer)
	all := []*Desk{ann, bob, eve}
	settle(t, all...)
	adds := func(n int) {
		t.Helper()
		for i := range n {
			do(t, bob, steps.AddPlayers{Section: 2, Players: []model.Player{{Entry: model.Entry{Name: fmt.Sprint("Player ", n, "-", i)}}}})
		}
	}
	disk.Fill(true)
	for end := time.Now().Add(waitAtMost); bob.Status().Stalled.Empty() || eve.Status().Stalled.Empty() || ann.Status().Stalled.Empty(); {
		if time.Now().After(end) {
			t.Fatalf("nobody says that the host stands still: %+v", bob.Status())
		}
		adds(1) // until its disk has no room for one more
		for _, d := range all {
			_, _ = d.Take() // the host's own file may not be written
		}
		time.Sleep(20 * time.Millisecond)
	}
	for _, d := range all {
		got := d.Status().Stalled.String()
		if !strings.HasPrefix(got, "ann has taken nothing for ") || !strings.Contains(got, "its disk is full") {
			t.Errorf("%s says %q", d.name, got)
		}
	}
	adds(3)
	disk.Fill(false)
	settle(t, all...)
	alike(t, all...)
	until(t, "it is said no more", func() bool {
		return bob.Status().Stalled.Empty() && eve.Status().Stalled.Empty() && ann.Status().Stalled.Empty()
	}, all...)
}

// TestPulse: a server that is given steps and takes none stands still from the first of them on; one that refuses a step because another
// was quicker is well.
func TestPulse(t *testing.T) {
	var p pulse
	stood := func() bool { return p.stands(time.Now().Add(time.Minute)) >= time.Minute }
	if stood() {
		t.Error("it stands still before it was given anything")
	}
	first := p.begins()
	if !stood() {
		t.Error("a step waits, and all is well")
	}
	p.ends(first, errOvertaken)
	if stood() {
		t.Error("it stands still after a step that was overtaken")
	}
	p.ends(p.begins(), errors.New("no room"))
	if !stood() {
		t.Error("a step was not taken, and all is well")
	}
	second := p.begins()
	if p.ends(p.begins(), nil); !stood() {
		t.Error("one waits, and all is well")
	}
	if p.ends(second, nil); stood() {
		t.Error("all are taken, and it stands still")
	}
	p.fails(time.Now())
	if p.clear(); stood() {
		t.Error("a new server stands still")
	}
	var none *pulse
	none.ends(none.begins(), nil) // of a server of one's own nothing is felt
}

// TestAHostThatSleeps: a desk whose host says nothing any more notices it in five seconds.
func TestAHostThatSleeps(t *testing.T) {
	ann := shared(t, Options{})
	via := newProxy(t, where(ann), 1)
	code, _ := must.Two(ann.Code(Results))(t)
	bob := must.Have(Join(context.Background(), code, via.l.Addr().String(), filepath.Join(t.TempDir(), "bob.wallchart"),
		wallchart.Options{State: t.TempDir(), By: "bob"}, Options{Name: "bob", State: t.TempDir(), Listen: "127.0.0.1:0"}))(t)
	t.Cleanup(bob.doc.Discard)
	t.Cleanup(bob.Leave)
	settle(t, ann, bob)
	via.still.Lock() // the line is open, and nothing comes
	began := time.Now()
	for end := began.Add(waitAtMost); bob.Status().Line != NoLine && time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		must.Have(bob.Take())(t)
	}
	if why := bob.Status().Why.String(); !strings.Contains(why, "says nothing any more") {
		t.Errorf("after %s the desk says %q", time.Since(began), why)
	}
	do(t, bob, result(1, "1-0"))
	via.still.Unlock()
	via.cut()
	settle(t, ann, bob)
	alike(t, ann, bob)
}

// TestANameIsNotBurnt: whatever fails after a code was taken, the desk comes in by the same name the next time.
func TestANameIsNotBurnt(t *testing.T) {
	ann := shared(t, Options{})
	state := t.TempDir()
	join := func(path string) (*Desk, error) {
		code, _ := must.Two(ann.Code(Results))(t)
		return Join(context.Background(), code, where(ann), path, wallchart.Options{State: state}, Options{Name: "bob", State: state})
	}
	folder := filepath.Join(t.TempDir(), "no such folder")
	if _, err := join(filepath.Join(folder, "e.wallchart")); err == nil {
		t.Fatal("an event is put where there is no folder")
	}
	must.Do(t, os.Mkdir(folder, 0o700))
	bob, err := join(filepath.Join(folder, "e.wallchart"))
	if err != nil {
		t.Fatalf("the second try: %v", err)
	}
	t.Cleanup(bob.doc.Discard)
	t.Cleanup(bob.Leave)
	settle(t, ann, bob)
}

// TestTheSameFourLetters stand at all desks that have the same, and each says how many others have what it has done.
func TestTheSameFourLetters(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Results)
	eve := joins(t, ann, "eve", Viewer)
	all := []*Desk{ann, bob, eve}
	settle(t, all...)
	do(t, bob, result(1, "1-0"))
	do(t, ann, result(2, "1-0"))
	settle(t, all...)
	until(t, "all know that all have it", func() bool {
		for _, d := range all {
			if s := d.Status(); s.AllHave() == "" || s.Has.Steps != 2 || len(s.Here) != 2 || s.Kept != 2 || s.Here[0].Kept != 2 {
				return false
			}
		}
		return true
	}, all...)
	letters := ann.Status().AllHave()
	if len(letters) != 4 || bob.Status().AllHave() != letters || eve.Status().AllHave() != letters {
		t.Errorf("the letters are %q, %q, %q", letters, bob.Status().AllHave(), eve.Status().AllHave())
	}
	eve.Leave()
	do(t, bob, result(1, "0-1"))
	settle(t, ann, bob)
	until(t, "what eve lacks is not counted for her", func() bool {
		s := ann.Status()
		return s.Here[0].Name == "bob" && s.Here[0].Kept == 1 && s.AllHave() != letters
	}, ann, bob)
}

// TestALineEndsInASentence: whatever Go or the server says of its end, a desk says that it is cut.
func TestALineEndsInASentence(t *testing.T) {
	d := deskOf(Options{}, record{})
	for _, c := range []struct {
		err  error
		want string
	}{{nil, "The line is cut"}, {errNone, "The line is cut"}, {context.Canceled, "The line is cut"}, {errors.New("EOF"), "The line is cut"},
		{errQuiet, "the host says nothing any more"}, {&Refused{why: refusedKey}, "does not know this desk"}} {
		if d.lost(c.err); !strings.Contains(d.Status().Why.String(), c.want) {
			t.Errorf("%v is said as %q", c.err, d.Status().Why)
		}
	}
}

// TestAStreamThatIsGone from the host's disk, or what the server knows of it: the host begins another one with the event as it is here, at
// its next start and where its server is started anew, and the others go on with it.
func TestAStreamThatIsGone(t *testing.T) {
	streams := func(d *Desk) string { return filepath.Join(d.serverFolder(d.rank()), "jetstream", "$G", "streams") }
	for name, harm := range map[string]func(d *Desk) error{
		"all":      func(d *Desk) error { return os.RemoveAll(streams(d)) },
		"its base": func(d *Desk) error { return os.RemoveAll(filepath.Join(streams(d), "event-"+d.rec.Event+"-base")) },
		"what is known of it": func(d *Desk) error {
			return os.WriteFile(filepath.Join(streams(d), "event-"+d.rec.Event, "meta.inf"), []byte("x"), 0o600)
		},
	} {
		for _, running := range []bool{false, true} {
			t.Run(fmt.Sprint(name, ", running ", running), func(t *testing.T) {
				ann := shared(t, Options{})
				bob := joins(t, ann, "bob", Results)
				do(t, bob, result(1, "1-0"))
				settle(t, ann, bob)
				if running {
					ann.mu.Lock()
					h := ann.hosting
					taken := must.Have(net.Listen("tcp", "127.0.0.1:0"))(t)
					at := ann.rec.Listen
					ann.rec.Listen = taken.Addr().String() // the first try fails
					ann.mu.Unlock()
					h.server.Shutdown()
					must.Do(t, harm(ann))
					ann.reopen(h)
					for err := error(nil); err == nil; _, err = ann.Take() {
						time.Sleep(time.Millisecond)
					}
					taken.Close()
					ann.mu.Lock()
					ann.rec.Listen = at
					ann.mu.Unlock()
				} else {
					die(ann)
					must.Do(t, harm(ann))
					do(t, bob, result(2, "0-1"))
					ann = back(t, ann, wallchart.Options{})
				}
				do(t, bob, result(3, "½-½"))
				settle(t, ann, bob)
				alike(t, ann, bob)
				if on(ann, 1) != "1-0" || on(ann, 3) != "½-½" || !ann.Status().Hosting {
					t.Errorf("%s %s, hosting %v", on(ann, 1), on(ann, 3), ann.Status().Hosting)
				}
			})
		}
	}
}
