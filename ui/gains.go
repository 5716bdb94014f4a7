package ui

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"wallchart/ui/host"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/report"
	"wallchart/export/report/reasons"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// gainDesk is what the screen of the ratings depends on besides the State that it shows.
type gainDesk struct {
	host.Host
	columns columns // which are
	why     *whyPanel
}

// gainChoice is one of the tables that the screen can show.
type gainChoice struct {
	wording string
	id      string // of the report
	system  string // of those about ratings
}

// gainScreen says what the games bring the players: ratings, by one system at a time, and norms.
type gainScreen struct {
	desk    gainDesk
	grid    *grid.Grid
	choice  *reportColumns
	pick    *controls.Select
	told    *widget.Label
	blank   *blank
	head    *fyne.Container
	whole   fyne.CanvasObject
	st      host.State
	choices []gainChoice
	quiet   bool
}

func newGainScreen(d gainDesk) *gainScreen {
	s := &gainScreen{desk: d, grid: grid.New(table.Table{}, ""), told: wrapped("")}
	s.grid.OnPage, s.grid.Arranges, s.grid.OnShortcut = true, true, d.Shortcut
	s.grid.OnHover = func(_ table.Ref, tip string) { d.Hint(tip) }
	s.grid.OnSelect = func(int, int, table.Ref) { s.explain() }
	s.choice = newReportColumns(s.grid, d.columns, "name")
	s.choice.less = func(c *table.Column) bool {
		k := s.pick.SelectedIndex() // of norms the panel beside says the rest
		return k >= 0 && k < len(s.choices) && s.choices[k].id == "norms" &&
			slices.Contains([]string{"title", "fed", "rating", "average", "titled", "special", "feds"}, c.ID)
	}
	s.pick = controls.NewSelect(nil, func(string) {
		if !s.quiet {
			s.Show(s.st)
		}
	})
	s.blank = newBlank(act{words.Say("blank.players"), func() { d.Run("section.players") }},
		act{words.Say("rounds.over"), func() { d.Run("standings.standings") }})
	name := widget.NewLabel(words.Say("gains.by"))
	s.head = container.New(layout.NewBorderLayout(nil, nil, name, nil), container.New(controls.AtMost(320), s.pick), name)
	s.whole = container.NewBorder(s.head, s.told, nil, nil, s.blank.over(s.grid))
	return s
}

func (s *gainScreen) Object() fyne.CanvasObject { return s.whole }
func (s *gainScreen) Focus() fyne.Focusable     { return s.grid }
func (s *gainScreen) Leave()                    {}
func (s *gainScreen) askColumns()               { s.choice.dialog().open(s.desk.Canvas(), s.desk.Ask) }

// find marks somebody's line.
func (s *gainScreen) Find(id model.ID) {
	for n, r := range s.grid.Table().Rows {
		if model.ID(r.Ref.Participant) == id {
			_, col, _ := s.grid.Selected()
			s.grid.Select(n, col)
		}
	}
}

// fill offers the tables that there are for the section.
func (s *gainScreen) fill() {
	s.choices = nil
	if s.st.Section != nil {
		systems, err := s.desk.Options().RatingSystems(s.st.Event, s.st.Section)
		for _, x := range systems {
			if err == nil {
				s.choices = append(s.choices, gainChoice{words.Say("gains.rated", words.Text(x.Name)), "ratings", x.Code})
			}
		}
		for _, id := range []string{"norms", "norm-certificates"} {
			if r, err := reports.ByID(id); err == nil && r.For(s.st.Section) {
				s.choices = append(s.choices, gainChoice{words.Text(r.Name), id, ""})
			}
		}
	}
	var options []string
	for _, c := range s.choices {
		options = append(options, c.wording)
	}
	s.quiet = true
	defer func() { s.quiet = false }()
	if !slices.Equal(options, s.pick.Options) {
		s.pick.Options = options
		s.pick.Refresh()
		s.pick.ClearSelected()
		if len(options) > 0 {
			s.pick.SetSelectedIndex(0)
		}
	}
}

func (s *gainScreen) Show(st host.State) {
	if sectionID(s.st) != sectionID(st) {
		s.grid.Plain()
	}
	s.st = st
	s.fill()
	doc, err := s.made(st, s.desk.Options(), true)
	s.grid.SetTable(oneTable(doc))
	s.told.SetText("")
	if s.head.Show(); len(s.choices) < 2 && err != nil {
		s.head.Hide()
	}
	if err != nil {
		s.blank.show(words.Err(err))
		s.desk.why.hint(st)
		return
	}
	var notes []string
	for i := range doc.Tables {
		notes = append(notes, doc.Tables[i].Notes...)
	}
	s.blank.show("")
	s.told.SetText(strings.Join(notes, "\n"))
	s.explain()
}

// made is the table that is chosen; for the screen with its sums, and without its heading, which the choice says.
func (s *gainScreen) made(st host.State, o report.Options, screen bool) (table.Document, error) {
	switch {
	case st.Section == nil || st.Standings() == nil:
		return table.Document{}, errors.New(st.Problem())
	case len(s.choices) == 0:
		return table.Document{}, errors.New(words.Say("gains.none"))
	}
	c := s.choices[max(0, s.pick.SelectedIndex())]
	r, err := reports.ByID(c.id)
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
func (s *gainScreen) explain() {
	t := s.grid.Table()
	row, col, ok := s.grid.Selected()
	if !ok || row >= len(t.Rows) {
		s.desk.why.hint(s.st)
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
		s.desk.why.hint(s.st)
		return
	}
	name := ""
	if n := t.Column("name"); n >= 0 {
		name = cells[n].Text
	}
	s.desk.why.sums(s.st, name, sums)
}

// paper is the table as it is shown.
func (s *gainScreen) Paper(st host.State) (table.Document, error) {
	return s.made(st, onPaper(s.desk.Options(), st), false)
}

// sums shows what numbers of somebody are made of.
func (p *whyPanel) sums(st host.State, who string, sums []*table.Sum) {
	p.show(func() {
		p.clear()
		p.paragraph(who, true)
		for n, sum := range sums {
			if n > 0 {
				p.add(widget.NewSeparator())
			}
			p.paragraph(sum.Title, true)
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
				p.text = append(p.text, left+"  "+part.Amount, part.Note)
			}
			p.add(controls.SumLines(lines))
			for _, line := range rest {
				p.small(line)
			}
			if sum.Total != "" {
				p.paragraph(sum.Total, true)
			}
			for _, note := range sum.Notes {
				p.paragraph(note, false)
			}
			doc := reasons.Opened(st.Standings(), sum, onPaper(p.options(), st))
			doc.Subtitle = strings.TrimSpace(who + ": " + doc.Subtitle)
			p.paper = append(p.paper, doc)
		}
		p.moves(st)
		p.done()
	})
}
