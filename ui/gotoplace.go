package ui

import (
	"wallchart/arbiter/health"
	"wallchart/model"
)

// goToPlace shows what a finding is about: the board of a round, a line of the players, the list of tie-breaks, the settings.
func (n *navigation) goToPlace(p health.Place) {
	s := n.Now().Event.Section(p.Section)
	if s == nil {
		return
	}
	n.showSection(p.Section)
	switch {
	case p.Field == "tieBreaks":
		n.show("tiebreaks")
	case p.Field == "dates":
		n.askDetails()
	case p.Field == "ratings" && n.whyNoRefresh() == "":
		n.askRefresh()
	case p.Field == "byes" && p.Who == 0:
		n.show("players")
	case p.Who == 0 && p.Round == 0:
		n.askSettings()
	case p.Round > 0 && p.Round <= len(s.Rounds):
		screen := n.onRounds()
		screen.TurnTo(p.Round)
		screen.ShowRow(p.Who, p.Board)
		n.Canvas().Focus(screen.Focus())
	default:
		n.show("players")
		n.screen.Find(n.entryOf(s, p.Who))
	}
}

// entryOf is the participant who has a line of his own: of a member of a team the team.
func (n *navigation) entryOf(s *model.Section, who model.ID) model.ID {
	if _, ok := s.Entry(who); ok {
		return who
	}
	if p := s.Player(who); p != nil {
		return p.Team
	}
	return 0
}
