package trf

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/model"
	"wallchart/must"
)

// TestLines: what a line is, and what stands in its columns, which are counted from 1.
func TestLines(t *testing.T) {
	text := "012 ab\r\n\r\n \n0\n12\n\t\u00a0x\u2028y\u2029z\x01 \n" + strings.Repeat("ä", 4096) + "\n" + strings.Repeat("ä", 4097) + "\n123"
	var got []string
	for _, r := range collect(text) {
		got = append(got, fmt.Sprintf("%d %q %d", r.line, r.id, len(r.runes)))
	}
	want := []string{`1 "012" 6`, `4 "0" 1`, `5 "12" 2`, `6 "  x" 7`, `7 "äää" 4096`, `8 "?" 0`, `9 "123" 3`}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if r := collect("\t\u00a0x\u2028y\u2029z\x01")[0]; string(r.runes) != "  x y z" {
		t.Errorf("%q", string(r.runes))
	}
	r := &record{runes: []rune("001 ab  cd")}
	for _, c := range []struct {
		from, to  int
		cols, raw string
	}{{1, 3, "001", "001"}, {4, 5, "a", " a"}, {5, 8, "ab", "ab  "}, {10, 10, "d", "d"}, {9, 12, "cd", "cd  "}, {10, 11, "d", "d "},
		{11, 12, "", "  "}, {12, 12, "", " "}, {7, 8, "", "  "}} {
		if cols, raw := r.cols(c.from, c.to), r.raw(c.from, c.to); cols != c.cols || raw != c.raw {
			t.Errorf("columns %d-%d: %q, %q; want %q, %q", c.from, c.to, cols, raw, c.cols, c.raw)
		}
	}
	for text, want := range map[string]string{"   0": "0 true", "": "0 true", "12": "12 true", " 7 ": "7 true", "-1": "-1 false",
		"x": "0 false", "1 2": "0 false"} {
		n, ok := (&record{runes: []rune(text)}).number(1, 4)
		if got := fmt.Sprint(n, ok); got != want {
			t.Errorf("%q is %s, want %s", text, got, want)
		}
	}
	for text, want := range map[string]string{"": "0.0 false true", "1.5": "1.5 true true", "x": "0.0 false false", "0": "0.0 true true"} {
		p, given, ok := (&record{runes: []rune(text)}).points(1, 4)
		if got := fmt.Sprint(p, given, ok); got != want {
			t.Errorf("%q is %s, want %s", text, got, want)
		}
	}
	for text, want := range map[string]string{"": "[] 0", "  12": "[2] 0", "12x34x56": "[12 34 56] 0", "12x  x56": "[12 56] 0",
		"12x-1x34": "[12] 4",
		"0 x00":    "[0 0] 0", "12x3": "[12 3] 0", "1": "[1] 0", "axb": "[] 1"} {
		ns, bad := (&record{runes: []rune(text)}).numbers(1, 2, 3)
		if got := fmt.Sprint(ns, " ", bad); got != want {
			t.Errorf("%q is %s, want %s", text, got, want)
		}
	}
	for text, want := range map[string]string{"52 (41)": "52 true", " n 9": "9 true", "x90y": "90 true", "": "0 false", "none": "0 false",
		"0":                    "0 true",
		"99999999999999999999": "9223372036854775807 false"} {
		n, ok := firstNumber(text)
		if got := fmt.Sprint(n, ok); got != want {
			t.Errorf("%q is %s, want %s", text, got, want)
		}
	}
	if got := fmt.Sprint(numbersIn("10 29x345,6-7 99999999999999999999 08")); got != "[10 29 345 6 7 8]" {
		t.Error(got)
	}
}

