package crosstable

import (
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/phrase"
)

// misprinted is a rating among whose digits a scanner or somebody who typed has put
// letters: 2O00, 19l5. It stays unrated, with a doubt on the cell.
var misprinted = pattern.New(`^[0-9OolI]{3,4}$`)

func isMisprint(text string) bool {
	digits := 0
	for _, c := range text {
		if c >= '0' && c <= '9' {
			digits++
		}
	}
	return misprinted.MatchString(text) && digits < len(text) && (digits > 1 || digits == 1 && len(text) == 4)
}

// misprint is such a rating as a word of its own at the beginning of a text, "" for none.
func misprint(text string) string {
	word, _, _ := strings.Cut(text, " ")
	if isMisprint(word) {
		return word
	}
	return ""
}

// sayMisprints names the ratings that are none.
func (b *builder) sayMisprints() {
	for i := range b.rows {
		for _, m := range b.rows[i].misprints {
			_, why := model.ParseRating(m[0])
			b.report(i, 0, true, phrase.New("%s: %s", m[1], why), phrase.New("Until it is corrected the player is unrated"))
		}
	}
}
