package sharing

import (
	"errors"
	"strings"
	"time"

	"wallchart/model/journal"
	"wallchart/phrase"
)

// refusal is why a desk does not come in, as it is sent.
type refusal string

const (
	refusedCode     refusal = "code"
	refusedKey      refusal = "key"
	refusedWait     refusal = "wait"
	refusedLanguage refusal = "language"
	refusedName     refusal = "name"
	refusedEvent    refusal = "event"
	refusedFull     refusal = "full"
	// of a step
	refusedOvertaken refusal = "overtaken"
	refusedStalled   refusal = "stalled"
	refusedStep      refusal = "step"
	refusedRole      refusal = "role"
)

// short is for the host's log.
func (r refusal) short() phrase.Text {
	switch r {
	case refusedCode:
		return phrase.New("a wrong or old code")
	case refusedKey:
		return phrase.New("a key that is not known")
	case refusedWait:
		return phrase.New("too soon after a wrong code")
	case refusedLanguage:
		return phrase.New("another version of the program")
	case refusedName:
		return phrase.New("a name that another desk has")
	case refusedEvent:
		return phrase.New("another event")
	}
	return phrase.New("there are too many desks")
}

// Refused says why the host did not let this desk in.
type Refused struct {
	why     refusal
	seconds int
	newer   bool // the host's program is
}

// Words says why, and what to do.
func (r *Refused) Words() phrase.Text {
	switch r.why {
	case refusedCode:
		return phrase.New("the code is no longer good. Ask at the host for the code that it shows now")
	case refusedKey:
		return phrase.New("the host does not know this desk any more. Join again with a code")
	case refusedWait:
		return phrase.Count(r.seconds, "there were wrong codes from here; wait %d second", "there were wrong codes from here; wait %d seconds")
	case refusedLanguage:
		if r.newer {
			return phrase.New("the host runs a newer version of the program. Update the program at this desk; its steps are kept")
		}
		return phrase.New("the host runs an older version of the program. Update the program there; the steps of this desk are kept")
	case refusedName:
		return phrase.New("another desk has this name. Choose another one")
	case refusedEvent:
		return phrase.New("another event is shared there. Look at the address")
	case refusedStep, refusedRole, refusedStalled:
		return phrase.New("the host did not take a step of this desk. It is kept here, and tried again")
	}
	return phrase.New("there are %d desks already. Dismiss one at the host", mostDesks)
}

func (r *Refused) Error() string { return r.Words().String() }

// Errors of a line.
var (
	ErrNotShared  = phrase.Errorf("this event was not shared from here. Share it, or join with a code")
	errStranger   = phrase.Errorf("what answers there is not the host of this event. Look at the address, and ask at the host for a new code")
	errNotItsCode = phrase.Errorf("the code is not the one of the host at that address. Is it typed as the host shows it, and " +
		"is the address right?")
	errQuiet  = phrase.Errorf("the host says nothing any more. Does its computer sleep, or is the network gone? What is done here is kept")
	errSilent = phrase.Errorf("what is at that address takes the call and says nothing. Is it the host's address, and " +
		"does a firewall stand in between?")
	errNotOurs  = phrase.Errorf("what answers there is not Wallchart. Look at the address")
	errNotHost  = phrase.Errorf("only the desk that hosts the event can do this")
	errNotAlone = phrase.Errorf("only an arbiter's desk can host the event")
	errLeft     = phrase.Errorf("this desk has left the event")
	errMissing  = phrase.Errorf("the event is not on that server. Look at its id, or share it there")
)

// tooLong says that a step has more bytes than one may have.
func tooLong(bytes int) error {
	return phrase.Errorf("this is too much for one step of a shared event (%d MB, at most %d). Do it in parts, or stop "+
		"sharing, do it, and share anew", (bytes+1<<20-1)>>20, mostStep>>20)
}

// Conflict is a step of this desk that could not be made on what others have done meanwhile. It is made nowhere; somebody chooses.
type Conflict struct {
	Mine   journal.Entry
	Theirs journal.Entry // N is 0 where it is a step of one's own that was not kept, or not known
	Why    error
}

// Rests tells whether a step was not made only because one before it was not: nobody is asked about it, it is made again by itself when
// that one is settled.
func (c *Conflict) Rests() bool {
	return c.Theirs.N == 0 && !errors.As(c.Why, new(*Forbidden))
}

// Words says what was not made, and who has done what instead.
func (c *Conflict) Words() phrase.Text {
	switch {
	case c.Theirs.N > 0:
		return phrase.New("“%s” was not made: %s has done “%s” at %s",
			c.Mine.Words(), c.Theirs.Desk, c.Theirs.Words(), moment(c.Theirs.Time))
	case c.Why != nil:
		return phrase.New("“%s” was not made: %s", c.Mine.Words(), c.Why)
	}
	return phrase.New("“%s” was not made: it rests on a step that was not made", c.Mine.Words())
}

func (c *Conflict) Error() string { return c.Words().String() }

// Altered says that a step cannot be taken back because another desk has altered the same since.
type Altered struct{ By journal.Entry }

// Words says who, and when.
func (a *Altered) Words() phrase.Text {
	if a.By.N == 0 {
		return phrase.New("this step cannot be taken back any more: too much was done since. Correct it instead")
	}
	return phrase.New("this step cannot be taken back: %s has done “%s” at %s since. Correct it instead",
		a.By.Desk, a.By.Words(), moment(a.By.Time))
}

func (a *Altered) Error() string { return a.Words().String() }

func moment(t time.Time) string { return t.Local().Format("15:04:05") }

// Tidy is a name as desks have it: letters without accents, figures, - and _; it stands in the subjects of the stream.
func Tidy(name string) string {
	var b strings.Builder
	for _, r := range strings.TrimSpace(name) {
		switch {
		case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r >= '0' && r <= '9', r == '-', r == '_':
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
		if b.Len() >= 32 {
			break
		}
	}
	if out := strings.Trim(b.String(), "-"); out != "" {
		return out
	}
	return "desk"
}

// named is a name for the log, whoever has sent it.
func named(name string) phrase.Text {
	if name == Tidy(name) {
		return phrase.Verbatim(name)
	}
	return phrase.New("somebody without a proper name")
}

var errNone = errors.New("nobody answers")
