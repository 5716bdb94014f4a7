package choices

import (
	"strconv"

	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// NewGames is the selection of how many games two who are paired play, one to begin with.
func NewGames() *controls.Select {
	names := []string{words.Say("settings.games.single")}
	for n := 2; n <= model.MostGames; n++ {
		names = append(names, strconv.Itoa(n))
	}
	c := controls.NewSelect(names, nil)
	c.SetSelectedIndex(0)
	return c
}

// GamesOf is what was chosen, as a section has it: 0 for one.
func GamesOf(c *controls.Select) int {
	if i := c.SelectedIndex(); i > 0 {
		return i + 1
	}
	return 0
}

// RatingWords are the words of the choices of ratings, in their order.
func RatingWords() []string {
	return []string{"", words.Say("settings.ratings.FIDE"), words.Say("settings.ratings.national"), words.Say("settings.ratings.FIDEFirst"),
		words.Say("settings.ratings.nationalFirst"), words.Say("settings.ratings.higher"), words.Say("settings.ratings.lower"),
		words.Say("settings.ratings.ownFirst")}
}
