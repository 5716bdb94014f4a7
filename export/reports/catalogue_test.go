package reports_test

import (
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/lists"
	"wallchart/export/table"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// TestCatalogues: the lists of what there is have a line for every record, and say for whom
// it is, which value is the better, and what it is made of. What a record says of itself at
// length is left out.
func TestCatalogues(t *testing.T) {
	o := report.Options{}
	for name, c := range map[string]struct {
		doc     table.Document
		records int
		want    string // title, headings, and the lines of these codes
		codes   string
	}{
		"tie-breaks": {lists.TieBreakList(o), len(catalogue.All), `Tie-breaks | Tie-breaks
code: Code <frozen> | name: Name | for: For | better: Better | also: Also called | rule: Rule | doc: What it is
{tie-break PTS of section 0} | PTS {as the row} | Points | players | higher value | Score, Pts. | FIDE C.07 (March 2026)
{tie-break BH of section 0} | BH {as the row} | Buchholz | players, teams (Swiss) | higher value | ` +
			`Bucholz, Buchholtz, SOS | FIDE C.07 (March 2026) 8.1
{tie-break BC of section 0} | BC {as the row} | Board count | teams | lower value | Boardcount | FIDE C.07 (March 2026) 12.1
{tie-break SSSC of section 0} | SSSC {as the row} | Score strength system with combination | teams (Swiss) | ` +
			`higher value | Score strength | ` +
			`FIDE C.07 (March 2026) 13.4`, "PTS BH BC SSSC"},
		"rule sets": {lists.RuleSets(o), len(tiebreaks.RuleSets), `Rule sets for unplayed rounds | Unplayed rounds
code: Code <frozen> | name: Name | source: Source
us | US Chess | US Chess Federation's Official Rules of Chess, 34E`, "us"},
		"presets": {lists.Presets(o), len(catalogue.Presets()), `Presets | Presets
code: Code <frozen> | name: Name | organisation: Organisation | for: For | list: Tie-breaks | ` +
			`unplayed: Unplayed rounds | source: Source | note: Note
usat | US Amateur Team | US Chess Federation | team | USAT, GAMES | us | Official Rules of Chess, 7th edition, 34G2, 2019-01
iccf | ICCF round robin | International Correspondence Chess Federation | individual | WIN, SB, DE | plain | ` +
			`ICCF rules, as quoted by players, 2026-11`, "usat iccf"},
		"systems": {lists.Systems(o), len(systems.All), `Pairing systems | Systems
code: Code <frozen> | name: Name | for: For | rule: Rule | doc: What it does | settings: Settings
team | FIDE Swiss Team, type A | team | FIDE C.04.6, in force from 1 February 2026
us-swiss | US Chess Swiss | individual, team | US Chess, Official Rules of Chess, 7th edition, 27A to 29L`, "team us-swiss"},
	} {
		tb := c.doc.Tables[0]
		if len(tb.Rows) != c.records || len(c.doc.Tables) != 1 {
			t.Errorf("%s: %d lines for %d records", name, len(tb.Rows), c.records)
		}
		var heads []string
		for n := range tb.Columns {
			heads = append(heads, heading(&tb.Columns[n], true))
		}
		lines := []string{c.doc.Title + " | " + tb.Name, strings.Join(heads, " | ")}
		for _, r := range tb.Rows {
			if wanted := " " + c.codes + " "; strings.Contains(wanted, " "+r.Cells[0].Text+" ") {
				var cells []string
				if about := about(r.Ref, table.Ref{}, true); about != "" {
					cells = append(cells, "{"+about+"}")
				}
				for n, cell := range r.Cells {
					if id := tb.Columns[n].ID; id != "doc" && id != "note" && id != "settings" {
						cells = append(cells, told(cell, r.Ref, true))
					}
				}
				lines = append(lines, strings.Join(cells, " | "))
			}
		}
		if got := strings.Join(lines, "\n"); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", name, got, c.want)
		}
	}
}

// TestCataloguesHaveTheTexts: what a record says of itself, its remarks and its settings are
// in the last columns.
func TestCataloguesHaveTheTexts(t *testing.T) {
	o := report.Options{}
	list, presets, pairing := lists.TieBreakList(o), lists.Presets(o), lists.Systems(o)
	text := func(d table.Document, row int, id string) string {
		return d.Tables[0].Rows[row].Cells[d.Tables[0].Column(id)].Text
	}
	for n, tb := range catalogue.All {
		if got := text(list, n, "doc"); got != tb.Doc.String() {
			t.Errorf("%s is explained by %q", tb.Code, got)
		}
	}
	for n, p := range catalogue.Presets() {
		if got := text(presets, n, "note"); got != p.Note.String() {
			t.Errorf("%s has the remark %q", p.Code, got)
		}
	}
	for n, e := range systems.All {
		settings := text(pairing, n, "settings")
		for i := range e.Settings {
			if !strings.Contains(" "+settings+" ", " "+e.Settings[i].String()+" ") {
				t.Errorf("%s has the settings %q, without %s", e.Code, settings, e.Settings[i].String())
			}
		}
		if got := text(pairing, n, "doc"); got != e.Doc.String() || len(e.Settings) == 0 && settings != "" {
			t.Errorf("%s is explained by %q, its settings are %q", e.Code, got, settings)
		}
	}
}
