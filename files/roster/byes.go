package roster

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/phrase"
)

// byeKinds are the letters and words for the kinds of bye. A round alone is a half-point bye, which is what entry forms
// ask for.
var byeKinds = map[string]model.Outcome{
	"": model.HalfBye, "h": model.HalfBye, "½": model.HalfBye, "=": model.HalfBye, "half": model.HalfBye,
	"z": model.ZeroBye, "u": model.ZeroBye, "zero": model.ZeroBye, "f": model.FullBye, "full": model.FullBye,
}

// parseByes reads the byes somebody asks for: "2, 5", "R2 and R5", "3-4", "1z 4 7z", "2 (zero), 6".
func parseByes(s string) ([]model.ByeRequest, error) {
	if dash(s) || slices.Contains([]string{"no", "none", "0", "n", "n/a"}, strings.ToLower(strings.Trim(s, " ."))) {
		return nil, nil
	}
	wrong := phrase.Errorf("%q does not say which rounds. Enter their numbers, such as 2, 5, "+
		"with z for a zero-point and f for a full-point bye", clip(s))
	var byes []model.ByeRequest
	last := 0 // how many the token before gave
	between := func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(",;&+/()", r) }
	for _, token := range strings.FieldsFunc(strings.ToLower(s), between) {
		switch token = strings.Trim(token, "."); token {
		case "", "and", "r", "rd", "rds", "rnd", "round", "rounds", "bye", "byes", "pt", "point":
			continue
		}
		if kind, word := byeKinds[token]; word && last > 0 { // 2 (zero)
			for i := len(byes) - last; i < len(byes); i++ {
				byes[i].Kind = kind
			}
			continue
		}
		rounds, kind, ok := byeToken(token)
		if !ok {
			return nil, wrong
		}
		for _, r := range rounds {
			byes = append(byes, model.ByeRequest{Round: r, Kind: kind})
		}
		last = len(rounds)
	}
	if len(byes) == 0 {
		return nil, wrong
	}
	slices.SortStableFunc(byes, func(a, b model.ByeRequest) int { return cmp.Compare(a.Round, b.Round) })
	byes = slices.Compact(byes)
	for i := 1; i < len(byes); i++ {
		if byes[i].Round == byes[i-1].Round {
			return nil, phrase.Errorf("%q asks for two different byes in round %d. Enter one", clip(s), byes[i].Round)
		}
	}
	return byes, nil
}

var byeText = pattern.New(`^(?:rounds?|rnd|rd|r)?0*([1-9]\d?)(?:-0*([1-9]\d?))?(\D*)$`)

// byeToken reads "2", "r2", "2z", "rd2h" or "3-4".
func byeToken(s string) (rounds []int, kind model.Outcome, ok bool) {
	m := byeText.FindStringSubmatch(s)
	if m == nil {
		return nil, 0, false
	}
	from, _ := strconv.Atoi(m[1])
	to, _ := strconv.Atoi(cmp.Or(m[2], m[1]))
	kind, ok = byeKinds[m[3]]
	for r := from; r <= to; r++ {
		rounds = append(rounds, r)
	}
	return rounds, kind, ok && rounds != nil
}

// byeWords are byes as they were understood, for the preview.
func byeWords(byes []model.ByeRequest) string {
	var words []string
	for _, b := range byes {
		mark := map[model.Outcome]string{model.ZeroBye: " 0", model.FullBye: " 1"}[b.Kind]
		words = append(words, "R"+strconv.Itoa(b.Round)+cmp.Or(mark, " ½"))
	}
	return strings.Join(words, ", ")
}

// checkByes takes out the byes for rounds that the section has paired, or will not have.
func (im *Import) checkByes(s *model.Section) {
	column := im.Mapping.Column(Byes)
	if s == nil || column < 0 {
		return
	}
	for i := range im.Lines {
		l := &im.Lines[i]
		l.Player.Byes = slices.DeleteFunc(slices.Clone(l.Player.Byes), func(b model.ByeRequest) bool {
			var why phrase.Text
			switch planned := s.PlannedRounds(); {
			case b.Round <= len(s.Rounds):
				why = phrase.New("round %d is paired already, and the bye is not taken. Enter it in the round", b.Round)
			case planned > 0 && b.Round > planned:
				why = phrase.New("there are %d rounds, and a bye in round %d is not taken. "+
					"Correct the round, or choose another column for the byes", planned, b.Round)
			}
			if !why.Empty() {
				im.Problems = append(im.Problems, Problem{Row: l.Row, Column: column + 1, Text: why, Lost: true})
			}
			return !why.Empty()
		})
	}
	slices.SortStableFunc(im.Problems, func(a, b Problem) int { return cmp.Compare(a.Row, b.Row) })
}
