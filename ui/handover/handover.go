// Package handover lets one program serve a user's screen: a later start hands the files it was given to the program that runs, and ends.
//
// Who is the first is decided by a lock that the system takes back however a program ends. The first one listens where only the same
// user can ask: at a socket in a private folder, and on Windows at a port of this computer with a key that lies in the user's profile.
// A start that nobody answers in time goes on by itself, so that a program that hangs stands in nobody's way.
package handover

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"time"
	"unicode"
)

// Meeting is where the programs of one user and one screen find each other.
type Meeting struct {
	folder string // private to the user
	name   string
	way    way
	times  times
}

// times are how long is waited: for an answer, and for a program that is about to open its window. The first one gives up before whoever
// asks does, so that no file is opened by both.
type times struct{ answer, slack, start time.Duration }

// usual bears a busy machine: a program that works is not taken for one that hangs, and whoever starts a second one beside one that does
// hang waits five seconds for it, once.
var usual = times{answer: 4 * time.Second, slack: time.Second, start: 30 * time.Second}

// way is how programs of one user talk, and nobody else with them.
type way interface {
	listen(m Meeting) (net.Listener, error)
	dial(m Meeting, wait time.Duration) (net.Conn, error)
	known(c net.Conn, m Meeting, server bool) error // fails where somebody else is at the other end
}

// System is the meeting of the user's programs on one screen: of several, each has its own. Folder is used where the system has no place
// for such things; it is made, and must be the user's alone.
func System(folder, screen string) Meeting {
	return Meeting{folder: meetingFolder(folder), name: "one-" + plain(screen), way: systemWay, times: usual}
}

// plain is a name for a file.
func plain(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return '-'
	}, name)
}

func (m Meeting) path(ending string) string { return filepath.Join(m.folder, m.name+ending) }

// request is what a later start asks for.
type request struct {
	Version int      `json:"wallchart"`
	Files   []string `json:"files"` // in full; none is for the window alone
}

// The first one's answers, a line each.
const (
	wait  = "wait" // it has no window yet
	taken = "taken"
)

// requestMost is how many bytes a request may have.
const requestMost = 1 << 20

// Begin hands files to the program that runs, and tells whether it has taken them. Otherwise this is the first one, or, where first is
// nil, one that stays by itself, because another one does not answer or nobody can meet here.
func (m Meeting) Begin(files []string) (first *First, handed bool) {
	if err := private(m.folder); err != nil {
		return nil, false
	}
	full := make([]string, len(files))
	for i, f := range files {
		full[i] = f
		if abs, err := filepath.Abs(f); err == nil {
			full[i] = abs
		}
	}
	first, err := m.first()
	if !errors.Is(err, errBusy) {
		return first, false
	}
	if m.ask(full) {
		return nil, true
	}
	first, _ = m.first() // the other one may have ended meanwhile
	return first, false
}

// first is the first one, if nobody else is: errBusy.
func (m Meeting) first() (*First, error) {
	lock, err := locked(m.path(".lock"))
	if err != nil {
		return nil, err
	}
	l, err := m.way.listen(m)
	if err != nil {
		_ = lock.Close()
		return nil, err
	}
	f := &First{meeting: m, lock: lock, listener: l, serving: make(chan struct{})}
	go f.listen()
	return f, nil
}

// ask hands files over; it is false where they were not taken.
func (m Meeting) ask(files []string) bool {
	deadline := time.Now().Add(m.times.answer + m.times.slack)
	c, err := m.dial(deadline)
	if err != nil {
		return false
	}
	defer c.Close()
	_ = c.SetDeadline(deadline)
	if m.way.known(c, m, false) != nil {
		return false
	}
	allow() // what comes next puts the other one in front
	if json.NewEncoder(c).Encode(request{1, files}) != nil {
		return false
	}
	for r := bufio.NewReader(io.LimitReader(c, 1<<10)); ; {
		line, err := r.ReadString('\n')
		switch {
		case err != nil:
			return false
		case line == taken+"\n":
			return true
		case line == wait+"\n":
			_ = c.SetDeadline(time.Now().Add(m.times.start + m.times.slack))
		}
	}
}

// dial tries until the deadline: the first one may have its lock and not listen yet.
func (m Meeting) dial(deadline time.Time) (net.Conn, error) {
	for {
		c, err := m.way.dial(m, time.Until(deadline))
		if err == nil || time.Now().Add(50*time.Millisecond).After(deadline) {
			return c, err
		}
		time.Sleep(50 * time.Millisecond)
	}
}

var (
	errStranger = errors.New("somebody else is at the other end")
	errBusy     = errors.New("another program is the first")
)

// put writes a file that only the user reads, whole or not at all.
func put(path, text string) error {
	f, err := os.CreateTemp(filepath.Dir(path), ".key-*") // which only the user reads
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		_ = os.Remove(f.Name())
	}
	return err
}
