package prizes

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// tester is a test, of testing or of rapid.
type tester interface {
	Helper()
	Fatal(args ...any)
	Fatalf(format string, args ...any)
	Errorf(format string, args ...any)
}

// event is a section with players who have their scores by the arbiter's decision: "A 2300 4" a line, the rating 0 for
// none; more words are facts: sex w, age 2015, club North.
func event(tb tester, players string) (*model.Tournament, *model.Section) {
	tb.Helper()
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(0, 0, 0)}
	for _, line := range strings.Split(strings.TrimSpace(players), "\n") {
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		rating := must.Have(strconv.Atoi(words[1]))(tb)
		score := must.Have(model.ParsePoints(words[2]))(tb)
		id := model.ID(len(s.Players) + 1)
		p := model.Player{Entry: model.Entry{ID: id, Number: int(id), Name: words[0]}, Rating: model.Rating(rating)}
		for at := 3; at+1 < len(words); at += 2 {
			switch words[at] {
			case "sex":
				p.Sex = words[at+1]
			case "born":
				p.Birth = model.Date(words[at+1])
			case "club":
				p.Club = words[at+1]
			case "in":
				p.Categories = append(p.Categories, words[at+1])
			default:
				tb.Fatalf("%q is no fact", words[at])
			}
		}
		s.Players, s.LastID = append(s.Players, p), id
		s.Adjustments = append(s.Adjustments, model.Adjustment{Who: id, Games: score})
	}
	return &model.Tournament{Name: "Test", Start: "2026-05-01", Federation: "USA", Sections: []*model.Section{s}}, s
}

// fund reads "1st 250, 2nd 150, X 100 2000-2199": a name, an amount and a rule.
func fund(tb tester, text string) model.Fund {
	tb.Helper()
	var f model.Fund
	for _, one := range strings.Split(text, ",") {
		words := strings.Fields(one)
		c := must.Have(model.ParseCents(words[1]))(tb)
		f.Prizes = append(f.Prizes, model.Prize{Name: words[0], Amount: c, Rule: strings.Join(words[2:], " ")})
	}
	return f
}

// divided divides by the standings without a tie-break, so that the starting number orders those who are level.
func divided(tb tester, t *model.Tournament, s *model.Section, f model.Fund) *Division {
	tb.Helper()
	st := must.Have(catalogue.Standard(t, s, 0))(tb)
	d := must.Have(Divide(st, f))(tb)
	checkSums(tb, d)
	return d
}

// checkSums holds every division to what must always be so: amounts are the sums of their parts, no prize is paid more
// than once, and what is paid and what is left come to the fund.
func checkSums(tb tester, d *Division) {
	tb.Helper()
	paid := make([]model.Cents, len(d.Fund.Prizes))
	var total model.Cents
	for _, a := range d.Awards {
		if amount(a.Parts) != a.Amount {
			tb.Errorf("%s gets %s, and the parts come to %s", a.Name, a.Amount, amount(a.Parts))
		}
		total += a.Amount
		seen := map[int]bool{}
		for _, p := range a.Parts {
			if seen[p.Prize] {
				tb.Errorf("%s gets %s in two parts", a.Name, d.Fund.Prizes[p.Prize].Name)
			}
			seen[p.Prize] = true
			if p.Amount <= 0 {
				tb.Errorf("%s gets %s of %s", a.Name, p.Amount, d.Fund.Prizes[p.Prize].Name)
			}
			paid[p.Prize] += p.Amount
		}
	}
	left := total
	for _, p := range d.Left {
		paid[p.Prize] += p.Amount
		left += p.Amount
	}
	if !slices.Equal(paid, d.Worth) {
		tb.Errorf("paid and left by prize: %v of %v", paid, d.Worth)
	}
	if total != d.Paid || left != d.Total {
		tb.Errorf("%s is paid, %s by prize; with what is left %s of %s", d.Paid, total, left, d.Total)
	}
}

// amounts is "A 250.00, B 125.00".
func amounts(d *Division) string {
	var all []string
	for _, a := range d.Awards {
		all = append(all, fmt.Sprintf("%s %s", a.Name, a.Amount))
	}
	return strings.Join(all, ", ")
}
