package ratings_test

import (
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"wallchart/files/ratings"
	"wallchart/must"
)

// whole is as many players as FIDE's list has.
const whole = 1_500_000

// stream gives what a generator writes, without holding it.
func stream(write func(io.Writer)) io.Reader {
	r, w := io.Pipe()
	go func() {
		buffered := &chunks{w: w}
		write(buffered)
		buffered.flush()
		w.Close()
	}()
	return r
}

type chunks struct {
	w *io.PipeWriter
	b bytes.Buffer
}

func (c *chunks) Write(p []byte) (int, error) {
	c.b.Write(p)
	if c.b.Len() > 1<<20 {
		c.flush()
	}
	return len(p), nil
}

func (c *chunks) flush() {
	c.w.Write(c.b.Bytes())
	c.b.Reset()
}

// peak watches how much memory the heap takes until stop is called.
func peak() (stop func() uint64) {
	runtime.GC()
	var before runtime.MemStats
	runtime.ReadMemStats(&before)
	done, highest := make(chan bool), make(chan uint64)
	go func() {
		most := uint64(0)
		for {
			select {
			case <-done:
				highest <- most
				return
			case <-time.After(20 * time.Millisecond):
				var m runtime.MemStats
				runtime.ReadMemStats(&m)
				most = max(most, m.HeapAlloc-min(before.HeapAlloc, m.HeapAlloc))
			}
		}
	}()
	return func() uint64 { done <- true; return <-highest }
}

func benchImport(b *testing.B, write func(io.Writer)) {
	// The list is made beforehand, so that making it is not measured.
	from, to := filepath.Join(b.TempDir(), "from"), filepath.Join(b.TempDir(), "to")
	f := must.Have(os.Create(from))(b)
	n, err := io.Copy(f, stream(write))
	must.Do(b, errors.Join(err, f.Close()))
	b.SetBytes(n)
	for b.Loop() {
		stop := peak()
		must.Have(ratings.ImportFile(from, to, ratings.Options{Progress: func(int64, int64) {}}))(b)
		b.ReportMetric(float64(stop())/1e6, "MB-peak")
		fi, _ := os.Stat(to)
		b.ReportMetric(float64(fi.Size())/1e6, "MB-file")
	}
}

func BenchmarkImportFIDEText(b *testing.B) {
	benchImport(b, func(w io.Writer) { fideText(w, whole) })
}

func BenchmarkImportFIDEXML(b *testing.B) {
	benchImport(b, func(w io.Writer) { fideXML(w, whole) })
}

// BenchmarkTyping looks up a name letter by letter in 1.5 million players, and
// IDs digit by digit.
func BenchmarkTyping(b *testing.B) {
	path := filepath.Join(b.TempDir(), "list")
	must.Have(ratings.Import(stream(func(w io.Writer) { fideText(w, whole) }), 0, path, ratings.Options{}))(b)
	l := must.Have(ratings.Open(path))(b)
	defer l.Close()
	var typed []string
	r := rand.New(rand.NewPCG(3, 4))
	i := 0
	for e := range players(ratings.FIDE, 20000) {
		if i++; i%100 != 0 {
			continue
		}
		last, first, _ := strings.Cut(strings.ToLower(e.Name), ", ")
		forms := []string{last + ", " + first, first + " " + last, e.ID}
		text := forms[r.IntN(3)]
		for n := 1; n <= len(text); n++ {
			typed = append(typed, text[:n])
		}
	}
	var took []time.Duration
	n := 0
	for b.Loop() {
		start := time.Now()
		must.Have(l.Search(typed[n%len(typed)], 20))(b)
		took = append(took, time.Since(start))
		n++
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Nanoseconds())/1e3, "µs-p50")
	b.ReportMetric(float64(took[len(took)*95/100].Nanoseconds())/1e3, "µs-p95")
	b.ReportMetric(float64(took[len(took)*99/100].Nanoseconds())/1e3, "µs-p99")
}