// TestKindsOfLines: rulers without a mark, national records, records of the header, codes of
// federations.
func TestKindsOfLines(t *testing.T) {
	of := func(line string) *record { return &collect(line + "|")[0] }
	for line, want := range map[string]bool{
		"   SSSS": true, "1234567890123": true, "123456789": true, "12345678": false, "0123456789": true, "012345678": true, "01234567": false,
		"--------": true, "== __ --": true, "== __ -x": false, "DDD SSSS sTTT": true, "AAA": true, "ZZZ x": true, "DDE S": false, "DED S": false,
		"EDD S": false, "ddd s": false, "111 x": false, "@@@ x": false, "[[[ x": false, "AA": false, "ABC": false,
	} {
		r := of(line)
		r.runes = r.runes[:len(r.runes)-1]
		r.id = string(r.runes[:min(3, len(r.runes))])
		if got := ruler(r); got != want {
			t.Errorf("%q is a ruler: %v", line, got)
		}
	}
	for line, want := range map[string]bool{
		"IND    1": true, "IND 1234": true, "IND 1000": true, "IND    0": false, "IND   -1": false, "IND    x": false,
		"IND ": false, "IND   1": false,
		"IND     ": false,
		"INDx   1": false, "ind    1": false, "001    1": false, "XXR    1": false, "BBW    1": false, "AXX    1": true, "ABB    1": true,
		"IND    12": true, "IND 1": false,
	} {
		if got := nationalRecord(&record{id: line[:3], runes: []rune(line)}); got != want {
			t.Errorf("%q is a national record: %v", line, got)
		}
	}
	for id, want := range map[string]bool{"012": true, "992": true, "013": false, "122": true, "12": false, "0122": false, "A12": false,
		"": false, "1A2": false} {
		if got := headerKind(id); got != want {
			t.Errorf("%q is of the header's kind: %v", id, got)
		}
	}
	for code, want := range map[string]bool{"IND": true, "IN": false, "INDI": false, "Ind": false, "XXR": false, "BBW": false, "": false,
		"AXX": true, "I1D": false} {
		if got := federationCode(code); got != want {
			t.Errorf("%q is a federation: %v", code, got)
		}
	}
}

// TestCells: the forms of a round in record 001, from column 92 on.
func TestCells(t *testing.T) {
	none := cell{result: ' '}
	for text, want := range map[string]cell{
		"  12 w 1": {opponent: 12, colour: model.White, result: '1'}, "0012 b 0": {opponent: 12, colour: model.Black, result: '0'},
		"1234 s =": {opponent: 1234, colour: model.Black, result: '='}, "12   - +": {opponent: 12, dash: true, result: '+'},
		" 12    -": {opponent: 12, result: '-'}, "  12 W d": {opponent: 12, colour: model.White, result: 'D'},
		"  12 w  ": {opponent: 12, colour: model.White, result: ' '}, "0000 - H": {dash: true, result: 'H'},
		"    x-xFx": {dash: true, result: 'F'}, "     - ": {dash: true, result: ' '}, "   -": {dash: true, result: ' '}, "-": {dash: true,
			result: ' '},
		"       U": {result: 'U'}, "        Z": {result: 'Z'}, "z": {result: 'Z'}, "H        x": {result: 'H'}, "12w1": {opponent: 12,
			colour: model.White, result: '1'},
		"-  12 b1": {opponent: 12, colour: model.Black, result: '1'},
		"1234 b":   {opponent: 1234, colour: model.Black, result: ' '}, " 12": {opponent: 12, result: ' '}, "   y": none, "   x": {result: 'X'},
		"12 q 1":   none,
		"   2 x 1": none, "   2 w q": none, "  x2 w 1": none, "        ": {result: ' ', blank: true},
	} {
		rd := &reader{t: &model.Tournament{}, s: &model.Section{}, byNumber: map[int]int{}}
		rd.sort(collect(rec("001", 5, "   1", 15, strings.Repeat("A", 33), 54, "GER", 92, text, 112, "   2 w 1")))
		rd.people()
		if len(rd.players) != 1 {
			t.Fatal(rd.problems)
		}
		want.column = 92
		got := rd.players[0].cells
		if len(got) != 3 && text != "" || got[0] != want || (want == cell{result: ' ', column: 92}) != (len(rd.problems) == 1) {
			t.Errorf("%q is %+v, want %+v; %v", text, got[0], want, rd.problems)
		}
	}
	s, _ := section(t, "142 200\n"+rec("001", 5, "   1", 15, "A", 92, "   2 w 1", 92+10*199, "0000 - H", 92+10*200, "0000 - H")+row(2, "1b0"))
	if got := requests(s); got != "1 in 200: half-point bye" {
		t.Errorf("%s is asked for, and there is no round 201", got)
	}
	if s, _ := section(t, rec("001", 5, "   1", 15, "A", 92, "   2 w 1", 102, "H")+row(2, "1b0")); requests(s) != "1 in 2: half-point bye" {
		t.Errorf("a letter at the end of a line is read as %q", requests(s))
	}
}

