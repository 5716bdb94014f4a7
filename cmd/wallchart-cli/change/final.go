package change

import (
	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
)

var Final = cli.Verb{
	Name:  "final",
	Usage: "FILE NAME N GROUP… [--carry none|all|qualifiers] [--next N] [--seed places|rating|points] [--system CODE] [--rounds N] [--apart]",
	Help: "Makes a section NAME of the first N of each GROUP, by place: no result of a paired round may be missing, and a place that " +
		"is shared across the limit is to be settled first. With --next the best of those who come next in their groups go too: by place, " +
		"by the share of " +
		"the points that could be made, by games won, by rating. Everybody in the final plays everybody, or --system says how it is paired. " +
		"With --carry points of the group count in the final: all of them, or those of the games among the players who " +
		"have qualified from it; the standings say what they are made of. The groups stay as they are.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		carry := c.String("carry", "none", "points that count in the final: `none`, all, qualifiers")
		seed := c.String("seed", "places", "what the final is numbered by: `places` in the groups, rating, points that are carried")
		next := c.Int("next", 0, "besides them the best `N` of those who come next in their groups")
		system := c.String("system", "", "how the final is paired, a `CODE` of the list of systems; without it, all play all")
		rounds := c.Int("rounds", 0, "so many `ROUNDS` of a Swiss; 0 is as many as the first group has")
		apart := c.Bool("apart", false, "in a Swiss, players of one group do not meet again")
		if err := c.Parse(4, 100); err != nil {
			return err
		}
		f := pair.Final{Name: c.Words[1], Rounds: *rounds, Apart: *apart, Next: *next}
		if err := f.Carry.UnmarshalText([]byte(*carry)); err != nil {
			return cli.Misused("final: --carry is none, all or qualifiers, and not %q", *carry)
		}
		if err := f.Seed.UnmarshalText([]byte(*seed)); err != nil {
			return cli.Misused("final: --seed is places, rating or points, and not %q", *seed)
		}
		if *system != "" {
			f.Pairing.System = system
		}
		var err error
		if f.First, err = c.Number(2, "N"); err != nil {
			return err
		}
		names := c.Words[3:]
		c.Words = c.Words[:1]
		e.Section = names[0]
		return e.Change(func(t *model.Tournament, _ *model.Section) (journal.Change, error) {
			var groups []*model.Section
			for _, name := range names {
				s, err := entries.SectionNamed(t, name)
				if err != nil {
					return nil, err
				}
				groups = append(groups, s)
			}
			return pair.MakeFinal(t, groups, f)
		})
	},
}
