package ui

import (
	"wallchart/model"
	"wallchart/ui/desks"
)

// sharingScenes are an event on which several desks work.
func sharingScenes() []Scene {
	club := func(show func(a *stage)) func(a *stage) {
		return func(a *stage) {
			a.openSample("club.wallchart")
			show(a)
		}
	}
	shared := club(func(a *stage) { a.sharing.ShowSample() })
	boards := club(func(a *stage) {
		s := a.onRounds()
		a.others.typing = func(model.ID, int) map[int]string { return map[int]string{2: "door", 5: "anna"} }
		a.others.altered = map[boardOf]string{{a.state.Section.ID, s.round, 3}: "door"}
		s.fill()
	})
	return []Scene{
		{"share-boards", least, LightColours, boards},
		{"share-boards-dark", usual, DarkColours, boards},
		{"share", least, LightColours, club(func(a *stage) { a.sharing.ShareSample() })},
		{"share-server", least, LightColours, club(func(a *stage) {
			a.sharing.ShareSample()
			where := a.dialogs.top().Of.(*desks.Asked).Where
			where.SetSelectedIndex(len(where.Options) - 1)
		})},
		{"share-join-server", least, LightColours, func(a *stage) {
			a.sharing.AskJoin()
			a.dialogs.top().Of.(*desks.Joined).Invitation.SetText("tls://nats.example.org:4222/k3v9q2m7xw5tb8ra")
		}},
		{"shared", least, LightColours, shared},
		{"shared-dark", usual, DarkColours, shared},
		{"phones", least, LightColours, club(func(a *stage) { a.phones.AskSample() })},
		{"phones-open", least, LightColours, club(func(a *stage) { a.phones.ShowSample() })},
		{"phones-open-dark", usual, DarkColours, club(func(a *stage) { a.phones.ShowSample() })},
		{"share-join", least, DarkColours, func(a *stage) { a.sharing.AskJoin() }},
		{"share-conflict", least, LightColours, club(func(a *stage) { a.sharing.WhichSample(a.state.Event, a.state.Section) })},
	}
}
