package change

import (
	"wallchart/arbiter/entries"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

var EditPlayer = cli.Verb{
	Name: "edit-player",
	Usage: "FILE NO [--name NAME] [--no N] [--rating N] [--club C] [--fixed-board N] [--half-byes yes|no] [--house yes|no] … " +
		"[--section NAME]",
	Help: "Changes what is said of a player of an individual section, or of a team its name, club and rating " +
		"(0: the average of its boards); what no flag names stays as it is.",
	Run: func(c *cli.Call) error {
		var f playerFlags
		e := c.Edit()
		f.flags(c)
		c.StringVar(&f.name, "name", "", "`NAME`")
		c.IntVar(&f.number, "no", 0, "starting `NUMBER`; whoever has it gets the player's in exchange, until four rounds are paired")
		seat := c.Int("fixed-board", 0, "the `BOARD` to sit at in every round, for who cannot move; 0 is any")
		halves := c.String("half-byes", "", "`no`: the player has no right to half-point byes; yes gives it back")
		house := c.String("house", "", "`yes`: the player is paired only where the number is odd, without a place or prizes; no: competes")
		if err := c.Parse(2, 2); err != nil {
			return err
		}
		return e.Change(func(t *model.Tournament, s *model.Section) (journal.Change, error) {
			who, err := c.Entry(s, c.Words[1])
			if err != nil {
				return nil, err
			}
			if s.Team() {
				team := *s.TeamByID(who.ID)
				if c.Given("name") {
					team.Name = f.name
				}
				if c.Given("club") {
					team.Club = *f.typed["club"]
				}
				if c.Given("rating") {
					if team.Strength, err = model.ParseRating(f.rating); err != nil {
						return nil, cli.Misused("edit-player: --rating: %w", err)
					}
				}
				if c.Given("no") {
					team.Number = f.number
				}
				return seated(c, s, who, *seat, *halves, *house, entries.EditTeam(s, team))
			}
			p := *s.Player(who.ID)
			if c.Given("no") {
				p.Number = f.number
			}
			if err := f.apply(c, &p, t.Ratings(s)); err != nil {
				return nil, err
			}
			return seated(c, s, who, *seat, *halves, *house, entries.InOrder(t, s, entries.EditPlayer(s, p)))
		})
	},
}

// seated is a change, with the fixed board, the right to half-point byes and the house where the command line names them; of those
// alone the change is nothing.
func seated(c *cli.Call, s *model.Section, who model.Entry, board int, halves, house string, change journal.Change) (journal.Change,
	error) {
	var own []journal.Change
	if c.Given("fixed-board") {
		own = append(own, steps.SetFixedBoard{Section: s.ID, Who: who.ID, Board: board})
	}
	if c.Given("half-byes") {
		yes, err := c.YesNo("half-byes", halves)
		if err != nil {
			return nil, err
		}
		right, err := entries.HalfByeRight(s, yes, who.ID)
		if err != nil {
			return nil, err
		}
		if right != nil { // otherwise it is so already
			own = append(own, steps.SetHalfByeRight{Section: s.ID, Who: who.ID, None: !yes})
		}
	}
	if c.Given("house") {
		yes, err := c.YesNo("house", house)
		if err != nil {
			return nil, err
		}
		of, err := entries.House(s, yes, who.ID)
		if err != nil {
			return nil, err
		}
		if of != nil {
			own = append(own, of)
		}
	}
	others := c.NFlag()
	for _, flag := range []string{"fixed-board", "half-byes", "house", "section"} {
		if c.Given(flag) {
			others--
		}
	}
	if others > 0 || len(own) == 0 {
		own = append([]journal.Change{change}, own...)
	}
	return steps.OneStep(phrase.New("Edit %s", who.Name), own), nil
}
