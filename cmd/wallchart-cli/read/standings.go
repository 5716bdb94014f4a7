package read

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/tiebreaks"
)

var Standings = cli.Verb{
	Name: "standings",
	Usage: "FILE [--section NAME] [--after N] [--tiebreaks LIST] [--unplayed RULES] [--by GROUP] [--category NAME] " +
		"[--documents-lang LANGUAGE] [--format text|tsv|json|csv|html|md]",
	Help: "Places, scores and tie-breaks. The tie-breaks are the section's own, or those of LIST: codes as FIDE report files write them, " +
		"with the score first or left out, such as PTS,BH/C1,DE,SB for players and MPTS,EDE,BH:MP " +
		"for teams; \"wallchart-cli tiebreaks\" lists them. " +
		"Without --unplayed, rounds without play count as the section says, or as the list or the event's date asks for. " +
		"With --category those of one category alone. " +
		"All columns that are asked for are there, also one that can separate nobody. " +
		"JSON is one line for each section; \"no\" is the starting number, those whom nothing separates have the same rank, and null is " +
		"no value.",
	Run: func(c *cli.Call) error {
		var s cli.Selection
		var l cli.Look
		s.Flags(c)
		s.Part(c)
		l.Flags(c)
		by := c.String("by", "", "split by `GROUP`: category, grade, club, federation or sex")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		switch {
		case *by != "" || s.Category != "":
			if _, err := charts.GroupingByID(*by); err != nil {
				return cli.UsageFault(err)
			}
			return s.Print(&l, func(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
				o.Grouping, o.Category = *by, s.Category
				return charts.Categories(st, o)
			})
		case strings.EqualFold(l.Format, "json"):
			return standingsJSON(&s)
		}
		return s.Print(&l, func(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
			return charts.Standings(st, o), nil
		})
	},
}

type jsonStandings struct {
	Section   string    `json:"section"`
	After     int       `json:"after"`
	TieBreaks []string  `json:"tiebreaks"`
	Rows      []jsonRow `json:"rows"`
}

type jsonRow struct {
	Rank   int        `json:"rank"`
	No     int        `json:"no"`
	Name   string     `json:"name"`
	Values jsonValues `json:"values"`
}

// jsonValues are the values in the order of the columns; null where there is no
// value, such as the average rating of no opponents.
type jsonValues struct {
	uses  []tiebreaks.Use
	cells []tiebreaks.Cell
}

// MarshalJSON writes an object whose keys stand in the order of the tie-breaks.
func (v jsonValues) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for n, use := range v.uses {
		same := func(u tiebreaks.Use) bool { return u.Code == use.Code }
		if slices.ContainsFunc(v.uses[:n], same) {
			continue // asked for twice: an object has it once
		}
		pair, err := json.Marshal(map[string]jsonValue{use.Code: jsonValue(v.cells[n].Text)})
		if err != nil {
			return nil, err
		}
		if n > 0 {
			b.WriteByte(',')
		}
		b.Write(pair[1 : len(pair)-1])
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// jsonValue is one value as it is printed; null where there is none.
type jsonValue string

// MarshalJSON writes it.
func (v jsonValue) MarshalJSON() ([]byte, error) {
	if v == "-" {
		return []byte("null"), nil
	}
	return json.Marshal(string(v))
}

// standingsJSON writes the standings of each section as one line.
func standingsJSON(s *cli.Selection) error {
	t, sections, err := s.Opened()
	if err != nil {
		return err
	}
	for _, section := range sections {
		st, err := s.Standings(t, section)
		if err != nil {
			return err
		}
		s.Call.Notes(st.Notes)
		j := jsonStandings{Section: section.Name, After: st.Sheet.Rounds, TieBreaks: []string{}, Rows: []jsonRow{}}
		for _, use := range st.Columns {
			j.TieBreaks = append(j.TieBreaks, use.Code)
		}
		for _, p := range st.Places {
			line := &st.Sheet.Lines[p.Index]
			j.Rows = append(j.Rows, jsonRow{p.Rank, line.Number, line.Name, jsonValues{st.Columns, p.Cells}})
		}
		if err := cli.JSONLine(s.Call.Out, j); err != nil {
			return err
		}
	}
	return nil
}
