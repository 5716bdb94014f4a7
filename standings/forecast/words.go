package forecast

import (
	"wallchart/model"
	"wallchart/phrase"
)

var answers = [...]struct {
	code string
	text phrase.Format
}{Undecided: {"undecided", "not decided"}, Certain: {"certain", "certain"}, Possible: {"possible", "possible"}, Out: {"out", "out"}}

// Words are the answer as it is read.
func (a Answer) Words() phrase.Text { return phrase.New(answers[a].text) }

// Code is the answer for programs.
func (a Answer) Code() string { return answers[a].code }

// WhyNot says why nothing can be forecast of a section, nothing where it can.
func WhyNot(s *model.Section) phrase.Text {
	if s.Planned == 0 {
		return phrase.New("%s does not say how many rounds it has, and nothing is certain before", s.Name)
	}
	return phrase.Text{}
}

// How says what the answers rest on.
func (f *Forecast) How() phrase.Text {
	if f.Every && f.proved {
		return phrase.New("Open games: %d. Every result that matters was tried.", len(f.Games))
	}
	if f.Every {
		return phrase.New("Open games: %d. Every result was tried.", len(f.Games))
	}
	return phrase.New("Open games: %d, rounds to come: %d. What is not proved is not decided.", len(f.Games), f.Coming)
}

// Goal names a goal.
func (f *Forecast) Goal(g int) phrase.Text {
	switch goal := f.Goals[g]; {
	case goal.Places == 1:
		return phrase.New("First place")
	case goal.Places > 1:
		return phrase.New("The first %d", goal.Places)
	case goal.Gives == Qualification:
		return phrase.New("Qualifying place: %s", f.Short(g))
	default:
		return phrase.New("Prize: %s", f.Short(g))
	}
}

// Short names what a prize has to give: by its name and, where that is not its money or not all there is, by what it is.
func (f *Forecast) Short(g int) phrase.Text {
	goal := f.Goals[g]
	p := &f.Fund.Prizes[goal.Prize]
	switch several := p.Amount > 0 || p.Share > 0; {
	case goal.Gives == Qualification:
		return phrase.New("%s (%s)", p.Name, p.Qualifies)
	case goal.Gives == Trophy && (several || p.Qualifies != ""):
		return phrase.New("%s (%s)", p.Name, p.Trophy)
	}
	return phrase.Verbatim(p.Name)
}

// Takes says what a goal takes that is possible, as far as one result or the own game says it: "unless Bo beats Cy".
func (f *Forecast) Takes(row *Row, g int) phrase.Text {
	switch {
	case row.Answers[g] != Possible:
	case row.If[g] != nil:
		return phrase.New("if %s", f.Happens(row.If[g]))
	case row.Unless[g] != nil:
		return phrase.New("unless %s", f.Happens(row.Unless[g]))
	case row.ByOwn[g][0] != Undecided:
		own := row.ByOwn[g]
		return phrase.New("with a win %s, with a draw %s, with a loss %s", own[0].Words(), own[1].Words(), own[2].Words())
	}
	return phrase.Text{}
}

// Happens words one result, with its round where the two have several games open.
func (f *Forecast) Happens(one *One) phrase.Text {
	game, several := f.Games[one.Game], 0
	for _, g := range f.Games {
		if g.Sides == game.Sides || g.Sides == [2]int{game.Sides[1], game.Sides[0]} {
			several++
		}
	}
	if several > 1 {
		return phrase.New("%s in round %d", f.happens(one), game.Round)
	}
	return f.happens(one)
}

func (f *Forecast) happens(one *One) phrase.Text {
	game, lines := f.Games[one.Game], f.Standings.Sheet.Lines
	a, b := lines[game.Sides[0]].Name, lines[game.Sides[1]].Name
	switch one.Result {
	case 0:
		return phrase.New("%s beats %s", a, b)
	case 1:
		return phrase.New("%s and %s draw", a, b)
	}
	return phrase.New("%s beats %s", b, a)
}
