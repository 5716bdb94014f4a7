package ui

import (
	"wallchart/model"
	"wallchart/ui/boards"
	"wallchart/ui/desks"
	"wallchart/ui/settings"
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
	occupied := club(func(a *stage) {
		s := a.onRounds()
		a.others.Typing = func(model.ID, int) map[int]string { return map[int]string{2: "door", 5: "anna"} }
		a.others.Altered = map[boards.BoardOf]string{{Section: a.state.Section.ID, Round: s.Round, Board: 3}: "door"}
		s.Fill()
	})
	return []Scene{
		{"share-boards", least, settings.LightColours, occupied},
		{"share-boards-dark", usual, settings.DarkColours, occupied},
		{"share", least, settings.LightColours, club(func(a *stage) { a.sharing.ShareSample() })},
		{"share-server", least, settings.LightColours, club(func(a *stage) {
			a.sharing.ShareSample()
			where := a.dialogs.top().Of.(*desks.Asked).Where
			where.SetSelectedIndex(len(where.Options) - 1)
		})},
		{"share-join-server", least, settings.LightColours, func(a *stage) {
			a.sharing.AskJoin()
			a.dialogs.top().Of.(*desks.Joined).Invitation.SetText("tls://nats.example.org:4222/k3v9q2m7xw5tb8ra")
		}},
		{"shared", least, settings.LightColours, shared},
		{"shared-dark", usual, settings.DarkColours, shared},
		{"phones", least, settings.LightColours, club(func(a *stage) { a.phones.AskSample() })},
		{"phones-open", least, settings.LightColours, club(func(a *stage) { a.phones.ShowSample() })},
		{"phones-open-dark", usual, settings.DarkColours, club(func(a *stage) { a.phones.ShowSample() })},
		{"share-join", least, settings.DarkColours, func(a *stage) { a.sharing.AskJoin() }},
		{"share-conflict", least, settings.LightColours, club(func(a *stage) { a.sharing.WhichSample(a.state.Event, a.state.Section) })},
	}
}
