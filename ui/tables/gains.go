package tables

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/report"
	"wallchart/export/report/reasons"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/explain"
	"wallchart/ui/host"
	"wallchart/ui/kit/columnchoice"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// gainChoice is one of the tables that the screen can show.
type gainChoice struct {
	wording string
	ID      string // of the report
	system  string // of those about ratings
}

// Gains says what the games bring the players: ratings, by one system at a time, and norms.
type Gains struct {
	host    explain.Host
	Grid    *grid.Grid
	choice  *columnchoice.OfTable
	Pick    *controls.Select
	told    *widget.Label
	blank   *controls.Blank
	head    *fyne.Container
	whole   fyne.CanvasObject
	st      host.State
	Choices []gainChoice
	quiet   bool
}

// NewGains is the screen before a section is shown.
func NewGains(d explain.Host) *Gains {
	s := &Gains{host: d, Grid: grid.New(table.Table{}, ""), told: controls.Wrapped("")}
	s.Grid.OnPage, s.Grid.Arranges, s.Grid.OnShortcut = true, true, d.Shortcut
	s.Grid.OnHover = func(_ table.Ref, tip string) { d.Hint(tip) }
	s.Grid.OnSelect = func(int, int, table.Ref) { s.explain() }
	s.choice = columnchoice.New(s.Grid, columnchoice.Kept{In: d.Preferences(), List: "gains.columns"}, "name")
	s.choice.Less = func(c *table.Column) bool {
		k := s.Pick.SelectedIndex() // of norms the panel beside says the rest
		return k >= 0 && k < len(s.Choices) && s.Choices[k].ID == "norms" &&
			slices.Contains([]string{"title", "fed", "rating", "average", "titled", "special", "feds"}, c.ID)
	}
	s.Pick = controls.NewSelect(nil, func(string) {
		if !s.quiet {
			s.Show(s.st)
		}
	})
	s.blank = controls.NewBlank(controls.Act{Wording: words.Say("blank.players"), Do: func() { d.Run("section.players") }},
		controls.Act{Wording: words.Say("rounds.over"), Do: func() { d.Run("standings.standings") }})
	name := widget.NewLabel(words.Say("gains.by"))
	s.head = container.New(layout.NewBorderLayout(nil, nil, name, nil), container.New(controls.AtMost(320), s.Pick), name)
	s.whole = container.NewBorder(s.head, s.told, nil, nil, s.blank.Over(s.Grid))
	return s
}

// Object is part of host.Screen.
func (s *Gains) Object() fyne.CanvasObject { return s.whole }

// Focus is part of host.Screen.
func (s *Gains) Focus() fyne.Focusable { return s.Grid }

// Leave is part of host.Screen.
func (s *Gains) Leave() {}

// AskColumns asks which columns are shown.
func (s *Gains) AskColumns() { s.choice.Dialog().Open(s.host.Canvas(), s.host.Ask) }

// Find marks somebody's line.
func (s *Gains) Find(id model.ID) {
	for n, r := range s.Grid.Table().Rows {
		if model.ID(r.Ref.Participant) == id {
			_, col, _ := s.Grid.Selected()
			s.Grid.Select(n, col)
		}
	}
}

// fill offers the tables that there are for the section.
func (s *Gains) fill() {
	s.Choices = nil
	if s.st.Section != nil {
		systems, err := s.host.Options().RatingSystems(s.st.Event, s.st.Section)
		for _, x := range systems {
			if err == nil {
				s.Choices = append(s.Choices, gainChoice{words.Say("gains.rated", words.Text(x.Name)), "ratings", x.Code})
			}
		}
		for _, id := range []string{"norms", "norm-certificates"} {
			if r, err := reports.ByID(id); err == nil && r.For(s.st.Section) {
				s.Choices = append(s.Choices, gainChoice{words.Text(r.Name), id, ""})
			}
		}
	}
	var options []string
	for _, c := range s.Choices {
		options = append(options, c.wording)
	}
	s.quiet = true
	defer func() { s.quiet = false }()
	if !slices.Equal(options, s.Pick.Options) {
		s.Pick.Options = options
		s.Pick.Refresh()
		s.Pick.ClearSelected()
		if len(options) > 0 {
			s.Pick.SetSelectedIndex(0)
		}
	}
}