// straightLine has every column behind the name filled.
var straightLine = strings.TrimSuffix(rec("001", 5, "   1", 15, "Jones, Ann", 48, "7", 49, "2500", 54, "GER", 58, "a2345678901", 70,
	"1999/12/31",
	81, "10.5", 86, "   3", 92, "1234 w 1", 102, "2345 b =", 112, "3456 - +"), "\n")

// TestStraightColumns: any letter where the format has a number, a blank or a colour makes a
// line look shifted; in other columns it does not.
func TestStraightColumns(t *testing.T) {
	crooked := map[int]bool{}
	for _, span := range [][2]int{{48, 53}, {80, 85}, {90, 95}, {96, 97}, {102, 107}, {112, 117}} {
		for c := span[0]; c <= span[1]; c++ {
			crooked[c] = true
		}
	}
	for c := 1; c <= 119; c++ {
		runes := []rune(straightLine)
		runes[c-1] = 'x'
		if got := straight(&record{runes: runes}, 0); got == crooked[c] {
			t.Errorf("with a letter in column %d the line is straight: %v", c, got)
		}
	}
	for _, c := range []struct {
		at   int
		text string
		want bool
	}{{81, "10,5", true}, {81, " 0.½", false}, {81, "  ½5", true}, {81, "-0.5", true}, {81, "    ", true}, {81, " .  ", false}, {82, "1.05.",
		true}, {82, "1.0.", true},
		{82, "1. ", false}, {97, "s", true}, {97, "b", true}, {97, " ", true}, {97, "B", true}, {97, "w", true}, {97, "1", false}, {112, "1234",
			true}, {80, "7", true},
		{96, "1", false}, {106, "1", false}} {
		runes := []rune(straightLine)
		copy(runes[c.at-1:], []rune(c.text))
		if got := straight(&record{runes: runes}, 0); got != c.want {
			t.Errorf("with %q in column %d the line is straight: %v", c.text, c.at, got)
		}
	}
	if straight(&record{runes: []rune(straightLine[:101] + "x")}, 0) {
		t.Error("a letter at the end of a line is passed over")
	}
}

// TestShiftedLines: a line whose columns behind the name stand up to six to the left or right is
// read as if it were straight.
func TestShiftedLines(t *testing.T) {
	for _, by := range []int{-1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6} {
		name := string([]rune(strings.Repeat("Näme, ", 8))[:33+by])
		line := []rune("001    1      " + name)
		line = append(line, []rune(straightLine)[47:]...)
		rd := &reader{}
		got := rd.straighten(&record{line: 9, runes: line})
		want := "001    1      " + fmt.Sprintf("%-33s", string([]rune(name)[:min(33, 33+by)])) + string([]rune(straightLine)[47:])
		if string(got.runes) != want || got.line != 9 {
			t.Errorf("by %d:\n%s\nwant\n%s", by, string(got.runes), want)
		}
		says := fmt.Sprintf("Line 9, column 48: the columns behind the name are shifted by %d; they are read as if they were not.", by)
		if diff := cmp.Diff([]string{says}, said(rd.problems)); diff != "" {
			t.Error(diff)
		}
	}
	for _, c := range []struct{ what, line, want string }{
		{"of 84 characters", rec("001", 5, "   1", 15, "A", 48, "2500", 53, "GER", 81, "1.05"), "2500 GER"},
		{"of 83 characters", rec("001", 5, "   1", 15, "A", 48, "2500", 53, "GER", 81, "1.0"), "500 ER"},
		{"by seven", rec("001", 5, "   1", 15, "A", 56, "2500", 61, "GER", 88, " 1.0", 99, "1234 w 1"), "unr. 2"},
		{"only the rating is none", rec("001", 5, "   1", 15, "A", 49, "24o0", 81, " 1.0", 86, "   1", 92, "   2 w 1"), "unr. "},
	} {
		rd := &reader{t: &model.Tournament{}, s: &model.Section{}, byNumber: map[int]int{}}
		rd.sort(collect(c.line))
		rd.people()
		p := rd.s.Players[0]
		if got := fmt.Sprint(p.Rating, " ", p.Federation); got != c.want {
			t.Errorf("%s: %s, want %s; %v", c.what, got, c.want, said(rd.problems))
		}
	}
}

