package wallchart

import (
	"os"
	"os/user"
	"path/filepath"
	"strings"
	"time"
	"wallchart/phrase"
)

// Options say how a document is opened. The zero value is right for a person at
// a computer.
type Options struct {
	By       string           // who is at the keyboard; "" is the system's user
	State    string           // folder for what cannot stand beside a document; "" is the system's
	Clock    func() time.Time // nil is the computer's
	ReadOnly bool             // look, but change nothing; needs no lock
	TakeOver bool             // open although another computer has the file open

	disk disk
	host string
}

// StateFolder is where the program keeps what does not stand beside a document.
func (o Options) StateFolder() string { return o.state() }

func (o Options) state() string {
	if o.State != "" {
		return o.State
	}
	return stateFolder()
}

func (o Options) who() string {
	if o.By != "" {
		return o.By
	}
	u, err := user.Current()
	if err != nil {
		return ""
	}
	return person(u)
}

// person is the name of a user of this computer: the one that was entered with the account, or else that of the account, without the
// machine or domain that Windows puts before it.
func person(u *user.User) string {
	if name := strings.TrimSpace(u.Name); name != "" {
		return name
	}
	return u.Username[strings.LastIndexByte(u.Username, '\\')+1:]
}

func (o Options) now() time.Time {
	if o.Clock != nil {
		return o.Clock()
	}
	return time.Now()
}

func (o Options) holder() Holder {
	host := o.host
	if host == "" {
		host, _ = os.Hostname()
	}
	if host == "" {
		host = "this computer"
	}
	return Holder{Who: o.who(), Host: host, Process: os.Getpid(), Since: o.now().UTC().Truncate(time.Second)}
}

// NotOnDisk says that a change was made but is not on disk: the event stands in
// memory only, until a later step or Retry succeeds.
type NotOnDisk struct {
	Label phrase.Text // the step
	Kept  bool        // the steps are: it is only the file that could not be written
	Err   error
}

// Words says why, and what to do.
func (e *NotOnDisk) Words() phrase.Text {
	switch {
	case e.Kept:
		return phrase.New("Every step is kept in the history beside the file, but the file itself could not be written: %s.", cause(e.Err))
	case e.Label.Empty():
		return phrase.New("The event could not be written to disk: %s.", cause(e.Err))
	}
	return phrase.New("“%s” is made, but could not be written to disk: %s.", e.Label, cause(e.Err))
}

func (e *NotOnDisk) Error() string { return e.Words().String() }

// Unwrap gives the system's error.
func (e *NotOnDisk) Unwrap() error { return e.Err }

var (
	// ErrReadOnly refuses a change of a document opened for reading only.
	ErrReadOnly = phrase.Errorf("the event is open for reading only; save it under another name to change it")
	errNoPlace  = phrase.Errorf("there is no folder that can be written to")
	errHeld     = phrase.Errorf("another program has the file open")
	errClosed   = phrase.Errorf("the document is closed")
)

// canonical is the one name of a file: absolute, links followed.
func canonical(path string) (string, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return "", err
	}
	if real, err := filepath.EvalSymlinks(path); err == nil {
		return real, nil
	}
	if dir, err := filepath.EvalSymlinks(filepath.Dir(path)); err == nil {
		return filepath.Join(dir, filepath.Base(path)), nil
	}
	return path, nil
}
