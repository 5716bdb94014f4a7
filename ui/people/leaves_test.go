package people

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"wallchart/arbiter/entries"
	"wallchart/model"
	"wallchart/ui/host"
	"wallchart/ui/hosttest"
)

// TestWithdrawingFromATableInTheWindow: where all rounds of an all-play-all are paired, the menu and the dialog have somebody leave in the
// first that is not over, with the games that are left lost by forfeit. With none left, or in a Swiss, the menu offers nothing, the dialog
// stays open, and who cannot be removed is not offered a withdrawal.
func TestWithdrawingFromATableInTheWindow(t *testing.T) {
	for _, table := range []bool{true, false} {
		s := hosttest.Plays(hosttest.AfterOne(), [2]model.ID{1, 2}, [2]model.ID{3, 4})
		if s.Planned = 2; table {
			s.Format = model.RoundRobin
		}
		r := try(t, s)
		o := r.dialogs(1)
		menu := func() string {
			var all []string
			o.Leaving(r.St.Section, r.St.Section.Players[0].Entry, 3, func(wording string, _ func()) { all = append(all, wording) })
			return strings.Join(all, "|")
		}
		if entries.AskedIn(r.St.Section, 3) || entries.AskedIn(r.St.Section, 2) == table {
			t.Errorf("table %v: byes are asked for in round 2 %v, in round 3 %v", table, entries.AskedIn(r.St.Section, 2),
				entries.AskedIn(r.St.Section, 3))
		}
		if got := menu(); strings.Contains(got, "Withdraw from round 2 on") != table || strings.Contains(got, "round 3") {
			t.Errorf("table %v: the menu offers %s", table, got)
		}
		o.AskAttendance()
		if r.Confirm() != table || len(r.Made) > 0 != table {
			t.Errorf("table %v: the dialog made %v", table, r.Made)
		}
		if table {
			if entries.Forfeits(r.St.Section, 1, 1) != 0 {
				t.Errorf("the dialog leaves the game of round 2 open: %+v", r.St.Section.Rounds[1].Pairings)
			}
			r.St = host.Derive(r.St.Event.With(s), s.ID, 0, nil) // as before it
			c, err := entries.Request(r.St.Section, 1, 2, "W")
			if err != nil || r.Do(c) != nil {
				t.Errorf("W in the column of round 2 is refused: %v", err)
			}
			if p, _ := r.St.Section.Rounds[1].Find(1); p.Outcomes != [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin} {
				t.Errorf("the game of round 2 is %v", p.Outcomes)
			}
			if got := menu(); strings.Contains(got, "Withdraw") || entries.Forfeits(r.St.Section, 1, 1) != 0 {
				t.Errorf("with no game left the menu offers %s", got)
			}
		}
		made, gone := len(r.Made), r.St.Section.Players[0].Withdrawn
		o.removePeople(r.St.Section, []model.ID{1})
		r.Confirm()
		if len(r.Made) != made || r.St.Section.Players[0].Withdrawn != gone {
			t.Errorf("table %v: who cannot be removed is withdrawn from round %d", table, r.St.Section.Players[0].Withdrawn)
		}
	}
}

// TestNoByesInTheMenuWhereNobodyCanAsk: of a table, and of a round after the last.
func TestNoByesInTheMenuWhereNobodyCanAsk(t *testing.T) {
	for _, c := range []struct {
		format  model.Format
		planned int
		want    bool
	}{{model.Swiss, 0, true}, {model.Swiss, 2, true}, {model.Swiss, 1, false}, {model.RoundRobin, 3, false}} {
		club := hosttest.AfterOne()
		club.Format, club.Planned = c.format, c.planned
		r := try(t, club)
		s := NewPlayers(r.players())
		r.Put(s)
		s.menu(0, 0, fyne.NewPos(1, 1))
		var all []string
		for _, o := range test.LaidOutObjects(r.Win.Canvas().Overlays().Top()) {
			if text, ok := o.(*canvas.Text); ok {
				all = append(all, text.Text)
			}
		}
		got := strings.Join(all, "|")
		if !strings.Contains(got, "Expel") || strings.Contains(got, "half-point bye in round 2") != c.want {
			t.Errorf("of %v with %d rounds the menu offers %s", c.format, c.planned, got)
		}
		r.Win.Canvas().Overlays().Remove(r.Win.Canvas().Overlays().Top())
	}
}
