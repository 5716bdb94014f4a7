package ui

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"wallchart/ui/host"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// trophyDesk is what the screen of the trophies depends on besides the State that
// it shows.
type trophyDesk struct {
	host.Host
	sayLeft func([]phrase.Text) // says what of a decision was left out
	columns columns             // which are
	why     *whyPanel
}

// trophyScreen is the team places of an individual section: the best scores of
// each club, the counting scorers marked and the next one shown.
type trophyScreen struct {
	desk     trophyDesk
	grid     *grid.Grid
	choice   *reportColumns
	whole    fyne.CanvasObject
	counting *controls.Entry
	least    *controls.Entry
	perClub  *controls.Entry
	breaks   *controls.Entry
	byOrder  *controls.Check
	who      *categoryChoice
	blank    *blank
	st       host.State
	placed   *tiebreaks.TrophyStandings // as shown, nil while there is none
	quiet    bool
}

func newTrophyScreen(d trophyDesk) *trophyScreen {
	s := &trophyScreen{desk: d, grid: grid.New(table.Table{}, "")}
	s.grid.OnPage = true
	s.grid.Arranges = true
	s.choice = newReportColumns(s.grid, d.columns, "rank", "team", "player")
	s.grid.OnShortcut = d.Shortcut
	s.grid.OnSelect = func(_, _ int, ref table.Ref) { s.explain(ref) }
	s.grid.OnHover = func(_ table.Ref, tip string) { d.Hint(tip) }
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
	s.blank = newBlank(act{words.Say("blank.clubs"), func() { d.Run("section.players") }},
		act{words.Say("rounds.over"), func() { d.Run("standings.standings") }})
	s.who = newCategoryChoice(func() { s.Show(s.st) })
	apply := controls.NewButtonWithIcon(words.Say("trophy.apply"), theme.ConfirmIcon(), s.set)
	small := func(wording string, e *controls.Entry) fyne.CanvasObject {
		return container.NewBorder(nil, nil, widget.NewLabel(words.Say(wording)), nil, container.New(controls.AtLeast(44), e))
	}
	numbers := container.NewHBox(small("trophy.counting", s.counting), small("trophy.least", s.least), small("trophy.perClub", s.perClub))
	list := container.NewBorder(nil, nil, widget.NewLabel(words.Say("trophy.tiebreaks")), apply, s.breaks)
	who := container.NewBorder(nil, nil, nil, s.who.object(), s.byOrder)
	s.whole = container.NewBorder(container.NewVBox(numbers, who, list), nil, nil, nil, s.blank.over(s.grid))
	return s
}

func (s *trophyScreen) Object() fyne.CanvasObject { return s.whole }
func (s *trophyScreen) Focus() fyne.Focusable     { return s.grid }
func (s *trophyScreen) Leave()                    {}
func (s *trophyScreen) Find(model.ID)             {}
func (s *trophyScreen) askColumns()               { s.choice.dialog().open(s.desk.Canvas(), s.desk.Ask) }

// explain opens what is chosen: a club's sum, or a player's value.
func (s *trophyScreen) explain(ref table.Ref) {
	why := s.desk.why
	switch column := s.columnOf(ref); {
	case s.placed == nil || column < 0:
		why.hint(s.st)
	case ref.Kind == table.ToTrophySum:
		why.club(s.st, s.placed, ref.Place-1, column)
	default:
		st := s.st.With(s.placed.Standings()) // the section itself may not have this tie-break
		why.number(st, st.Standings().Sheet.Index(model.ID(ref.Participant)), column)
	}
}

// columnOf is the column of the trophy that a cell stands in, -1 for none.
func (s *trophyScreen) columnOf(ref table.Ref) int {
	if s.placed == nil {
		return -1
	}
	return slices.IndexFunc(s.placed.Columns, func(u tiebreaks.Use) bool { return u.Code == ref.TieBreak })
}

func (s *trophyScreen) Show(st host.State) {
	if sectionID(s.st) != sectionID(st) {
		s.grid.Plain()
	}
	s.st, s.placed = st, nil
	s.grid.SetTable(table.Table{})
	s.desk.why.hint(st)
	s.who.fill(st)
	s.blank.show("")
	if st.Section == nil || st.Standings() == nil {
		return
	}
	if st.Section.Team() {
		s.blank.show(words.Say("trophy.teams"))
		return
	}
	t := catalogue.TrophyOf(st.Standings())
	s.quiet = true
	s.counting.SetText(strconv.Itoa(t.Counting))
	s.least.SetText(optional(t.Least))
	s.perClub.SetText(optional(t.PerClub))
	s.breaks.SetText(strings.Join(t.TieBreaks, ", "))
	s.byOrder.SetChecked(!t.OwnBest)
	s.quiet = false
	placed, err := s.trophy(st)
	if err != nil {
		s.grid.SetHint(words.Err(err))
		return
	}
	s.placed = placed
	if len(placed.Places) == 0 && placed.Category != "" {
		s.grid.SetHint(words.Say("trophy.nobody", placed.Category))
	} else if len(placed.Places) == 0 {
		s.blank.show(words.Say("blank.trophies"))
	}
	s.grid.SetTable(charts.Trophy(placed, st.Standings().Sheet, s.desk.Options()).Tables[0])
}

// paper is the trophy as it is shown: with its own tie-breaks, after that round, of that category.
func (s *trophyScreen) Paper(st host.State) (table.Document, error) {
	placed, err := s.trophy(st)
	if err != nil {
		return table.Document{}, err
	}
	return charts.Trophy(placed, st.Standings().Sheet, onPaper(s.desk.Options(), st)), nil
}

func (s *trophyScreen) trophy(st host.State) (*tiebreaks.TrophyStandings, error) {
	switch {
	case st.Standings() == nil:
		return nil, errors.New(st.Problem())
	case st.Section.Team():
		return nil, errors.New(words.Say("trophy.teams"))
	}
	return catalogue.NewTrophyOf(st.Event, st.Section, catalogue.TrophyOf(st.Standings()), st.After, s.who.name)
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
		s.desk.Say(words.Err(err))
		return
	}
	c, left, err := arbiter.Trophy(s.st.Section, t, s.breaks.Text)
	if err == nil {
		err = s.desk.Do(c)
	}
	if err != nil {
		s.desk.Say(words.Err(err))
		return
	}
	s.desk.sayLeft(left)
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
