package tables

import (
	"errors"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/arbiter/rank"
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/choices"
	"wallchart/ui/explain"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// TieBreaks is where the list of tie-breaks is made: the order in use on
// the left, everything there is on the right, below it the top of the table
// with who moves.
type TieBreaks struct {
	host   explain.Host
	whole  fyne.CanvasObject
	Order  *controls.OrderList
	mods   *fyne.Container
	all    *controls.List
	search *controls.Entry
	doc    *widget.Label
	preset *controls.Select
	rules  *controls.Select
	asks   *choices.Questions
	live   *grid.Grid
	st     host.State
	found  []*tiebreaks.TieBreak
	quiet  bool
}

// NewTieBreaks is the screen before a section is shown.
func NewTieBreaks(d explain.Host) *TieBreaks {
	s := &TieBreaks{host: d}
	s.Order = controls.NewOrderList()
	s.Order.OnMove = s.move
	s.Order.OnRemove = func(i int) { s.Set(slices.Delete(s.Codes(), i-1, i)) }
	s.Order.OnSelect = func(int) { s.describe() }
	s.mods = container.NewHBox()
	s.doc = widget.NewLabel("")
	s.doc.Wrapping = fyne.TextWrapWord
	s.search = controls.NewEntry()
	s.search.SetPlaceHolder(words.Say("tiebreaks.search"))
	s.search.OnChanged = func(string) { s.filter() }
	s.all = s.catalogue()
	s.preset = controls.NewSelect(nil, s.choosePreset)
	s.preset.PlaceHolder = words.Say("tiebreaks.preset")
	s.rules = controls.NewSelect(nil, s.chooseRules)
	s.asks = choices.NewQuestions(s.decide)
	s.live = grid.New(table.Table{}, words.Say("standings.empty"))
	s.live.OnPage = true
	s.live.OnHover = func(_ table.Ref, tip string) { d.Hint(tip) }
	s.live.OnShortcut = d.Shortcut
	s.live.OnSelect = func(_, _ int, ref table.Ref) { s.explain(ref) }
	s.whole = s.layout()
	return s
}

func (s *TieBreaks) layout() fyne.CanvasObject {
	button := func(wording string, icon fyne.Resource, do func()) *controls.HintButton {
		b := controls.NewHintButton("", icon, do)
		b.Hint = func() string { return words.Say(wording) }
		b.OnHint = s.host.Hint
		return b
	}
	buttons := container.NewHBox(
		button("tiebreaks.up", theme.MoveUpIcon(), func() { s.Order.MoveItem(s.Order.Selected(), s.Order.Selected()-1) }),
		button("tiebreaks.down", theme.MoveDownIcon(), func() { s.Order.MoveItem(s.Order.Selected(), s.Order.Selected()+1) }),
		button("tiebreaks.remove", theme.ContentRemoveIcon(), func() { s.Order.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDelete}) }),
		s.mods)
	keep := container.NewHBox(
		button("cmd.standings.savelist", theme.DocumentSaveIcon(), func() { s.host.Run("standings.savelist") }),
		button("cmd.standings.lists", theme.ListIcon(), func() { s.host.Run("standings.lists") }))
	choice := container.New(controls.FormRows(), widget.NewLabel(words.Say("tiebreaks.preset.label")),
		s.preset, widget.NewLabel(words.Say("tiebreaks.rules.label")), s.rules)
	head := container.NewBorder(nil, nil, nil, keep, controls.Heading("tiebreaks.inUse"))
	left := container.NewBorder(container.NewVBox(choice, s.asks.Box, head), buttons, nil, nil,
		s.Order.Scrolled())
	s.asks.Within = left
	docs := container.NewVScroll(s.doc)
	docs.SetMinSize(style.Doc)
	right := container.NewBorder(container.NewVBox(controls.Heading("tiebreaks.available"), s.search), docs, nil, nil, s.all)
	lists := container.NewHSplit(container.NewPadded(left), container.NewPadded(right))
	lists.Offset = 0.44
	below := container.NewBorder(controls.Heading("tiebreaks.live"), nil, nil, nil, s.live)
	whole := container.NewVSplit(lists, below)
	whole.Offset = 0.62
	return whole
}

