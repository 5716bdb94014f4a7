package norms

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
)

// TestExplained: games that are left out are struck, and what is not known is said.
func TestExplained(t *testing.T) {
	e := norm(t, 10, "GER", append(nine("111111100"), "- ? 1500 1")...)
	e.fed[10] = ""
	c := e.Case(0, &Rules[0])
	x := e.Explain(&c)
	last := x.Lines[len(x.Lines)-1]
	if len(x.Lines) != 10 || last.Amount != "1500" || !last.Struck || last.Note.String() != "win; left out (1.4.1e, f)" ||
		last.Opponent != "P11" {
		t.Errorf("the last line is %+v", last)
	}
	if len(x.Table) != 10 || x.Table[1][1].String() != "9 (≥ 9)" || x.Table[5][1].String() != "3 (≤ 5)" {
		t.Errorf("the conditions are %v", x.Table)
	}
	for i, want := range map[int]string{1: "GM, FRA", 6: "no title, GER", 10: "no title, no federation"} {
		if got := e.origin(i).String(); got != want {
			t.Errorf("player %d is %s, want %s", i, got, want)
		}
	}
	e.fed[1] = ""
	if got := e.origin(1).String(); got != "GM, no federation" {
		t.Error(got)
	}
	if text := fmt.Sprint(e.Explain(&c).Notes); !strings.Contains(text, "Their federation is not entered: P2.") {
		t.Error(text)
	}
	unmet := norm(t, 9, "GER", nine("111111000")...)
	out := unmet.Case(0, &Rules[0])
	text := fmt.Sprint(unmet.Explain(&out).Table)
	if out.Status != Out || !strings.Contains(text, "Performance (1.4.8): not met") || strings.Contains(text, "Games (1.4.1): not met") {
		t.Error(text)
	}
	unmet.rating[1] = 0
	if note := unmet.Explain(&out).Lines[0].Note.String(); note != "win; GM, FRA; without a rating" {
		t.Error(note)
	}
}

// TestOver: each full point above what was required is one more game (1.4.1d).
func TestOver(t *testing.T) {
	e := norm(t, 9, "GER", nine("111111111")...)
	c := e.Case(0, &Rules[0])
	if c.Over() != 4 || fmt.Sprint(e.Advice(&c)) != "[The norm stands, and the score is 2 above what was required: it counts as 11 games "+
		"(1.4.1d).]" {
		t.Errorf("%d, %v", c.Over(), e.Advice(&c))
	}
}

// TestCertificate: the counts of the form, its remarks, and what is missing.
func TestCertificate(t *testing.T) {
	e := norm(t, 10, "GER", append(nine("111111100"), "- GER 1500 1")...)
	c := e.Case(0, &Rules[0])
	f := e.Certificate(&c)
	if f.Federations != 5 || f.Abroad != 6 || f.Rated != 9 || f.Host != 3 || f.Titled != 5 || fmt.Sprint(f.ByTitle) != "map[GM:3 IM:2]" {
		t.Errorf("%+v", f)
	}
	if got := fmt.Sprint(f.Remarks); got != "[1 game is left out (1.4.1e, f)]" {
		t.Error(got)
	}
	missing := fmt.Sprint(f.Missing)
	for _, want := range []string{"the player's FIDE ID", "the first day", "the last day", "the chief arbiter", "the rate of play",
		"the FIDE ID of P2; P3"} {
		if !strings.Contains(missing, want) {
			t.Errorf("%s lacks %q", missing, want)
		}
	}
	if strings.Contains(missing, "federation") {
		t.Errorf("federations are not missing: %s", missing)
	}
	e.Exempt = true
	if got := fmt.Sprint(e.Certificate(&c).Remarks); !strings.Contains(got, "national championship or zonal tournament") {
		t.Error(got)
	}
	e.Abroad, e.Visitors = true, Visitors{Players: 21, Federations: 4, Titled: 11}
	if got := fmt.Sprint(e.Certificate(&c).Remarks); !strings.Contains(got, "they are 21 of 4 federations, 11 of them with a title") {
		t.Error(got)
	}
	if got := fmt.Sprint(e.Certificate(&c).Remarks); !strings.Contains(got, "at least 20 rated players from abroad") ||
		strings.Contains(got, "zonal") {
		t.Error(got)
	}
	nine := norm(t, 9, "GER", nine("11111111+")...)
	eight := nine.Case(0, &Rules[0])
	if got := fmt.Sprint(nine.Certificate(&eight).Remarks); !strings.Contains(got, "8 games of 9 rounds") {
		t.Error(got)
	}
}

