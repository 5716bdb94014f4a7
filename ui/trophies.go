package ui

import (
	"errors"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/tiebreaks"
	"wallchart/ui/controls"
	"wallchart/ui/grid"
	"wallchart/ui/words"
)

// trophyScreen is the team places of an individual section: the best scores of
// each club, the counting scorers marked and the next one shown.
type trophyScreen struct {
	app      *App
	grid     *grid.Grid
	whole    fyne.CanvasObject
	counting *controls.Entry
	least    *controls.Entry
	perClub  *controls.Entry
	breaks   *controls.Entry
	byOrder  *controls.Check
	st       State
	quiet    bool
}

func newTrophyScreen(a *App) Screen {
	s := &trophyScreen{app: a, grid: grid.New(table.Table{}, "")}
	s.grid.OnShortcut = a.shortcut
	s.grid.OnHover = func(_ table.Ref, tip string) { a.status.setHint(tip) }
	entry := func() *controls.Entry {
		e := controls.NewEntry()
		e.OnSubmitted = func(string) { s.set() }
		return e
	}
	s.counting, s.least, s.perClub, s.breaks = entry(), entry(), entry(), entry()
	s.byOrder = controls.NewCheck(words.Say("trophy.byOrder"), func(bool) {
		if !s.quiet {
			s.set()
		}
	})
	apply := controls.NewButtonWithIcon(words.Say("trophy.apply"), theme.ConfirmIcon(), s.set)
	small := func(wording string, e *controls.Entry) fyne.CanvasObject {
		return container.NewBorder(nil, nil, widget.NewLabel(words.Say(wording)), nil, container.New(atLeast{44}, e))
	}
	numbers := container.NewHBox(small("trophy.counting", s.counting), small("trophy.least", s.least), small("trophy.perClub", s.perClub))
	list := container.NewBorder(nil, nil, widget.NewLabel(words.Say("trophy.tiebreaks")), apply, s.breaks)
	s.whole = container.NewBorder(container.NewVBox(numbers, s.byOrder, list), nil, nil, nil, s.grid)
	return s
}

func (s *trophyScreen) object() fyne.CanvasObject { return s.whole }
func (s *trophyScreen) focus() fyne.Focusable     { return s.grid }
func (s *trophyScreen) leave()                    {}
func (s *trophyScreen) find(model.ID)             {}

func (s *trophyScreen) show(st State) {
	s.st = st
	s.grid.SetTable(table.Table{})
	s.app.why.hint(st)
	if st.Section == nil || st.Standings == nil {
		return
	}
	if st.Section.Team() {
		s.grid.SetHint(words.Say("trophy.teams"))
		return
	}
	t := st.Standings.TrophyOf()
	s.quiet = true
	s.counting.SetText(strconv.Itoa(t.Counting))
	s.least.SetText(optional(t.Least))
	s.perClub.SetText(optional(t.PerClub))
	s.breaks.SetText(strings.Join(t.TieBreaks, ", "))
	s.byOrder.SetChecked(!t.OwnBest)
	s.quiet = false
	doc, err := s.paper(st)
	if err != nil {
		s.grid.SetHint(words.Err(err))
		return
	}
	s.grid.SetTable(doc.Tables[0])
}

// paper is the trophy as it is shown: with its own tie-breaks, after that round.
func (s *trophyScreen) paper(st State) (table.Document, error) {
	switch {
	case st.Standings == nil:
		return table.Document{}, errors.New(st.Problem)
	case st.Section.Team():
		return table.Document{}, errors.New(words.Say("trophy.teams"))
	}
	placed, err := tiebreaks.NewTrophy(st.Event, st.Section, st.Standings.TrophyOf(), st.After)
	if err != nil {
		return table.Document{}, err
	}
	return report.Trophy(placed, st.Standings.Sheet, s.app.reportOptions()), nil
}

func optional(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// set takes the answers over as one change.
func (s *trophyScreen) set() {
	t, err := s.answers()
	if err != nil {
		s.app.status.say(words.Err(err))
		return
	}
	c, left, err := arbiter.Trophy(s.st.Section, t, s.breaks.Text)
	if err == nil {
		err = s.app.Do(c)
	}
	if err != nil {
		s.app.status.say(words.Err(err))
		return
	}
	s.app.sayLeft(left)
}

// answers are the trophy as it is asked for, but for its tie-breaks.
func (s *trophyScreen) answers() (model.Trophy, error) {
	t := model.Trophy{OwnBest: !s.byOrder.Checked}
	for _, f := range []struct {
		e       *controls.Entry
		to      *int
		least   int
		wording string
	}{{s.counting, &t.Counting, 1, "trophy.counting"}, {s.least, &t.Least, 0, "trophy.least"}, {s.perClub, &t.PerClub, 0, "trophy.perClub"}} {
		text := strings.TrimSpace(f.e.Text)
		if text == "" && f.least == 0 {
			continue
		}
		n, err := strconv.Atoi(text)
		if err != nil || n < f.least || n > 99 {
			return t, errors.New(words.Say("trophy.badNumber", words.Say(f.wording), text, f.least))
		}
		*f.to = n
	}
	return t, nil
}
