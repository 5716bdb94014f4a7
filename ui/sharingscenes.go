package ui

// sharingScenes are an event on which several desks work.
func sharingScenes() []Scene {
	club := func(show func(a *stage)) func(a *stage) {
		return func(a *stage) {
			a.openSample("club.wallchart")
			show(a)
		}
	}
	shared := club(func(a *stage) { a.sharing.ShowSample() })
	return []Scene{
		{"share", least, LightColours, club(func(a *stage) { a.sharing.ShareSample() })},
		{"shared", least, LightColours, shared},
		{"shared-dark", usual, DarkColours, shared},
		{"share-join", least, DarkColours, func(a *stage) { a.sharing.AskJoin() }},
		{"share-conflict", least, LightColours, club(func(a *stage) { a.sharing.WhichSample(a.state.Event, a.state.Section) })},
	}
}
