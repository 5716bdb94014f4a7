package trf

import (
	"fmt"
	"strconv"
	"strings"

	"wallchart/files/pattern"
)

// Record 222 (TRF26) has the time control in code: periods with colons between, each
// "moves/seconds+increment", the last one without moves: 40/6000+30:1500+30. The words
// of record 122 are coded where they say no more than that.

var (
	// wordedPeriod is 40/100+30, 90+30, 90 min + 30 s a move, G/60;+5.
	wordedPeriod = pattern.New(`^(?:(\d{1,2})\s*/\s*)?(?:g\s*/\s*)?(\d{1,3})\s*(?:min|minutes|'|’)?` +
		`(?:\s*;?\s*\+\s*(\d{1,3})\s*(?:s|sec|seconds|''|"|”)?(?:\s*(?:/|per|a)\s*move)?)?$`)
	codedPeriod = pattern.New(`^(?:(\d{1,2})/)?(\d{2,5})(?:\+(\d{1,3}))?$`)
)

// mostMoves is how many moves a period may have; what is above is taken for minutes.
const mostMoves = 60

// codeOfTime is the code of a time control in words, "" where they say something else:
// a delay, or what a person has to read.
func codeOfTime(words string) string {
	return periods(words, ",", wordedPeriod, func(n int) (int, bool) { return n * 60, n > 0 }, ":")
}

// timeOfCode is a code in the words that codeOfTime reads, minutes and seconds: "" for a
// code that is none, or that has half minutes.
func timeOfCode(code string) string {
	return periods(code, ":", codedPeriod, func(n int) (int, bool) { return n / 60, n >= 60 && n%60 == 0 }, ", ")
}

// periods writes each period anew, its length made another by turn.
func periods(text, between string, form *pattern.Pattern, turn func(int) (int, bool), join string) string {
	all := strings.Split(strings.ToLower(text), between)
	for i, s := range all {
		m := form.FindStringSubmatch(strings.TrimSpace(s))
		if m == nil || (m[1] == "") != (i == len(all)-1) { // the last one, and only that, is for the rest of the game
			return ""
		}
		moves, _ := strconv.Atoi(m[1])
		length, _ := strconv.Atoi(m[2])
		length, ok := turn(length)
		if !ok || moves > mostMoves || m[1] != "" && moves == 0 {
			return ""
		}
		all[i] = strconv.Itoa(length)
		if moves > 0 {
			all[i] = fmt.Sprintf("%d/%s", moves, all[i])
		}
		if m[3] != "" {
			all[i] += "+" + m[3]
		}
	}
	return strings.Join(all, join)
}
