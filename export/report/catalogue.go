package report

import (
	"strings"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/pairing/systems"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// TieBreakList is the catalogue of tie-breaks, from the same records that do the
// computing.
func TieBreakList(o Options) table.Document {
	t := table.Table{Name: o.say("Tie-breaks"), Columns: []table.Column{
		{ID: "code", Title: o.say("Code"), Frozen: true}, {ID: "name", Title: o.say("Name")}, {ID: "for", Title: o.say("For")},
		{ID: "better", Title: o.say("Better")}, {ID: "also", Title: o.say("Also called")},
		{ID: "rule", Title: o.say("Rule")}, {ID: "doc", Title: o.say("What it is")},
	}}
	for _, tb := range catalogue.All {
		better := o.say("higher value")
		if tb.Lower {
			better = o.say("lower value")
		}
		ref := table.Ref{Kind: table.ToTieBreak, TieBreak: tb.Code}
		t.Rows = append(t.Rows, table.Row{Ref: ref, Cells: []table.Cell{
			{Text: tb.Code, Ref: ref}, table.Text(o.word(tb.Name)), table.Text(o.scope(tb.For)), table.Text(better),
			table.Text(strings.Join(tb.Also, ", ")), table.Text(o.word(tb.Source())), table.Text(o.word(tb.Doc)),
		}})
	}
	return o.list(phrase.New("Tie-breaks"), t)
}

// list is the document with one list of what there is.
func (o Options) list(title phrase.Text, t table.Table) table.Document {
	d := o.Blank()
	d.Title, d.Tables = o.word(title), []table.Table{t}
	return d
}

func (o Options) scope(s tiebreaks.Scope) string {
	var who []phrase.Text
	if s&tiebreaks.Players != 0 {
		who = append(who, phrase.New("players"))
	}
	if s&tiebreaks.Teams != 0 {
		who = append(who, phrase.New("teams"))
	}
	text := phrase.Join(", ", who...)
	if s&tiebreaks.SwissOnly != 0 {
		return o.say("%s (Swiss)", text)
	}
	return o.word(text)
}

// RuleSets is the list of rule sets for unplayed rounds.
func RuleSets(o Options) table.Document {
	t := table.Table{Name: o.say("Unplayed rounds"), Columns: []table.Column{
		{ID: "code", Title: o.say("Code"), Frozen: true}, {ID: "name", Title: o.say("Name")}, {ID: "source", Title: o.say("Source")},
	}}
	for _, r := range tiebreaks.RuleSets {
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{table.Text(r.Code), table.Text(o.word(r.Name)), table.Text(o.word(r.Source))}})
	}
	return o.list(phrase.New("Rule sets for unplayed rounds"), t)
}

// Presets is the list of ready-made settings of federations and clubs.
func Presets(o Options) table.Document {
	t := table.Table{Name: o.say("Presets"), Columns: []table.Column{
		{ID: "code", Title: o.say("Code"), Frozen: true}, {ID: "name", Title: o.say("Name")},
		{ID: "organisation", Title: o.say("Organisation")}, {ID: "for", Title: o.say("For")},
		{ID: "list", Title: o.say("Tie-breaks")}, {ID: "unplayed", Title: o.say("Unplayed rounds")},
		{ID: "source", Title: o.say("Source")}, {ID: "note", Title: o.say("Note")},
	}}
	for _, p := range catalogue.Presets() {
		kind := model.Individual
		if p.For == model.TeamEvent.String() {
			kind = model.TeamEvent
		}
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{
			table.Text(p.Code), table.Text(o.word(p.Name)), table.Text(p.Organisation), table.Text(o.word(kind.Words())),
			table.Text(strings.Join(p.TieBreaks, ", ")), table.Text(p.Unplayed),
			table.Text(joinNonEmpty(", ", o.word(p.Source), p.Date)), table.Text(o.word(p.Note)),
		}})
	}
	return o.list(phrase.New("Presets"), t)
}

// Systems is the list of pairing systems.
func Systems(o Options) table.Document {
	t := table.Table{Name: o.say("Systems"), Columns: []table.Column{
		{ID: "code", Title: o.say("Code"), Frozen: true}, {ID: "name", Title: o.say("Name")}, {ID: "for", Title: o.say("For")},
		{ID: "rule", Title: o.say("Rule")}, {ID: "doc", Title: o.say("What it does")}, {ID: "settings", Title: o.say("Settings")},
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
			table.Text(e.Code), table.Text(o.word(e.Name)), table.Text(o.word(phrase.Join(", ", kinds...))),
			table.Text(o.word(e.Rule)), table.Text(o.word(e.Doc)),
			table.Text(strings.Join(settings, " ")),
		}})
	}
	t.Notes = []string{o.word(systems.NotEndorsed)}
	return o.list(phrase.New("Pairing systems"), t)
}
