// Package display is what is read across a playing hall: pairings, standings and entries in letters that are as large as they can be,
// page after page, and how long it is until a round begins. The second screen of the window draws it, and a page of the web (package
// sharing/web); what stands where is computed here.
package display

import (
	"slices"
	"strings"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/report/lists"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// Kinds of what is shown, in the order in which they take turns.
const (
	ByName    = "names"
	ByBoard   = "boards"
	Standings = "standings"
	Forecast  = "forecast"
	Entries   = "entries"
	Clock     = "clock"
)

// Kinds are all of them.
var Kinds = []string{ByName, ByBoard, Standings, Forecast, Entries, Clock}

// pick are the columns of a report that are read from afar, by the report.
var pick = map[string][]string{
	ByName:    {"name", "board", "colour", "opponent"},
	ByBoard:   {"board", "first", "first-score", "result", "second", "second-score"},
	Standings: {"rank", "name", "score"},
	Forecast:  {"rank", "name", "score", "best", "worst", "first1", "first2", "first3"},
	Entries:   {"no", "name", "rating", "fide", "national", "club", "fed"},
}

// tiesShown are the columns that decide first, the score among them.
const tiesShown = 3

// Of is what is to be shown of a section, called so where the report has no title of its own; ok is false where there is nothing yet.
func Of(kind, called string, t *model.Tournament, s *model.Section, o report.Options) (m Matter, ok bool) {
	var doc table.Document
	var err error
	switch kind {
	case ByName:
		doc, err = lists.PairingsByName(t, s, o)
	case ByBoard:
		doc, err = lists.Pairings(t, s, o)
	case Entries:
		doc, err = lists.Players(t, s, o)
	case Standings, Forecast:
		var st *tiebreaks.Standings
		if st, err = catalogue.Standard(t, s, 0); err == nil {
			doc, err = ofStandings(kind, st, o)
		}
	}
	if err != nil || len(doc.Tables) == 0 || len(doc.Tables[0].Rows) == 0 {
		return m, false
	}
	m = read(doc.Tables[0], kind)
	m.Title = called
	if doc.Subtitle != "" {
		m.Title = doc.Subtitle
	}
	if !strings.Contains(m.Title, s.Name) && len(t.Sections) > 1 {
		m.Title = s.Name + ": " + m.Title
	}
	return m, true
}

// ofStandings is the standings or what must happen.
func ofStandings(kind string, st *tiebreaks.Standings, o report.Options) (table.Document, error) {
	if kind == Standings {
		return charts.Standings(st, o), nil
	}
	f, err := charts.ForecastOf(st, charts.ForecastPlaces, o)
	if err != nil {
		return table.Document{}, err
	}
	return charts.Forecast(f, o), nil
}

// read takes the columns of a table that are read from afar.
func read(tb table.Table, kind string) Matter {
	var m Matter
	var columns []int
	ties := 0
	for i, c := range tb.Columns {
		tie := kind == Standings && strings.HasPrefix(c.ID, "tb:") && ties < tiesShown
		if tie {
			ties++
		}
		if !tie && !slices.Contains(pick[kind], c.ID) {
			continue
		}
		columns = append(columns, i)
		m.Columns = append(m.Columns, Column{Title: c.Title, Right: c.Align == table.Right,
			Wraps: slices.Contains([]string{"name", "first", "second", "opponent", "club"}, c.ID)})
	}
	groups := tb.Groups
	for i, r := range tb.Rows {
		for len(groups) > 0 && groups[0].Row <= i {
			m.Rows = append(m.Rows, Row{Heading: true, Cells: []string{groups[0].Title}})
			groups = groups[1:]
		}
		row := Row{}
		for _, c := range columns {
			text := ""
			if c < len(r.Cells) {
				text = r.Cells[c].Text
			}
			row.Cells = append(row.Cells, text)
		}
		m.Rows = append(m.Rows, row)
	}
	if kind == ByBoard {
		m.byesAside()
	}
	return m
}

// byesAside puts the words of a bye, which are longer than a result, to where the
// opponent would be.
func (m *Matter) byesAside() {
	result, second := -1, -1
	for i, c := range m.Columns {
		switch {
		case c.Wraps:
			second = i
		case !c.Right && i > 0:
			result = i
		}
	}
	if result < 0 || second < result {
		return
	}
	for _, r := range m.Rows {
		if !r.Heading && r.Cells[second] == "" {
			r.Cells[second], r.Cells[result] = r.Cells[result], ""
		}
	}
}
