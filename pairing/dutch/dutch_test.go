package dutch

import (
	"fmt"
	"sync"
	"testing"

	"wallchart/must"
	"wallchart/pairing/pairingtest"
)

// differences pairs every round of an event again.
func differences(e *pairingtest.Event, engine pairingtest.Pairer) (rounds int, bad []string) {
	for r := 1; r <= e.Played; r++ {
		if want, _ := e.Want(r); len(want) == 0 {
			continue
		}
		if rounds++; e.Differs(r, engine) != "" {
			bad = append(bad, fmt.Sprintf("%s round %d:%s", e.Name, r, e.Differs(r, engine)))
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
		engine pairingtest.Pairer
	}{
		{"dutch2026", 120, Current.Pair},
		{"dutch2026-special", 50, Current.Pair},
		{"dutch2026-small", 860, Current.Pair},
		{"dutch2017", 40, Edition2017.Pair},
	} {
		t.Run(c.dir, func(t *testing.T) {
			events := must.Have(pairingtest.Archive("../testdata/dutch.tar.gz", c.dir))(t)
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
			for k, e := range events {
				if k%8 == 0 || !pairingtest.Short() {
					work <- e
				}
			}
			close(work)
			wait.Wait()
			t.Logf("%d tournaments, %d rounds, %d wrong", len(events), rounds, wrong)
		})
	}
}
