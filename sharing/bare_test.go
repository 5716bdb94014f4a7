package sharing

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"wallchart/model/journal"
	"wallchart/must"
)

// bare is NATS alone: a server as ours, that flushes each message, and clients on this computer, who all get what is published.
type bare struct {
	js   jetstream.JetStream
	gets chan struct{}
}

func newBare(b *testing.B, clients int) *bare {
	b.Helper()
	s := must.Have(server.NewServer(&server.Options{Host: "127.0.0.1", Port: server.RANDOM_PORT, JetStream: true, StoreDir: b.TempDir(),
		SyncAlways: true, NoSigs: true, NoLog: true}))(b)
	go s.Start()
	if !s.ReadyForConnections(waitAtMost) {
		b.Fatal("no server")
	}
	b.Cleanup(s.Shutdown)
	ctx := context.Background()
	x := &bare{gets: make(chan struct{})}
	for i := range clients {
		nc := must.Have(nats.Connect(s.ClientURL()))(b)
		b.Cleanup(nc.Close)
		js := must.Have(jetstream.New(nc))(b)
		if i == 0 {
			x.js = js
			must.Have(js.CreateStream(ctx, jetstream.StreamConfig{Name: "event", Subjects: []string{"step.>"}}))(b)
		}
		from := must.Have(js.OrderedConsumer(ctx, "event", jetstream.OrderedConsumerConfig{}))(b)
		c := must.Have(from.Consume(func(jetstream.Msg) {
			if i == 1 {
				x.gets <- struct{}{}
			}
		}))(b)
		b.Cleanup(c.Stop)
	}
	return x
}

// BenchmarkBesideBareNATS is how long it takes from a step at one guest until another guest has it in its document, as a multiple of what
// NATS alone takes from a publisher to a reader for the same bytes, in turns of one run. Either server flushes each message before it
// hands it out; ours flushes a file at every desk besides.
func BenchmarkBesideBareNATS(b *testing.B) {
	for _, n := range []int{3, 20} {
		b.Run(fmt.Sprint(n, " desks"), func(b *testing.B) {
			ann := sharedOf(b, 12, Options{})
			all := []*Desk{ann}
			for i := 1; i < n; i++ {
				all = append(all, joins(b, ann, fmt.Sprint("d", i), Results))
			}
			settle(b, all...)
			stop := make(chan struct{})
			defer close(stop)
			for i, d := range all {
				if i == 1 || i == 2 {
					continue
				}
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
			from, to := all[1], all[2]
			alone := newBare(b, n)
			var ours, theirs []time.Duration
			for i := 0; b.Loop(); i++ {
				began := time.Now()
				do(b, from, result(1+i%5, []string{"1-0", "0-1"}[i/5%2]))
				for last(to.doc.Entries()) < i+1 {
					select {
					case <-from.News():
						_, _ = from.Take()
					case <-to.News():
						_, _ = to.Take()
					}
				}
				ours = append(ours, time.Since(began))
				for from.Status().Line != Shared {
					<-from.News()
					_, _ = from.Take()
				}
				of := must.Have(journal.EncodeEntry(to.doc.Entries()[i]))(b)
				began = time.Now()
				must.Have(alone.js.PublishAsync("step.one", of))(b)
				<-alone.gets
				theirs = append(theirs, time.Since(began))
				<-alone.js.PublishAsyncComplete()
			}
			middle := func(all []time.Duration, of int) float64 {
				slices.Sort(all)
				return float64(all[len(all)*of/100].Microseconds()) / 1000
			}
			b.ReportMetric(middle(ours, 50), "ours-p50-ms")
			b.ReportMetric(middle(theirs, 50), "bare-p50-ms")
			b.ReportMetric(middle(ours, 50)/middle(theirs, 50), "times")
			b.ReportMetric(middle(ours, 99), "ours-p99-ms")
		})
	}
}
