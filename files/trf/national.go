package trf

import (
	"fmt"
	"slices"
	"strings"

	"wallchart/model"
)

// national reads the national rating records: a federation's letters in place of
// 001, and a player's starting number. The line stays as it is for the way back,
// since it holds more than a player does.
func (rd *reader) national() {
	for i := range rd.all {
		r := &rd.all[i]
		if !nationalRecord(r) {
			continue
		}
		no, _ := r.number(5, 8)
		k, ok := rd.byNumber[no]
		if !ok {
			continue
		}
		p := &rd.s.Players[k]
		if n, ok := firstNumber(r.cols(49, 52)); ok {
			p.NationalRating = model.Rating(n)
		}
		if s := r.cols(58, 68); s != "" {
			p.NationalID = s
		}
		rd.kept[r.line] = true
		if string(r.runes) == nationalLine(rd.t, p, no) {
			continue
		}
		rd.s.Extra = append(rd.s.Extra, model.Extra{Key: r.id, Text: string(r.runes[3:])})
	}
}

// methods are FIDE's codes of starting rank methods, in the order of the choices:
// which rating counts. Of OTHER a file does not say what it is, so it is kept and not understood.
var methods = []string{"", "FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN"}

const otherMethod = "OTHER"

// methodFor is the code of what counts. Where nobody counts by a rating of the organiser's own, that choice is FIDON; where
// somebody does, it is OTHER.
func methodFor(choice model.RatingChoice, s *model.Section) string {
	switch {
	case choice != model.RatingOwnFirst:
		return methods[choice]
	case slices.ContainsFunc(s.Players, func(p model.Player) bool { return p.OwnRating != 0 }):
		return otherMethod
	}
	return methods[model.RatingFIDEFirst]
}

// method reads record 172: a federation and the method's code. The record stays
// for the way back when it says more.
func (rd *reader) method() {
	s, _ := rd.peek("172")
	if c := methodOf(s); c != model.RatingUsual {
		rd.s.Ratings = c
		if c == rd.t.UsualRatings(rd.s) {
			rd.s.Ratings = model.RatingUsual
		}
	}
}

func methodOf(text string) model.RatingChoice {
	if f := strings.Fields(strings.ToUpper(text)); len(f) > 0 {
		return model.RatingChoice(max(0, slices.Index(methods, f[len(f)-1])))
	}
	return model.RatingUsual
}

// methodText is what record 172 says of a section, "" where nothing has to be
// said: nobody has a national rating, and no choice was made.
func methodText(t *model.Tournament, s *model.Section) string {
	choice := t.Ratings(s)
	for _, e := range s.Extra {
		if c := methodOf(e.Text); e.Key == "172" && (c == choice || c == model.RatingUsual) {
			return strings.TrimPrefix(e.Text, " ")
		}
	}
	if s.Ratings == model.RatingUsual && !slices.ContainsFunc(s.Players, func(p model.Player) bool { return p.NationalRating != 0 }) {
		return ""
	}
	return fmt.Sprintf("%-3s %s", t.Federation, methodFor(choice, s))
}

// nationalRecord tells such a record from a comment or a ruler.
func nationalRecord(r *record) bool {
	if len(r.runes) < 8 || r.runes[3] != ' ' || strings.Trim(r.id, capitals) != "" ||
		strings.HasPrefix(r.id, "XX") || strings.HasPrefix(r.id, "BB") {
		return false
	}
	n, ok := r.number(5, 8)
	return ok && n > 0
}
