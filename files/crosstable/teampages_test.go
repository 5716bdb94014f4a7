package crosstable

import (
	"slices"
	"strings"
	"testing"

	"wallchart/model"
)

// gridPage is chess-results' crosstable of teams that all met: board points under
// each opponent, and the scores among the tie-breaks.
const gridPage = `<html><head><title>Chess-Results Server Chess-results.com - County League 2026</title></head><body><table><tr><td>` +
	`<h2>County League 2026</h2>
<table><tr><td>Lists</td><td>Team-Starting rank</td></tr></table><h2>Ranking crosstable (MP)</h2>
<table class="CRs1"><tr><th>Rk.</th><th>Team</th><td>1</td><td>2</td><td>3</td><td>4</td><th>&nbsp;TB1&nbsp;</th>` +
	`<th>&nbsp;TB2&nbsp;</th></tr>
<tr><td>1</td><td>Alpha</td><td>*</td><td>2½</td><td>2</td><td>4</td><td>5</td><td>8,5</td></tr>
<tr><td>2</td><td>Beta</td><td>1½</td><td>*</td><td>3</td><td>2½</td><td>4</td><td>7</td></tr>
<tr><td>3</td><td>Gamma</td><td>2</td><td>1</td><td>*</td><td>3</td><td>3</td><td>6</td></tr>
<tr><td>4</td><td>Delta</td><td>0</td><td>1½</td><td>1</td><td>*</td><td>0</td><td>2,5</td></tr></table>
<p><b>Annotation:</b><br/>Tie Break1: Matchpoints (2 for wins, 1 for Draws, 0 for Losses)<br/>Tie Break2: points (game-points)</p>` +
	`</td></tr></table></body></html>`

// swissPage is that of a Swiss of teams.
const swissPage = `<html><body><h2>Ranking crosstable after Round 3</h2>
<table class="CRs1"><tr><th>Rk.</th><th>SNo</th><th>Team</th><th>1.Rd</th><th>2.Rd</th><th>3.Rd</th><th>TB1</th>` +
	`<th>TB2</th><th>TB3</th></tr>
<tr><td>1</td><td>2</td><td>Alpha</td><td>4w3</td><td>2b2</td><td>3w2½</td><td>5</td><td>7,5</td><td>9</td></tr>
<tr><td>2</td><td>1</td><td>Beta</td><td>3b2½</td><td>1w2</td><td>4b3½</td><td>5</td><td>8</td><td>8</td></tr>
<tr><td>3</td><td>4</td><td>Gamma</td><td>2w1½</td><td>4b4</td><td>1b1½</td><td>2</td><td>7</td><td>7</td></tr>
<tr><td>4</td><td>3</td><td>Delta</td><td>1b1</td><td>3w0</td><td>2w½</td><td>0</td><td>1,5</td><td>6</td></tr></table>
<p>Annotation:<br>Tie Break1: Matchpoints (2 for wins, 1 for Draws, 0 for Losses)<br>Tie Break2: points (game-points)<br>
Tie Break3: Buchholz Tie-Break Variable (2023) (Matchpoints)</p></body></html>`

// TestTeamPages: match points and game points are those that the page prints.
func TestTeamPages(t *testing.T) {
	for what, c := range map[string]struct {
		page string
		want []string
	}{
		"all-play-all": {gridPage, []string{"Alpha 5 8½", "Beta 4 7", "Delta 0 2½", "Gamma 3 6"}},
		"Swiss":        {swissPage, []string{"Alpha 5 7½", "Beta 5 8", "Delta 0 1½", "Gamma 2 7"}},
	} {
		res, err := Read(strings.NewReader(c.page))
		if err != nil || !res.Good() {
			t.Errorf("%s: %v %v %v", what, err, res.Problems, res.Lost())
			continue
		}
		s := res.Tournament.Sections[0]
		sh := model.NewSheet(res.Tournament, s, 0)
		var got []string
		for _, e := range s.Entries() {
			l := sh.Lines[sh.Index(e.ID)]
			got = append(got, e.Name+" "+l.Match.Fraction()+" "+l.Games.Fraction())
		}
		slices.Sort(got)
		if !slices.Equal(got, c.want) || s.Boards != 4 {
			t.Errorf("%s: %v on %d boards, want %v", what, got, s.Boards, c.want)
		}
		if what == "Swiss" && (!slices.Equal(s.Ranking.TieBreaks, []string{"BH:MP"}) || s.Ranking.Unplayed != "fide2024") {
			t.Errorf("%v %s", s.Ranking.TieBreaks, s.Ranking.Unplayed)
		}
		if what != "Swiss" && res.Tournament.Name != "County League 2026" {
			t.Errorf("the event is called %q", res.Tournament.Name)
		}
	}
	res, err := Read(strings.NewReader(strings.Replace(swissPage, "<td>7,5</td>", "<td>8,5</td>", 1)))
	if err != nil || res.Good() {
		t.Error("game points that the matches do not make passed")
	}
}
