package main

import (
	"bytes"
	"encoding/json"
	"strings"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/tiebreaks"
)

var standings = verb{
	name: "standings",
	usage: "FILE [--section NAME] [--after N] [--tiebreaks LIST] [--unplayed RULES] [--by GROUP] [--category NAME] " +
		"[--documents-lang LANGUAGE] [--format text|tsv|json|csv|html|md]",
	help: "Places, scores and tie-breaks. The tie-breaks are the section's own, or those of LIST: codes as FIDE report files write them, " +
		"with the score first or left out, such as PTS,BH/C1,DE,SB for players and MPTS,EDE,BH:MP " +
		"for teams; \"wallchart-cli tiebreaks\" lists them. " +
		"Without --unplayed, rounds without play count as the section says, or as the list or the event's date asks for. " +
		"With --category those of one category alone. " +
		"JSON is one line for each section; \"no\" is the starting number, and those whom nothing separates have the same rank.",
	run: func(c *call) error {
		var s selection
		var l look
		s.flags(c)
		s.part(c)
		l.flags(c)
		by := c.String("by", "", "split by `GROUP`: category, grade, club, federation or sex")
		if err := c.parse(1, 1); err != nil {
			return err
		}
		switch {
		case *by != "" || s.category != "":
			if _, err := report.GroupingByID(*by); err != nil {
				return usageError{err}
			}
			return s.print(&l, func(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
				o.Grouping, o.Category = *by, s.category
				return report.Categories(st, o)
			})
		case strings.EqualFold(l.format, "json"):
			return s.json()
		}
		return s.print(&l, func(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
			return report.Standings(st, o), nil
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

// An undefined value, such as the average rating of no opponents, is a dash for
// people; for programs it is what FIDE's own checker writes, a number no defined
// value can be.
const (
	undefined     = "-"
	undefinedJSON = "-0"
)

// jsonValues are the values in the order of the columns.
type jsonValues struct {
	uses  []tiebreaks.Use
	cells []tiebreaks.Cell
}

// MarshalJSON writes an object whose keys stand in the order of the tie-breaks.
func (v jsonValues) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	for n, use := range v.uses {
		b.WriteString(map[bool]string{true: "{", false: ","}[n == 0])
		code, err := json.Marshal(use.Code)
		if err != nil {
			return nil, err
		}
		value := v.cells[n].Text
		if value == undefined {
			value = undefinedJSON
		}
		text, err := json.Marshal(value)
		if err != nil {
			return nil, err
		}
		b.Write(code)
		b.WriteByte(':')
		b.Write(text)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// json writes the standings of each section as one line.
func (s *selection) json() error {
	t, sections, err := s.opened()
	if err != nil {
		return err
	}
	for _, section := range sections {
		st, err := s.standings(t, section)
		if err != nil {
			return err
		}
		s.c.notes(st.Notes)
		j := jsonStandings{Section: section.Name, After: st.Sheet.Rounds, TieBreaks: []string{}, Rows: []jsonRow{}}
		for _, use := range st.Columns {
			j.TieBreaks = append(j.TieBreaks, use.Code)
		}
		for _, p := range st.Places {
			line := &st.Sheet.Lines[p.Index]
			j.Rows = append(j.Rows, jsonRow{p.Rank, line.Number, line.Name, jsonValues{st.Columns, p.Cells}})
		}
		if err := jsonLine(s.c.out, j); err != nil {
			return err
		}
	}
	return nil
}
