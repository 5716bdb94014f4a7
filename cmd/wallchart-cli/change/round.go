package change

import (
	"strings"

	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

var Round = cli.Verb{
	Name:  "round",
	Usage: "FILE [WHITE-BLACK]… [--bye NO] [--half NO] [--zero NO] [--round N] [--remove] [--section NAME]",
	Help: "Pairs a round by hand, in board order: 1-5 is starting number 1 with White against 5, " +
		"in a team event the team named first against the other. " +
		"Who is not named has the bye asked for; who takes part and has asked for none is left unpaired, and the round is not over before " +
		"he has a board or a bye, or is withdrawn. What the rules have against a board is said, and it stands all the same; " +
		"in FIDE mode it is a warning. " +
		"--round N replaces the pairings of a round, --remove takes the last round away: how many results go with them is said, and in " +
		"FIDE mode it is a warning.",
	Run: func(c *cli.Call) error {
		var lists [3]cli.List
		e := c.Edit()
		c.Var(&lists[0], "bye", "starting number `NO` of who has the pairing-allocated bye")
		c.Var(&lists[1], "half", "starting number `NO` of who has a half-point bye")
		c.Var(&lists[2], "zero", "starting number `NO` of who has a zero-point bye")
		n := c.Int("round", 0, "the `ROUND` to pair anew")
		remove := c.Bool("remove", false, "take the last round away")
		if err := c.Parse(1, -1); err != nil {
			return err
		}
		return e.Change(func(t *model.Tournament, s *model.Section) (journal.Change, error) {
			if *remove {
				return sayGone(c, t, s, pair.RemoveLast(s))
			}
			pairings, err := byHand(c, s, lists)
			if err != nil {
				return nil, err
			}
			if *n == 0 {
				*n = len(s.Rounds) + 1
			}
			made := pair.LayRound(s, *n, pairings)
			objections, err := pair.Objections(t, s, *n, made)
			if err != nil {
				return nil, err
			}
			for _, why := range wordedReasons(c.Lang, objections) {
				if s.FIDE { // which warns of it
					break
				}
				c.Remark(c.Words[0], phrase.Errorf("round %d: %s", *n, why))
			}
			return sayGone(c, t, s, made)
		})
	},
}

// sayGone says how many results a change throws away, unless FIDE mode warns of it.
func sayGone(c *cli.Call, t *model.Tournament, s *model.Section, change journal.Change) (journal.Change, error) {
	next, err := change.Apply(t)
	if err != nil {
		return nil, err
	}
	if then := next.Section(s.ID); then != nil && !s.FIDE {
		for _, said := range pair.Gone(s, then, change) {
			c.Remark(c.Words[0], phrase.Fail(said))
		}
	}
	return change, nil
}

// byHand reads the pairings from the arguments and the byes from the flags.
func byHand(c *cli.Call, s *model.Section, byes [3]cli.List) ([]model.Pairing, error) {
	var pairings []model.Pairing
	for n, text := range c.Words[1:] {
		white, black, ok := strings.Cut(text, "-")
		if !ok {
			return nil, cli.Misused("round: %q is not a pairing; write two starting numbers, such as 1-5", text)
		}
		p := model.Pairing{Board: n + 1}
		for side, who := range []string{white, black} {
			e, err := c.Entry(s, strings.TrimSpace(who))
			if err != nil {
				return nil, err
			}
			p.Sides[side] = e.ID
		}
		pairings = append(pairings, p)
	}
	for n, kind := range []model.Outcome{model.PairingBye, model.HalfBye, model.ZeroBye} {
		for _, who := range byes[n] {
			e, err := c.Entry(s, who)
			if err != nil {
				return nil, err
			}
			pairings = append(pairings, model.Pairing{Sides: [2]model.ID{e.ID}, Outcomes: [2]model.Outcome{kind}})
		}
	}
	if len(pairings) == 0 {
		return nil, cli.Misused("round: there is nothing to pair; name the pairings, such as 1-5")
	}
	return pairings, nil
}
