package ratingchange

import (
	"iter"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// System is a federation's way to rate games.
type System struct {
	Code string
	Name phrase.Text
	Rule phrase.Text
	// Estimate says why what is reckoned here is not the number that the federation will publish; empty where it is.
	Estimate phrase.Text
	// Homes are the federations whose events are rated so.
	Homes []string
	// Counts is the choice of the rating that is changed.
	Counts model.RatingChoice
	rate   func(e *Event) []Gain
}

// systems are all that are known, FIDE's first.
var systems = []*System{&fideSystem, &usChess, &ecf, &dwz, &scotland}

// SystemByCode finds a system; the error names those there are.
func SystemByCode(code string) (*System, error) {
	codes := make([]string, len(systems))
	for n, s := range systems {
		if strings.EqualFold(s.Code, code) {
			return s, nil
		}
		codes[n] = s.Code
	}
	return nil, phrase.Errorf("there is no rating system %q; choose one of %s", code, strings.Join(codes, ", "))
}

// SystemsOf are the systems by which a section of an event is rated: the federation's own, where its players have such ratings
// or it goes by no other, and FIDE's where somebody has a rating of FIDE and the games are standard ones.
func SystemsOf(t *model.Tournament, s *model.Section) []*System {
	var all []*System
	federation := t.Federation
	if t.USChess(s) {
		federation = "USA"
	}
	fide, national := false, false
	for i := range s.Players {
		fide = fide || s.Players[i].Rating != 0
		national = national || s.Players[i].NationalRating != 0
	}
	own := (*System)(nil)
	for _, x := range systems {
		for _, home := range x.Homes {
			if home == federation {
				own = x
			}
		}
	}
	if own != nil && (national || fide) {
		all = append(all, own)
	}
	if fide && s.Control == model.Standard && also(t, s) {
		all = append(all, &fideSystem)
	}
	return all
}

// also tells whether a section is rated by FIDE, whoever rates it besides: it goes by FIDE's ratings, or is in FIDE mode.
func also(t *model.Tournament, s *model.Section) bool {
	c := t.Ratings(s)
	return s.FIDE || c != model.RatingNational && c != model.RatingNationalFirst
}

// Gain is what the games of an event bring somebody.
type Gain struct {
	Who     int          // among the people of the event
	Rating  model.Rating // before; 0 = none
	Games   int          // that count
	Halves  int          // made in them
	Known   bool         // there is a change, or a rating where there was none
	Change  int          // in hundredths of a point, of one who had a rating
	Fine    bool         // the change always has two decimals
	After   int          // the rating afterwards, whole; 0 = none
	K       string       // the coefficient, where there is one
	Awaited string       // the expected score
	Surplus string       // the score less that
	// Sum is what the change or the first rating is made of.
	Sum tiebreaks.Explanation
	// Performance is the performance, 0 without a game, and what it is made of.
	Performance int
	Performed   tiebreaks.Explanation
}

// First tells a first rating.
func (g *Gain) First() bool { return g.Known && g.Rating == 0 }

// Changed is the change with its sign: "+20.8", "−4.2"; "" where there is none.
func (g *Gain) Changed() string {
	if !g.Known || g.Rating == 0 {
		return ""
	}
	if g.Fine {
		return signed(fixed(g.Change)*(one/100), 2)
	}
	return changed(g.Change)
}

// changed writes hundredths with a sign and one decimal, or two where it has them.
func changed(hundredths int) string {
	x := fixed(hundredths) * (one / 100)
	switch {
	case hundredths == 0:
		return "0.0"
	case hundredths%10 == 0:
		return signed(x, 1)
	}
	return signed(x, 2)
}

// Rate is what the games of an event bring each of its people, in their order.
func (x *System) Rate(e *Event) []Gain {
	all := x.rate(e)
	for i := range all {
		g := &all[i]
		g.Who, g.Rating = i, e.People[i].Rating
		if g.Sum.Who != "" {
			g.Sum.Rule = x.Rule
			if !x.Estimate.Empty() {
				g.Sum.Notes = append(g.Sum.Notes, x.Estimate)
			}
		}
		e.performance(g)
	}
	return all
}

// Of is what the games of a section bring each of its players, after so many rounds.
func (x *System) Of(t *model.Tournament, s *model.Section, rounds int) (*Event, []Gain) {
	e := EventOf(t, s, rounds, x.Counts.Of)
	e.extra(t, s, x.Counts.Of)
	return e, x.Rate(e)
}

// performance adds the performance and what it is made of (FIDE B.01, 1.4.7 and 1.4.9): the mean of the opponents' ratings and the
// difference that the score stands for.
func (e *Event) performance(g *Gain) {
	p := &e.People[g.Who]
	var games []Game
	x := tiebreaks.Explanation{Who: p.Name, TieBreak: phrase.New("Performance"), Rule: phrase.New("FIDE Handbook B.01, 1.4.7 and 1.4.9")}
	var ratings []string
	halves := 0
	for _, r := range p.Results {
		o := &e.People[r.Opponent]
		line := e.line(&r)
		if o.Rating == 0 {
			line.Amount, line.Struck, line.Note = "–", true, phrase.New("%s; has no rating", scored(r.Halves))
		} else {
			line.Amount, line.Note = o.Rating.String(), scored(r.Halves)
			games = append(games, Game{Opponent: o.ID, Rating: o.Rating, Halves: r.Halves})
			ratings = append(ratings, o.Rating.String())
			halves += r.Halves
		}
		x.Lines = append(x.Lines, line)
	}
	rp, ok := Performance(games)
	if !ok {
		return
	}
	n := len(games)
	percent := (100*halves + n) / (2 * n)
	d := tiebreaks.RatingDifference(percent)
	x.Value = whole(rp).String()
	x.Formula = bracketed(ratings, " + ", n > 1) + over(n) + added(d) + " = " + x.Value
	x.Notes = []phrase.Text{phrase.New("%s of %d is %s %%; the table of B.02, 8.1.1, gives %s for it.", model.Points(halves).Fraction(), n,
		whole(percent).String(), signedWhole(d))}
	g.Performance, g.Performed = rp, x
}

// String is the number without decimals.
func (x fixed) String() string { return text(x, 0) }

func signedWhole(n int) string { return signed(whole(n), 0) }

// over is the divisor of a mean, none for a single game.
func over(n int) string {
	if n < 2 {
		return ""
	}
	return " ÷ " + whole(n).String()
}

// added is a whole number as a summand: " + 57", " − 95", or nothing for none.
func added(n int) string {
	switch {
	case n > 0:
		return " + " + whole(n).String()
	case n < 0:
		return " − " + whole(-n).String()
	}
	return ""
}

// bracketed joins the parts of a sum, in brackets where asked.
func bracketed(parts []string, between string, brackets bool) string {
	s := strings.Join(parts, between)
	if brackets {
		return "(" + s + ")"
	}
	return s
}

// summed writes signed numbers as a sum: "0.30 + 0.07 − 0.08".
func summed(parts []string) string {
	var b strings.Builder
	for n, p := range parts {
		sign, digits := "+", strings.TrimLeft(p, "+−")
		if strings.HasPrefix(p, "−") {
			sign = "−"
		}
		switch {
		case n == 0 && sign == "+":
			b.WriteString(digits)
		case n == 0:
			b.WriteString("−" + digits)
		default:
			b.WriteString(" " + sign + " " + digits)
		}
	}
	return b.String()
}

// line begins the line of a game.
func (e *Event) line(r *Result) tiebreaks.ExplainLine {
	index := r.Opponent
	if e.People[index].ID == 0 {
		index = -1 // plays in another section
	}
	return tiebreaks.ExplainLine{Round: r.Round, Opponent: e.People[r.Opponent].Name, OpponentIndex: index}
}

// scored is a result in words.
func scored(halves int) phrase.Text {
	switch halves {
	case 2:
		return phrase.New("win")
	case 1:
		return phrase.New("draw")
	}
	return phrase.New("loss")
}

// rated are the results of somebody against opponents with a rating, and these opponents; any other game is left out, and a line says so.
func (e *Event) rated(p *Person, x *tiebreaks.Explanation) iter.Seq2[Result, *Person] {
	return func(yield func(Result, *Person) bool) {
		for _, r := range p.Results {
			if o := &e.People[r.Opponent]; o.Rating != 0 {
				if !yield(r, o) {
					return
				}
				continue
			}
			l := e.line(&r)
			l.Amount, l.Struck, l.Note = "–", true, phrase.New("%s; has no rating, the game does not count", scored(r.Halves))
			x.Lines = append(x.Lines, l)
		}
	}
}

// begin is the explanation of somebody's change, of one without a rating of his first.
func (p *Person) begin() tiebreaks.Explanation {
	what := phrase.New("Change of the rating")
	if p.Rating == 0 {
		what = phrase.New("First rating")
	}
	return tiebreaks.Explanation{Who: p.Name, TieBreak: what}
}
