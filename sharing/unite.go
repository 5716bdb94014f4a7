package sharing

import (
	"bytes"
	"path/filepath"
	"strings"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// arrival is a line to a stream.
type arrival struct {
	s *session
	found
}

// renewEach is after how many steps a base is renewed.
const renewEach = 500

// arrive goes on where the line was lost; a stream of another host is laid beside what is here.
func (d *Desk) arrive(a *arrival, out *Taken) error {
	if d.halted != nil || a.s.ctx.Err() != nil {
		return nil
	}
	if a.s.knew != d.rank() { // meanwhile this desk has begun to host
		a.s.end(nil)
		return nil
	}
	if a.base != nil {
		if err := d.unite(a, out); !wallchart.Made(err) {
			a.s.end(err)
			return err
		}
	}
	d.target, d.end, d.flying = a.last, a.end, false
	d.caughtUp()
	d.mu.Lock()
	d.line = a.s
	d.mu.Unlock()
	a.s.from <- d.seq + 1
	return nil
}

// unite brings together the event of another stream with what is here. Both have a common beginning; behind it, the steps of the
// stream come first, and those that only this desk has are made on them, as after any loss of the line.
func (d *Desk) unite(a *arrival, out *Taken) error {
	f, err := wallchart.Read(bytes.NewReader(a.base))
	if err != nil {
		return err
	}
	mine := d.doc.Entries()
	common := commonOf(mine, f.Log)
	b := batch{common: common, theirs: f.Log[common:], force: true}
	for _, e := range b.theirs {
		c, err := e.Change(steps.List)
		if err != nil || e.Step != journal.Done {
			b.changes = nil
			break
		}
		b.changes = append(b.changes, c)
	}
	plain := len(b.changes) == len(b.theirs)
	switch {
	case common == len(mine) && (!plain || !d.leads(b.changes, f.Tournament)): // nothing of one's own is to be kept
		if err := d.doc.Rebase(common, f.Tournament, f.Log, nil); !wallchart.Made(err) {
			return err
		}
		d.past = nil
		out.Steps = append(out.Steps, b.theirs...)
	case common == len(mine):
		b.force = false
		if len(b.theirs) > 0 {
			b.origin = d.doc.Tournament()
			err = d.meet(b, out)
		}
	default:
		if b.origin = d.originAt(common, f); b.origin == nil || !plain {
			return d.apart(a.base, common)
		}
		err = d.meet(b, out)
	}
	if !wallchart.Made(err) {
		return err
	}
	d.mu.Lock()
	d.rec.Rank = a.s.rank
	d.mu.Unlock()
	d.standAt(f.Tournament, f.Log, a.seq)
	return d.keepBase(base{d.shared, d.seq, a.s.rank}, a.base)
}

// leads tells whether changes lead from the present event to another.
func (d *Desk) leads(changes []journal.Change, to *model.Tournament) bool {
	t := d.doc.Tournament()
	for _, c := range changes {
		next, err := c.Apply(t)
		if err != nil {
			return false
		}
		t = next
	}
	return journal.Same(t, to)
}

// commonOf is how many steps two logs have in common.
func commonOf(a, b []journal.Entry) int {
	n := 0
	for n < len(a) && n < len(b) && a[n].N == b[n].N && sameStep(a[n], b[n]) {
		n++
	}
	return n
}

// sameStep tells whether a step is the same and does the same: where it was made again behind those of others it may do otherwise what it
// means. A file may have left a long one out.
func sameStep(a, b journal.Entry) bool {
	return a.Is(b) && a.Kind == b.Kind && (len(a.With) == 0 || len(b.With) == 0 || bytes.Equal(a.With, b.With))
}

// originAt is the event after a step that is here, nil where nothing tells it any more.
func (d *Desk) originAt(n int, f *wallchart.File) *model.Tournament {
	log := d.doc.Entries()
	if n == last(f.Log) {
		return f.Tournament
	}
	d.mu.Lock()
	bases := d.rec.Bases
	d.mu.Unlock()
	for i := len(bases) - 1; i >= 0; i-- {
		if bases[i].N > n {
			continue
		}
		from, err := d.readBase(bases[i])
		if err != nil || commonOf(from.Log, log) != len(from.Log) || last(from.Log) != bases[i].N {
			continue
		}
		j := journal.New(steps.List, from.Tournament, from.Log, nil)
		if j.Replay(log[bases[i].N:n]) == nil {
			return j.Tournament()
		}
	}
	if n < len(log) {
		return d.doc.Before(n + 1)
	}
	return nil
}

// apart keeps both events where they cannot be laid beside each other: the other one goes into a file of its own.
func (d *Desk) apart(event []byte, common int) error {
	path := d.doc.Path()
	other := strings.TrimSuffix(path, filepath.Ext(path)) + " (shared)" + wallchart.Extension
	if err := write(other, event); err != nil {
		return err
	}
	d.halted = phrase.Errorf("the event here and the shared one have gone their own ways after step %d. The shared one is kept as %s; "+
		"compare them, and go on with one of both", common, filepath.Base(other))
	return d.halted
}

// yield goes over to another host.
func (d *Desk) yield(to peer) {
	d.mu.Lock()
	h := d.hosting
	if h != nil {
		d.hosting, d.rec.Hosting, d.rec.Host = nil, false, to
	}
	d.mu.Unlock()
	if h == nil {
		return
	}
	d.log(phrase.New("%s hosts this event now; this desk goes on with it", named(to.Name)))
	h.close()
	_ = d.keepRecord()
	d.kick()
}

// renew renews the base after many steps: for desks that come late, and for this one if it has to go back.
func (d *Desk) renew() error {
	d.mu.Lock()
	n := 0
	if k := len(d.rec.Bases); k > 0 {
		n = d.rec.Bases[k-1].N
	}
	r, s, publishes := d.rec.Rank, d.line, d.rec.Hosting
	d.mu.Unlock()
	if d.shared < n+renewEach || d.seq < d.target || s == nil || s.rank != r {
		return nil
	}
	log := d.doc.Entries()
	if last(log) < d.shared {
		return nil
	}
	b, err := wallchart.Encode(d.base, log[:d.shared])
	if err != nil {
		return nil // it is renewed with the next step
	}
	if publishes && s.kept != nil {
		go s.renew(b, d.seq)
	}
	_ = d.keepBase(base{d.shared, d.seq, r}, b) // a convenience: the steps are in the journal
	return nil
}
