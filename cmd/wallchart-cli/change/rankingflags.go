package change

import (
	"wallchart/arbiter/rank"
	"wallchart/cmd/wallchart-cli/cli"
)

// rankingFlags are a section's tie-breaks and rules, as a verb that has more to
// say takes them.
type rankingFlags struct {
	tieBreaks, preset, unplayed string
}

func (f *rankingFlags) flags(c *cli.Call) {
	c.StringVar(&f.tieBreaks, "tiebreaks", "", "a `LIST` of codes, such as BH/C1,DE,SB, or none")
	c.StringVar(&f.preset, "preset", "", "the `CODE` of a preset; \"wallchart-cli presets\" lists them")
	c.StringVar(&f.unplayed, "unplayed", "", "the `RULES` for unplayed rounds")
}

func (f *rankingFlags) asked() rank.Ranking {
	return rank.Ranking{Preset: f.preset, List: f.tieBreaks, Unplayed: f.unplayed}
}
