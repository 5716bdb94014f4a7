package share

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/files/wallchart"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/sharing"
)

var Share = cli.Verb{
	Name:  "share",
	Usage: "FILE [--listen ADDR] [--role ROLE] [--name NAME] [--changes] [--server URL [--credentials FILE]]",
	Help: "Shares an event with other desks until it is interrupted, and prints the code with which they join; it is good for ten minutes, " +
		"and then a new one is printed. What the others do comes into the file, and what is done here goes to them. A file that was " +
		"shared before goes on where it was. With --changes each line of the standard input is a change as the log has it, " +
		"such as {\"change\":\"set-result\",\"with\":{…}}, or one of the words undo, redo, host, mine or theirs for the first step that " +
		"does not go together with another desk's, and code arbiter, code results or code viewer for a new code. With --server the event " +
		"is put on a NATS server of one's own.",
	Run: func(c *cli.Call) error {
		s := deskOf(c)
		listen := c.String("listen", "", "the `ADDR` at which the others join: of this computer in the chosen network, and a port; "+
			"without it only programs of this computer can")
		role := c.String("role", "arbiter",
			"what a desk may that joins with the code, a `ROLE`: arbiter, results (results and check-in) or viewer")
		c.StringVar(&s.o.Server, "server", "", "the `URL` of a NATS server of one's own, such as tls://nats.example.org")
		c.StringVar(&s.o.Credentials, "credentials", "", "the `FILE` with one's rights on that server")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		s.o.Listen, s.role = *listen, sharing.Role(*role)
		if s.role != sharing.Arbiter && s.role != sharing.Results && s.role != sharing.Viewer {
			return cli.Misused("share: %q is no role; there are arbiter, results and viewer", *role)
		}
		return s.share()
	},
}

var Join = cli.Verb{
	Name:  "join",
	Usage: "CODE@ADDR OUT.wallchart [--once] [--name NAME] [--changes] [--listen ADDR] [--credentials FILE] [--role ROLE]",
	Help: "Joins a shared event as a desk of its own, with the whole event in a file here, until it is interrupted; --once leaves when the " +
		"event is there and the others have what was done here. A desk that was there before comes back without a code (ADDR alone). " +
		"Without a line it goes on, and sends later. For --changes see share. An event on a server of one's own is " +
		"joined by URL/EVENT, as share prints it.",
	Run: func(c *cli.Call) error {
		s := deskOf(c)
		c.BoolVar(&s.once, "once", false, "leave when the whole event is there")
		c.StringVar(&s.o.Listen, "listen", "", "the `ADDR` at which this desk would host the event if it had to")
		c.StringVar(&s.o.Credentials, "credentials", "", "the `FILE` with one's rights on a server of one's own")
		role := c.String("role", "",
			"what this desk is on a server of one's own, a `ROLE`: arbiter, results or viewer; the server's rules decide")
		if err := c.Parse(2, 2); err != nil {
			return err
		}
		switch s.o.Role = sharing.Role(*role); s.o.Role {
		case "", sharing.Arbiter, sharing.Results, sharing.Viewer:
		default:
			return cli.Misused("join: %q is no role; there are arbiter, results and viewer", *role)
		}
		return s.join(c.Words[0], c.Words[1], wallchart.Options{})
	},
}

var Follow = cli.Verb{
	Name:  "follow",
	Usage: "CODE@ADDR [--all] [--credentials FILE]",
	Help: "Prints the steps of a shared event as they come, each a line of JSON as the log has it, until it is interrupted; " +
		"--all begins with those that there are. Nothing is kept here.",
	Run: func(c *cli.Call) error {
		s := deskOf(c)
		c.BoolVar(&s.all, "all", false, "begin with the steps that there are")
		c.StringVar(&s.o.Credentials, "credentials", "", "the `FILE` with one's rights on a server of one's own")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		folder, err := os.MkdirTemp("", "wallchart-follow-*")
		if err != nil {
			return err
		}
		defer os.RemoveAll(folder)
		s.o.State, s.follows = folder, true
		return s.join(c.Words[0], filepath.Join(folder, "event.wallchart"), wallchart.Options{State: folder})
	},
}

// atDesk is a desk of the command line.
type atDesk struct {
	c       *cli.Call
	o       sharing.Options
	role    sharing.Role // of the code
	changes bool
	once    bool
	follows bool
	all     bool
	d       *sharing.Desk
	code    string
	line    sharing.Line
	begun   bool
	caught  bool // all that there was has come
}

func deskOf(c *cli.Call) *atDesk {
	s := &atDesk{c: c}
	c.StringVar(&s.o.Name, "name", "", "the `NAME` of this desk, as the others see it")
	c.BoolVar(&s.changes, "changes", false, "make the changes that come as lines on the standard input")
	c.Warnable()
	s.o.Log = func(what phrase.Text) { _ = c.Tell(c.Err, what) }
	return s
}

func (s *atDesk) share() error {
	told, stop := interrupts()
	defer stop()
	path := s.c.Words[0]
	doc, err := wallchart.Open(path, wallchart.Options{})
	if err != nil {
		return cli.Place(path, err)
	}
	for _, n := range doc.Notes() {
		s.c.Remark(path, phrase.Fail(n))
	}
	if sharing.WasShared(path) {
		s.d, err = sharing.Resume(doc, s.o)
	} else {
		s.d, err = sharing.Share(doc, s.o)
	}
	if err != nil {
		doc.Discard()
		return err
	}
	return s.run(told)
}

// renewCode prints a code, and a new one when it is no longer good.
func (s *atDesk) renewCode() error {
	now := s.d.Status()
	if s.role == "" || now.Code != "" || !now.Hosting {
		return nil
	}
	if s.o.Server != "" {
		if s.code == "" {
			s.code = now.Event
			return s.c.Tell(s.c.Out, phrase.New("Event %s/%s", s.o.Server, now.Event))
		}
		return nil
	}
	return s.newCode()
}

