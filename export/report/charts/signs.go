package charts

import (
	"slices"
	"strings"

	"wallchart/export/report"
	"wallchart/model"
)

// signs says what the letters in the cells of a chart mean, of those that stand there: results, byes, colours. The letters are
// the same in every language, so that charts can be compared and read again; b is Black, and blancas to whoever reads Spanish.
func (c *chart) signs(style report.Style, order []int) []string {
	said := map[string][]string{} // by the letters
	var keys []string
	add := func(letters, words string) {
		if _, known := said[letters]; !known {
			keys = append(keys, letters)
		}
		if !slices.Contains(said[letters], words) {
			said[letters] = append(said[letters], words)
		}
	}
	var colours [3]bool
	for o := range model.Outcome(model.Outcomes) {
		for _, i := range order {
			for r := range c.All.Lines[i].Cells {
				x := c.played(i, r)
				if x.Outcome != o {
					continue
				}
				letters, colour := c.letters(style, x)
				if letters != "" {
					add(letters, c.Word(o.Words()))
				}
				colours[x.Colour] = colours[x.Colour] || colour
			}
		}
	}
	var all []string
	for _, letters := range keys {
		all = append(all, letters+" "+strings.Join(said[letters], "/"))
	}
	for _, colour := range []model.Colour{model.White, model.Black} {
		if colours[colour] {
			letter := string(colour.Letter())
			if c.Wall && style == report.WallChart && !c.Sheet.Teams { // B4: Black against number 4
				letter = strings.ToUpper(letter)
			}
			all = append(all, letter+" "+c.ColourWord(colour))
		}
	}
	if len(all) == 0 {
		return nil
	}
	return []string{c.Say("Signs: %s", strings.Join(all, ", "))}
}

// letters are those for what came of a round in a chart of a style, and whether the colour stands there too.
func (c *chart) letters(style report.Style, x *model.Cell) (letters string, colour bool) {
	us := strings.TrimSpace(string(x.Outcome.US()))
	open := x.Outcome == model.Pending && !begun(x)
	switch {
	case x.Outcome == model.Rest, style == report.Grid && x.Opponent < 0:
		return "", false
	case x.Opponent < 0 && style != report.FIDE:
		return "-" + us + "-", false
	case x.Opponent < 0:
		return "", false
	case style == report.US && !open:
		return us, false
	case style == report.WallChart && x.Colour == model.NoColour:
		return us, false
	}
	if made := report.Sign(x.Outcome); made == "+" || made == "-" {
		letters = made
	}
	return letters, style != report.Grid && x.Colour != model.NoColour
}
