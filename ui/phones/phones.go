// Package phones is the room of a hall's phones: the event's pages on the phones and screens of a hall, results that
// players send, and the same pages as files in a folder. Nothing of it listens or is written before the pages are
// opened.
package phones

import (
	"errors"
	"net"
	"strconv"
	"time"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/sharing/web"
	"wallchart/ui/host"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// Host is the window as the pages of a hall see it.
type Host interface {
	host.Host
	Event() *model.Tournament                     // as it is in the document, nil for none
	Path() string                                 // of its file, "" for none
	ReadOnly() bool                               // nothing can be entered
	Enter(c journal.Change) error                 // makes a change and shows nothing
	Show(what string)                             // shows what was done, with a sentence
	Busy() bool                                   // something is being typed or asked: what phones send is entered, and shown later
	Language() phrase.Language                    // of the event's papers
	Sign()                                        // shows the state of the hall anew
	Later(func())                                 // hands a function to the window's thread
	Browse(from string, chosen func(path string)) // asks for a file in a folder
}

// Phones are the pages of the event that is open, if they are.
type Phones struct {
	Host
	Work    *work.Worker
	Inline  bool      // nothing is done by itself
	hall    *web.Hall // nil while the pages are not open
	line    net.Listener
	address string // "http://192.168.1.20:8080/"
	results bool
	feed    *web.Feed
	space   *space
	logged  int    // how many wrong PINs and floods there were
	unseen  string // what phones have sent and the window does not show yet
	dialog  *dialog
	stop    chan struct{}
}

const (
	port      = 8080 // at which the pages are, or one of the next
	mostPorts = 10
	look      = 2 * time.Second // how often the state of the hall is shown anew
	patience  = 15 * time.Second
)

// onThread has the window enter what a phone has sent, and waits for it.
func (p *Phones) onThread(sent web.Sent) (arbiter.PhoneStatus, error) {
	type came struct {
		status arbiter.PhoneStatus
		err    error
	}
	done := make(chan came, 1)
	p.Later(func() {
		status, err := p.enter(sent)
		done <- came{status, err}
	})
	select {
	case x := <-done:
		return x.status, x.err
	case <-time.After(patience):
		return 0, phrase.Errorf("the arbiter's computer does not answer. Look at the pairings in a minute whether the result is there")
	}
}

// Open tells whether the pages are open.
func (p *Phones) Open() bool { return p.hall != nil }

// Address is where they are, "" while they are not open.
func (p *Phones) Address() string { return p.address }

// open begins to serve the pages at an address of this computer.
func (p *Phones) open(ip string, results bool) error {
	line, err := listen(ip)
	if err != nil {
		return errors.New(words.Say("phones.noLine", ip, words.Err(err)))
	}
	if err := p.secret(results); err != nil {
		_ = line.Close()
		return err
	}
	p.line, p.results, p.logged = line, results, 0
	p.address = "http://" + line.Addr().String() + "/"
	p.feed = web.NewFeed(p.Event(), p.onThread)
	p.hall = web.New(p.feed, web.Options{Language: p.Language(), Address: p.address, Results: results, Log: func(phrase.Text) {
		p.Later(func() { p.logged++ })
	}})
	p.stop = make(chan struct{})
	go func(h *web.Hall) { _ = h.Serve(line) }(p.hall) // until the line is closed
	if !p.Inline {
		go p.watch(p.stop)
	}
	p.Sign()
	return nil
}

// listen takes the first port that no program of this computer has: two windows open the pages of two events.
func listen(ip string) (line net.Listener, err error) {
	for n := range mostPorts {
		var failed error
		if line, failed = net.Listen("tcp", net.JoinHostPort(ip, strconv.Itoa(port+n))); failed == nil {
			return line, nil
		}
		err = failed
	}
	return nil, err
}

// secret gives the event PINs, where results are wanted and it has none.
func (p *Phones) secret(results bool) error {
	if t := p.Event(); !results || len(t.Secret) >= model.LeastSecret {
		return nil
	}
	if p.ReadOnly() {
		return errors.New(words.Say("phones.readOnly"))
	}
	err := p.Enter(steps.SetSecret{Secret: newSecret()})
	if err == nil {
		p.Show("")
	}
	return err
}

// watch shows the state of the hall anew, and what has come while something was typed.
func (p *Phones) watch(stop <-chan struct{}) {
	again := time.NewTicker(look)
	defer again.Stop()
	for {
		select {
		case <-stop:
			return
		case <-again.C:
			p.Later(func() {
				if p.hall != nil {
					p.News()
				}
			})
		}
	}
}

// News shows how the hall stands, and what phones have sent once nothing is being typed.
func (p *Phones) News() {
	if p.unseen != "" && !p.Busy() {
		what := p.unseen
		p.unseen = ""
		p.Show(what)
	}
	if p.dialog != nil {
		p.dialog.show()
	}
	p.Sign()
}

// enter enters what a phone has sent. It is in the document at once, so that a phone never waits for the arbiter's dialog; the window
// shows it when nothing is being typed.
func (p *Phones) enter(sent web.Sent) (arbiter.PhoneStatus, error) {
	t := p.Event()
	if p.hall == nil || t == nil {
		return 0, phrase.Errorf("the hall is closed. Please see the arbiter")
	}
	c, status, err := sent.Change(t)
	if err != nil {
		return status, err
	}
	if err := p.Enter(c); err != nil {
		return status, err
	}
	p.unseen = words.Text(journal.Label(c, t))
	if status == arbiter.Differs {
		p.unseen = words.Say("phones.differ", sent.Round, sent.Pairing.Board)
	}
	p.feed.Put(p.Event())
	p.News()
	return status, nil
}

// Changed takes the event as it is now.
func (p *Phones) Changed() {
	t := p.Event()
	if t == nil {
		return
	}
	if p.hall != nil {
		p.feed.Put(t)
	}
	if p.space != nil {
		p.space.changed(t)
	}
}

// Close closes the pages; the document goes on.
func (p *Phones) Close() {
	if p.hall == nil {
		return
	}
	if p.stop != nil {
		close(p.stop)
		_ = p.line.Close()
	}
	p.hall.Leave()
	p.leaveSpace()
	p.hall, p.line, p.feed, p.stop, p.address, p.unseen = nil, nil, nil, nil, "", ""
	if p.dialog != nil {
		p.dialog.dialog.Close()
	}
	p.Sign()
}

// Line is the state of the hall in few words, "" while it is not open.
func (p *Phones) Line() string {
	if p.hall == nil {
		return ""
	}
	if p.space != nil && p.space.Trouble != "" {
		return words.Say("phones.noFolder")
	}
	return words.Say("phones.line", p.hall.Here())
}

// WhyNot says why no pages can be opened, "" when they can.
func (p *Phones) WhyNot() string {
	if p.Event() == nil {
		return words.Say("why.no.event")
	}
	return ""
}
