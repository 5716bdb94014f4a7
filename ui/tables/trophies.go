package tables

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter/rank"
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/choices"
	"wallchart/ui/explain"
	"wallchart/ui/host"
	"wallchart/ui/kit/columnchoice"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// Trophies is the team places of an individual section: the best scores of
// each club, the counting scorers marked and the next one shown.
type Trophies struct {
	host     explain.Host
	grid     *grid.Grid
	choice   *columnchoice.OfTable
	whole    fyne.CanvasObject
	Counting *controls.Entry
	least    *controls.Entry
	perClub  *controls.Entry
	breaks   *controls.Entry
	ByOrder  *controls.Check
	Who      *choices.Category
	blank    *controls.Blank
	st       host.State
	placed   *tiebreaks.TrophyStandings // as shown, nil while there is none
	quiet    bool
}

// NewTrophies is the screen before a section is shown.
func NewTrophies(d explain.Host) *Trophies {
	s := &Trophies{host: d, grid: grid.New(table.Table{}, "")}
	s.grid.OnPage = true
	s.grid.Arranges = true
	s.choice = columnchoice.New(s.grid, columnchoice.Kept{In: d.Preferences(), List: "trophies.columns"}, "rank", "team", "player")
	s.grid.OnShortcut = d.Shortcut
	s.grid.OnSelect = func(_, _ int, ref table.Ref) { s.explain(ref) }
	s.grid.OnHover = func(_ table.Ref, tip string) { d.Hint(tip) }
	entry := func() *controls.Entry {
		e := controls.NewEntry()
		e.OnSubmitted = func(string) { s.Set() }
		return e
	}
	s.Counting, s.least, s.perClub, s.breaks = entry(), entry(), entry(), entry()
	s.ByOrder = controls.NewCheck(words.Say("trophy.byOrder"), func(bool) {
		if !s.quiet {
			s.Set()
		}
	})
	s.blank = controls.NewBlank(controls.Act{Wording: words.Say("blank.clubs"), Do: func() { d.Run("section.players") }},
		controls.Act{Wording: words.Say("rounds.over"), Do: func() { d.Run("standings.standings") }})
	s.Who = choices.NewCategory(func() { s.Show(s.st) })
	apply := controls.NewButtonWithIcon(words.Say("trophy.apply"), theme.ConfirmIcon(), s.Set)
	small := func(wording string, e *controls.Entry) fyne.CanvasObject {
		return container.NewBorder(nil, nil, widget.NewLabel(words.Say(wording)), nil, container.New(controls.AtLeast(44), e))
	}
	numbers := container.NewHBox(small("trophy.counting", s.Counting), small("trophy.least", s.least), small("trophy.perClub", s.perClub))
	list := container.NewBorder(nil, nil, widget.NewLabel(words.Say("trophy.tiebreaks")), apply, s.breaks)
	who := container.NewBorder(nil, nil, nil, s.Who.Object(), s.ByOrder)
	s.whole = container.NewBorder(container.NewVBox(numbers, who, list), nil, nil, nil, s.blank.Over(s.grid))
	return s
}

// Object is part of host.Screen.
func (s *Trophies) Object() fyne.CanvasObject { return s.whole }

// Focus is part of host.Screen.
func (s *Trophies) Focus() fyne.Focusable { return s.grid }

// Leave is part of host.Screen.
func (s *Trophies) Leave() {}

// Find is part of host.Screen.
func (s *Trophies) Find(model.ID) {}

// AskColumns asks which columns are shown.
func (s *Trophies) AskColumns() { s.choice.Dialog().Open(s.host.Canvas(), s.host.Ask) }

// explain opens what is chosen: a club's sum, or a player's value.
func (s *Trophies) explain(ref table.Ref) {
	why := s.host.Why()
	switch column := s.columnOf(ref); {
	case s.placed == nil || column < 0:
		why.Hint(s.st)
	case ref.Kind == table.ToTrophySum:
		why.Club(s.st, s.placed, ref.Place-1, column)
	default:
		st := s.st.With(s.placed.Standings()) // the section itself may not have this tie-break
		why.Number(st, st.Standings().Sheet.Index(model.ID(ref.Participant)), column)
	}
}

// columnOf is the column of the trophy that a cell stands in, -1 for none.
func (s *Trophies) columnOf(ref table.Ref) int {
	if s.placed == nil {
		return -1
	}
	return slices.IndexFunc(s.placed.Columns, func(u tiebreaks.Use) bool { return u.Code == ref.TieBreak })
}

// Show is part of host.Screen.
func (s *Trophies) Show(st host.State) {
	if s.st.SectionID() != st.SectionID() {
		s.grid.Plain()
	}
	s.st, s.placed = st, nil
	s.grid.SetTable(table.Table{})
	s.host.Why().Hint(st)
	s.Who.Fill(st)
	s.blank.Show("")
	if st.Section == nil || st.Standings() == nil {
		return
	}
	if st.Section.Team() {
		s.blank.Show(words.Say("trophy.teams"))
		return
	}
	t := catalogue.TrophyOf(st.Standings())
	s.quiet = true
	s.Counting.SetText(strconv.Itoa(t.Counting))
	s.least.SetText(optional(t.Least))
	s.perClub.SetText(optional(t.PerClub))
	s.breaks.SetText(strings.Join(t.TieBreaks, ", "))
	s.ByOrder.SetChecked(!t.OwnBest)
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
		s.blank.Show(words.Say("blank.trophies"))
	}
	s.grid.SetTable(charts.Trophy(placed, st.Standings().Sheet, s.host.Options()).Tables[0])
}

// Paper is the trophy as it is shown: with its own tie-breaks, after that round, of that category.
func (s *Trophies) Paper(st host.State) (table.Document, error) {
	placed, err := s.trophy(st)
	if err != nil {
		return table.Document{}, err
	}
	return charts.Trophy(placed, st.Standings().Sheet, host.OnPaper(s.host.Options(), st)), nil
}

func (s *Trophies) trophy(st host.State) (*tiebreaks.TrophyStandings, error) {
	switch {
	case st.Standings() == nil:
		return nil, errors.New(st.Problem())
	case st.Section.Team():
		return nil, errors.New(words.Say("trophy.teams"))
	}
	return catalogue.NewTrophyOf(st.Event, st.Section, catalogue.TrophyOf(st.Standings()), st.After, s.Who.Name)
}

func optional(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// Set takes the answers over as one change.
func (s *Trophies) Set() {
	t, err := s.answers()
	if err != nil {
		s.host.Say(words.Err(err))
		return
	}
	c, left, err := rank.Trophy(s.st.Section, t, s.breaks.Text)
	if err == nil {
		err = s.host.Do(c)
	}
	if err != nil {
		s.host.Say(words.Err(err))
		return
	}
	sayLeft(s.host, left)
}

// answers are the trophy as it is asked for, but for its tie-breaks.
func (s *Trophies) answers() (model.Trophy, error) {
	t := model.Trophy{OwnBest: !s.ByOrder.Checked}
	for _, f := range []struct {
		e       *controls.Entry
		to      *int
		least   int
		wording string
	}{{s.Counting, &t.Counting, 1, "trophy.counting"}, {s.least, &t.Least, 0, "trophy.least"}, {s.perClub, &t.PerClub, 0, "trophy.perClub"}} {
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
