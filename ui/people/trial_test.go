package people

import (
	"testing"

	"wallchart/files/playerbook"
	"wallchart/model"
	"wallchart/ui/explain"
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

// players is the desk of a list of players in a trial.
func (r *trial) players() PlayersHost {
	lists := &ratings.Desk{Lists: ratings.NewLists(r.T.TempDir(), playerbook.New(r.T.TempDir())),
		Section: func() *model.Section { return r.St.Section },
		WhyNot:  func() string { return "" }, Canvas: r.Win.Canvas()}
	o := r.dialogs()
	o.Ratings = lists
	return PlayersHost{Host: r, Rows: func(text string) { r.Run("rows " + text) }, Paper: r.Options,
		Ratings: lists, People: o, Why: explain.NewPanel()}
}
