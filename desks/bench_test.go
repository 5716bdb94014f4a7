package desks

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"wallchart/model/journal"
)

// BenchmarkStepToScreen is how long it takes from a step at one desk until another has it in its document and on its disk; all desks take
// part, one types.
func BenchmarkStepToScreen(b *testing.B) {
	for _, n := range []int{2, 20, 100} {
		b.Run(fmt.Sprint(n, " desks"), func(b *testing.B) {
			ann := shared(b, Options{})
			all := []*Desk{ann}
			for i := 1; i < n; i++ {
				all = append(all, joins(b, ann, fmt.Sprint("d", i), Results))
			}
			settle(b, all...)
			stop := make(chan struct{})
			defer func() { close(stop); time.Sleep(50 * time.Millisecond) }()
			for _, d := range all[2:] {
				go func() {
					for {
						select {
						case <-stop:
							return
						case <-d.News():
							_, _ = d.Take()
						}
					}
				}()
			}
			var took []time.Duration
			b.ResetTimer()
			for i := range b.N {
				began := time.Now()
				do(b, ann, journal.SetLots{Section: 1, Seed: int64(i + 1)})
				for last(all[1].doc.Entries()) < i+1 {
					select {
					case <-ann.News():
						_, _ = ann.Take()
					case <-all[1].News():
						_, _ = all[1].Take()
					}
				}
				took = append(took, time.Since(began))
				_, _ = ann.Take()
				time.Sleep(5 * time.Millisecond)
			}
			slices.Sort(took)
			b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "p50-ms")
			b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "p99-ms")
		})
	}
}
