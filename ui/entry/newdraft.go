package entry

import (
	"strings"
	"wallchart/arbiter/pair"
	"wallchart/arbiter/rank"

	"wallchart/model"
	"wallchart/ui/choices"
	"wallchart/ui/kit/words"
)

// newFormats are those that a new section may have; the last is for players of clubs alone.
var newFormats = []model.Format{model.Swiss, model.RoundRobin, model.DoubleRoundRobin, model.Molter}

// formats are their words.
func (n *Assistant) formats() []string {
	all := []string{words.Say("new.format.swiss"), words.Say("new.format.rr"), words.Say("new.format.drr"), words.Say("new.format.molter")}
	if n.teams() {
		all = all[:3]
	}
	return all
}

// plan is the section as the answers describe it.
func (n *Assistant) plan() pair.Plan {
	d := n.draft()
	return pair.Plan{Name: d.Name, Kind: d.Kind, Settings: n.paired(d), Ranking: rank.Ranking{Preset: d.Ranking.Preset}}
}

// draft is the section before anybody is in it.
func (n *Assistant) draft() *model.Section {
	s := &model.Section{
		ID: n.event().LastID + 1, Name: strings.TrimSpace(n.Name.Text),
		Format: newFormats[max(0, n.format.SelectedIndex())],
	}
	if !s.Format.Predetermined() { // a table has the rounds it has
		s.Planned, _ = upTo99(n.rounds.Text)
	}
	if n.teams() {
		s.Kind = model.TeamEvent
		s.Boards, _ = upTo99(n.boards.Text)
	} else {
		s.GamesPerPairing = choices.GamesOf(n.games)
	}
	if p, ok := n.chosen(); ok { // which rating counts goes by the rules
		s.Ranking.Preset, s.Ranking.Unplayed = p.Code, p.Unplayed
	}
	return s
}