// catalogue is the list of all tie-breaks; a double click or Enter adds one.
func (s *TieBreaks) catalogue() *controls.List {
	l := controls.NewList(
		func() int { return len(s.found) },
		func() fyne.CanvasObject {
			name := controls.NewSnug("")
			code := widget.NewLabel("")
			code.Importance, code.SizeName = widget.LowImportance, theme.SizeNameCaptionText
			add := controls.NewButtonWithIcon("", theme.ContentAddIcon(), nil)
			add.Importance = widget.LowImportance
			code.Alignment = fyne.TextAlignTrailing
			return container.NewBorder(nil, nil, nil, container.NewHBox(code, add), name)
		},
		func(i widget.ListItemID, o fyne.CanvasObject) {
			tb, box := s.found[i], o.(*fyne.Container)
			box.Objects[0].(*controls.Snug).SetText(words.Text(tb.Name))
			right := box.Objects[1].(*fyne.Container)
			controls.SetLabel(right.Objects[0].(*widget.Label), tb.Code)
			right.Objects[1].(*controls.Button).OnTapped = func() { s.Add(tb.Code) }
			right.Refresh()
			box.Refresh() // the name has what the code leaves
		})
	l.OnSelected = func(i widget.ListItemID) {
		if i < len(s.found) {
			s.showDoc(s.found[i])
		}
	}
	return l
}

// Object is part of host.Screen.
func (s *TieBreaks) Object() fyne.CanvasObject { return s.whole }

// Leave is part of host.Screen.
func (s *TieBreaks) Leave() {}

// Focus is part of host.Screen.
func (s *TieBreaks) Focus() fyne.Focusable { return s.Order }

// Find is part of host.Screen.
func (s *TieBreaks) Find(model.ID) {}

// Paper is part of host.Screen.
func (s *TieBreaks) Paper(st host.State) (table.Document, error) {
	if st.Standings() == nil {
		return table.Document{}, errors.New(st.Problem())
	}
	return charts.Standings(st.Standings(), host.OnPaper(s.host.Options(), st)), nil
}

// Codes are the tie-breaks of the section.
func (s *TieBreaks) Codes() []string {
	if s.st.Section == nil {
		return nil
	}
	return slices.Clone(s.st.Section.Ranking.TieBreaks)
}

// Show is part of host.Screen.
func (s *TieBreaks) Show(st host.State) {
	s.st = st
	if st.Section == nil {
		return
	}
	s.quiet = true
	defer func() { s.quiet = false }()
	items := []controls.Item{{Title: s.scoreName(), Fixed: true}}
	unused := catalogue.Unused(st.Section)
	for i, code := range st.Section.Ranking.TieBreaks {
		item := controls.Item{Title: code, Detail: code}
		if u, err := catalogue.Parse(code); err == nil {
			item.Title = words.Text(u.Label())
		}
		if !unused[i].Empty() {
			item.Detail = words.Text(unused[i])
		}
		items = append(items, item)
	}
	s.Order.SetItems(items)
	s.showChoices()
	s.asks.Show(arbiter.Questions(st.Event, st.Section))
	s.filter()
	s.describe()
	t := table.Table{}
	if st.Standings() != nil {
		t = charts.Standings(st.Standings(), s.host.Options()).Tables[0]
		markMoved(&t, st.Moves())
	}
	s.live.SetTable(t)
	s.host.Why().Hint(st)
}

func (s *TieBreaks) scoreName() string {
	switch {
	case !s.st.Section.Team():
		return words.Say("score.points")
	case s.st.Section.Primary == model.GamePoints:
		return words.Say("score.game")
	}
	return words.Say("score.match")
}

// showChoices fills the two choices: presets for this kind of section, and the
// rule sets for unplayed rounds.
func (s *TieBreaks) showChoices() {
	var presets []string
	chosen := ""
	lists := s.own()
	for i := range lists {
		presets = append(presets, lists[i].wording())
		if lists[i].Name == s.st.Section.Ranking.Preset && chosen == "" {
			chosen = lists[i].wording()
		}
	}
	for _, p := range rank.Presets(s.st.Section.Kind) {
		name := words.Text(p.Name)
		presets = append(presets, name)
		if p.Code == s.st.Section.Ranking.Preset {
			chosen = name
		}
	}
	s.preset.Options = presets
	s.preset.Selected = chosen
	s.preset.Refresh()
	rules := []string{words.Say("tiebreaks.rules.auto", catalogue.RulesFor(s.st.Event, s.st.Section).Name)}
	s.rules.Selected = rules[0]
	for _, r := range tiebreaks.RuleSets {
		name := words.Text(r.Name)
		rules = append(rules, name)
		if r.Code == s.st.Section.Ranking.Unplayed {
			s.rules.Selected = name
			rules[0] = words.Say("tiebreaks.rules.byDate")
		}
	}
	s.rules.Options = rules
	s.rules.Refresh()
}

