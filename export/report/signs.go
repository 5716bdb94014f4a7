package report

import (
	"slices"
	"strings"

	"wallchart/model"
)

// signs says what the letters in the cells of a chart mean, of those that stand there: results, byes, colours. The letters are
// the same in every language, so that charts can be compared and read again; b is Black, and blancas to whoever reads Spanish.
func (c *chart) signs(style Style, order []int) []string {
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
			for r := range c.all.Lines[i].Cells {
				x := c.played(i, r)
				if x.Outcome != o {
					continue
				}
				letters, colour := c.letters(style, x)
				if letters != "" {
					add(letters, c.word(o.Words()))
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
			if c.Wall && style == WallChart && !c.sheet.Teams { // B4: Black against number 4
				letter = strings.ToUpper(letter)
			}
			all = append(all, letter+" "+c.colourWord(colour))
		}
	}
	if len(all) == 0 {
		return nil
	}
	return []string{c.say("Signs: %s", strings.Join(all, ", "))}
}

// letters are those for what came of a round in a chart of a style, and whether the colour stands there too.
func (c *chart) letters(style Style, x *model.Cell) (letters string, colour bool) {
	us := strings.TrimSpace(string(x.Outcome.US()))
	open := x.Outcome == model.Pending && !begun(x)
	switch {
	case x.Outcome == model.Rest, style == Grid && x.Opponent < 0:
		return "", false
	case x.Opponent < 0 && style != FIDE:
		return "-" + us + "-", false
	case x.Opponent < 0:
		return "", false
	case style == US && !open:
		return us, false
	case style == WallChart && x.Colour == model.NoColour:
		return us, false
	}
	if made := sign(x.Outcome); made == "+" || made == "-" {
		letters = made
	}
	return letters, style != Grid && x.Colour != model.NoColour
}

// colourWord is a colour in words.
func (o Options) colourWord(c model.Colour) string {
	if c == model.White {
		return o.say("White")
	}
	return o.say("Black")
}

// colourLetter is a colour as a card has it, in the document's language; "" for none.
func (o Options) colourLetter(c model.Colour) string {
	switch c {
	case model.White:
		return o.say("w")
	case model.Black:
		return o.say("b")
	}
	return ""
}
