package ui

import (
	"errors"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/files/ratingtext"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/controls"
	"wallchart/ui/words"
)

// askLate asks for somebody who has only now come.
func (a *App) askLate() {
	s := a.state.Section
	name, rating, club, from := controls.NewEntry(), controls.NewEntry(), controls.NewEntry(), controls.NewEntry()
	from.SetText(strconv.Itoa(a.entryRound()))
	hint := widget.NewLabel(words.Say("late.hint"))
	hint.Wrapping = fyne.TextWrapWord
	rows := container.New(formRows{},
		widget.NewLabel(words.Say("people.name")), name, widget.NewLabel(words.Say("people.rating")), rating,
		widget.NewLabel(words.Say("people.club")), club, widget.NewLabel(words.Say("late.from")), from)
	d := controls.NewDialog(a.win.Canvas(), words.Say("cmd.round.late"), container.NewVBox(rows, hint), words.Say("dialog.ok"), words.Say("dialog.cancel"))
	d.Confirm = func() error {
		e := model.Entry{Name: strings.TrimSpace(name.Text), Club: strings.TrimSpace(club.Text)}
		if e.Name == "" {
			return errors.New(words.Say("people.noName"))
		}
		r, err := ratingtext.Rating(rating.Text)
		if err != nil {
			return err
		}
		round, err := a.roundIn(from.Text)
		if err != nil {
			return err
		}
		if round > 1 {
			e.Entered = round
		}
		if s.Team() {
			return a.Do(journal.AddTeam{Section: s.ID, Team: model.Team{Entry: e, Strength: r}})
		}
		return a.Do(journal.AddPlayers{Section: s.ID, Players: []model.Player{{Entry: e, Rating: r}}})
	}
	for _, e := range []*controls.Entry{name, rating, club, from} {
		e.In(d)
	}
	a.openDialog(d, fyne.NewSize(520, 320), name)
}

// entryRound is the round a late entrant would begin with: the shown one while
// it is the last and has boards to play, otherwise the next.
func (a *App) entryRound() int {
	s := a.state.Section
	n := len(s.Rounds)
	if n > 0 && (len(s.Rounds[n-1].Open()) > 0 || len(s.Rounds[n-1].Pairings) == 0) {
		return n
	}
	return n + 1
}

func (a *App) roundIn(text string) (int, error) {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	if err != nil || n < 1 || n > 999 {
		return 0, errors.New(words.Say("late.badRound", text))
	}
	return n, nil
}

// coming is what can be said of somebody's coming and going.
type coming struct {
	wording string
	change  func(section, who model.ID, round int) journal.Change
}

var comings = []coming{
	{"attend.withdraw", func(s, who model.ID, r int) journal.Change { return journal.Withdraw{Section: s, Who: who, From: r} }},
	{"attend.back", func(s, who model.ID, _ int) journal.Change { return journal.Withdraw{Section: s, Who: who} }},
	{"attend.enter", func(s, who model.ID, r int) journal.Change {
		return journal.EnterLate{Section: s, Who: who, Round: r}
	}},
	{"attend.half", func(s, who model.ID, r int) journal.Change {
		return journal.RequestBye{Section: s, Who: who, Round: r, Bye: model.HalfBye}
	}},
	{"attend.zero", func(s, who model.ID, r int) journal.Change {
		return journal.RequestBye{Section: s, Who: who, Round: r, Bye: model.ZeroBye}
	}},
	{"attend.full", func(s, who model.ID, r int) journal.Change {
		return journal.RequestBye{Section: s, Who: who, Round: r, Bye: model.FullBye}
	}},
	{"attend.none", func(s, who model.ID, r int) journal.Change { return journal.RequestBye{Section: s, Who: who, Round: r} }},
}

// forfeits is the withdrawal from an all-play-all, whose rounds are paired
// already: the games that are left are lost by forfeit. nil when there are none.
func forfeits(s *model.Section, e model.Entry, from int) journal.Change {
	if !s.Format.Predetermined() {
		return nil
	}
	var steps []journal.Change
	for r := max(from, 1); r <= len(s.Rounds); r++ {
		p, _ := s.Rounds[r-1].Find(e.ID)
		if p == nil || p.Done() {
			continue
		}
		result := journal.Result{model.ForfeitLoss, model.ForfeitWin}
		if p.Side(e.ID) == 1 {
			result[0], result[1] = result[1], result[0]
		}
		steps = append(steps, journal.SetResult{Section: s.ID, Round: r, Board: p.Board, Who: p.Sides[0], Result: result})
	}
	if steps == nil {
		return nil
	}
	return journal.Together{Words: words.Say("rounds.forfeited", e.Name, len(steps), from), Changes: steps}
}

// askAttendance asks who comes or goes, and in which round.
func (a *App) askAttendance() {
	s := a.state.Section
	entries := s.Entries()
	var names, wording []string
	for _, e := range entries {
		names = append(names, strconv.Itoa(e.Number)+"  "+e.Name)
	}
	for _, c := range comings {
		wording = append(wording, words.Say(c.wording))
	}
	who, what, round := controls.NewSelect(names, nil), controls.NewSelect(wording, nil), controls.NewEntry()
	who.SetSelectedIndex(max(0, a.markedEntry(entries)))
	what.SetSelectedIndex(0)
	round.SetText(strconv.Itoa(len(s.Rounds) + 1))
	rows := container.New(formRows{}, widget.NewLabel(words.Say("attend.who")), who, widget.NewLabel(words.Say("attend.what")), what, widget.NewLabel(words.Say("attend.round")), round)
	d := controls.NewDialog(a.win.Canvas(), words.Say("cmd.round.attend"), rows, words.Say("dialog.ok"), words.Say("dialog.cancel"))
	d.Confirm = func() error {
		n, err := a.roundIn(round.Text)
		if err != nil {
			return err
		}
		e := entries[who.SelectedIndex()]
		if c := forfeits(s, e, n); c != nil && what.SelectedIndex() == 0 {
			return a.Do(c)
		}
		return a.Do(comings[what.SelectedIndex()].change(s.ID, e.ID, n))
	}
	round.In(d)
	a.openDialog(d, fyne.NewSize(520, 220), nil)
}

// markedEntry is the index of the participant marked on the rounds screen, -1
// without one.
func (a *App) markedEntry(entries []model.Entry) int {
	if s, ok := a.screen.(*roundScreen); ok {
		for _, id := range s.marked() {
			for i := range entries {
				if entries[i].ID == id {
					return i
				}
			}
		}
	}
	return -1
}

func (a *App) whyNobody() string {
	if why := a.whyNoSection(); why != "" {
		return why
	}
	if len(a.state.Section.Entries()) == 0 {
		return words.Say("crosstable.empty")
	}
	return ""
}
