package trf

import (
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
		if string(r.runes) == nationalLine(p, no) {
			continue
		}
		rd.s.Extra = append(rd.s.Extra, model.Extra{Key: r.id, Text: string(r.runes[3:])})
	}
}

// nationalRecord tells such a record from a comment or a ruler.
func nationalRecord(r *record) bool {
	if len(r.runes) < 8 || r.runes[3] != ' ' || strings.Trim(r.id, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") != "" || strings.HasPrefix(r.id, "XX") || strings.HasPrefix(r.id, "BB") {
		return false
	}
	n, ok := r.number(5, 8)
	return ok && n > 0
}
