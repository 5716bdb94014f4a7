package sharing

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wallchart/files/wallchart"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// die ends a desk as a kill does: nothing is saved, nobody is told. What was flushed is what there is.
func die(d *Desk) {
	d.takeLeft.Do(func() {
		close(d.left)
		d.mu.Lock()
		h := d.hosting
		d.mu.Unlock()
		if h != nil {
			h.close()
		}
		<-d.done
	})
	d.doc.Discard()
}

// back opens a desk again from its file.
func back(t testing.TB, d *Desk, file wallchart.Options) *Desk {
	t.Helper()
	if file.State == "" {
		file.State = d.state
	}
	doc := must.Have(wallchart.Open(d.doc.Path(), file))(t)
	again := must.Have(Resume(doc, Options{State: d.state, Log: d.log}))(t)
	t.Cleanup(doc.Discard)
	t.Cleanup(again.Leave)
	return again
}

// until waits for something, taking meanwhile.
func until(t testing.TB, what string, is func() bool, all ...*Desk) {
	t.Helper()
	for end := time.Now().Add(waitAtMost); !is(); time.Sleep(5 * time.Millisecond) {
		for _, d := range all {
			must.Have(d.Take())(t)
		}
		if time.Now().After(end) {
			for _, d := range all {
				t.Errorf("%s: %+v", d.name, d.Status())
			}
			t.Fatalf("not %s", what)
		}
	}
}

// TestWithoutALine a desk goes on; what it has done is sent when it is back, also after a kill.
func TestWithoutALine(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	die(bob)
	doc := must.Have(wallchart.Open(bob.doc.Path(), wallchart.Options{State: t.TempDir(), By: "bob"}))(t)
	for b, r := range []string{"1-0", "0-1"} { // the event was opened alone, and one step taken back
		must.Do(t, doc.Do(result(b+1, r)))
	}
	must.Have(doc.Undo())(t)
	do(t, ann, result(3, "½-½"))
	doc.Discard()
	bob = back(t, bob, wallchart.Options{})
	settle(t, ann, bob)
	alike(t, ann, bob)
	if got := on(ann, 1) + on(ann, 2) + on(ann, 3); got != "1-0½-½" {
		t.Errorf("the boards are %q", got)
	}
	if n := len(bob.Conflicts()); n != 0 {
		t.Errorf("conflicts: %v", bob.Conflicts())
	}
}

// TestTheHostDies in the middle of entry: another desk hosts, the rest finds it, and nothing is lost; when the old host is back, it goes
// on as a desk of the new one, with what only it had.
func TestTheHostDies(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	cid := joins(t, ann, "cid", Results)
	eve := joins(t, ann, "eve", Arbiter)
	all := []*Desk{ann, bob, cid, eve}
	do(t, ann, result(1, "1-0"))
	settle(t, all...)
	until(t, "known who may host", func() bool {
		cid.mu.Lock()
		defer cid.mu.Unlock()
		eve.mu.Lock()
		defer eve.mu.Unlock()
		bob.mu.Lock()
		defer bob.mu.Unlock()
		return len(cid.rec.Peers) == 3 && len(eve.rec.Peers) == 2 && len(bob.secret.Guests) == 4
	}, all...)
	die(ann)
	do(t, bob, result(2, "0-1")) // nobody hosts
	do(t, cid, result(3, "½-½"))
	until(t, "told of", func() bool { return bob.Status().MayHost && bob.Status().Waiting == 1 && !cid.Status().MayHost }, bob, cid)
	if err := cid.Host(""); err == nil {
		t.Error("a desk for results hosts")
	}
	began := time.Now()
	must.Do(t, bob.Host(""))
	settle(t, bob, cid, eve)
	if took := time.Since(began); took > 5*time.Second {
		t.Errorf("it took %v until all were with the new host", took)
	} else {
		t.Logf("all are with the new host after %v", took)
	}
	alike(t, bob, cid, eve)
	if got := on(eve, 1) + on(eve, 2) + on(eve, 3); got != "1-00-1½-½" {
		t.Errorf("the boards are %q", got)
	}
	doc := must.Have(wallchart.Open(ann.doc.Path(), wallchart.Options{State: t.TempDir()}))(t)
	must.Do(t, doc.Do(steps.SetLots{Section: 2, Seed: 5}))
	doc.Discard()
	ann = back(t, ann, wallchart.Options{})
	settle(t, ann, bob, cid, eve)
	alike(t, ann, bob, cid, eve)
	if s := ann.Status(); s.Hosting || s.Host != "bob" || ann.doc.Tournament().Section(2).Ranking.Lots != 5 {
		t.Errorf("the old host: %+v", s)
	}
}

// TestHostHandedOver while the former is there: it goes on as a desk.
func TestHostHandedOver(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	cid := joins(t, ann, "cid", Results)
	settle(t, ann, bob, cid)
	until(t, "known to each other", func() bool {
		ann.mu.Lock()
		defer ann.mu.Unlock()
		cid.mu.Lock()
		defer cid.mu.Unlock()
		bob.mu.Lock()
		defer bob.mu.Unlock()
		return len(ann.rec.Peers) == 1 && len(cid.rec.Peers) == 2 && len(bob.secret.Guests) == 3
	}, ann, bob, cid)
	bob.mu.Lock()
	bob.rec.Peers = nil // what ann has said of herself may not have come yet
	bob.mu.Unlock()
	must.Do(t, bob.Host(""))
	bob.mu.Lock()
	if bob.rec.Peers["ann"].Name == "" {
		t.Error("the new host does not know where to tell the former one")
	}
	bob.mu.Unlock()
	do(t, ann, result(1, "1-0"))
	do(t, bob, result(2, "0-1"))
	settle(t, ann, bob, cid)
	alike(t, ann, bob, cid)
	if a, b := ann.Status(), bob.Status(); a.Hosting || !b.Hosting || a.Host != "bob" {
		t.Errorf("%+v\n%+v", a, b)
	}
	if _, _, err := ann.Code(Results); err == nil {
		t.Error("a desk that hosts no more makes a code")
	}
}

