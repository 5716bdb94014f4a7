package lists

import (
	"strings"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/pairing/systems"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// TieBreakList is the catalogue of tie-breaks, from the same records that do the
// computing.
func TieBreakList(o report.Options) table.Document {
	t := table.Table{Name: o.Say("Tie-breaks"), Columns: []table.Column{
		{ID: "code", Title: o.Say("Code"), Frozen: true}, {ID: "name", Title: o.Say("Name")}, {ID: "for", Title: o.Say("For")},
		{ID: "better", Title: o.Say("Better")}, {ID: "also", Title: o.Say("Also called")},
		{ID: "rule", Title: o.Say("Rule")}, {ID: "doc", Title: o.Say("What it is")},
	}}
	for _, tb := range catalogue.All {
		better := o.Say("higher value")
		if tb.Lower {
			better = o.Say("lower value")
		}
		ref := table.Ref{Kind: table.ToTieBreak, TieBreak: tb.Code}
		t.Rows = append(t.Rows, table.Row{Ref: ref, Cells: []table.Cell{
			{Text: tb.Code, Ref: ref}, table.Text(o.Word(tb.Name)), table.Text(scope(o, tb.For)), table.Text(better),
			table.Text(strings.Join(tb.Also, ", ")), table.Text(o.Word(tb.Source())), table.Text(o.Word(tb.Doc)),
		}})
	}
	return list(o, phrase.New("Tie-breaks"), t)
}

// list is the document with one list of what there is.
func list(o report.Options, title phrase.Text, t table.Table) table.Document {
	d := o.Blank()
	d.Title, d.Tables = o.Word(title), []table.Table{t}
	return d
}

func scope(o report.Options, s tiebreaks.Scope) string {
	var who []phrase.Text
	if s&tiebreaks.Players != 0 {
		who = append(who, phrase.New("players"))
	}
	if s&tiebreaks.Teams != 0 {
		who = append(who, phrase.New("teams"))
	}
	text := phrase.Join(", ", who...)
	if s&tiebreaks.SwissOnly != 0 {
		return o.Say("%s (Swiss)", text)
	}
	return o.Word(text)
}

// RuleSets is the list of rule sets for unplayed rounds.
func RuleSets(o report.Options) table.Document {
	t := table.Table{Name: o.Say("Unplayed rounds"), Columns: []table.Column{
		{ID: "code", Title: o.Say("Code"), Frozen: true}, {ID: "name", Title: o.Say("Name")}, {ID: "source", Title: o.Say("Source")},
	}}
	for _, r := range tiebreaks.RuleSets {
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{table.Text(r.Code), table.Text(o.Word(r.Name)), table.Text(o.Word(r.Source))}})
	}
	return list(o, phrase.New("Rule sets for unplayed rounds"), t)
}

// Presets is the list of ready-made settings of federations and clubs.
func Presets(o report.Options) table.Document {
	t := table.Table{Name: o.Say("Presets"), Columns: []table.Column{
		{ID: "code", Title: o.Say("Code"), Frozen: true}, {ID: "name", Title: o.Say("Name")},
		{ID: "organisation", Title: o.Say("Organisation")}, {ID: "for", Title: o.Say("For")},
		{ID: "list", Title: o.Say("Tie-breaks")}, {ID: "unplayed", Title: o.Say("Unplayed rounds")},
		{ID: "source", Title: o.Say("Source")}, {ID: "note", Title: o.Say("Note")},
	}}
	for _, p := range catalogue.Presets() {
		kind := model.Individual
		if p.For == model.TeamEvent.String() {
			kind = model.TeamEvent
		}
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{
			table.Text(p.Code), table.Text(o.Word(p.Name)), table.Text(p.Organisation), table.Text(o.Word(kind.Words())),
			table.Text(strings.Join(p.TieBreaks, ", ")), table.Text(p.Unplayed),
			table.Text(report.JoinNonEmpty(", ", o.Word(p.Source), p.Date)), table.Text(o.Word(p.Note)),
		}})
	}
	return list(o, phrase.New("Presets"), t)
}

// Systems is the list of pairing systems.
func Systems(o report.Options) table.Document {
	t := table.Table{Name: o.Say("Systems"), Columns: []table.Column{
		{ID: "code", Title: o.Say("Code"), Frozen: true}, {ID: "name", Title: o.Say("Name")}, {ID: "for", Title: o.Say("For")},
		{ID: "rule", Title: o.Say("Rule")}, {ID: "doc", Title: o.Say("What it does")}, {ID: "settings", Title: o.Say("Settings")},
	}}
	for _, e := range systems.All {
		var kinds []phrase.Text
		for _, k := range e.Kinds {
			kinds = append(kinds, k.Words())
		}
		var settings []string
		for i := range e.Settings {
			settings = append(settings, e.Settings[i].String())
		}
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{
			table.Text(e.Code), table.Text(o.Word(e.Name)), table.Text(o.Word(phrase.Join(", ", kinds...))),
			table.Text(o.Word(e.Rule)), table.Text(o.Word(e.Doc)),
			table.Text(strings.Join(settings, " ")),
		}})
	}
	t.Notes = []string{o.Word(systems.NotEndorsed)}
	return list(o, phrase.New("Pairing systems"), t)
}
