package people

import (
	"strings"
	"testing"

	"wallchart/files/playerbook"
	"wallchart/model"
	"wallchart/ui/hosttest"
	"wallchart/ui/ratings"
)

// trial stands in for the window where a part of it is tried by itself.
type trial struct{ *hosttest.Trial }

func try(t *testing.T, s *model.Section) *trial {
	t.Helper()
	return &trial{hosttest.Try(t, s)}
}

func two(t *testing.T) *trial { return &trial{hosttest.Two(t)} }

// dialogs are the dialogs of the room in the trial, with those marked.
func (r *trial) dialogs(marked ...model.ID) *Dialogs {
	if marked != nil {
		r.Marks = func() []model.ID { return marked }
	}
	return &Dialogs{Host: r}
}

// playersTrial is a trial's window with a list of players.
type playersTrial struct {
	*trial
	people *Dialogs
}

func (r playersTrial) Rows(text string)  { r.Run("rows " + text) }
func (r playersTrial) Dialogs() *Dialogs { return r.people }

// players is the window of a list of players in a trial.
func (r *trial) players() PlayersHost {
	o := r.dialogs()
	o.Ratings = &ratings.Desk{Lists: ratings.NewLists(r.T.TempDir(), playerbook.New(r.T.TempDir())),
		Section: func() *model.Section { return r.St.Section },
		WhyNot:  func() string { return "" }, Canvas: r.Win.Canvas()}
	return playersTrial{r, o}
}

func (r *trial) roster(team int) (names string) {
	for _, id := range r.St.Section.Teams[team].Roster {
		names += strings.Fields(r.St.Section.Player(id).Name)[0] + " "
	}
	return strings.TrimSpace(names)
}
