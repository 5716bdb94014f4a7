package read

import (
	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing/draw"
	"wallchart/phrase"
	"wallchart/standings/forecast"
)

var Forecast = cli.Verb{
	Name:  "forecast",
	Usage: "FILE [--places N] [--if ROUND:BOARD=RESULT]… [--keep] [--section NAME] [--format text|json]",
	Help: "What must happen: who is certain of the first places and of the prizes that the event keeps, who can still have them, and who " +
		"cannot. Open games end in a win or a draw. While few are open in the last round, every result is tried, and what it takes is said. " +
		"Otherwise points prove what they can; the rest is not decided. With --if results are tried out: the standings with them are shown, " +
		"and what must happen then; the file stays as it is, unless --keep enters them as one step. JSON is one line for each section.",
	Run: func(c *cli.Call) error {
		f := forecasting{c: c, s: cli.Selection{Call: c}}
		c.StringVar(&f.s.Section, "section", "", "only the section with this `NAME`")
		places := c.Int("places", charts.ForecastPlaces, "the first `N` places")
		format := c.String("format", "text", "`FORM` of the output: text or json")
		c.Var(&f.ifs, "if", "a result to be tried out, such as `5:1=1-0` for round 5, board 1; the flag may be given several times")
		keep := c.Bool("keep", false, "enter the results that were tried out")
		c.Warnable()
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		switch {
		case *format != "text" && *format != "json":
			return cli.Misused("forecast: --format is text or json, and not %q", *format)
		case *places < 1:
			return cli.Misused("forecast: --places is 1 or more, and not %d", *places)
		case *keep && len(f.ifs) == 0:
			return cli.Misused("forecast: --keep enters what is tried out with --if, and nothing is")
		}
		f.places, f.json = *places, *format == "json"
		for _, text := range f.ifs {
			x, err := pair.ParseSupposed(text)
			if err != nil {
				return cli.UsageFault(err)
			}
			f.supposed = append(f.supposed, x)
		}
		if *keep {
			return (&cli.Edit{Call: c, Section: f.s.Section}).Change(func(t *model.Tournament, s *model.Section) (journal.Change, error) {
				_, change, err := pair.Suppose(t, s, f.supposed)
				return change, err
			})
		}
		return f.run()
	},
}

// forecasting is what is asked of a forecast.
type forecasting struct {
	c        *cli.Call
	s        cli.Selection
	places   int
	json     bool
	ifs      cli.Names
	supposed []pair.Supposed
}

func (f *forecasting) run() error {
	t, sections, err := f.s.Opened()
	if err != nil {
		return err
	}
	if len(f.supposed) > 0 {
		s, err := f.s.One(t)
		if err != nil {
			return err
		}
		if t, _, err = pair.Suppose(t, s, f.supposed); err != nil {
			return cli.Place(f.c.Words[0], err)
		}
		sections = []*model.Section{t.Section(s.ID)}
	}
	for _, section := range sections {
		if err := f.section(t, section, len(sections) > 1); err != nil {
			return err
		}
	}
	return nil
}

// section forecasts one; what is tried out is shown in its standings before.
func (f *forecasting) section(t *model.Tournament, section *model.Section, named bool) error {
	st, err := f.s.Standings(t, section)
	if err != nil {
		return err
	}
	if len(f.supposed) > 0 && !f.json {
		k, err := cli.ScreenFormat("text")
		if err != nil {
			return err
		}
		d := charts.Standings(st, report.Options{Language: f.c.Lang})
		d.Subtitle = f.c.Lang.Word(phrase.New("%s: standings as they would be, with results that are tried out", section.Name))
		if err := k.Write(f.c.Out, d, formats.Sheet{}); err != nil {
			return err
		}
	}
	if why := forecast.WhyNot(draw.Foreseen(section)); !why.Empty() {
		f.c.Notes([]phrase.Text{why})
		return nil
	}
	made, err := charts.ForecastOf(st, f.places, report.Options{})
	switch {
	case err != nil:
		return cli.Place(f.c.Words[0], err)
	case f.json:
		return printForecastLine(f.c, section, made)
	}
	return printForecast(f.c, section, made, named)
}

// printForecast writes goal by goal who is certain of it and for whom it is possible.
func printForecast(c *cli.Call, section *model.Section, f *forecast.Forecast, named bool) error {
	how := f.How()
	if named {
		how = phrase.New("%s: %s", section.Name, how)
	}
	lines := []phrase.Text{how}
	for g := range f.Goals {
		lines = append(lines, f.Goal(g))
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
		if err := c.Tell(c.Out, line); err != nil {
			return err
		}
	}
	return nil
}

// reached is an answer with what it takes, as far as one result or the own game says it.
func reached(f *forecast.Forecast, row *forecast.Row, g int) phrase.Text {
	answer, takes := row.Answers[g].Words(), f.Takes(row, g)
	switch {
	case takes.Empty():
		return answer
	case row.If[g] == nil && row.Unless[g] == nil: // what it is with a win, a draw, a loss, says that it is possible
		return takes
	}
	return phrase.Join(", ", answer, takes)
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
	Gives  string     `json:"gives,omitempty"` // of a prize: money, trophy or qualification
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

// printForecastLine writes the forecast of a section as one line.
func printForecastLine(c *cli.Call, section *model.Section, f *forecast.Forecast) error {
	j := jsonForecast{Open: len(f.Games), Coming: f.Coming, Every: f.Every, Goals: []jsonGoal{}}
	if len(f.Standings.Sheet.Tournament.Sections) > 1 {
		j.Section = section.Name
	}
	for g, goal := range f.Goals {
		one := jsonGoal{Places: goal.Places, Rows: []jsonHope{}}
		if goal.Places == 0 {
			one.Prize, one.Gives = f.Fund.Prizes[goal.Prize].Name, []string{"money", "trophy", "qualification"}[goal.Gives]
		}
		for _, row := range f.Rows {
			line := &f.Standings.Sheet.Lines[row.Index]
			hope := jsonHope{No: line.Number, Name: line.Name, Answer: row.Answers[g].Code()}
			if row.Answers[g] == forecast.Possible {
				hope.If, hope.Unless = condition(c, f, row.If[g]), condition(c, f, row.Unless[g])
				if row.ByOwn != nil && row.ByOwn[g][0] != forecast.Undecided {
					for _, own := range row.ByOwn[g] {
						hope.ByOwn = append(hope.ByOwn, own.Code())
					}
				}
			}
			one.Rows = append(one.Rows, hope)
		}
		j.Goals = append(j.Goals, one)
	}
	return cli.JSONLine(c.Out, j)
}

func condition(c *cli.Call, f *forecast.Forecast, one *forecast.One) string {
	if one == nil {
		return ""
	}
	return c.Worded([]phrase.Text{f.Happens(one)})[0]
}
