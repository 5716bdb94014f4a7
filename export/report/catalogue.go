package report

import (
	"strings"

	"wallchart/export/table"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks"
)

// TieBreakList is the catalogue of tie-breaks, from the same records that do the
// computing.
func TieBreakList() table.Document {
	t := table.Table{Name: "Tie-breaks", Columns: []table.Column{
		{ID: "code", Title: "Code", Frozen: true}, {ID: "name", Title: "Name"}, {ID: "for", Title: "For"},
		{ID: "better", Title: "Better"}, {ID: "also", Title: "Also called"}, {ID: "rule", Title: "Rule"}, {ID: "doc", Title: "What it is"},
	}}
	for _, tb := range tiebreaks.All {
		better := "higher"
		if tb.Lower {
			better = "lower"
		}
		ref := table.Ref{Kind: table.ToTieBreak, TieBreak: tb.Code}
		t.Rows = append(t.Rows, table.Row{Ref: ref, Cells: []table.Cell{
			{Text: tb.Code, Ref: ref}, table.Text(tb.Name), table.Text(scope(tb.For)), table.Text(better),
			table.Text(strings.Join(tb.Also, ", ")), table.Text(tb.Rule), table.Text(tb.Doc),
		}})
	}
	return table.Document{Title: "Tie-breaks", Tables: []table.Table{t}}
}

func scope(s tiebreaks.Scope) string {
	var who []string
	if s&tiebreaks.Players != 0 {
		who = append(who, "players")
	}
	if s&tiebreaks.Teams != 0 {
		who = append(who, "teams")
	}
	text := strings.Join(who, ", ")
	if s&tiebreaks.SwissOnly != 0 {
		text += " (Swiss)"
	}
	return text
}

// RuleSets is the list of rule sets for unplayed rounds.
func RuleSets() table.Document {
	t := table.Table{Name: "Unplayed rounds", Columns: []table.Column{
		{ID: "code", Title: "Code", Frozen: true}, {ID: "name", Title: "Name"}, {ID: "source", Title: "Source"},
	}}
	for _, r := range tiebreaks.RuleSets {
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{table.Text(r.Code), table.Text(r.Name), table.Text(r.Source)}})
	}
	return table.Document{Title: "Rule sets for unplayed rounds", Tables: []table.Table{t}}
}

// Presets is the list of ready-made settings of federations and clubs.
func Presets() table.Document {
	t := table.Table{Name: "Presets", Columns: []table.Column{
		{ID: "code", Title: "Code", Frozen: true}, {ID: "name", Title: "Name"},
		{ID: "organisation", Title: "Organisation"}, {ID: "for", Title: "For"},
		{ID: "list", Title: "Tie-breaks"}, {ID: "unplayed", Title: "Unplayed rounds"},
		{ID: "source", Title: "Source"}, {ID: "note", Title: "Note"},
	}}
	for _, p := range tiebreaks.Presets() {
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{
			table.Text(p.Code), table.Text(p.Name), table.Text(p.Organisation), table.Text(p.For),
			table.Text(strings.Join(p.TieBreaks, ", ")), table.Text(p.Unplayed),
			table.Text(joinNonEmpty(", ", p.Source, p.Date)), table.Text(p.Note),
		}})
	}
	return table.Document{Title: "Presets", Tables: []table.Table{t}}
}

// Systems is the list of pairing systems.
func Systems() table.Document {
	t := table.Table{Name: "Systems", Columns: []table.Column{
		{ID: "code", Title: "Code", Frozen: true}, {ID: "name", Title: "Name"}, {ID: "for", Title: "For"}, {ID: "rule", Title: "Rule"},
		{ID: "doc", Title: "What it does"}, {ID: "settings", Title: "Settings"},
	}}
	for _, e := range systems.All {
		var kinds []string
		for _, k := range e.Kinds {
			kinds = append(kinds, k.String())
		}
		var settings []string
		for i := range e.Settings {
			settings = append(settings, e.Settings[i].String())
		}
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{
			table.Text(e.Code), table.Text(e.Name.String()), table.Text(strings.Join(kinds, ", ")),
			table.Text(e.Rule.String()), table.Text(e.Doc.String()),
			table.Text(strings.Join(settings, " ")),
		}})
	}
	return table.Document{Title: "Pairing systems", Tables: []table.Table{t}}
}
