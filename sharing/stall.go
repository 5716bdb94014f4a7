package sharing

import (
	"errors"
	"os"
	"path/filepath"
	"time"

	"wallchart/files/wallchart"
	"wallchart/phrase"
)

// A server that cannot write takes nothing more, also when it could again: it must be started anew. So the host feels its pulse every
// second, tells all desks what it finds, and starts the server again as soon as the disk takes something.

// stallsAfter is how long nothing may be taken until that is said.
const stallsAfter = 2500 * time.Millisecond

// feel looks whether steps are taken.
func (d *Desk) feel(h *hosting) {
	since := h.pulse.stands(time.Now())
	if since < stallsAfter {
		if d.clearStall() {
			h.gate.toAll(frame{Verb: verbStalled}, everyone)
		}
		return
	}
	seconds := int(since / time.Second)
	why := tryDisk(d.folder)
	text := ""
	if why != nil {
		text = why.Error()
	}
	d.stalls(seconds, text)
	h.gate.toAll(frame{Verb: verbStalled, Seconds: seconds, data: []byte(text)}, everyone)
	if why == nil {
		d.reopen(h)
	}
}

func everyone(sender) bool { return true }

// stalls notes that the host has taken nothing for some seconds, and why; 0 is that it does again.
func (d *Desk) stalls(seconds int, why string) {
	if seconds == 0 {
		d.clearStall()
		return
	}
	d.mu.Lock()
	host := d.rec.Host.Name
	text := phrase.New("%s has taken nothing for %d s", host, seconds)
	if why != "" {
		text = phrase.New("%s: %s", text, stallWords(why))
	}
	begins := d.now.Stalled.Empty()
	d.now.Stalled = text
	d.mu.Unlock()
	if begins {
		d.log(text)
	}
	d.signal()
}

func (d *Desk) clearStall() bool {
	d.mu.Lock()
	was := !d.now.Stalled.Empty()
	d.now.Stalled = phrase.Text{}
	host := d.rec.Host.Name
	d.mu.Unlock()
	if was {
		d.log(phrase.New("%s takes what is sent again", host))
		d.signal()
	}
	return was
}

// why a host stands still, as it tells the desks
const (
	stallFull  = "full"
	stallWrite = "write"
)

func stallWords(why string) phrase.Text {
	if why == stallFull {
		return phrase.New("its disk is full. Make room there; what is done here is kept, and goes on by itself")
	}
	return phrase.New("its disk takes nothing. Look at that computer; what is done here is kept, and goes on by itself")
}

// tryDisk tells whether a folder takes what a server would write.
func tryDisk(folder string) error {
	name := filepath.Join(folder, "room")
	defer os.Remove(name)
	f, err := os.OpenFile(name, os.O_CREATE|os.O_WRONLY|os.O_TRUNC, 0o600)
	if err == nil {
		_, err = f.Write(make([]byte, roomAsked))
		err = errors.Join(err, f.Sync(), f.Close())
	}
	switch {
	case err == nil:
		return nil
	case wallchart.DiskFull(err):
		return errors.New(stallFull)
	}
	return errors.New(stallWrite)
}

// roomAsked is how much room a server is started anew for.
const roomAsked = 1 << 20

// reopen starts the server of a host anew. The desks come back to it by themselves, this one too.
func (d *Desk) reopen(h *hosting) {
	d.mu.Lock()
	s := h.server
	d.mu.Unlock()
	h.gate.cut("")
	s.Shutdown()
	s.WaitForShutdown()
	h.pulse.clear()
	if err := d.openServer(h, nil); err != nil {
		if errors.Is(err, errLost) {
			own := d.rank()
			d.inBox(came{outrank: &own})
		}
		h.pulse.fails(time.Now().Add(-stallsAfter)) // another try in a second
		return
	}
	d.kick()
}
