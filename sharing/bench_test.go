package sharing

import (
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// BenchmarkStepToScreen is how long it takes from a step at one desk until another has it in its document; all desks take
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
				do(b, ann, steps.SetLots{Section: 1, Seed: int64(i + 1)})
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

// BenchmarkDesksTyping is the same while twenty desks enter results, ten a second in all: from a key at any of them until any other has
// the result in its document.
func BenchmarkDesksTyping(b *testing.B) {
	const desks, results = 20, 300
	for b.Loop() {
		ann := sharedOf(b, 2*desks, Options{})
		all := []*Desk{ann}
		for i := 1; i < desks; i++ {
			all = append(all, joins(b, ann, fmt.Sprint("d", i), Results))
		}
		settle(b, all...)
		var mu sync.Mutex
		began := map[[2]int]time.Time{} // of the nth result of a board
		var took []time.Duration
		var running sync.WaitGroup
		seen := make(chan struct{}, desks*results)
		stop := make(chan struct{})
		for i, d := range all {
			running.Go(func() {
				typed, of := 0, map[int]int{}                         // results so far: here, and of each board
				time.Sleep(time.Duration(i) * 100 * time.Millisecond) // one after the other
				tick := time.NewTicker(desks * 100 * time.Millisecond)
				defer tick.Stop()
				for {
					select {
					case <-stop:
						return
					case <-tick.C:
						if typed++; typed > results/desks {
							continue
						}
						mu.Lock()
						began[[2]int{i + 1, typed}] = time.Now()
						mu.Unlock()
						if err := d.Do(result(i+1, []string{"1-0", "0-1"}[typed%2])); err != nil {
							b.Error(err)
						}
					case <-d.News():
					}
					got, err := d.Take()
					if err != nil {
						b.Error(err)
						return
					}
					now := time.Now()
					for _, e := range got.Steps {
						change, err := e.Change(steps.List)
						c, ok := change.(steps.SetResult)
						if err != nil || !ok {
							continue
						}
						of[c.Board]++
						mu.Lock()
						took = append(took, now.Sub(began[[2]int{c.Board, of[c.Board]}]))
						mu.Unlock()
						seen <- struct{}{}
					}
				}
			})
		}
		for range results * (desks - 1) {
			select {
			case <-seen:
			case <-time.After(time.Minute):
				b.Fatal("a result did not come")
			}
		}
		close(stop)
		running.Wait()
		slices.Sort(took)
		b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "p50-ms")
		b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "p99-ms")
	}
}

// BenchmarkLongStream is what a stream of 100,000 steps weighs, many times what an event has, and how long somebody takes who joins then.
// The steps come from a desk that sends as fast as the server takes them.
func BenchmarkLongStream(b *testing.B) {
	const changes = 100_000
	for b.Loop() {
		ann := sharedOf(b, 6, Options{})
		settle(b, ann)
		ann.mu.Lock()
		line := ann.line
		ann.mu.Unlock()
		began := time.Now()
		var at chain
		for i := range changes {
			kind, with := must.Two(written(steps.SetLots{Section: 1, Seed: int64(i + 1)}))(b)
			step := journal.Entry{N: i + 1, ID: journal.NewID(), Time: began.Add(time.Duration(i)), Desk: "bob", Kind: kind, With: with,
				Label: "Lots"}
			e := must.Have(journal.EncodeEntry(step))(b)
			m := nats.NewMsg(ann.prefix + ".step.arbiter.bob")
			m.Data = e
			m.Header.Set("Wallchart-After", at.String())
			at = at.then(step)
			must.Have(line.kept.js.PublishMsgAsync(m))(b)
			if i%1000 == 999 {
				<-line.kept.js.PublishAsyncComplete()
			}
		}
		b.ReportMetric(time.Since(began).Seconds()*1000/changes, "ms/step")
		began = time.Now()
		for last(ann.doc.Entries()) < changes {
			<-ann.News()
			must.Have(ann.Take())(b)
		}
		settle(b, ann)
		b.ReportMetric(time.Since(began).Seconds(), "taken-s")
		size := int64(0)
		must.Do(b, filepath.WalkDir(ann.folder, func(path string, f fs.DirEntry, err error) error {
			if info, e := f.Info(); e == nil && !f.IsDir() {
				size += info.Size()
			}
			return err
		}))
		b.ReportMetric(float64(size)/(1<<20), "MB")
		began = time.Now()
		bo := joins(b, ann, "bo", Results)
		settle(b, ann, bo)
		b.ReportMetric(time.Since(began).Seconds(), "join-s")
		if n := last(bo.doc.Entries()); n != changes {
			b.Errorf("who joins has %d steps", n)
		}
	}
}
