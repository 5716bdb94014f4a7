package web

import (
	"net/http"
	"sync"
	"time"
)

// tries slows down who guesses PINs. The first few wrong ones are free, for fingers slip; each further one doubles the wait.
type tries struct {
	mu sync.Mutex
	of map[key]*wrong
}

// key is what wrong PINs are counted by. All phones of a hall may come from one address, that of its router: by itself an address has
// many free ones, and few at one board. A board has more from all addresses together, so that nobody far away shuts it easily.
type key struct {
	address, board string // "" for all
}

type wrong struct {
	count int
	last  time.Time
}

const (
	freeTries        = 3  // at a board, from an address
	freeTriesBoard   = 12 // at a board, from all
	freeTriesAddress = 60 // from an address, at all boards
	firstWait        = 2 * time.Second
	mostWait         = 10 * time.Minute
	mostTries        = 20_000 // that are remembered; then those that nobody waits for are forgotten
)

func newTries() *tries { return &tries{of: map[key]*wrong{}} }

// keysOf are those by which a try counts.
func keysOf(address, board string) []key { return []key{{address, board}, {"", board}, {address, ""}} }

func (k key) free() int {
	switch {
	case k.address == "": // of the board, whoever tries
		return freeTriesBoard
	case k.board == "": // of the address, whatever it tries
		return freeTriesAddress
	}
	return freeTries
}

func (w *wrong) wait(free int) time.Duration {
	if w.count <= free {
		return 0
	}
	return min(mostWait, firstWait<<min(w.count-free-1, 12))
}

// wait is how long nobody may try for any of the keys.
func (x *tries) wait(now time.Time, keys ...key) (left time.Duration) {
	x.mu.Lock()
	defer x.mu.Unlock()
	for _, k := range keys {
		if w := x.of[k]; w != nil {
			left = max(left, w.last.Add(w.wait(k.free())).Sub(now))
		}
	}
	return left
}

func (x *tries) missed(now time.Time, keys ...key) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if len(x.of) > mostTries {
		for k, w := range x.of {
			if now.Sub(w.last) > mostWait {
				delete(x.of, k)
			}
		}
	}
	for _, k := range keys {
		w := x.of[k]
		if w == nil || now.Sub(w.last) > 2*mostWait {
			w = &wrong{}
			x.of[k] = w
		}
		w.count, w.last = w.count+1, now
	}
}

// flood counts the requests of each address, and of each board from an address, in a second.
type flood struct {
	mu   sync.Mutex
	most int
	at   int64
	of   map[string]int
}

func newFlood(most int) *flood { return &flood{most: most, of: map[string]int{}} }

func (f *flood) allows(address string, now time.Time) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	if s := now.Unix(); s != f.at {
		f.at = s
		clear(f.of)
	}
	f.of[address]++
	return f.of[address] <= f.most
}

// lines counts the live pages.
type lines struct {
	mu  sync.Mutex
	all int
	of  map[string]int
}

func (l *lines) take(address string, most int) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.all >= mostLines || l.of[address] >= most {
		return false
	}
	l.all++
	l.of[address]++
	return true
}

func (l *lines) leave(address string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.all--
	if l.of[address]--; l.of[address] == 0 {
		delete(l.of, address)
	}
}

// beat is how often a live page hears that the line is there.
const beat = 20 * time.Second

// live tells a page of each change until it is left.
func (h *Hall) live(w http.ResponseWriter, r *http.Request) {
	address := addressOf(r)
	if !h.lines.take(address, h.o.Lines) {
		w.Header().Set("Retry-After", "60")
		http.Error(w, "503", http.StatusServiceUnavailable)
		return
	}
	defer h.lines.leave(address)
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	out := http.NewResponseController(w)
	put := func(text string) bool {
		_ = out.SetWriteDeadline(time.Now().Add(beat)) // where it is not known, the system's own limit holds
		_, err := w.Write([]byte(text))
		return err == nil && out.Flush() == nil
	}
	_ = out.SetReadDeadline(time.Time{})
	changed := h.feed.Changed()
	for ok := put("retry: 3000\n: here\n\n"); ok; {
		select {
		case <-r.Context().Done():
			return
		case <-changed:
			changed = h.feed.Changed()
			ok = put("event: change\ndata: 1\n\n")
		case <-time.After(beat):
			ok = put(": here\n\n")
		}
	}
}
