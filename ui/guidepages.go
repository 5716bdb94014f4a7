package ui

import (
	"strings"

	"wallchart/docs/guide"
	"wallchart/ui/kit/words"
)

// guidePages say which page of the guide a command or a screen belongs to, by how its
// name begins; the first that fits.
var guidePages = []struct{ begins, page string }{
	{"screen.players", "players"}, {"screen.teams", "team-day"}, {"screen.rounds", "rounds"}, {"screen.crosstable", "standings"},
	{"screen.standings", "standings"}, {"screen.tiebreaks", "standings"}, {"screen.trophies", "standings"}, {"screen.prizes", "prizes"},
	{"screen.gains", "federation"}, {"screen.log", "files"}, {"screen.", "first-event"},
	{"file.new", "first-event"}, {"file.series", "questions"},
	{"file.share", "hall"}, {"file.join", "hall"}, {"file.", "files"}, {"edit.details", "federation"}, {"edit.preferences", "papers"},
	{"edit.", "files"},
	{"section.roster", "team-day"}, {"section.ratings", "federation"}, {"section.refresh", "federation"}, {"section.settings", "rounds"},
	{"section.scoring", "rounds"}, {"section.", "players"},
	{"round.late", "players"}, {"round.attend", "players"}, {"round.back", "players"}, {"round.rating", "federation"}, {"round.", "rounds"},
	{"standings.prizes", "prizes"}, {"standings.fund", "prizes"}, {"standings.gains", "federation"}, {"standings.log", "files"},
	{"standings.", "standings"},
	{"print.prizes", "prizes"}, {"print.receipts", "prizes"}, {"print.why", "standings"}, {"print.exchange", "federation"},
	{"print.uschess", "federation"}, {"print.site", "files"}, {"print.", "papers"}, {"view.hall", "hall"}, {"view.phones", "hall"},
	{"view.language", "papers"},
	{"", "questions"},
}

// guideOf is the page about a command, or about a screen: "screen.rounds".
func guideOf(name string) string {
	for _, p := range guidePages {
		if strings.HasPrefix(name, p.begins) {
			return p.page
		}
	}
	return ""
}

// guidePage is the page about the screen that is shown.
func (h *help) guidePage() string {
	st, screen := h.moves.Now(), h.moves.shown
	switch {
	case st.Event == nil:
		screen = ""
	case screen == "players" && st.Section != nil && st.Section.Team():
		screen = "teams"
	}
	return guideOf("screen." + screen)
}

// guideEntries are the pages of the guide in the language of the window.
func guideEntries() []helpEntry {
	var all []helpEntry
	for _, name := range guide.Names {
		if page, err := guide.Read(words.Spoken().Code(), name); err == nil {
			all = append(all, helpEntry{id: "guide:" + name, title: page.Title(), key: words.Say("page.guide"), text: page.Text(), page: page})
		}
	}
	return all
}

// openFor opens the help over a dialog, at the page about the command that has asked with it.
func (h *help) openFor(command string) {
	if command == "" {
		h.openAt("guide:" + h.guidePage())
		return
	}
	h.openAt("guide:" + guideOf(command))
}
