// Package desks is the room of an event at several desks: sharing it, joining one, what the line does, and steps of
// two desks that do not go together.
package desks

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/sharing"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// Host is the window as the desk of a shared event sees it.
type Host interface {
	host.Host
	Doc() *wallchart.Doc          // the one that is open, nil for none
	Enter(*wallchart.Doc)         // opens the document of an event that was joined
	Busy() bool                   // something is being typed or asked: what others have done waits
	Taken(what string, err error) // shows what others have done
	Sign()                        // shows anew the state of the line, and where the others are
	// Place is where something is typed here; board 0 for nowhere.
	Place() (section model.ID, round, board int)
	Clipboard() fyne.Clipboard
	Later(func()) // hands a function to the window's thread
}

// Sharing is a window's desk of the event that is open, if it is shared.
type Sharing struct {
	Host
	File   wallchart.Options // of its document
	Folder string            // where its file is proposed
	Work   *work.Worker
	Clock  func() time.Time // nil is the computer's clock
	Looks  func(now func()) // is handed what looks for news, where nothing is done by itself; nil where it is
	desk   *sharing.Desk    // nil for none
	stop   chan struct{}
	dialog *dialog // that is open, nil for none
	asking bool    // a conflict is being settled
	came   []came  // what others have done lately
	typed  knock   // when an event was joined in vain, what was typed for it
	diary  diary
}

// knock is what is typed to join an event.
type knock struct{ invitation, file string }

// came is when steps of others have come in, and the event that was shown before.
type came struct {
	at     time.Time
	before *model.Tournament
}

// glance is how long it takes until somebody has seen what has changed on the screen. A key that is pressed earlier was meant for what
// stood there before.
const glance = time.Second

// seen is the event that whoever presses a key now has before his eyes, nil for the present one.
func (s *Sharing) seen() *model.Tournament {
	now := s.clock()
	s.came = slices.DeleteFunc(s.came, func(c came) bool { return now.Sub(c.at) >= glance })
	if len(s.came) == 0 {
		return nil
	}
	return s.came[0].before
}

func (s *Sharing) clock() time.Time {
	if s.Clock != nil {
		return s.Clock()
	}
	return time.Now()
}

// Ledger is the event that is open, to be changed: its file, or this desk where it is shared.
func (s *Sharing) Ledger() journal.Ledger {
	if s.desk != nil {
		return s.desk
	}
	return s.Doc()
}

// sit takes the desk of the event that is open.
func (s *Sharing) sit(d *sharing.Desk) {
	s.desk, s.stop = d, make(chan struct{})
	d.Seen = s.seen
	s.Sign()
	if s.Looks != nil {
		s.Looks(s.news)
		return
	}
	go s.watch(d, s.stop)
}

// watch has the window look at what comes, and at what waits until nothing is being typed.
func (s *Sharing) watch(d *sharing.Desk, stop <-chan struct{}) {
	again := time.NewTicker(time.Second)
	defer again.Stop()
	for {
		select {
		case <-stop:
			return
		case <-d.News():
		case <-again.C:
		}
		seen := make(chan struct{})
		s.Later(func() {
			defer close(seen)
			if s.desk == d {
				s.news()
			}
		})
		select {
		case <-seen:
		case <-stop:
			return
		}
	}
}

// news takes what has come, unless something is being typed: what is typed then meets it as it was seen.
func (s *Sharing) news() {
	if s.dialog != nil {
		s.dialog.show()
	}
	at := sharing.Place{}
	if section, round, board := s.Place(); board > 0 {
		at = sharing.Place{Section: section, Round: round, Board: board}
	}
	s.desk.Typing(at)
	if s.Busy() && s.dialog == nil { // under its own dialog nothing is typed
		s.Sign()
		return
	}
	before := s.Doc().Tournament()
	taken, err := s.desk.Take()
	if len(taken.Steps) > 0 {
		s.came = append(s.came, came{s.clock(), before})
	}
	if what := told(taken.Steps); what != "" || err != nil || taken.Rebased {
		s.Taken(what, err)
	}
	s.Sign()
	s.settle()
}

