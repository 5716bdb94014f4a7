package sharing

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"wallchart/model/journal/steps"
	"wallchart/must"
)

// BenchmarkCluster is three servers of one's own that keep an event three times: how long it takes from a step at one desk until another
// has it on its disk, with ten events of two desks each at work on them; and how long a step takes at most while
// one of the servers is killed.
func BenchmarkCluster(b *testing.B) {
	const events, changes = 10, 50
	c := newCluster(b)
	for i := range c.up {
		c.start(i)
	}
	c.led()
	type pair struct{ from, to *Desk }
	var all []pair
	for i := range events {
		at := Options{Server: c.up[0].ClientURL()}
		from := must.Have(outsideDesk(b, fmt.Sprint("from", i), "", at))(b)
		to := must.Have(outsideDesk(b, fmt.Sprint("to", i), from.Status().Event, at))(b)
		await(b, "three copies", func() bool { return copies(b, from) == 3 })
		settle(b, from, to)
		all = append(all, pair{from, to})
	}
	arrives := func(p pair, seed int) time.Duration {
		began := time.Now()
		do(b, p.from, steps.SetLots{Section: 1, Seed: int64(seed)})
		n := last(p.from.doc.Entries())
		for last(p.to.doc.Entries()) < n {
			select {
			case <-p.from.News():
			case <-p.to.News():
			case <-time.After(20 * time.Millisecond):
			}
			_, _ = p.from.Take()
			_, _ = p.to.Take()
		}
		return time.Since(began)
	}
	var took []time.Duration
	seed := 0
	for b.Loop() {
		for range changes {
			for _, p := range all {
				seed++
				took = append(took, arrives(p, seed))
			}
		}
	}
	go c.stop(0)
	var stood time.Duration
	for end := time.Now().Add(5 * time.Second); time.Now().Before(end); {
		for _, p := range all {
			seed++
			stood = max(stood, arrives(p, seed))
		}
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "p50-ms")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "p99-ms")
	b.ReportMetric(stood.Seconds(), "stood-s")
}
