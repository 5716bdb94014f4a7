package web

import (
	"bytes"
	"cmp"
	"compress/gzip"
	_ "embed"
	"errors"
	"fmt"
	"net"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	phrases "wallchart/assets/wording"
	"wallchart/export/report"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// Options say how a hall is served. The zero value is a hall that can be read.
type Options struct {
	Language phrase.Language   // of phones that wish for none of ours; nil is English
	Hosts    []string          // names under which the pages may be asked for, besides addresses in figures
	Address  string            // to which the QR code leads; "" is the page of the event
	Results  bool              // results may be sent, where the event has PINs
	Log      func(phrase.Text) // of wrong PINs and floods; nil is nowhere
	Flood    int               // requests a second from one address; 0 is the usual
	Lines    int               // live pages at once from one address; 0 is the usual
}

// Limits of a hall.
const (
	usualFlood = 1_500   // a second from one address: all phones of a hall may be behind one router, and a page is four requests
	usualLines = 1_000   // from one address, for the same reason
	mostSent   = 4       // forms a second for one board from one address
	mostLines  = 12_000  // live pages altogether
	mostBody   = 4 << 10 // of a form
	mostKept   = 4_000   // pages that are kept ready
)

var errNothing = phrase.Errorf("there is no such page")

// Hall serves the pages of an event.
type Hall struct {
	feed    *Feed
	o       Options
	mux     *http.ServeMux
	tries   *tries
	flood   *flood // of requests, by address
	sending *flood // of forms, by address and board
	lines   lines
	now     func() time.Time
	results atomic.Bool // may be sent

	mu      sync.Mutex
	servers []*http.Server
	of      *model.Tournament // whose pages are kept
	kept    map[string]*making
	drawn   map[string][]*drawn // of the screen, by language

	makes    sync.Mutex // one page is made at a time, from the same standings
	rankedOf *model.Tournament
	ranked   map[*model.Section]*tiebreaks.Standings
	files    bool // the pages are files in a folder
}

// page is one that is ready.
type page struct {
	plain, packed []byte
}

// making is a page that the first makes who asks for it; all others wait for him, as a hall asks at once.
type making struct {
	once sync.Once
	page *page
	err  error
}

//go:embed style.css
var style []byte

//go:embed live.js
var script []byte

// New is a hall that is served by its ServeHTTP; nothing runs before that is called.
func New(feed *Feed, o Options) *Hall {
	if o.Language == nil {
		o.Language = phrase.English
	}
	if o.Flood == 0 {
		o.Flood = usualFlood
	}
	if o.Lines == 0 {
		o.Lines = usualLines
	}
	h := &Hall{feed: feed, o: o, mux: http.NewServeMux(), tries: newTries(), flood: newFlood(o.Flood),
		sending: newFlood(mostSent),
		lines:   lines{of: map[string]int{}}, now: time.Now}
	h.results.Store(o.Results)
	h.mux.HandleFunc("GET /{$}", h.shown(first))
	h.mux.HandleFunc("GET /s/{section}/{page}", h.shown(listed))
	h.mux.HandleFunc("GET /s/{section}/player/{who}", h.shown(player))
	h.mux.HandleFunc("GET /s/{section}/board/{board}", h.shown(board))
	h.mux.HandleFunc("POST /s/{section}/board/{board}", h.send)
	h.mux.HandleFunc("GET /s/{section}/round/{round}/board/{board}", h.shown(board)) // of several games of the same pairs
	h.mux.HandleFunc("POST /s/{section}/round/{round}/board/{board}", h.send)
	h.mux.HandleFunc("GET /screen/{n}", h.shown(screen))
	h.mux.HandleFunc("GET /s/{section}/screen/{n}", h.shown(screen))
	h.mux.HandleFunc("GET /live", h.live)
	h.mux.HandleFunc("GET /style.css", fixed("text/css; charset=utf-8", style))
	h.mux.HandleFunc("GET /live.js", fixed("text/javascript; charset=utf-8", script))
	h.mux.HandleFunc("GET /", func(w http.ResponseWriter, r *http.Request) { h.fail(w, r, http.StatusNotFound, errNothing) })
	return h
}

// Take says whether results may be sent from now on, where the event has PINs.
func (h *Hall) Take(results bool) {
	h.results.Store(results)
	h.mu.Lock()
	defer h.mu.Unlock()
	h.kept = map[string]*making{} // whose pages lead to forms or do not
}

// Here is how many live pages there are.
func (h *Hall) Here() int {
	h.lines.mu.Lock()
	defer h.lines.mu.Unlock()
	return h.lines.all
}

// Serve answers on a line until it is closed, or Leave is called. Whoever reads or writes slowly holds nothing up, and no header is long.
func (h *Hall) Serve(l net.Listener) error {
	s := h.server()
	h.mu.Lock()
	h.servers = append(h.servers, s)
	h.mu.Unlock()
	return s.Serve(l)
}

func (h *Hall) server() *http.Server {
	return &http.Server{Handler: h, ReadHeaderTimeout: 5 * time.Second, ReadTimeout: 10 * time.Second, IdleTimeout: time.Minute,
		MaxHeaderBytes: 8 << 10}
}

// Leave ends all lines, those of live pages too.
func (h *Hall) Leave() {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, s := range h.servers {
		_ = s.Close()
	}
}

// policy lets a page be styled and kept live by our own files alone, and send its form to us.
const policy = "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; " +
	"base-uri 'none'; frame-ancestors 'none'"

// ServeHTTP refuses what comes by a foreign name, from another site or in a flood, and serves the rest.
func (h *Hall) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	head := w.Header()
	head.Set("Content-Security-Policy", policy)
	head.Set("X-Content-Type-Options", "nosniff")
	head.Set("Referrer-Policy", "no-referrer")
	head.Set("Cross-Origin-Resource-Policy", "same-origin")
	head.Set("Cross-Origin-Opener-Policy", "same-origin")
	head.Set("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
	if !h.ours(r.Host) {
		http.Error(w, "421", http.StatusMisdirectedRequest)
		return
	}
	if !h.flood.allows(addressOf(r), h.now()) {
		head.Set("Retry-After", "1")
		http.Error(w, "429", http.StatusTooManyRequests)
		return
	}
	if h.foreign(r) {
		h.log(phrase.New("Refused: another site sent a form from %s", addressOf(r)))
		http.Error(w, "403", http.StatusForbidden)
		return
	}
	r.Body = http.MaxBytesReader(w, r.Body, mostBody)
	h.mux.ServeHTTP(w, r)
}

// foreign is a form that another site has made a phone send.
func (h *Hall) foreign(r *http.Request) bool { return new(http.CrossOriginProtection).Check(r) != nil }

// ours refuses names that are not ours: a site whose name was made to lead to this address could otherwise act as if it were us.
func (h *Hall) ours(host string) bool {
	name, _, err := net.SplitHostPort(host)
	if err != nil {
		name = host
	}
	name = strings.Trim(name, "[]")
	if net.ParseIP(name) != nil || strings.EqualFold(name, "localhost") {
		return true
	}
	for _, known := range h.o.Hosts {
		if strings.EqualFold(known, name) {
			return true
		}
	}
	return false
}

func (h *Hall) log(t phrase.Text) {
	if h.o.Log != nil {
		h.o.Log(t)
	}
}

func addressOf(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	return host
}

// options are those of the reports for whoever asks: in the first of his languages that is one of ours.
func (h *Hall) options(r *http.Request) (report.Options, string) {
	for _, wish := range strings.SplitN(r.Header.Get("Accept-Language"), ",", 9) {
		wish, _, _ = strings.Cut(strings.TrimSpace(wish), ";")
		if l := phrases.Wish(wish, nil); l != nil {
			return report.Options{Language: l}, phrases.Best(wish)
		}
	}
	code := "en"
	if l, ok := h.o.Language.(interface{ Code() string }); ok {
		code = l.Code()
	}
	return report.Options{Language: h.o.Language}, code
}

// moved is where a page is instead, as an error: it is not made, and not kept.
type moved string

func (m moved) Error() string { return string(m) }

// maker makes what a page says.
type maker func(h *Hall, t *model.Tournament, r *http.Request, o report.Options) (*sheet, error)

// shown serves a page that is kept ready.
func (h *Hall) shown(make maker) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		o, lang := h.options(r)
		key := lang + " " + r.URL.Path
		if r.PathValue("n") != "" {
			key += h.now().Format(" 2 15:04") // rounds begin though nothing changes
		}
		t := h.feed.Event()
		h.mu.Lock()
		if h.of != t || len(h.kept) > mostKept {
			h.of, h.kept, h.drawn = t, map[string]*making{}, map[string][]*drawn{}
		}
		m := h.kept[key]
		if m == nil {
			m = &making{}
			h.kept[key] = m
		}
		h.mu.Unlock()
		m.once.Do(func() {
			var s *sheet
			if s, m.err = h.make(make, t, r, o); m.err == nil {
				m.page = ready(s)
				return
			}
			h.mu.Lock()
			defer h.mu.Unlock()
			if h.kept[key] == m {
				delete(h.kept, key) // what is not there is not kept
			}
		})
		if to := moved(""); errors.As(m.err, &to) {
			w.Header().Set("Cache-Control", "no-store")
			http.Redirect(w, r, string(to), http.StatusFound)
			return
		}
		if m.page == nil {
			h.fail(w, r, http.StatusNotFound, cmp.Or(m.err, errNothing))
			return
		}
		m.page.serve(w, r)
	}
}

