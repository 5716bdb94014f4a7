package choices

import (
	"wallchart/arbiter/rank"
	"wallchart/model"
	"wallchart/ui/kit/words"
)

// AboutSection is the line under a section's name: how many, how far; where results are
// missing that alone, which has no room beside the rest.
func AboutSection(s *model.Section) string {
	key := "section.players"
	if s.Team() {
		key = "section.teams"
	}
	text := words.Say(key, s.Participants())
	p := rank.ProgressOf(s)
	switch {
	case p.Round == 0:
		return text + " · " + words.Say("section.notStarted")
	case len(p.Left.Boards) > 0:
		return words.Say("section.missing", p.Left.Round, p.Planned, len(p.Left.Boards))
	case len(p.Left.People) > 0:
		return words.Say("section.unpaired", p.Left.Round, p.Planned, len(p.Left.People))
	case p.Left.Undeclared:
		return words.Say("section.undeclared", p.Left.Round, p.Planned)
	case p.Over():
		return text + " · " + words.Say("section.done")
	}
	return text + " · " + words.Say("section.round", p.Round, p.Planned)
}
