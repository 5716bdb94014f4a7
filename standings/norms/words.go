package norms

import (
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Words name the status.
func (s Status) Words() phrase.Text {
	switch s {
	case Has:
		return phrase.New("norm")
	case Possible:
		return phrase.New("possible")
	}
	return phrase.New("out")
}

// Words name the condition.
func (k Kind) Words(r *Rule) phrase.Text {
	switch k {
	case Games:
		return phrase.New("Games (1.4.1)")
	case Titled:
		return phrase.New("Titled opponents (1.4.5a)")
	case Special:
		return phrase.New("Opponents with %s (1.4.5)", phrase.Verbatim(strings.Join(r.Special, ", ")))
	case Federations:
		return phrase.New("Federations other than the player's (1.4.3)")
	case OwnFederation:
		return phrase.New("Opponents from the own federation (1.4.4)")
	case OneFederation:
		return phrase.New("Opponents from one federation (1.4.4)")
	case Average:
		return phrase.New("Average rating of the opponents (1.4.8a)")
	case Score:
		return phrase.New("Score in per cent (1.4.8b)")
	}
	return phrase.New("Performance (1.4.8)")
}

// Asked is what a condition asks: "≥ 5", "≤ 6".
func (c Check) Asked() string {
	if c.Most {
		return "≤ " + strconv.Itoa(c.Needs)
	}
	return "≥ " + strconv.Itoa(c.Needs)
}

// Explain opens a case: the games with the ratings that count, the performance, and each condition with what there is.
func (e *Event) Explain(c *Case) tiebreaks.Explanation {
	x := tiebreaks.Explanation{Who: e.Section.Players[c.Player].Name, TieBreak: phrase.New("%s norm", c.Rule.Title), Value: "–",
		Rule: phrase.New("FIDE Title Regulations B.01 of 1 January 2024, 1.4")}
	var ratings []string
	for k, g := range c.Games {
		l := e.line(&g)
		l.Amount = strconv.Itoa(c.Ratings[k])
		switch {
		case k == c.Raised:
			l.Note = phrase.New("%s; %s; %s raised to the least that counts (1.4.6c)", l.Note, e.origin(g.Opponent), e.rated(g.Opponent))
		case e.rating[g.Opponent] == 0:
			l.Note = phrase.New("%s; %s; without a rating", l.Note, e.origin(g.Opponent))
		default:
			l.Note = phrase.New("%s; %s", l.Note, e.origin(g.Opponent))
		}
		ratings = append(ratings, l.Amount)
		x.Lines = append(x.Lines, l)
	}
	for _, g := range c.Dropped {
		l := e.line(&g)
		l.Amount, l.Struck = e.rated(g.Opponent).String(), true
		l.Note = phrase.New("%s; left out (1.4.1e, f)", l.Note)
		x.Lines = append(x.Lines, l)
	}
	if n := len(c.Games); n > 0 {
		sign := " + "
		d := c.Dp
		if d < 0 {
			sign, d = " − ", -d
		}
		x.Value = strconv.Itoa(c.Rp)
		x.Formula = "(" + strings.Join(ratings, " + ") + ") ÷ " + strconv.Itoa(n) + sign + strconv.Itoa(d) + " = " + x.Value
		x.Notes = append(x.Notes, phrase.New("The average is %d; %s of %d is %d %%, and the table of 1.4.9 gives %+d for it.", c.Ra,
			model.Points(c.Halves).Fraction(), n, c.Percent, c.Dp))
	}
	x.Heading = phrase.New("Conditions")
	x.Table = [][]phrase.Text{{phrase.Text{}, phrase.New("has (asked)")}}
	for _, k := range c.Checks {
		what := k.Kind.Words(c.Rule)
		if !k.Met() {
			what = phrase.New("%s: not met", what)
		}
		x.Table = append(x.Table, []phrase.Text{what, phrase.Verbatim(strconv.Itoa(k.Has) + " (" + k.Asked() + ")")})
	}
	x.Notes = append(x.Notes, e.Advice(c)...)
	if c.Waived {
		x.Notes = append(x.Notes, phrase.New("No mix of federations is asked for (1.4.3); one norm of an application must be without that."))
	}
	if missing := e.withoutFederation(c); missing != "" {
		x.Notes = append(x.Notes, phrase.New("Their federation is not entered: %s.", phrase.Verbatim(missing)))
	}
	return x
}

// Advice says how the case stands, in sentences.
func (e *Event) Advice(c *Case) []phrase.Text {
	switch {
	case c.Status == Has && c.Without:
		return []phrase.Text{phrase.New("The norm stands: games that are left may be lost, or not be played (1.4.1e).")}
	case c.Status == Has && c.Over() > 1:
		return []phrase.Text{phrase.New("The norm stands, and the score is %s above what was required: it counts as %d games (1.4.1d).",
			model.Points(c.Over()).Fraction(), min(len(c.Games), mostGames)+c.Over()/2)}
	case c.Status == Has:
		return []phrase.Text{phrase.New("The norm stands.")}
	case c.Status == Out:
		return []phrase.Text{phrase.New("No result brings this norm any more.")}
	case len(c.Needs) == 0:
		return []phrase.Text{phrase.New("Only if games are left out: those against beaten opponents, or the last ones (1.4.1e, f).")}
	}
	var all []phrase.Text
	left := c.Left()
	for _, n := range c.Needs {
		switch score := model.Points(n.Halves).Fraction(); {
		case n.Halves == 0 && n.Average == 0:
			all = append(all, phrase.Count(left, "Any result of %d game is enough, but it must be played.",
				"Any results of %d games are enough, but they must be played."))
		case n.Halves == 0:
			all = append(all, phrase.New("No point is needed of %d, if those not yet paired have %d on average.", left, n.Average))
		case n.Average == 0:
			all = append(all, phrase.New("%s of %d is enough.", score, left))
		default:
			all = append(all, phrase.New("%s of %d is enough, if those not yet paired have %d on average.", score, left, n.Average))
		}
	}
	for _, k := range c.More {
		missing := k.Needs - k.Has
		switch k.Kind {
		case Titled:
			all = append(all, phrase.Count(missing, "%d more titled opponent is needed.", "%d more titled opponents are needed."))
		case Special:
			all = append(all, phrase.Count(missing, "%d more opponent with %s is needed.", "%d more opponents with %s are needed.", missing,
				phrase.Verbatim(strings.Join(c.Rule.Special, ", "))))
		case Federations:
			all = append(all, phrase.Count(missing, "Opponents of %d more federation are needed.", "Opponents of %d more federations are needed."))
		}
	}
	return all
}

// line begins the line of a game.
func (e *Event) line(g *Game) tiebreaks.ExplainLine {
	l := tiebreaks.ExplainLine{Round: g.Round, Opponent: e.Section.Players[g.Opponent].Name, OpponentIndex: g.Opponent}
	switch g.Halves {
	case 2:
		l.Note = phrase.New("win")
	case 1:
		l.Note = phrase.New("draw")
	default:
		l.Note = phrase.New("loss")
	}
	return l
}

// origin is somebody's title and federation: "IM, FRA".
func (e *Event) origin(i int) phrase.Text {
	title, fed := e.Section.Players[i].Title, e.fed[i]
	switch {
	case title == "" && fed == "":
		return phrase.New("no title, no federation")
	case title == "":
		return phrase.New("no title, %s", fed)
	case fed == "":
		return phrase.New("%s, no federation", title)
	}
	return phrase.Verbatim(title + ", " + fed)
}

// rated is somebody's rating, or what the unrated count as.
func (e *Event) rated(i int) model.Rating {
	if e.rating[i] == 0 {
		return unrated
	}
	return model.Rating(e.rating[i])
}

// withoutFederation names the opponents whose federation is not known.
func (e *Event) withoutFederation(c *Case) string {
	var names []string
	for _, g := range c.Games {
		if e.fed[g.Opponent] == "" {
			names = append(names, e.Section.Players[g.Opponent].Name)
		}
	}
	return strings.Join(names, "; ")
}

// Code is the condition's name for programs.
func (k Kind) Code() string {
	return [...]string{"games", "titled", "special", "federations", "own-federation", "one-federation", "average", "score", "performance"}[k]
}

// Code is the status' name for programs.
func (s Status) Code() string { return [...]string{"out", "possible", "norm"}[s] }

// Check is the condition of a kind; ok tells whether it is asked for.
func (j *Judgement) Check(k Kind) (c Check, ok bool) {
	for _, c := range j.Checks {
		if c.Kind == k {
			return c, true
		}
	}
	return Check{}, false
}

// Federation is a player's federation; "" = not known.
func (e *Event) Federation(i int) string { return e.fed[i] }
