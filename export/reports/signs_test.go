package reports_test

import (
	"regexp"
	"strings"
	"testing"

	phrases "wallchart/assets/wording"
	"wallchart/export/report"
	"wallchart/export/report/cards"
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/must"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

// lettersOf are the letters and signs in a cell of a round: "W", "-B-", "w", "+".
var lettersOf = regexp.MustCompile(`-[A-Z]-|\pL|[+-]$`)

// TestEveryLetterIsSaid: what stands in the cells of the rounds of a chart is said below it, in every language, and nothing else;
// w and b are colours whose words begin with other letters there.
func TestEveryLetterIsSaid(t *testing.T) {
	colours := map[string][2]string{"en": {"w White", "b Black"}, "de": {"w Weiß", "b Schwarz"}, "fr": {"w Blancs", "b Noirs"},
		"es": {"w blancas", "b negras"}}
	said := 0
	for name, event := range events(t) {
		st := must.Have(catalogue.Standard(event, event.Sections[0], 0))(t)
		for _, code := range phrases.Languages() {
			l := must.Have(phrases.Load(code))(t)
			for style, wall := range map[report.Style]bool{report.US: false, report.FIDE: false, report.WallChart: false, report.Grid: false,
				report.WallChart + 10: true} {
				o := report.Options{Language: l, Wall: wall}
				tb := charts.Crosstable(st, style%10, o).Tables[0]
				what := strings.Join([]string{name, tb.Name, code}, ", ")
				note := signsOf(&tb, l.Word(phrase.New("Signs: %s", "")))
				there := map[string]bool{}
				for _, row := range tb.Rows {
					for n, col := range tb.Columns {
						if col.Ref.Round == 0 && !strings.HasPrefix(col.ID, "vs") {
							continue
						}
						for _, letters := range lettersOf.FindAllString(row.Cells[n].Text, -1) {
							there[letters] = true
						}
					}
				}
				delete(there, "-") // the diagonal of somebody's own line
				for letters := range there {
					if !strings.Contains(" "+note, " "+letters+" ") {
						t.Errorf("%s: %q stands there, and is not said in %q", what, letters, note)
					}
					said++
				}
				if there["w"] && (!strings.Contains(note, colours[code][0]) || there["b"] && !strings.Contains(note, colours[code][1])) {
					t.Errorf("%s: the colours are said as %q", what, note)
				}
				for _, one := range strings.Split(note, ", ") {
					letters, _, _ := strings.Cut(one, " ")
					if letters != "" && letters != "-" && !there[letters] {
						t.Errorf("%s: %q is said, and stands nowhere", what, letters)
					}
				}
			}
		}
	}
	if said < 200 {
		t.Errorf("only %d letters were looked for", said)
	}
}

// signsOf is the note about signs without its beginning, "" for none.
func signsOf(tb *table.Table, begins string) string {
	for _, n := range tb.Notes {
		if rest, ok := strings.CutPrefix(n, begins); ok {
			return rest
		}
	}
	return ""
}

// TestColoursOnCards are letters of the language: in Spanish "b" would be blancas.
func TestColoursOnCards(t *testing.T) {
	for code, want := range map[string]string{"en": "wb", "de": "ws", "fr": "BN", "es": "BN"} {
		l := must.Have(phrases.Load(code))(t)
		event := events(t)["club.wallchart"]
		for n, make := range []func() (table.Document, error){
			func() (table.Document, error) {
				return cards.PairingCards(event, event.Sections[0], report.Options{Language: l})
			},
			func() (table.Document, error) {
				return cards.PlayerCards(event, event.Sections[0], report.Options{Language: l})
			},
		} {
			doc := must.Have(make())(t)
			seen := map[string]bool{}
			for _, c := range doc.Tables[0].Cards.Cards {
				for _, line := range c.Lines {
					if line.Grid == nil {
						continue
					}
					for _, row := range line.Grid.Rows {
						seen[row.Cells[n]] = true // the cards of players have the board before it
					}
				}
			}
			delete(seen, "")
			if len(seen) != 2 || !seen[want[:1]] || !seen[want[1:]] {
				t.Errorf("%s, card %d: the colours are %v", code, n, seen)
			}
		}
	}
}
