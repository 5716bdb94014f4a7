package report

import (
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Report is one entry of the export dialog and of the command line.
type Report struct {
	ID   string      // stable: for the command line and for remembered choices
	Also string      // another name that the command line takes
	Name phrase.Text // in menus
	Doc  phrase.Text // one sentence
	// For tells whether the report makes sense for a section. Whether the event
	// has what it needs is only known when it is made.
	For func(*model.Section) bool
	// Usual reports are exported when nobody says which.
	Usual bool
	// Part reports can be of one category alone: Options.Category.
	Part bool
	// Labels reports are of cards that can stand on labels: Options.Labels.
	Labels bool
	// Background reports can have a picture behind them: Options.Background.
	Background bool
	// Who reports can be about those who are named: Options.Who.
	Who bool
	// Ranked reports can be of the first places alone: Options.Places.
	Ranked bool
	// ForWall reports have a form for the wall: Options.Wall.
	ForWall bool
	// Round reports are about one round: Options.Round.
	Round bool
	// Heed is what else changes the report, of what can be asked of a document: Heeds.
	Heed Heed
	// Final reports hand out what is settled: places, prizes, norms. In FIDE mode they are made when the event is over.
	Final bool
	// Group is where the report stands in menus, if what can be asked of it does not say that: Kind.
	Group Kind
	// Audience is whom the report is for: it tells of nobody what only others may see (model.SeenBy).
	Audience model.Audience
	// Named reports are made where they are asked for by name; all reports together leave them out.
	Named bool
	// By is what a report can go by: Options.Grouping. The first is the usual.
	By []string
	// Once reports are of the event: the same whichever section they are asked of.
	Once bool
	// All, when not nil, makes one list of several sections.
	All func(*model.Tournament, []*model.Section, Options) (table.Document, error)
	// Make makes the document; an error is a sentence for the organiser.
	Make func(*tiebreaks.Standings, Options) (table.Document, error)
}

func AllPlayAll(s *model.Section) bool { return s.Format.Predetermined() }
func EverySection(*model.Section) bool { return true }
func Individual(s *model.Section) bool { return !s.Team() }
func Teams(s *model.Section) bool      { return s.Team() }

// Making makes a report of standings.
type Making = func(*tiebreaks.Standings, Options) (table.Document, error)

// OfSection makes a report that needs no standings.
func OfSection(make func(*model.Tournament, *model.Section, Options) (table.Document, error)) Making {
	return func(st *tiebreaks.Standings, o Options) (table.Document, error) {
		return make(st.Sheet.Tournament, st.Sheet.Section, o)
	}
}

// OfOne makes a report of several sections for one.
func OfOne(make func(*model.Tournament, []*model.Section, Options) (table.Document, error)) Making {
	return func(st *tiebreaks.Standings, o Options) (table.Document, error) {
		return make(st.Sheet.Tournament, []*model.Section{st.Sheet.Section}, o)
	}
}
