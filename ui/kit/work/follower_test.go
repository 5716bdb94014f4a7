package work

import (
	"errors"
	"slices"
	"testing"
)

// follower is one whose writings wait to be done by hand, with what it said.
func follower() (f *Follower, writings *[]func() func(), said *[]string) {
	writings, said = &[]func() func(){}, &[]string{}
	return &Follower{What: "The pages", Failed: func(trouble string) { *said = append(*said, trouble) },
		Beside: func(_ string, work func(<-chan struct{}) func()) func() {
			*writings = append(*writings, func() func() { return work(nil) })
			return func() {}
		}}, writings, said
}

// TestFollower: one writing at a time; of what changes meanwhile the last is written afterwards.
func TestFollower(t *testing.T) {
	f, writings, _ := follower()
	var written []string
	ended := 0
	f.Ended = func() { ended++ }
	for _, what := range []string{"a", "b", "c"} {
		f.Write(func() error { written = append(written, what); return nil })
	}
	for n := 0; n < len(*writings); n++ {
		if len(*writings) != n+1 {
			t.Fatalf("%d writings at once", len(*writings)-n)
		}
		(*writings)[n]()()
	}
	if want := []string{"a", "c"}; !slices.Equal(written, want) || ended != 2 {
		t.Errorf("written is %q, ended %d times; want %q", written, ended, want)
	}
}

// TestFollowerSaysOnce: what hinders it is said once, again when something else does or when it went well between; a fault of the
// program hinders it too, and the next change is written all the same.
func TestFollowerSaysOnce(t *testing.T) {
	f, writings, said := follower()
	full, gone := errors.New("full"), errors.New("gone")
	for n, err := range []error{full, full, gone, nil, gone} {
		f.Write(func() error { return err })
		(*writings)[n]()()
		if (f.Trouble == "") != (err == nil) {
			t.Errorf("after %v the trouble is %q", err, f.Trouble)
		}
	}
	if want := []string{"full", "gone", "gone"}; !slices.Equal(*said, want) {
		t.Errorf("said is %q, want %q", *said, want)
	}
	f.Write(func() error { panic("a fault") })
	(*writings)[5]()()
	if f.Write(func() error { return nil }); len(*said) != 4 || len(*writings) != 7 {
		t.Errorf("after a fault said is %q, and there are %d writings", *said, len(*writings))
	}
}

// TestFollowerStops: stopped, it writes nothing more and says nothing, neither of what waits for the pause nor of what is being written.
func TestFollowerStops(t *testing.T) {
	f, writings, said := follower()
	f.Write(func() error { return errors.New("gone") })
	f.Write(func() error { return nil })
	f.Stop()
	(*writings)[0]()()
	f.Write(func() error { return nil })
	if len(*said) != 0 || len(*writings) != 1 {
		t.Errorf("stopped, it said %q and began %d writings", *said, len(*writings))
	}
	f, writings, _ = follower()
	f.Later = func(job func()) { job() }
	f.Write(func() error { return nil })
	if len(*writings) != 0 {
		t.Error("it does not wait for the pause")
	}
	f.Settle()
	f.Write(func() error { return nil })
	f.Stop()
	if f.Settle(); len(*writings) != 1 {
		t.Errorf("of one that was wanted at once and one that waited %d are written", len(*writings))
	}
}
