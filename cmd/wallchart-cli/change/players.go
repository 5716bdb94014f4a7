package change

import (
	"cmp"
	"strings"

	"wallchart/arbiter/entries"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// playerFlags are what can be said of a player, each by a flag.
type playerFlags struct {
	name, rating, category string
	number                 int
	typed                  map[string]*string // model.TypedFields, by their names
}

func (f *playerFlags) flags(c *cli.Call) {
	c.StringVar(&f.rating, "rating", "", "the `RATING` that counts in the section, as in 1512 or 1065P7; 0 is unrated")
	c.StringVar(&f.category, "category", "", "`CATEGORIES`, with commas between them")
	f.typed = map[string]*string{}
	for _, field := range model.TypedFields() {
		f.typed[field.Name] = c.String(flagOf(field), "", field.Typed.Asked)
	}
}

// flagOf is the flag that says a field.
func flagOf(f model.PersonField) string { return cmp.Or(f.Typed.Flag, f.Name) }

// apply writes the flags that were given into a player; counts is the rating that
// counts.
func (f *playerFlags) apply(c *cli.Call, p *model.Player, counts model.RatingChoice) error {
	if c.Given("name") {
		p.Name = strings.TrimSpace(f.name)
	}
	for _, field := range model.TypedFields() {
		if !c.Given(flagOf(field)) {
			continue
		}
		if err := field.Typed.Take(p, *f.typed[field.Name]); err != nil {
			return cli.Misused("%s: --%s: %w", c.Verb.Name, flagOf(field), err)
		}
	}
	if p.Sex != "" && p.Sex != "m" && p.Sex != "w" {
		return cli.Misused("%s: --sex is m or w, and not %q", c.Verb.Name, p.Sex)
	}
	if c.Given("rating") { // behind the ratings of the lists, which say whose it is
		rating, err := model.ParseRating(f.rating)
		if err != nil {
			return cli.Misused("%s: --%s: %w", c.Verb.Name, "rating", err)
		}
		counts.Put(p, rating)
	}
	if c.Given("category") {
		var l cli.List
		if err := l.Set(f.category); err != nil {
			return err
		}
		p.Categories = l
	}
	return nil
}

var AddPlayer = cli.Verb{
	Name:  "add-player",
	Usage: "FILE NAME [--rating N] [--club C] [--team NO] [--from ROUND] [--house] … [--section NAME]",
	Help: "Enters a player: at the end of the starting numbers, or with --team on the roster of a team, after its last board. " +
		"Who comes late says so with --from; the rounds before are absences. In a Swiss that has begun and whose numbers go by rating, a " +
		"late entry gets the number that the rating asks for, and the others move, until four rounds are paired; --no gives another.",
	Run: func(c *cli.Call) error {
		var e cli.Edit
		var f playerFlags
		e.Flags(c)
		f.flags(c)
		team := c.String("team", "", "the team, by starting number `NO` or name")
		from := c.Int("from", 0, "the first `ROUND` played (otherwise the one to come)")
		number := c.Int("no", 0, "a starting `NUMBER` that nobody has; all others stay as they are")
		house := c.Bool("house", false, "a house player: paired only where the number is odd, without a place or prizes")
		if err := c.Parse(2, 2); err != nil {
			return err
		}
		return e.Enter(cli.OfKind(model.Individual), func(t *model.Tournament, s *model.Section) (journal.Change, error) {
			p := model.Player{Entry: model.Entry{Name: strings.TrimSpace(c.Words[1]), Number: *number, Entered: *from}}
			if err := f.apply(c, &p, t.Ratings(s)); err != nil {
				return nil, err
			}
			if *team != "" {
				if !s.Team() {
					return nil, cli.Misused("add-player: %s is an individual section; --club says what club or school a player belongs to",
						s.Name)
				}
				of, err := c.Entry(s, *team)
				if err != nil {
					return nil, err
				}
				p.Team = of.ID
			}
			if *house {
				if err := entries.WhyNoHouse(s); err != nil {
					return nil, err
				}
				p.House = true
			}
			return entries.AddPlayer(t, s, p, 0), nil
		})
	},
}

var EditPlayer = cli.Verb{
	Name: "edit-player",
	Usage: "FILE NO [--name NAME] [--no N] [--rating N] [--club C] [--fixed-board N] [--half-byes yes|no] [--house yes|no] … " +
		"[--section NAME]",
	Help: "Changes what is said of a player of an individual section, or of a team its name, club and rating " +
		"(0: the average of its boards); what no flag names stays as it is.",
	Run: func(c *cli.Call) error {
		var e cli.Edit
		var f playerFlags
		e.Flags(c)
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
		if halves != "yes" && halves != "no" {
			return nil, cli.Misused("%s: --half-byes is yes or no, and not %q", c.Verb.Name, halves)
		}
		right, err := entries.HalfByeRight(s, halves == "yes", who.ID)
		if err != nil {
			return nil, err
		}
		own = append(own, steps.SetHalfByeRight{Section: s.ID, Who: who.ID, None: halves == "no"})
		if right == nil { // it is so already
			own = own[:len(own)-1]
		}
	}
	if c.Given("house") {
		if house != "yes" && house != "no" {
			return nil, cli.Misused("%s: --house is yes or no, and not %q", c.Verb.Name, house)
		}
		of, err := entries.House(s, house == "yes", who.ID)
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
	if len(own) == 1 {
		return own[0], nil
	}
	return steps.Together{Changes: own, Words: phrase.New("Edit %s", who.Name)}, nil
}

var Remove = cli.Verb{
	Name:  "remove",
	Usage: "FILE NO [--section NAME]",
	Help:  "Removes a player or team that has not played. Who has played can only withdraw.",
	Run: func(c *cli.Call) error {
		var e cli.Edit
		e.Flags(c)
		if err := c.Parse(2, 2); err != nil {
			return err
		}
		return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			who, err := c.Entry(s, c.Words[1])
			return entries.Remove(s, who.ID), err
		})
	},
}

var AddTeam = cli.Verb{
	Name:  "add-team",
	Usage: "FILE NAME [--player NAME]… [--club C] [--rating N] [--from ROUND] [--section NAME]",
	Help:  "Enters a team of a team section, at the end of the starting numbers, with its players in board order.",
	Run: func(c *cli.Call) error {
		var e cli.Edit
		var names players
		e.Flags(c)
		c.Var(&names, "player", "a `NAME`, once for each board in order")
		club := c.String("club", "", "`CLUB` or school")
		rating := c.String("rating", "", "the team's `STRENGTH`; without it the average of its boards")
		from := c.Int("from", 0, "the first `ROUND` played (otherwise the one to come)")
		if err := c.Parse(2, 2); err != nil {
			return err
		}
		return e.Enter(cli.OfKind(model.TeamEvent), func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			strength, err := model.ParseRating(*rating)
			if err != nil {
				return nil, cli.Misused("add-team: --rating: %w", err)
			}
			team := model.Team{Entry: model.Entry{Name: strings.TrimSpace(c.Words[1]), Club: *club, Entered: *from}, Strength: strength}
			return entries.AddTeam(s, team, names...), nil
		})
	},
}

// players is a flag that names a player each time it is given.
type players []model.Player

func (p *players) String() string { return "" }

func (p *players) Set(name string) error {
	*p = append(*p, model.Player{Entry: model.Entry{Name: strings.TrimSpace(name)}})
	return nil
}