// TestCases: everybody who has a norm or can have one, each title that he seeks.
func TestCases(t *testing.T) {
	e := norm(t, 9, "GER", nine("111111100")...)
	var all []string
	for _, c := range e.Cases() {
		all = append(all, fmt.Sprint(c.Player, c.Rule.Title, c.Status.Code()))
	}
	if got := strings.Join(all, ", "); got != "0GMnorm, 0IMnorm" {
		t.Error(got)
	}
}

// TestLosing: below a half the difference is taken away; and a norm that stands before the end may be left alone.
func TestLosing(t *testing.T) {
	e := norm(t, 9, "GER", nine("100=00010")...)
	c := e.Case(0, &Rules[1])
	if x := e.Explain(&c); !strings.HasSuffix(x.Formula, " ÷ 9 − 166 = 2241") {
		t.Error(x.Formula)
	}
	early := norm(t, 11, "GER", nine("111111100")...)
	stands := early.Case(0, &Rules[0])
	if got := fmt.Sprint(early.Advice(&stands)); got != "[The norm stands: games that are left may be lost, or not be played (1.4.1e).]" {
		t.Error(got)
	}
	if stands.Over() != 0 {
		t.Errorf("it is %d above", stands.Over())
	}
}

// TestDoubleRoundRobin: of five opponents, met twice, three must have the titles of the rule (1.4.5f), each counted once.
func TestDoubleRoundRobin(t *testing.T) {
	for grandmasters, want := range map[int]bool{3: true, 2: false} {
		e := norm(t, 10, "GER", "GM FRA 2600", "GM USA 2590", "GM ESP 2580", "IM GER 2500", "IM POL 2490")
		e.Section.Format = model.DoubleRoundRobin
		if grandmasters == 2 {
			e.Section.Players[3].Title = "IM"
		}
		var games []Game
		for r := range 10 {
			games = append(games, Game{Round: r + 1, Opponent: 1 + r%5, Halves: 1 + r%2})
		}
		j := e.judge(0, &Rules[0], games)
		special, _ := j.Check(Special)
		if special.Needs != 3 || special.Has != grandmasters || j.holds() != want {
			t.Errorf("%d grandmasters: %+v, %+v", grandmasters, special, j.Checks)
		}
		e.Section.Format, e.Section.GamesPerPairing = model.RoundRobin, 2
		if j := e.judge(0, &Rules[0], games); j.holds() != want {
			t.Errorf("two games a round, %d grandmasters: %+v", grandmasters, j.Checks)
		}
	}
	if j := norm(t, 9, "GER").judge(0, &Rules[0], nil); j.holds() || j.Rp != 0 || j.Required != -1 {
		t.Errorf("of no games: %+v", j)
	}
}

// TestUnratedOpponent: without a rating he counts as 1400, and as the floor where he is the lowest.
func TestUnratedOpponent(t *testing.T) {
	e := norm(t, 9, "GER", "GM FRA 2600 1", "- ESP 0 1", "- ESP 0 1")
	if j := e.judge(0, &Rules[0], e.Played[0]); fmt.Sprint(j.Ratings) != "[2600 2200 1400]" {
		t.Error(j.Ratings)
	}
}
