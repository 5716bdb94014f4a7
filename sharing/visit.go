package sharing

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"time"

	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// visit is a desk behind the gate. It has four verbs, and what it may do with them is looked at here, before anything reaches the server:
// it names no subject, makes nothing there, and waits for nothing but its own answers.
type visit struct {
	wire
	gate  *gate
	kept  *kept
	end   *tail
	from  sender
	raw   *caller
	ctx   context.Context
	began time.Time
	signs chan frame // of others; one that is not taken in time is missed, the next is there in two seconds
	reads bool
	takes sync.Mutex // one step at a time
}

const (
	mostSign    = longestLine
	mostResults = 256 << 10 // of a step of who enters results: a hundred bytes, or a whole round at once
	// how many frames a desk may send a second, and at once. Whoever sends more waits.
	frameRate, frameBurst = 25, 400
	// of a desk that is no arbiter's, how many bytes
	slowRate, slowBurst = 256 << 10, 1 << 20
)

// most is how many bytes a frame of this desk may have.
func (v *visit) most(of verb) int {
	switch {
	case of == verbSign:
		return mostSign
	case of == verbAppend && v.from.Role == Arbiter:
		return mostStep
	case of == verbAppend && v.from.Role == Results:
		return mostResults
	}
	return 0
}

func (v *visit) close() { _ = v.raw.Close() }

// serve answers the desk until its line ends.
func (v *visit) serve() {
	defer v.close()
	go v.tell()
	pace := &pace{at: time.Now(), frames: frameBurst, bytes: slowBurst}
	for {
		f, err := v.next(v.most)
		if errors.Is(err, errWire) {
			v.refuse(phrase.New("what is no part of sharing, or too much of it"))
			return
		}
		if err != nil {
			return
		}
		n := len(f.data)
		if v.from.Role == Arbiter {
			n = 0
		}
		if !pace.takes(v.ctx, n) {
			return
		}
		switch f.Verb {
		case verbBase:
			err = v.base(f)
		case verbRead:
			err = v.read(f)
		case verbAppend:
			err = v.append(f)
		case verbSign:
			err = v.kept.signAs(v.from, f.data)
		default:
			v.refuse(phrase.New("what is no part of sharing, or too much of it"))
			return
		}
		if err != nil {
			return
		}
	}
}

// refuse logs what this desk has tried.
func (v *visit) refuse(what phrase.Text) {
	v.gate.refuse("Refused what %s has sent from %s (%s): %s", v.from.Desk, v.raw.from, v.from.Role.Words(), what)
}

// base answers where the stream stands, with the event where it is not the one that the desk knows.
func (v *visit) base(f frame) error {
	ctx, cancel := context.WithTimeout(v.ctx, 15*time.Second)
	defer cancel()
	at, err := v.kept.look(ctx, f.Rank, f.Mark)
	if err != nil {
		return v.send(frame{Verb: verbBase, Why: refusedEvent})
	}
	return v.send(frame{Verb: verbBase, Rank: at.rank, Last: at.last, End: at.end, Seq: at.seq, data: at.base})
}

// read begins to send the stream.
func (v *visit) read(f frame) error {
	if v.reads {
		v.refuse(phrase.New("it asks for the stream twice on one line"))
		return errWire
	}
	v.reads = true
	go func() {
		defer v.close()
		for seq := max(1, f.Seq); ; {
			m, err := v.end.next(v.ctx, seq)
			seq = m.seq + 1
			if err != nil || v.write(m.frame) != nil {
				return
			}
		}
	}()
	return nil
}

// append gives a step to the server, if it is one, and one that this desk may make.
func (v *visit) append(f frame) error {
	if !v.takes.TryLock() { // the desk has given up waiting for the former
		return v.send(frame{Verb: verbTaken, Why: refusedStalled})
	}
	if why := v.judge(f); why != "" {
		v.takes.Unlock()
		return v.send(frame{Verb: verbTaken, Why: why})
	}
	m := message{from: v.from, id: f.ID, language: f.Language, after: f.After, data: f.data}
	go func() { // meanwhile its signs of life are heard
		ctx, cancel := context.WithTimeout(v.ctx, answerIn)
		defer cancel()
		a := frame{Verb: verbTaken}
		seq, err := v.kept.take(ctx, m, f.Seq)
		switch {
		case err == nil:
			m.seq = seq
			v.end.sooner(m)
			runtime.Gosched() // who reads it before who has sent it
		case errors.Is(err, errOvertaken):
			a.Why = refusedOvertaken
		default:
			a.Why = refusedStalled
		}
		v.takes.Unlock() // before the answer, to which the next step may come at once
		_ = v.send(a)
	}()
	return nil
}

// judge tells why a step is not given to the server. What is wrong with it otherwise every desk leaves out.
func (v *visit) judge(f frame) refusal {
	e, err := journal.DecodeBare(f.data)
	if err != nil || !sendable(e) || len(f.ID) > longestName || len(f.After) > longestName {
		v.refuse(phrase.New("what is no step"))
		return refusedStep
	}
	if e.Desk != v.from.Desk && v.from.Role != Arbiter {
		v.refuse(phrase.New("it is signed with another desk's name"))
		return refusedRole
	}
	c, err := e.Change(steps.List)
	if err != nil {
		v.refuse(phrase.New("what is no step"))
		return refusedStep
	}
	if !v.from.Role.may(c) {
		v.refuse(c.Label()) // not what it is called there
		return refusedRole
	}
	return ""
}

const longestName = 200

// tell passes on what the others say of themselves, and what the host says.
func (v *visit) tell() {
	for {
		select {
		case <-v.ctx.Done():
			return
		case f := <-v.signs:
			if v.send(f) != nil {
				return
			}
		}
	}
}

// hears puts a frame where tell takes it.
func (v *visit) hears(f frame) {
	select {
	case v.signs <- f:
	default:
	}
}

// pass passes a sign of life on to all but the desk whose it is.
func (g *gate) pass(of sender, data []byte) {
	g.mu.Lock()
	if _, known := g.signs[of.Desk]; known || len(g.signs) < mostDesks {
		g.signs[of.Desk] = signed{of, data, time.Now()}
	}
	g.mu.Unlock()
	g.toAll(frame{Verb: verbSign, From: &of, data: data}, func(to sender) bool { return to.Desk != of.Desk })
}

// toAll says something to the desks that are meant.
func (g *gate) toAll(f frame, meant func(sender) bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for v := range g.visits {
		if meant(v.from) {
			v.hears(f)
		}
	}
}

// pace is how fast a desk may send.
type pace struct {
	at     time.Time
	frames float64
	bytes  float64
}

// takes waits until a frame may be taken.
func (p *pace) takes(ctx context.Context, bytes int) bool {
	now := time.Now()
	d := now.Sub(p.at).Seconds()
	p.at = now
	p.frames = min(frameBurst, p.frames+d*frameRate) - 1
	p.bytes = min(slowBurst, p.bytes+d*slowRate) - float64(bytes)
	wait := max(0, -p.frames/frameRate, -p.bytes/slowRate)
	if wait == 0 {
		return true
	}
	select {
	case <-ctx.Done():
		return false
	case <-time.After(time.Duration(wait * float64(time.Second))):
		return true
	}
}
