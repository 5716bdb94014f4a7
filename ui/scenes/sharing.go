package scenes

import (
	"wallchart/model"
	"wallchart/ui/boards"
	"wallchart/ui/desks"
	"wallchart/ui/settings"
)

// sharingScenes are an event on which several desks work.
func sharingScenes() []Scene {
	club := func(show func(a *Stage)) func(a *Stage) {
		return func(a *Stage) {
			a.OpenSample("club.wallchart")
			show(a)
		}
	}
	shared := club(func(a *Stage) { a.Sharing.ShowSample() })
	occupied := club(func(a *Stage) {
		s := a.Rounds()
		a.Others.Typing = func(model.ID, int) map[int]string { return map[int]string{2: "door", 5: "anna"} }
		a.Others.Altered = map[boards.BoardOf]string{{Section: a.Now().Section.ID, Round: s.Round, Board: 3}: "door"}
		s.Fill()
	})
	return []Scene{
		{"share-boards", least, settings.LightColours, occupied},
		{"share-boards-dark", usual, settings.DarkColours, occupied},
		{"share", least, settings.LightColours, club(func(a *Stage) { a.Sharing.ShareSample() })},
		{"share-server", least, settings.LightColours, club(func(a *Stage) {
			a.Sharing.ShareSample()
			where := a.top().Of.(*desks.Asked).Where
			where.SetSelectedIndex(len(where.Options) - 1)
		})},
		{"share-join-server", least, settings.LightColours, func(a *Stage) {
			a.Sharing.AskJoin()
			a.top().Of.(*desks.Joined).Invitation.SetText("tls://nats.example.org:4222/k3v9q2m7xw5tb8ra")
		}},
		{"shared", least, settings.LightColours, shared},
		{"shared-dark", usual, settings.DarkColours, shared},
		{"phones", least, settings.LightColours, club(func(a *Stage) { a.Phones.AskSample() })},
		{"phones-open", least, settings.LightColours, club(func(a *Stage) { a.Phones.ShowSample() })},
		{"phones-open-dark", usual, settings.DarkColours, club(func(a *Stage) { a.Phones.ShowSample() })},
		{"share-join", least, settings.DarkColours, func(a *Stage) { a.Sharing.AskJoin() }},
		{"share-conflict", least, settings.LightColours, club(func(a *Stage) { a.Sharing.WhichSample(a.Now().Event, a.Now().Section) })},
	}
}