// own are the organiser's lists that can be used in the section.
func (s *TieBreaks) own() []ownList {
	return slices.DeleteFunc(OwnLists{Host: s.host}.all(), func(l ownList) bool { return !rank.Fits(l.SavedList, s.st.Section) })
}

// Set asks for another list.
func (s *TieBreaks) Set(codes []string) {
	_ = s.host.Do(rank.List(s.st.Section, codes))
}

func (s *TieBreaks) move(from, to int) {
	codes := s.Codes()
	code := codes[from-1]
	s.Set(slices.Insert(slices.Delete(codes, from-1, from), to-1, code))
}

// Add puts a tie-break at the end of the list.
func (s *TieBreaks) Add(code string) {
	c, err := rank.With(s.st.Section, code)
	if err != nil {
		s.host.Say(words.Err(err))
		return
	}
	_ = s.host.Do(c)
	s.Order.Select(len(s.st.Section.Ranking.TieBreaks))
}

func (s *TieBreaks) choosePreset(name string) {
	if s.quiet {
		return
	}
	for _, l := range s.own() {
		if l.wording() == name {
			_ = s.host.Do(rank.Saved(s.st.Section, l.SavedList))
			return
		}
	}
	for _, p := range rank.Presets(s.st.Section.Kind) {
		if words.Text(p.Name) == name {
			c, left := rank.Preset(s.st.Section, p)
			_ = typing.WhenMade(s.host.Do(c), func() { sayLeft(s.host, left) })
		}
	}
}

func (s *TieBreaks) chooseRules(name string) {
	if s.quiet {
		return
	}
	code := ""
	for _, r := range tiebreaks.RuleSets {
		if words.Text(r.Name) == name {
			code = r.Code
		}
	}
	_ = s.host.Do(rank.Rules(s.st.Section, code))
}

// decide keeps what the organiser has answered where the rules leave something open.
func (s *TieBreaks) decide(on model.Question, answer string) error {
	c, err := arbiter.Decide(s.st.Section, on, answer)
	if err == nil {
		err = s.host.Do(c)
	}
	if err != nil {
		s.host.Say(words.Err(err))
	}
	return err
}

// filter shows the tie-breaks that can be used in this section and match the
// search.
func (s *TieBreaks) filter() {
	want := strings.ToLower(strings.TrimSpace(s.search.Text))
	s.found = s.found[:0]
	for _, tb := range catalogue.All {
		if tb.Score || s.st.Section == nil || !tiebreaks.Meant(tb, s.st.Section) ||
			tiebreaks.Legal(tiebreaks.Use{TieBreak: tb, Code: tb.Code}, s.st.Section) != nil {
			continue
		}
		text := strings.ToLower(tb.Code + " " + words.Text(tb.Name) + " " + tb.Name.String() + " " + strings.Join(tb.Also, " "))
		if strings.Contains(text, want) {
			s.found = append(s.found, tb)
		}
	}
	s.all.Refresh()
}

// describe shows the words and the modifiers of the chosen line.
func (s *TieBreaks) describe() {
	s.mods.RemoveAll()
	i := s.Order.Selected() - 1
	codes := s.Codes()
	if i < 0 || i >= len(codes) {
		s.doc.SetText(words.Say("tiebreaks.hint"))
		return
	}
	u, err := catalogue.Parse(codes[i])
	if err != nil {
		s.doc.SetText(words.Err(err))
		return
	}
	s.showDoc(u.TieBreak)
	forms := variants(u)
	if len(forms) < 2 {
		return
	}
	var names []string
	for _, v := range forms {
		names = append(names, words.Text(v.Label()))
	}
	pick := controls.NewSelect(names, nil)
	pick.Selected = words.Text(u.Label())
	pick.OnChanged = func(name string) {
		for k, n := range names {
			if n == name {
				codes[i] = forms[k].Code
				s.Set(codes)
			}
		}
	}
	s.mods.Add(widget.NewLabel(words.Say("tiebreaks.variant")))
	s.mods.Add(container.New(controls.AtLeast(220), pick))
}

func (s *TieBreaks) showDoc(tb *tiebreaks.TieBreak) {
	s.doc.SetText(words.Text(phrase.Join("\n", tb.Name, tb.Doc, tb.Source())))
}

// explain shows the sum behind a number of the live table.
func (s *TieBreaks) explain(ref table.Ref) {
	if s.st.Standings() == nil {
		return
	}
	index := s.st.Standings().Sheet.Index(model.ID(ref.Participant))
	column := 0
	if ref.Kind == table.ToTieBreak {
		column = s.st.Standings().Column(ref.TieBreak)
	}
	if index >= 0 && column >= 0 {
		s.host.Why().Number(s.st, index, column)
	}
}
