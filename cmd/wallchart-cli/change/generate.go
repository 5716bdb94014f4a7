package change

import (
	"wallchart/arbiter/pair"
	"wallchart/arbiter/rank"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/pairing/draw"
	"wallchart/pairing/generate"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

var Generate = cli.Verb{
	Name: "generate",
	Usage: "OUT.wallchart [--players N | --teams N] [--rounds N] [--system NAME] [--seed N] " +
		"[--forfeits P] [--half-byes P] [--zero-byes P] [--withdrawals P] [--late P] [--in ROUNDS:WHAT=N]… …",
	Help: "Makes an event up and plays it: players with ratings, rounds paired by the system, " +
		"results as ratings would have them, and as many irregularities as asked for, " +
		"in percent. --in asks for them round by round, by number or percentage: half-byes, zero-byes, full-byes, forfeits and unusual " +
		"results (½-0, 0-0). The same seed gives the same event.",
	Run: func(c *cli.Call) error {
		p := generate.Plan{Draws: 30}
		players := c.Int("players", 20, "`N` players")
		teams := c.Int("teams", 0, "`N` teams instead of players")
		system := c.String("system", "", "`NAME` of the pairing system")
		name := c.String("name", "", "`NAME` of the event")
		c.Uint64Var(&p.Seed, "seed", 1, "the `SEED`")
		c.IntVar(&p.Rounds, "rounds", 7, "`ROUNDS`; a knock-out goes to its final unless this says otherwise")
		c.IntVar(&p.Boards, "boards", 4, "`BOARDS` of a team match")
		c.IntVar(&p.Reserves, "reserves", 1, "`PLAYERS` of a team beyond the boards")
		c.IntVar(&p.Clubs, "clubs", 0, "`CLUBS` the players come from")
		lowest := c.Int("lowest", 1000, "the lowest `RATING`")
		highest := c.Int("highest", 2400, "the highest `RATING`")
		for _, rate := range []struct {
			flag string
			doc  phrase.Format
			to   *int
		}{
			{"unrated", "`PERCENT` of the players without a rating", &p.Unrated}, {"draws", "`PERCENT` of the games between equals drawn", &p.Draws},
			{"forfeits", "`PERCENT` of the boards forfeited", &p.Forfeits}, {"half-byes", "`PERCENT` who ask for a half-point bye", &p.HalfByes},
			{"zero-byes", "`PERCENT` who ask for a bye without a point", &p.ZeroByes}, {"withdrawals", "`PERCENT` who leave", &p.Withdrawals},
			{"late", "`PERCENT` who come after the first round", &p.Late}, {"full-byes", "`PERCENT` who have a full-point bye", &p.FullByes},
			{"unusual", "`PERCENT` of the games that end ½-0, 0-½ or 0-0", &p.Unusual},
		} {
			c.IntVar(rate.to, rate.flag, *rate.to, rate.doc)
		}
		var in cli.List
		c.Var(&in, "in", "what is to come in certain `ROUNDS`: 2:half-byes=3, 4-5:forfeits=10%%; the flag may be given several times")
		acceleration := c.String("acceleration", "", "the `CODE` of an acceleration, such as baku, or one of your own")
		tieBreaks := c.String("tiebreaks", "", "a `LIST` of codes, such as BH/C1,DE,SB")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		if cli.Ending(c.Words[0]) != "wallchart" {
			return cli.Misused("generate: %s is no event file; its name must end in .wallchart", c.Words[0])
		}
		p.Name, p.Participants, p.Lowest, p.Highest = *name, *players, model.Rating(*lowest), model.Rating(*highest)
		if *teams > 0 {
			p.Kind, p.Participants = model.TeamEvent, *teams
		}
		engine, err := draw.System(&model.Section{Kind: p.Kind, Name: "the event"}, *system)
		if err != nil {
			return cli.UsageFault(err)
		}
		for _, text := range in {
			q, err := generate.ReadQuota(text)
			if err != nil {
				return cli.UsageFault(err)
			}
			p.Quotas = append(p.Quotas, q)
		}
		if *acceleration != "" {
			p.Accelerate = func(s *model.Section) ([]model.Acceleration, error) {
				return pair.ReadAcceleration(s, *acceleration)
			}
		}
		list, err := catalogue.ParseList(*tieBreaks)
		if err != nil {
			return cli.UsageFault(err)
		}
		if engine.Length != nil && !c.Given("rounds") {
			p.Rounds = 0
		}
		t, err := generate.Tournament(p, *engine)
		if err != nil {
			return err
		}
		if s := t.Sections[0]; engine.Rulebook == model.OwnRules && !c.Given("tiebreaks") { // its table is no table of points
			if usual, ok := rank.UsualPreset(t, s, ""); ok {
				change, _ := rank.Preset(s, usual)
				if t, err = change.Apply(t); err != nil {
					return err
				}
			}
		}
		for _, use := range list {
			t.Sections[0].Ranking.TieBreaks = append(t.Sections[0].Ranking.TieBreaks, use.Code)
		}
		return keep(c, t, c.Words[0])
	},
}

// keep writes an event that has no file yet.
func keep(c *cli.Call, t *model.Tournament, path string) error {
	d, err := cli.NewDocument(t, path)
	if err != nil {
		return err
	}
	if err := c.Closed(path, d); err != nil {
		return err
	}
	return c.Counted(path, t)
}
