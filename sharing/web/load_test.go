package web

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"

	"wallchart/model"
	"wallchart/must"
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
				copied := *f.Event()
				f.Put(&copied)
				get(h, path)
			}
		})
	}
}

// BenchmarkPhones is a hall: so many phones keep a live line, an event changes, and each fetches the pairings over a line of its own
// within the 0.8 s over which the pages spread it. The phones are a program of their own on the same computer: a program may not have
// as many lines open as both ends of 10,000 phones need.
func BenchmarkPhones(b *testing.B) {
	for _, phones := range []int{200, 2_000, 10_000} {
		b.Run(fmt.Sprint(phones), func(b *testing.B) { hallOf(b, phones) })
	}
}

// measured is what phones say at the end.
type measured struct {
	Requests int
	Seconds  float64
	P50, P99 float64 // milliseconds
	Failed   int
}

func hallOf(b *testing.B, phones int) {
	f := event(300)
	h := New(f, Options{Flood: 1 << 40, Lines: phones, Results: true})
	s := httptest.NewServer(h)
	defer s.Close()
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	c := exec.Command(os.Args[0], "-test.run=^TestAsPhones$")
	c.Env = append(os.Environ(), fmt.Sprintf("WALLCHART_PHONES=%s %d", s.URL, phones))
	in := must.Have(c.StdinPipe())(b)
	out := must.Have(c.StdoutPipe())(b)
	must.Do(b, c.Start())
	lines := bufio.NewScanner(out)
	says := func() string {
		if !lines.Scan() {
			b.Fatal("the phones are gone")
		}
		return lines.Text()
	}
	if said := says(); said != "there" {
		_ = c.Wait()
		b.Skipf("this computer has no %d lines: %s", phones, said)
	}
	runtime.GC()
	runtime.ReadMemStats(&after)
	b.ResetTimer()
	for n := range b.N {
		must.Have(f.Enter(Sent{1, 1, f.Event().Sections[0].Rounds[0].Pairings[n%150], model.SenderFirst, "1-0"}))(b)
		fmt.Fprintln(in, "changed")
		says()
	}
	b.StopTimer()
	_ = in.Close()
	var m measured
	must.Do(b, json.Unmarshal([]byte(says()), &m))
	_ = c.Wait()
	b.ReportMetric(float64(m.Requests)/m.Seconds, "requests/s")
	b.ReportMetric(m.P50, "p50-ms")
	b.ReportMetric(m.P99, "p99-ms")
	b.ReportMetric(float64(after.HeapAlloc+after.StackInuse-before.HeapAlloc-before.StackInuse)/float64(phones)/1024, "kB/phone")
	b.ReportMetric(float64(m.Failed), "failed")
}

// TestAsPhones is no test: it is the phones of BenchmarkPhones.
func TestAsPhones(t *testing.T) {
	var url string
	var phones int
	if n, _ := fmt.Sscanf(os.Getenv("WALLCHART_PHONES"), "%s %d", &url, &phones); n != 2 {
		t.Skip("it is started by a benchmark")
	}
	dialer := net.Dialer{Timeout: 20 * time.Second}
	live := &http.Client{Transport: &http.Transport{DialContext: dialer.DialContext}}
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 2_000, DialContext: dialer.DialContext}}
	heard := make(chan struct{}, phones)
	for range phones {
		w, err := live.Get(url + "/live")
		if err != nil {
			fmt.Println(err)
			os.Exit(0)
		}
		go func() {
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
	fmt.Println("there")
	var m measured
	var took []time.Duration
	start := time.Now()
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		for range phones {
			<-heard
		}
		took = append(took, fetched(client, url, phones, &m.Failed)...)
		fmt.Println("fetched")
	}
	slices.Sort(took)
	m.Requests, m.Seconds = len(took), time.Since(start).Seconds()
	m.P50, m.P99 = float64(took[len(took)/2].Microseconds())/1000, float64(took[len(took)*99/100].Microseconds())/1000
	_ = json.NewEncoder(os.Stdout).Encode(m)
	os.Exit(0)
}

// fetched has each phone fetch the pairings, spread over 0.8 s as the pages do.
func fetched(client *http.Client, url string, phones int, failed *int) (took []time.Duration) {
	var mu sync.Mutex
	var all sync.WaitGroup
	for k := range phones {
		all.Go(func() {
			time.Sleep(time.Duration(k) * 800 * time.Millisecond / time.Duration(phones))
			at := time.Now()
			r, _ := http.NewRequest("GET", url+"/s/1/names", nil)
			r.Header.Set("Accept-Encoding", "gzip")
			w, err := client.Do(r)
			if err == nil {
				_, err = io.Copy(io.Discard, w.Body)
				w.Body.Close()
			}
			mu.Lock()
			defer mu.Unlock()
			if took = append(took, time.Since(at)); err != nil {
				*failed++
			}
		})
	}
	all.Wait()
	return took
}
