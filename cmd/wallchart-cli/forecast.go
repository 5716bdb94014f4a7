package main

import (
	"wallchart/forecast"
	"wallchart/model"
	"wallchart/phrase"
)

var forecastVerb = verb{
	name:  "forecast",
	usage: "FILE [--places N] [--section NAME] [--format text|json]",
	help: "What must happen: who is certain of the first places and of the prizes that the event keeps, who can still have them, and who " +
		"cannot. Open games end in a win or a draw. While few are open in the last round, every result is tried, and what it takes is said. " +
		"Otherwise points prove what they can; the rest is not decided. JSON is one line for each section.",
	run: func(c *call) error {
		s := selection{c: c}
		c.StringVar(&s.section, "section", "", "only the section with this `NAME`")
		places := c.Int("places", 3, "the first `N` places")
		format := c.String("format", "text", "`FORM` of the output: text or json")
		if err := c.parse(1, 1); err != nil {
			return err
		}
		if *format != "text" && *format != "json" {
			return misused("forecast: --format is text or json, and not %q", *format)
		}
		if *places < 1 {
			return misused("forecast: --places is 1 or more, and not %d", *places)
		}
		t, sections, err := s.opened()
		if err != nil {
			return err
		}
		for _, section := range sections {
			if section.Kind == model.TeamEvent {
				s.c.notes([]phrase.Text{phrase.New("%s is of teams, and forecasts are for players", section.Name)})
				continue
			}
			if section.Planned == 0 {
				s.c.notes([]phrase.Text{phrase.New(
					"%s does not say how many rounds it has, and nothing is certain before: give the number with section --rounds", section.Name)})
				continue
			}
			fund := section.Fund
			if fund != nil && len(fund.Prizes) == 0 {
				fund = nil
			}
			f, err := forecast.Make(t, section, *places, fund, forecast.Steps)
			if err != nil {
				return place(c.args[0], err)
			}
			if *format == "json" {
				err = c.forecastLine(section, f)
			} else {
				err = c.forecast(section, f, len(sections) > 1)
			}
			if err != nil {
				return err
			}
		}
		return nil
	},
}

// answers are the words for what is known.
var answers = [...]struct {
	code string
	text phrase.Format
}{
	forecast.Undecided: {"undecided", "not decided"}, forecast.Certain: {"certain", "certain"},
	forecast.Possible: {"possible", "possible"}, forecast.Out: {"out", "out"},
}

func answer(a forecast.Answer) phrase.Text { return phrase.New(answers[a].text) }

// forecast writes goal by goal who is certain of it and for whom it is possible.
func (c *call) forecast(section *model.Section, f *forecast.Forecast, named bool) error {
	how := phrase.New("Open games: %d, rounds to come: %d. What is not proved is not decided.", len(f.Games), f.Coming)
	if f.Every {
		how = phrase.New("Open games: %d. Every result was tried.", len(f.Games))
	}
	if named {
		how = phrase.New("%s: %s", section.Name, how)
	}
	lines := []phrase.Text{how}
	for g, goal := range f.Goals {
		switch {
		case goal.Places == 1:
			lines = append(lines, phrase.New("First place"))
		case goal.Places > 1:
			lines = append(lines, phrase.New("The first %d", goal.Places))
		default:
			lines = append(lines, phrase.New("Prize: %s", f.Fund.Prizes[goal.Prize].Name))
		}
		count := map[forecast.Answer]int{}
		for _, row := range f.Rows {
			a := row.Answers[g]
			count[a]++
			if a == forecast.Certain || a == forecast.Possible {
				lines = append(lines, phrase.New("  %s: %s", f.Standings.Sheet.Lines[row.Index].Name, reached(f, &row, g)))
			}
		}
		lines = append(lines, phrase.New("  out: %d, not decided: %d", count[forecast.Out], count[forecast.Undecided]))
	}
	for _, line := range lines {
		if err := c.tell(c.out, line); err != nil {
			return err
		}
	}
	return nil
}

// reached is an answer with what it takes, as far as one result or the own game says it.
func reached(f *forecast.Forecast, row *forecast.Row, g int) phrase.Text {
	a := answer(row.Answers[g])
	switch {
	case row.Answers[g] != forecast.Possible:
		return a
	case row.If[g] != nil:
		return phrase.New("%s, if %s", a, happens(f, row.If[g]))
	case row.Unless[g] != nil:
		return phrase.New("%s, unless %s", a, happens(f, row.Unless[g]))
	case row.ByOwn != nil && row.ByOwn[g][0] != forecast.Undecided:
		own := row.ByOwn[g]
		return phrase.New("with a win %s, with a draw %s, with a loss %s", answer(own[0]), answer(own[1]), answer(own[2]))
	}
	return a
}

type jsonForecast struct {
	Section string     `json:"section,omitempty"` // where there are several
	Open    int        `json:"open"`              // games without a result
	Coming  int        `json:"coming"`            // rounds that are not paired
	Every   bool       `json:"every"`             // all results were tried
	Goals   []jsonGoal `json:"goals"`
}

type jsonGoal struct {
	Places int        `json:"places,omitempty"`
	Prize  string     `json:"prize,omitempty"`
	Rows   []jsonHope `json:"rows"`
}

type jsonHope struct {
	No     int      `json:"no"`
	Name   string   `json:"name"`
	Answer string   `json:"answer"` // certain, possible, out or undecided
	If     string   `json:"if,omitempty"`
	Unless string   `json:"unless,omitempty"`
	ByOwn  []string `json:"byOwn,omitempty"` // with a win, a draw, a loss
}

// forecastLine writes the forecast of a section as one line.
func (c *call) forecastLine(section *model.Section, f *forecast.Forecast) error {
	j := jsonForecast{Open: len(f.Games), Coming: f.Coming, Every: f.Every, Goals: []jsonGoal{}}
	if len(f.Standings.Sheet.Tournament.Sections) > 1 {
		j.Section = section.Name
	}
	for g, goal := range f.Goals {
		one := jsonGoal{Places: goal.Places, Rows: []jsonHope{}}
		if goal.Places == 0 {
			one.Prize = f.Fund.Prizes[goal.Prize].Name
		}
		for _, row := range f.Rows {
			line := &f.Standings.Sheet.Lines[row.Index]
			hope := jsonHope{No: line.Number, Name: line.Name, Answer: answers[row.Answers[g]].code}
			if row.Answers[g] == forecast.Possible {
				hope.If, hope.Unless = c.condition(f, row.If[g]), c.condition(f, row.Unless[g])
				if row.ByOwn != nil && row.ByOwn[g][0] != forecast.Undecided {
					for _, own := range row.ByOwn[g] {
						hope.ByOwn = append(hope.ByOwn, answers[own].code)
					}
				}
			}
			one.Rows = append(one.Rows, hope)
		}
		j.Goals = append(j.Goals, one)
	}
	return jsonLine(c.out, j)
}

func (c *call) condition(f *forecast.Forecast, one *forecast.One) string {
	if one == nil {
		return ""
	}
	return c.worded([]phrase.Text{happens(f, one)})[0]
}

// happens words one result.
func happens(f *forecast.Forecast, one *forecast.One) phrase.Text {
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