// told is what others have done, in a line: the last step, and how many there were.
func told(steps []journal.Entry) string {
	if len(steps) == 0 {
		return ""
	}
	e := steps[len(steps)-1]
	line := words.Say("share.did", e.Desk, words.Text(e.Words()))
	if n := len(steps) - 1; n > 0 {
		line += " " + words.Say("share.didMore", n)
	}
	return line
}

// Leave ends the sharing; the document stays open for this desk alone.
func (s *Sharing) Leave() {
	if s.desk == nil {
		return
	}
	close(s.stop)
	if s.dialog != nil {
		s.dialog.dialog.Close()
	}
	s.desk.Leave()
	s.desk, s.came = nil, nil
}

// Line is the state of the line in few words, "" where nothing is shared.
func (s *Sharing) Line() string {
	if s.desk == nil {
		return ""
	}
	now := s.desk.Status()
	var parts []string
	switch {
	case !now.Stalled.Empty():
		parts = append(parts, words.Say("share.stalled", now.Host))
	case now.Line == sharing.NoLine:
		parts = append(parts, words.Say("share.noLine"))
	case now.Line == sharing.Sending:
		parts = append(parts, words.Say("share.sending"))
	default:
		parts = append(parts, words.Say("share.line", here(now)+1))
	}
	if now.Waiting > 0 {
		parts = append(parts, words.Say("share.waiting", now.Waiting))
	}
	if ask, _ := s.desk.Questions(); len(ask) > 0 {
		parts = append(parts, words.Say("share.conflicts", len(ask)))
	}
	return strings.Join(parts, ", ")
}

func here(now sharing.Status) int {
	n := 0
	for _, h := range now.Here {
		if h.Here {
			n++
		}
	}
	return n
}

// WhyNoShare says why the event cannot be shared, "" when it can.
func (s *Sharing) WhyNoShare() string {
	switch doc := s.Doc(); {
	case doc == nil:
		return words.Say("why.no.event")
	case doc.ReadOnly():
		return words.Say("share.readOnly")
	case doc.Untitled():
		return words.Say("share.untitled")
	}
	return ""
}

// WhyNotAlone says why something cannot be done that one desk does alone, "" where nothing is shared.
func (s *Sharing) WhyNotAlone() string {
	if s.desk != nil {
		return words.Say("share.notAlone")
	}
	return ""
}

// Opened asks whether the event that was opened goes on being shared.
func (s *Sharing) Opened() {
	doc := s.Doc()
	if s.desk != nil || doc == nil || doc.Untitled() || doc.ReadOnly() || !sharing.WasShared(doc.Path()) {
		return
	}
	text := widget.NewLabel(words.Say("share.resumeText"))
	text.Wrapping = fyne.TextWrapWord
	d := controls.NewDialog(s.Canvas(), words.Say("share.resumeTitle"), text,
		words.Say("share.resume"), words.Say("share.alone"))
	d.Confirm = func() error {
		if s.Doc() != doc {
			return nil
		}
		desk, err := sharing.Resume(doc, s.options(""))
		if err != nil {
			return err
		}
		s.sit(desk)
		return nil
	}
	s.Ask(d, sentence, nil)
}

// Typing names the desks that are at work on a round, by board.
func (s *Sharing) Typing(section model.ID, round int) map[int]string {
	if s.desk == nil {
		return nil
	}
	var at map[int]string
	for _, h := range s.desk.Status().Here {
		if h.At.Section != section || h.At.Round != round || h.At.Board == 0 {
			continue
		}
		if at == nil {
			at = map[int]string{}
		}
		if at[h.At.Board] != "" {
			at[h.At.Board] += ", "
		}
		at[h.At.Board] += h.Name
	}
	return at
}
