package dutch

import (
	"fmt"
	"sync"
	"testing"

	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// differences re-pairs every round of an event from the rounds before it.
func differences(e *pairingtest.Event, engine func(*pairing.Field, pairing.Options) (*pairing.Round, error)) (rounds int, bad []string) {
	for r := 1; r <= e.Played; r++ {
		want, bye := e.Want(r)
		if len(want) == 0 {
			continue
		}
		rounds++
		f := e.Field(r)
		got, err := engine(f, pairing.Options{})
		if err != nil {
			bad = append(bad, fmt.Sprintf("%s round %d: %v", e.Name, r, err))
			continue
		}
		wrong := ""
		for _, p := range got.Pairs {
			if b, ok := want[p.White]; !ok || b != p.Black {
				wrong += fmt.Sprintf(" %d-%d", f.Players[p.White].Number, f.Players[p.Black].Number)
			}
		}
		if got.Bye != bye || len(got.Pairs) != len(want) {
			wrong += fmt.Sprintf(" bye %d, want %d", got.Bye, bye)
		}
		if wrong != "" {
			bad = append(bad, fmt.Sprintf("%s round %d:%s", e.Name, r, wrong))
		}
	}
	return rounds, bad
}

// Every round of every tournament of the collection comes out exactly: pairs,
// colours and the bye.
func TestFixtures(t *testing.T) {
	for _, c := range []struct {
		dir    string
		events int
		engine func(*pairing.Field, pairing.Options) (*pairing.Round, error)
	}{
		{"dutch2026", 120, Current.Pair},
		{"dutch2026-special", 50, Current.Pair},
		{"dutch2026-small", 860, Current.Pair},
		{"dutch2017", 40, Edition2017.Pair},
	} {
		t.Run(c.dir, func(t *testing.T) {
			events, err := pairingtest.Archive("../testdata/dutch.tar.gz", c.dir)
			if err != nil {
				t.Fatal(err)
			}
			if len(events) != c.events {
				t.Fatalf("%d tournaments, want %d", len(events), c.events)
			}
			var wait sync.WaitGroup
			var lock sync.Mutex
			rounds, wrong := 0, 0
			work := make(chan *pairingtest.Event)
			for range 2 {
				wait.Go(func() {
					for e := range work {
						n, bad := differences(e, c.engine)
						lock.Lock()
						rounds += n
						wrong += len(bad)
						for _, b := range bad {
							if wrong < 20 {
								t.Error(b)
							}
						}
						lock.Unlock()
					}
				})
			}
			for _, e := range events {
				work <- e
			}
			close(work)
			wait.Wait()
			t.Logf("%d tournaments, %d rounds, %d wrong", len(events), rounds, wrong)
		})
	}
}
