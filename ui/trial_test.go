package ui

import (
	"strings"
	"testing"

	"wallchart/arbiter/entries"
	"wallchart/export/table"
	"wallchart/files/playerbook"
	"wallchart/model"
	"wallchart/ui/boards"
	"wallchart/ui/hosttest"
	"wallchart/ui/people"
	"wallchart/ui/ratings"
	"wallchart/ui/typing"
)

// trial stands in for the window where a part of it is tried by itself.
type trial struct {
	*hosttest.Trial
	screen *boards.Rounds // that a pairer shows
}

func try(t *testing.T, s *model.Section) *trial {
	t.Helper()
	return &trial{Trial: hosttest.Try(t, s)}
}

func two(t *testing.T) *trial { return &trial{Trial: hosttest.Two(t)} }

// playersTrial is a trial's window with a list of players.
type playersTrial struct {
	*trial
	people *people.Dialogs
}

func (r playersTrial) Rows(text string)         { r.Run("rows " + text) }
func (r playersTrial) Dialogs() *people.Dialogs { return r.people }

// players is the window of a list of players in a trial.
func (r *trial) players() people.PlayersHost {
	o := r.office().peopleDialogs
	o.Ratings = &ratings.Desk{Lists: ratings.NewLists(r.T.TempDir(), playerbook.New(r.T.TempDir())),
		Section: func() *model.Section { return r.St.Section },
		WhyNot:  func() string { return "" }, Canvas: r.Win.Canvas()}
	return playersTrial{r, o}
}

// rowCells are what stands in the columns of the rounds of a line.
func rowCells(s *people.Players, row int, columns ...string) string {
	var all []string
	t := s.Grid.Table()
	for _, c := range columns {
		all = append(all, t.Rows[row].Cells[t.Column(c)].Text)
	}
	return strings.Join(all, " ")
}

// Others are at no other desk.
func (r *trial) Others() *boards.Others { return nil }

// pairs is a pairer whose rounds screen the trial shows.
func (r *trial) pairs() *boards.Pairer {
	r.screen = boards.NewRounds(r)
	r.Put(r.screen)
	return &boards.Pairer{PairerHost: r}
}

func (r *trial) Rounds() *boards.Rounds { return r.screen }
func (r *trial) Round() int             { return r.screen.Round }

func (r *trial) Schools(all []entries.School, hint, do string, then func()) {
	people.AskSchools(r, all, hint, do, then)
}

func (r *trial) Work(_ string, work func(cancel <-chan struct{}) func()) { work(nil)() }

// Results are entered into the trial's event.
func (r *trial) Results() *typing.Results {
	results := &typing.Results{Host: r}
	results.Open = func(ref table.Ref) { boards.OpenMatch(results, ref) }
	return results
}