// TestTwoHosts of one event, which did not know of each other: one stays, and both events come together.
func TestTwoHosts(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	eve := joins(t, ann, "eve", Arbiter)
	settle(t, ann, bob, eve)
	until(t, "known to each other", func() bool {
		eve.mu.Lock()
		defer eve.mu.Unlock()
		bob.mu.Lock()
		defer bob.mu.Unlock()
		return len(eve.rec.Peers) == 2 && len(bob.rec.Peers) == 2 && len(bob.secret.Guests) == 3 && len(eve.secret.Guests) == 3
	}, ann, bob, eve)
	die(ann)
	must.Do(t, bob.Host(""))
	if err := eve.Host(""); err != nil { // at once, before it has heard
		t.Fatal(err)
	}
	do(t, bob, result(1, "1-0"))
	do(t, eve, result(2, "0-1"))
	settle(t, bob, eve)
	alike(t, bob, eve)
	if b, e := bob.Status(), eve.Status(); b.Hosting == e.Hosting || on(bob, 1) != "1-0" || on(bob, 2) != "0-1" {
		t.Errorf("%+v\n%+v", b, e)
	}
}

// TestAHostComesBack by itself after a kill, with the same stream.
func TestAHostComesBack(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Results)
	do(t, ann, result(1, "1-0"))
	settle(t, ann, bob)
	was := ann.rank()
	die(ann)
	do(t, bob, result(2, "0-1"))
	ann = back(t, ann, wallchart.Options{})
	settle(t, ann, bob)
	alike(t, ann, bob)
	if ann.rank() != was || !ann.Status().Hosting {
		t.Errorf("the stream is another: %+v", ann.Status())
	}
	die(ann)
	if err := os.RemoveAll(ann.serverFolder(was)); err != nil { // the server's data are lost, the event is not
		t.Fatal(err)
	}
	ann = back(t, ann, wallchart.Options{})
	settle(t, ann, bob)
	alike(t, ann, bob)
}

// TestWhatStandsInTheWay is said in a sentence.
func TestWhatStandsInTheWay(t *testing.T) {
	ann := shared(t, Options{})
	says := func(err error, what string) {
		t.Helper()
		if err == nil || !strings.Contains(err.Error(), what) {
			t.Errorf("%v; it should say %q", err, what)
		}
	}
	_, err := Share(event(t), Options{State: t.TempDir(), Listen: where(ann)})
	says(err, "another program is at")
	_, err = Share(event(t), Options{State: t.TempDir(), Listen: "192.0.2.1:4222"})
	says(err, "Choose an address of this computer")
	join := func(code, at, path string) error {
		ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
		defer cancel()
		_, err := Join(ctx, code, at, path, wallchart.Options{State: t.TempDir()}, Options{Name: "x", State: t.TempDir()})
		return err
	}
	path := filepath.Join(t.TempDir(), "x.wallchart")
	says(join("AAAAAAAAAAAA", "127.0.0.1:1", path), "nobody answers at 127.0.0.1:1. Is the host still sharing")
	says(join("123456", where(ann), path), "twelve letters")
	says(join("", where(ann), path), "Ask at the host for a code")
	own := event(t)
	code, _ := must.Two(ann.Code(Arbiter))(t)
	own2 := eventOf(t, 8)
	must.Do(t, own2.Do(result(1, "1-0")))
	must.Do(t, own2.Save())
	says(join(code, where(ann), own2.Path()), "not of this event")
	_, err = Resume(own, Options{State: t.TempDir()})
	says(err, "was not shared")
	for _, text := range []string{"12345@h", "K7QX-M2PA-9RT@h", "K7QX-M2PA-9RTW@", "K7QX-M2PA-9RTW@a b"} {
		if _, _, err := Invitation(text); err == nil {
			t.Errorf("%q is an invitation", text)
		}
	}
	if _, _, err := Invitation("nats://host:4222"); err == nil || !strings.Contains(err.Error(), "names no event") {
		t.Error(err)
	}
	for text, want := range map[string][]string{"tls://h:4222/abc": {"tls://h:4222", "abc"}, " nats://h/x ": {"nats://h", "x"}, "tls://h": nil,
		"tls:///x": nil, "123456@h": nil, "tls://h/": nil,
		"://h/x": nil, "tls://": nil, "h/x": nil} {
		if server, event, ok := OnServer(text); ok != (want != nil) || ok && (server != want[0] || event != want[1]) {
			t.Errorf("%q is %q, %q, %v", text, server, event, ok)
		}
	}
	if code, at, err := Invitation(" k7qx m2pa 9rtw@10.0.0.7 "); code != "K7QXM2PA9RTW" || at != "10.0.0.7:4222" || err != nil {
		t.Error(code, at, err)
	}
}
