package tiebreaks_test

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// TestPresets reads every preset: known codes, a list that holds together, legal
// for its kind of event, a known rule set, a source and a date.
func TestPresets(t *testing.T) {
	if len(catalogue.Presets()) == 0 {
		t.Fatal("presets.json could not be read")
	}
	seen := map[string]bool{}
	for _, p := range catalogue.Presets() {
		if seen[p.Code] || p.Code == "" {
			t.Errorf("code %q is empty or used twice", p.Code)
		}
		seen[p.Code] = true
		list, err := catalogue.ParseList(strings.Join(p.TieBreaks, ","))
		if err != nil {
			t.Errorf("%s: %v", p.Code, err)
		}
		if _, err := tiebreaks.RulesByCode(p.Unplayed); err != nil && p.Unplayed != "" {
			t.Errorf("%s: %v", p.Code, err)
		}
		for k, u := range list {
			if err := tiebreaks.LegalOn(u, p.For == "team"); err != nil {
				t.Errorf("%s: %v", p.Code, err)
			}
			if u.Code != p.TieBreaks[k] {
				t.Errorf("%s: %s is written %s", p.Code, p.TieBreaks[k], u.Code)
			}
		}
		if p.Source.Empty() || p.Date == "" || p.Organisation == "" || p.For != "individual" && p.For != "team" {
			t.Errorf("%s lacks a source, a date, an organisation or a kind", p.Code)
		}
		if _, _, ok := p.MatchWorth(); !ok && p.MatchPoints != "" {
			t.Errorf("%s: match points %q", p.Code, p.MatchPoints)
		}
		if p.Trophy != nil {
			if _, err := catalogue.ParseList(strings.Join(p.Trophy.TieBreaks, ",")); err != nil {
				t.Errorf("%s: %v", p.Code, err)
			}
		}
	}
}

// TestMatchWorth: what a preset gives for a match, if it says so.
func TestMatchWorth(t *testing.T) {
	for text, want := range map[string][3]any{
		"": {model.Points(0), model.Points(0), false}, "x/1": {model.Points(0), model.Points(0), false},
		"2":   {model.Points(0), model.Points(0), false},
		"2/1": {2 * model.One, model.One, true}, "3/1.5": {3 * model.One, model.One + model.Half, true},
	} {
		win, draw, ok := catalogue.Preset{MatchPoints: text}.MatchWorth()
		if [3]any{win, draw, ok} != want {
			t.Errorf("%q: %v, %v, %v; want %v", text, win, draw, ok, want)
		}
	}
}
