package desks

import (
	"time"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/sharing"
	"wallchart/ui/kit/words"
)

// Pictures are drawn of an event at four desks, without any.

// ShareSample asks for sharing on a computer in one network.
func (s *Sharing) ShareSample() {
	s.askShare([]sharing.Address{{IP: "192.168.1.20", Network: "wlan0"}, {IP: "127.0.0.1", Network: "lo"}})
}

// ShowSample shows four desks.
func (s *Sharing) ShowSample() {
	at := func(hour, minute int) time.Time { return time.Date(2026, 11, 20, hour, minute, 0, 0, time.Local) }
	same := sharing.Has{Steps: 61, Letters: "K7QX"}
	now := sharing.Status{Line: sharing.Shared, Name: "hall", Role: sharing.Arbiter, Hosting: true, Host: "hall", Address: "192.168.1.20:4222",
		Code: "K7QX-M2PA-9RTW", CodeRole: sharing.Results, CodeUntil: at(18, 10), Has: same, Kept: 3,
		Here: []sharing.Here{
			{Name: "anna", Role: sharing.Arbiter, Here: true, Seen: at(18, 0), Has: same, Kept: 2},
			{Name: "door", Role: sharing.Results, Here: true, Seen: at(18, 0), At: sharing.Place{Section: 1, Round: 4, Board: 5},
				Has: same, Kept: 3},
			{Name: "stage", Role: sharing.Viewer, Seen: at(17, 41), Has: sharing.Has{Steps: 58, Letters: "R4ZM"}, Kept: 3}}}
	refused := phrase.New("Refused %s from %s: %s", "guest", "192.168.1.77", phrase.New("a wrong or old code"))
	s.diary.lines = []string{words.Say("share.noted", "17:58", words.Text(refused))}
	s.Show(func() sharing.Status { return now })
}

// WhichSample asks about two results of the first board of a section's last round.
func (s *Sharing) WhichSample(event *model.Tournament, section *model.Section) {
	p := section.Rounds[len(section.Rounds)-1].Pairings[0]
	step := func(n int, desk string, minute int, first, second model.Outcome) journal.Entry {
		c := steps.SetResult{Section: section.ID, Round: len(section.Rounds), Board: p.Board, Who: p.Sides[0],
			Result: steps.Result{first, second}}
		return journal.Entry{N: n, Desk: desk, Time: time.Date(2026, 11, 20, 18, minute, 0, 0, time.Local), Say: journal.Label(c, event)}
	}
	s.which(sharing.Conflict{Mine: step(61, "hall", 2, model.Win, model.Loss), Theirs: step(60, "door", 1, model.Draw, model.Draw)}, 1, 2)
}