// Show is part of host.Screen.
func (s *Gains) Show(st host.State) {
	if s.st.SectionID() != st.SectionID() {
		s.Grid.Plain()
	}
	s.st = st
	s.fill()
	doc, err := s.made(st, s.host.Options(), true)
	s.Grid.SetTable(oneTable(doc))
	s.told.SetText("")
	if s.head.Show(); len(s.Choices) < 2 && err != nil {
		s.head.Hide()
	}
	if err != nil {
		s.blank.Show(words.Err(err))
		s.host.Why().Hint(st)
		return
	}
	var notes []string
	for i := range doc.Tables {
		notes = append(notes, doc.Tables[i].Notes...)
	}
	s.blank.Show("")
	s.told.SetText(strings.Join(notes, "\n"))
	s.explain()
}

// made is the table that is chosen; for the screen with its sums, and without its heading, which the choice says.
func (s *Gains) made(st host.State, o report.Options, screen bool) (table.Document, error) {
	switch {
	case st.Section == nil || st.Standings() == nil:
		return table.Document{}, errors.New(st.Problem())
	case len(s.Choices) == 0:
		return table.Document{}, errors.New(words.Say("gains.none"))
	}
	c := s.Choices[max(0, s.Pick.SelectedIndex())]
	r, err := reports.ByID(c.ID)
	if err != nil {
		return table.Document{}, err
	}
	if c.system != "" {
		o.Systems = []string{c.system}
	}
	if screen {
		o.Language, o.Sums = words.Spoken(), true
	}
	doc, err := r.Document(st.Standings(), o)
	if screen && len(doc.Tables) == 1 {
		doc.Tables[0].Title = ""
	}
	return doc, err
}

// explain opens the number under the cursor or, of any other cell, all numbers of its line.
func (s *Gains) explain() {
	t := s.Grid.Table()
	row, col, ok := s.Grid.Selected()
	if !ok || row >= len(t.Rows) {
		s.host.Why().Hint(s.st)
		return
	}
	cells := t.Rows[row].Cells
	var sums []*table.Sum
	if col < len(cells) && cells[col].Sum != nil {
		sums = append(sums, cells[col].Sum)
	} else {
		for i := range cells {
			if cells[i].Sum != nil && !slices.ContainsFunc(sums, func(x *table.Sum) bool { return x.Title == cells[i].Sum.Title }) {
				sums = append(sums, cells[i].Sum)
			}
		}
	}
	if len(sums) == 0 {
		s.host.Why().Hint(s.st)
		return
	}
	name := ""
	if n := t.Column("name"); n >= 0 {
		name = cells[n].Text
	}
	explainSums(s.host.Why(), s.st, name, sums)
}

// Paper is the table as it is shown.
func (s *Gains) Paper(st host.State) (table.Document, error) {
	return s.made(st, host.OnPaper(s.host.Options(), st), false)
}

// explainSums shows what numbers of somebody are made of.
func explainSums(p *explain.Panel, st host.State, who string, sums []*table.Sum) {
	p.Show(func() {
		p.Clear()
		p.Paragraph(who, true)
		for n, sum := range sums {
			if n > 0 {
				p.Add(widget.NewSeparator())
			}
			p.Paragraph(sum.Title, true)
			var lines []controls.SumLine
			var rest []string // what is no game: conditions, which take several lines
			for _, part := range sum.Parts {
				left := part.Who
				if round, err := strconv.Atoi(part.Label); err == nil {
					left = words.Say("why.round", round, part.Who)
				} else if part.Who != "" {
					rest = append(rest, part.Who+"  "+part.Amount)
					continue
				}
				lines = append(lines, controls.SumLine{Left: left, Right: part.Amount, Note: part.Note, Struck: part.Struck})
				p.Text = append(p.Text, left+"  "+part.Amount, part.Note)
			}
			p.Add(controls.SumLines(lines))
			for _, line := range rest {
				p.Small(line)
			}
			if sum.Total != "" {
				p.Paragraph(sum.Total, true)
			}
			for _, note := range sum.Notes {
				p.Paragraph(note, false)
			}
			doc := reasons.Opened(st.Standings(), sum, host.OnPaper(p.Options(), st))
			doc.Subtitle = strings.TrimSpace(who + ": " + doc.Subtitle)
			p.Paper = append(p.Paper, doc)
		}
		p.Moves(st)
		p.Done()
	})
}
