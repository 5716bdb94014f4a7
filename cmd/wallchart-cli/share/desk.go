package share

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
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
			return s.c.Tell(s.c.Out, phrase.New("Event %s/%s", now.Address, now.Event))
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
			if s.d.Doc().Trouble() != nil { // what is in memory only; said when it was made
				_ = s.d.Doc().Retry()
			}
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
	case "all mine":
		err = s.d.SettleAll(sharing.Mine)
	case "all theirs":
		err = s.d.SettleAll(sharing.Theirs)
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
	all, _ := s.d.Questions()
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
	s.ask(got.Conflicts)
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

// ask says what was not made and somebody must decide; what only rests on it is counted.
func (s *atDesk) ask(lost []sharing.Conflict) {
	resting := 0
	for i := range lost {
		if lost[i].Rests() {
			resting++
			continue
		}
		fmt.Fprintln(s.c.Err, s.c.Sentence(&lost[i]))
	}
	if resting > 0 {
		_ = s.c.Tell(s.c.Err, phrase.Count(resting, "%d step more rests on it; it is made when that is settled",
			"%d steps more rest on it; they are made when that is settled"))
	}
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