// make makes a page.
func (h *Hall) make(make maker, t *model.Tournament, r *http.Request, o report.Options) (*sheet, error) {
	h.makes.Lock()
	defer h.makes.Unlock()
	return make(h, t, r, o)
}

// standingsOf are kept while the event is as it is; a page asks for them while it is made.
func (h *Hall) standingsOf(t *model.Tournament, x *model.Section) (*tiebreaks.Standings, error) {
	if h.rankedOf != t {
		h.rankedOf, h.ranked = t, map[*model.Section]*tiebreaks.Standings{}
	}
	if st := h.ranked[x]; st != nil {
		return st, nil
	}
	st, err := catalogue.Standard(t, x, 0)
	if err != nil {
		return nil, err
	}
	h.ranked[x] = st
	return st, nil
}

func ready(s *sheet) *page {
	p := &page{plain: s.html()}
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	_, _ = z.Write(p.plain) // to memory: never fails
	_ = z.Close()
	p.packed = b.Bytes()
	return p
}

func (p *page) serve(w http.ResponseWriter, r *http.Request) {
	head := w.Header()
	head.Set("Content-Type", "text/html; charset=utf-8")
	head.Set("Cache-Control", "no-cache")
	head.Set("Vary", "Accept-Language, Accept-Encoding")
	body := p.plain
	if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		head.Set("Content-Encoding", "gzip")
		body = p.packed
	}
	head.Set("Content-Length", fmt.Sprint(len(body)))
	_, _ = w.Write(body) // who is gone reads nothing
}

// fail says in a page why there is none.
func (h *Hall) fail(w http.ResponseWriter, r *http.Request, status int, err error) {
	o, _ := h.options(r)
	s := newSheet(h.feed.Event(), o)
	s.say(phrase.Error(o.Language, err))
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_, _ = w.Write(s.html())
}

func fixed(kind string, body []byte) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", kind)
		w.Header().Set("Cache-Control", "max-age=3600")
		_, _ = w.Write(body)
	}
}
