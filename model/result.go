package model

import (
	"strings"

	"wallchart/phrase"
)

// results is how the results of a board are written, White's side first. The
// first spelling is the one that is printed.
var results = []struct {
	sides     [2]Outcome
	spellings []string
}{
	{[2]Outcome{Win, Loss}, []string{"1-0", "1", "1:0", "w"}},
	{[2]Outcome{Loss, Win}, []string{"0-1", "0", "0:1", "b"}},
	{[2]Outcome{Draw, Draw}, []string{"½-½", "½", "1/2-1/2", "1/2", "0.5-0.5", ".5-.5", "5", "=", "=-=", "½:½", "d"}},
	{[2]Outcome{ForfeitWin, ForfeitLoss}, []string{"+ -", "+--", "+-", "+/-", "1f-0f", "+:-", "+"}},
	{[2]Outcome{ForfeitLoss, ForfeitWin}, []string{"- +", "--+", "-+", "-/+", "0f-1f", "-:+", "-"}},
	{[2]Outcome{DoubleForfeit, DoubleForfeit}, []string{"- -", "---", "--", "-/-", "0f-0f", "-:-", "x"}},
	{[2]Outcome{Loss, Loss}, []string{"0-0", "0:0"}},
	{[2]Outcome{Draw, Loss}, []string{"½-0", "1/2-0", "0.5-0"}},
	{[2]Outcome{Loss, Draw}, []string{"0-½", "0-1/2", "0-0.5"}},
	{[2]Outcome{UnratedWin, UnratedLoss}, []string{"1-0 unrated", "1-0u", "w-l"}},
	{[2]Outcome{UnratedLoss, UnratedWin}, []string{"0-1 unrated", "0-1u", "l-w"}},
	{[2]Outcome{UnratedDraw, UnratedDraw}, []string{"½-½ unrated", "½-½u", "d-d"}},
	{[2]Outcome{Pending, Pending}, []string{"", "?", "*", "clear"}},
}

// ParseResult reads the result of a board as it is typed: "1-0", "0-1", "½-½",
// "=", "5", "+", "-", "x" for a double forfeit, "" to clear. Sides are White
// first.
func ParseResult(text string) ([2]Outcome, error) {
	s := strings.ToLower(strings.TrimSpace(strings.NewReplacer("–", "-", "—", "-", "−", "-").Replace(text)))
	squeezed := strings.ReplaceAll(s, " ", "")
	for _, r := range results {
		for _, sp := range r.spellings {
			if s == sp || squeezed == strings.ReplaceAll(sp, " ", "") {
				return r.sides, nil
			}
		}
	}
	return [2]Outcome{}, phrase.Errorf("%q is not a result: write 1-0, 0-1, ½-½, + - (forfeit win), - + or - - (both forfeit)", text)
}

// ResultText writes the result of a board, "" while it is open.
func ResultText(sides [2]Outcome) string {
	for _, r := range results {
		if r.sides == sides {
			return r.spellings[0]
		}
	}
	return sides[0].String() + " / " + sides[1].String()
}

// LegalResult tells whether two outcomes can belong to the two sides of one
// board.
func LegalResult(sides [2]Outcome) bool {
	for _, r := range results {
		if r.sides == sides {
			return true
		}
	}
	return false
}

// ParseMatchScore reads the score of a team match: "3½-½", "2.5-1.5", "4:0".
func ParseMatchScore(text string) ([2]Points, error) {
	bad := phrase.Errorf("%q is not a match score: write both sides' game points, such as 3½-½ or 2.5-1.5", text)
	s := strings.NewReplacer("–", "-", "—", "-", "−", "-", ":", "-").Replace(strings.TrimSpace(text))
	a, b, _ := strings.Cut(s, "-")
	var score [2]Points
	for i, part := range []string{a, b} {
		p, err := ParsePoints(part)
		if err != nil || p < 0 {
			return [2]Points{}, bad
		}
		score[i] = p
	}
	return score, nil
}