// newCode prints a code for the desks of a role; the former is void.
func (s *atDesk) newCode() error {
	code, _, err := s.d.Code(s.role)
	if err != nil {
		return err
	}
	return s.c.Tell(s.c.Out, phrase.New("Code %s at %s", code, s.d.Status().Address))
}

func (s *atDesk) join(invitation, path string, file wallchart.Options) (err error) {
	told, stop := interrupts()
	defer stop()
	var code, where string
	if url, event, ok := sharing.OnServer(invitation); ok {
		s.o.Server, s.o.Event = url, event
	} else if code, where, err = sharing.Invitation(invitation); err != nil {
		return cli.Misused("%s: %w", s.c.Verb.Name, err)
	}
	if s.follows {
		s.o.Log = nil
	}
	if s.d, err = sharing.Join(told, code, where, path, file, s.o); err != nil {
		return err
	}
	now := s.d.Status()
	if !s.follows {
		name := s.d.Doc().Tournament().Name
		if err := s.c.Tell(s.c.Out, phrase.New("%s is %s, at the desk %s (%s)", path, name, now.Name, now.Role.Words())); err != nil {
			return err
		}
	}
	if s.all {
		if err := s.print(s.d.Doc().Entries()); err != nil {
			return err
		}
	}
	return s.run(told)
}

// interrupts is done when the program is told to end. It is asked for before anything is shared: whoever ends it then is heard, and the
// event is left in order.
func interrupts() (told context.Context, stop func()) {
	return signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
}

// run takes what comes until it is told to end.
func (s *atDesk) run(told context.Context) error {
	var lines chan string
	if s.changes {
		lines = make(chan string)
		go readLines(s.c.In, lines)
	}
	last := time.Now().Add(30 * time.Second)
	tick := time.NewTicker(time.Second)
	defer tick.Stop()
	err := s.renewCode()
	for err == nil {
		select {
		case <-told.Done():
			return s.leave()
		case line, more := <-lines:
			if !more {
				lines = nil
				break
			}
			s.change(line)
		case <-s.d.News():
		case <-tick.C:
			err = s.renewCode()
		}
		if taken := s.take(); err == nil {
			err = taken
		}
		switch done := s.d.Status().Line == sharing.Shared && lines == nil; {
		case s.once && done:
			return s.leave()
		case s.once && lines == nil && time.Now().After(last):
			err = phrase.Errorf("the event did not come within 30 seconds: %s", s.d.Status().Why)
		}
	}
	return errors.Join(err, s.leave())
}

func readLines(in io.Reader, lines chan<- string) {
	defer close(lines)
	r := bufio.NewScanner(in)
	r.Buffer(nil, 8<<20)
	for r.Scan() {
		if text := strings.TrimSpace(r.Text()); text != "" {
			lines <- text
		}
	}
}

// change does what a line says. What cannot be done is said, and the next line is another.
func (s *atDesk) change(line string) {
	var err error
	switch line {
	case "undo":
		_, err = s.d.Undo()
	case "redo":
		_, err = s.d.Redo()
	case "host":
		err = s.d.Host("")
	case "mine":
		err = s.settle(sharing.Mine)
	case "theirs":
		err = s.settle(sharing.Theirs)
	case "code arbiter", "code results", "code viewer":
		s.role = sharing.Role(strings.TrimPrefix(line, "code "))
		err = s.newCode()
	default:
		var c journal.Change
		if c, err = steps.List.Decode([]byte(line)); err == nil {
			var warned []journal.Warned
			if warned, err = s.c.Warned(s.d.Doc().Path(), s.d.Tournament(), c); err == nil {
				err = s.d.Do(c, warned...)
			}
		}
	}
	if err != nil {
		fmt.Fprintln(s.c.Err, s.c.Sentence(err))
	}
}

// settle decides the first of the conflicts that wait.
func (s *atDesk) settle(choose sharing.Choice) error {
	all := s.d.Conflicts()
	if len(all) == 0 {
		return phrase.Errorf("no two steps wait for a choice")
	}
	return s.d.Settle(all[0], choose)
}

func (s *atDesk) take() error {
	got, err := s.d.Take()
	if err != nil {
		fmt.Fprintln(s.c.Err, s.c.Sentence(err)) // in memory only, or of the line: both are tried again
	}
	for i := range got.Conflicts {
		fmt.Fprintln(s.c.Err, s.c.Sentence(&got.Conflicts[i]))
	}
	now := s.d.Status()
	if now.Line != s.line && (now.Line == sharing.NoLine || s.line == sharing.NoLine) && s.begun && !s.follows {
		text := phrase.New("The line is back")
		if now.Line == sharing.NoLine {
			text = now.Why
		}
		_ = s.c.Tell(s.c.Err, text)
	}
	s.begun = s.begun || now.Line != sharing.NoLine
	s.line = now.Line
	if s.follows && (s.all || s.caught) {
		return s.print(got.Steps)
	}
	s.caught = s.caught || now.Line == sharing.Shared
	return nil
}

// print prints steps as the log has them, for programs.
func (s *atDesk) print(steps []journal.Entry) error {
	for _, e := range steps {
		b, err := journal.EncodeEntry(e)
		if err != nil {
			return err
		}
		if _, err := fmt.Fprintf(s.c.Out, "%s\n", b); err != nil {
			return err
		}
	}
	return nil
}

func (s *atDesk) leave() error {
	s.d.Leave()
	if s.follows {
		s.d.Doc().Discard()
		return nil
	}
	return s.c.Closed(s.d.Doc().Path(), s.d.Doc())
}