// TestKeptDates: a date that cannot be read stays as it stands, and is written again.
func TestKeptDates(t *testing.T) {
	res := must.Have(readText("012 X\n042 1 May\n052 2026-05-02\n"+rec("132", 92, "26/05/01", 102, "", 112, "26/05/03")+row(1, "2w1")+row(2,
		"1b0"), known))(t)
	tr, s := res.Tournament, res.Tournament.Sections[0]
	if diff := cmp.Diff([]model.Extra{{Key: "042", Text: " 1 May"}}, s.Extra); diff != "" ||
		!slices.Equal(s.Coming, []model.When{{}, {Date: "2026-05-03"}}) || tr.Start != "" || tr.End != "2026-05-02" ||
		s.Rounds[0].Date != "2026-05-01" {
		t.Errorf("%s%+v", diff, tr)
	}
	text, _ := write(t, tr, Options{})
	if !strings.Contains(text, "\r\n042 1 May\r\n052 2026/05/02\r\n") ||
		!strings.Contains(text, strings.TrimSuffix(rec("132", 92, "26/05/01", 112, "26/05/03"), "\n")+"\r\n") {
		t.Error(text)
	}
	// As it was kept until format 1.4 of our own file. What the schedule says goes before.
	s.Coming, s.Extra = []model.When{{Date: "2026-05-02"}},
		[]model.Extra{{Key: "132", Text: strings.Repeat(" ", 98) + "26/05/09  26/05/03"}}
	text, lost := write(t, tr, Options{})
	if !strings.Contains(text, rec("132", 92, "26/05/01", 102, "26/05/02", 112, "26/05/03")[:119]+"\r\n") || len(lost) > 0 {
		t.Errorf("%s%q", text, lost)
	}
	s.Coming[0].Time = "14:00"
	if _, lost = write(t, tr, Options{}); len(lost) != 1 || lost[0] != "the times of day at which the rounds begin" {
		t.Errorf("lost is %q", lost)
	}
}

// TestDatesOfTooManyRounds: what stands behind round 200 is not taken for a round.
func TestDatesOfTooManyRounds(t *testing.T) {
	res := must.Have(readText(rec("132", 92+10*199, "26/05/01", 92+10*200, "26/05/02")+row(1, "2w1")+row(2, "1b0"), known))(t)
	if s := res.Tournament.Sections[0]; s.Scheduled() != 200 || s.When(200).Date != "2026-05-01" {
		t.Errorf("the last round is %d, on %v", s.Scheduled(), s.When(s.Scheduled()))
	}
}

// TestKeptRecordsInOrder: national records stand first among those that are kept, then
// the header's, then what is not known.
func TestKeptRecordsInOrder(t *testing.T) {
	res := must.Have(readText(four+"XYZ 1\n222 90+30\n"+rec("IND", 5, "   1", 49, "1500", 58, "77")+"092 Swiss by hand\n", known))(t)
	var keys []string
	for _, e := range res.Tournament.Sections[0].Extra {
		keys = append(keys, e.Key)
	}
	if got := strings.Join(keys, " "); got != "IND 092 222 XYZ" {
		t.Errorf("kept are %s", got)
	}
}
