package web

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"

	"wallchart/model"
)

// reader is a phone to which a request is a call; what the network adds is in BenchmarkPhones.
type reader struct {
	head http.Header
	n    int
}

func (r *reader) Header() http.Header         { return r.head }
func (r *reader) Write(b []byte) (int, error) { r.n += len(b); return len(b), nil }
func (r *reader) WriteHeader(int)             {}

// BenchmarkPages is a request for a page that is kept ready: what two cores answer when the network is no limit.
func BenchmarkPages(b *testing.B) {
	h := New(event(300), Options{Flood: 1 << 40})
	r := httptest.NewRequest("GET", "/s/1/names", nil)
	r.Host = "127.0.0.1"
	r.Header.Set("Accept-Encoding", "gzip")
	b.RunParallel(func(p *testing.PB) {
		own := r.Clone(context.Background())
		for p.Next() {
			h.ServeHTTP(&reader{head: http.Header{}}, own)
		}
	})
}

// BenchmarkNewState is what the first phone after a change waits for, of 300 players.
func BenchmarkNewState(b *testing.B) {
	f := event(300)
	h := New(f, Options{Flood: 1 << 40})
	for _, path := range []string{"/s/1/names", "/s/1/boards", "/s/1/standings", "/s/1/crosstable"} {
		b.Run(path, func(b *testing.B) {
			for range b.N {
				copied := *f.t
				f.t = &copied
				get(h, path)
			}
		})
	}
}

// BenchmarkPhones is a hall: so many phones keep a live line, an event changes, and each fetches the pairings over a line of its own
// within the 0.8 s over which the pages spread it. Phones and server share the computer.
func BenchmarkPhones(b *testing.B) {
	for _, phones := range []int{200, 2_000, 10_000} {
		b.Run(fmt.Sprint(phones), func(b *testing.B) { hallOf(b, phones) })
	}
}

func hallOf(b *testing.B, phones int) {
	f := event(300)
	h := New(f, Options{Flood: 1 << 40, Lines: phones, Results: true})
	s := httptest.NewServer(h)
	defer s.Close()
	dialer := net.Dialer{Timeout: 20 * time.Second}
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: phones, DialContext: dialer.DialContext}}
	defer client.CloseIdleConnections()
	ctx, end := context.WithCancel(context.Background())
	defer end()
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	heard := make(chan struct{}, phones)
	for range phones {
		r, _ := http.NewRequestWithContext(ctx, "GET", s.URL+"/live", nil)
		w, err := client.Do(r)
		if err != nil {
			b.Skipf("this computer has no %d lines: %v", phones, err)
		}
		go func() {
			defer w.Body.Close()
			buf := make([]byte, 256)
			for {
				n, err := w.Body.Read(buf)
				if err != nil {
					return
				}
				if slices.Contains(buf[:n], 'e') && buf[0] == 'e' && buf[1] == 'v' {
					heard <- struct{}{}
				}
			}
		}()
	}
	runtime.GC()
	runtime.ReadMemStats(&after)
	var mu sync.Mutex
	var took []time.Duration
	failed := 0
	b.ResetTimer()
	start := time.Now()
	for n := range b.N {
		if _, err := f.Enter(Sent{1, 1, f.Event().Sections[0].Rounds[0].Pairings[n%150], model.TellerFirst, "1-0"}, ""); err != nil {
			b.Fatal(err)
		}
		for range phones {
			<-heard
		}
		var all sync.WaitGroup
		for k := range phones {
			all.Go(func() {
				time.Sleep(time.Duration(k) * 800 * time.Millisecond / time.Duration(phones))
				at := time.Now()
				r, _ := http.NewRequest("GET", s.URL+"/s/1/names", nil)
				r.Header.Set("Accept-Encoding", "gzip")
				w, err := client.Do(r)
				if err == nil {
					_, err = io.Copy(io.Discard, w.Body)
					w.Body.Close()
				}
				mu.Lock()
				defer mu.Unlock()
				if took = append(took, time.Since(at)); err != nil {
					failed++
				}
			})
		}
		all.Wait()
	}
	b.StopTimer()
	slices.Sort(took)
	b.ReportMetric(float64(len(took))/time.Since(start).Seconds(), "requests/s")
	b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "p50-ms")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "p99-ms")
	b.ReportMetric(float64(after.HeapAlloc+after.StackInuse-before.HeapAlloc-before.StackInuse)/float64(phones)/1024, "kB/phone-both-ends")
	b.ReportMetric(float64(failed), "failed")
}
