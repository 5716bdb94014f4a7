package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/assets/wording"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/model"
	"wallchart/must"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
	"wallchart/ui/tables"
)

// TestRulesAreShownAsTheyAreTyped: whatever rule is shown in a language is read back as the same rule.
func TestRulesAreShownAsTheyAreTyped(t *testing.T) {
	t.Cleanup(func() { _ = words.Speak(wording.English) })
	for _, l := range append(wording.Languages(), wording.English) {
		must.Do(t, words.Speak(l))
		for _, rule := range []string{"place", "girls", "women", "boys", "men", "unrated", "upset", "performance", "team",
			"clear winner", "by hand", "upset sum", "upset round 3", "titled", "untitled", "title FM", "provisional", "established", "5 games",
			"club Rook and Pawn", "school North", "federation SCO", "state NY", "board 2", "grade K-3", "grade 5", "U1600", "1400-1599", "1400+",
			"U10", "S65", "U10 on 2026-09-01", "girls and U12 on 2026-01-01", "upset and unrated", "U1600 and club A and B"} {
			if shown := words.Text(model.RuleWords(rule)); model.KeptRule(shown) != rule {
				t.Errorf("%s: %q is shown as %q and read back as %q", l, rule, shown, model.KeptRule(shown))
			}
		}
	}
}

// TestRulesOfPrizesInOtherLanguages: typed in the words of the language, shown in them, and kept so that every language reads them.
func TestRulesOfPrizesInOtherLanguages(t *testing.T) {
	t.Cleanup(func() { _ = words.Speak(wording.English) })
	for _, c := range []struct{ language, place, typed, shown, limit, limited, category string }{
		{"en", "place", "girls and under 12", "girls and U12", "unrated=20", "unrated=20.00", ""},
		{"de", "Platz", "Mädchen und unter 12 Jahren", "Mädchen und U12", "ohne DWZ=20", "ohne Zahl=20.00", "Mädchen"},
		{"fr", "place", "filles et moins de 12 ans", "filles et U12", "sans Elo=20", "non classé=20.00", "Filles"},
		{"es", "puesto", "niñas y sub-12", "chicas y U12", "sin Elo=20", "sin Elo=20.00", "Chicas"},
	} {
		b := withScores(t)
		b.speaks(c.language)
		b.do("standings.fund")
		d := question[*tables.Fund](b)
		b.intoLine("1", "100", strings.ToUpper(c.place))
		b.intoLine("2", "50", c.typed)
		if got := []string{fundLine(d, 0)[2], fundLine(d, 1)[2]}; !slices.Equal(got, []string{c.place, c.shown}) {
			t.Errorf("%s: the lines say %q", c.language, got)
		}
		b.turns("fund.settings")
		b.field("fund.limits").SetText(c.limit)
		b.press(fyne.KeyReturn, ctrl)
		b.closed()
		f := b.state.Section.Fund
		if f == nil || f.Prizes[0].Rule != "" || f.Prizes[1].Rule != "girls and U12" ||
			!slices.Equal(f.Limits, []model.PrizeLimit{{Rule: "unrated", Most: 2000}}) {
			t.Fatalf("%s: the event has %+v", c.language, f)
		}
		r, _ := reports.ByID("prize-winners")
		doc, err := r.Document(b.state.Standings(), report.Options{Language: words.Spoken()})
		if err != nil || doc.Tables[0].Rows[1].Cells[doc.Tables[0].Column("rule")].Text != c.shown {
			t.Errorf("%s: the paper has %v (%v)", c.language, doc.Tables[0].Rows[1].Cells, err)
		}
		b.do("standings.fund")
		d = question[*tables.Fund](b)
		line := fundLine(d, 1)
		b.turns("fund.settings")
		if limits := b.field("fund.limits").Text; limits != c.limited || line[2] != c.shown {
			t.Errorf("%s: opened again it says %q and %q", c.language, limits, line)
		}
		b.press(fyne.KeyEscape, 0) // nothing is another
		b.closed()
		if c.category == "" {
			continue
		}
		b.setting.AskCategories()
		b.answer(c.category)
		if got, want := b.state.Event.Categories, []string{c.category + ": girls"}; !slices.Equal(got, want) {
			t.Errorf("%s: the categories are kept as %q", c.language, got)
		}
		b.setting.AskCategories()
		if shown := asked[*controls.Entry](b)[0].Text; shown != c.category {
			t.Errorf("%s: the category is shown as %q", c.language, shown)
		}
		b.dialogs.top().Close()
	}
}
