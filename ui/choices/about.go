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
	round, planned, open := rank.Progress(s)
	switch {
	case round == 0:
		return text + " · " + words.Say("section.notStarted")
	case len(open) > 0:
		return words.Say("section.missing", round, planned, len(open))
	case round >= planned:
		return text + " · " + words.Say("section.done")
	}
	return text + " · " + words.Say("section.round", round, planned)
}
