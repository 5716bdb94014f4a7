package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

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
	// Hangs reports have a form for the wall: Options.Wall.
	Hangs bool
	// Round reports are about one round: Options.Round.
	Round bool
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

// All lists the reports in the order of menus.
var All = []Report{
	{ID: "standings", Name: phrase.New("Standings"), Usual: true, Hangs: true, Part: true, By: groupings(), For: everySection,
		Doc:  phrase.New("Places with score and tie-breaks, in the order in which they decide."),
		Make: standingsOf},
	{ID: "categories", Name: phrase.New("Standings by category"), Hangs: true, Part: true, By: groupings(), For: individual,
		Doc:  phrase.New("The standings of each category, grade, club or federation for itself."),
		Make: Categories},
	{ID: "crosstable", Name: phrase.New("Crosstable"), Usual: true, Hangs: true, Part: true, For: everySection,
		Doc:  phrase.New("One line each in order of standing, as US clubs print it: W12, D7, -B-, and W6,3.5 for a match."),
		Make: crosstable(US)},
	{ID: "fide", Name: phrase.New("Crosstable, FIDE style"), Hangs: true, Part: true, For: everySection,
		Doc:  phrase.New("One line each in order of standing, as federations print it: 12w1, 7b½, -1."),
		Make: crosstable(FIDE)},
	{ID: "grid", Name: phrase.New("All-play-all grid"), Hangs: true, Part: true, For: allPlayAll,
		Doc:  phrase.New("Everybody against everybody, with a diagonal."),
		Make: crosstable(Grid)},
	{ID: "wallchart", Name: phrase.New("Wall chart"), Usual: true, Hangs: true, Part: true, For: everySection,
		Doc:  phrase.New("In order of starting number, each result over the score so far; for the wall."),
		Make: crosstable(WallChart)},
	{ID: "lineups", Name: phrase.New("Team line-ups"), For: teams,
		Doc:  phrase.New("Each team's players in board order with their results."),
		Make: Lineups},
	{ID: "trophy", Name: phrase.New("Team trophy"), Part: true, For: individual,
		Doc:  phrase.New("Team places from an individual event: the best scores of each club, the counting players marked."),
		Make: trophyOf},
	{ID: "players", Name: phrase.New("List of players"), Part: true, By: listOrders, For: everySection,
		Doc: phrase.New("Everybody by starting number, name, rating or club, with rating, club and what else is known; " +
			"teams with their players in board order."),
		Make: ofSection(Players)},
	{ID: "pairings", Name: phrase.New("Pairings by board"), Hangs: true, Part: true, Round: true, For: everySection,
		Doc:  phrase.New("A round's boards with the scores before it."),
		Make: ofSection(PairingsOnPaper)},
	{ID: "names", Name: phrase.New("Pairings by name"), Hangs: true, Part: true, Round: true, For: everySection,
		Doc:  phrase.New("A round as players look for it: in order of name."),
		Make: ofSection(NamesOnPaper)},
	ranking, officerTable, ratingChanges, extraGames,
	normList, normForms, explanation, schedule, bracketReport, prizeList, prizeWinners, ceremony, receipts,
	boardPrizes,
	forecastReport,
	slips, pairingCards, playerCards, placeCards, boardCards, badges, certificates,
	{ID: "door", Name: phrase.New("Door list"), Part: true, Round: true, For: everySection,
		Doc:  phrase.New("For the door: everybody in order of name with number, board and colour, in two columns."),
		Make: ofOne(DoorList), All: DoorList},
	{ID: "rules", Name: phrase.New("Rules in use"), For: everySection,
		Doc: phrase.New("For the notice board: how the section is paired, what results are worth, " +
			"byes, acceleration, and the tie-breaks in their order."),
		Make: Rules},
	{ID: "checkin", Name: phrase.New("Check-in list"), Audience: model.Organiser, Part: true, For: everySection,
		Doc:  phrase.New("For the door: everybody in order of name with a box to tick, number or board, and what is owed."),
		Make: ofOne(CheckIn)},
	entryList, contactList,
	{ID: "matches", Name: phrase.New("Matches of a round"), Round: true, For: teams,
		Doc:  phrase.New("A round's matches with every board."),
		Make: ofSection(Matches)},
	{ID: "page", Name: phrase.New("Sheet with the QR code of the page"), Once: true, For: everySection,
		Doc: phrase.New("For the wall: the address of the event's page on the web, and its QR code."),
		Make: func(st *tiebreaks.Standings, o Options) (table.Document, error) {
			return PageSheet(st.Sheet.Tournament, o)
		}},
}

// groupings are the properties that standings can be split by.
func groupings() []string {
	var ids []string
	for _, g := range Groupings {
		ids = append(ids, g.ID)
	}
	return ids
}

// For lists the reports that make sense for a section, in the order of menus.
func For(s *model.Section) []Report {
	return slices.DeleteFunc(slices.Clone(All), func(r Report) bool { return !r.For(s) })
}

// ByID finds a report; the error names those there are.
func ByID(id string) (Report, error) {
	ids := make([]string, len(All))
	for n, r := range All {
		if strings.EqualFold(r.ID, id) || r.Also != "" && strings.EqualFold(r.Also, id) {
			return r, nil
		}
		ids[n] = r.ID
	}
	return Report{}, phrase.Errorf("there is no report %q; choose one of %s", id, strings.Join(ids, ", "))
}

// Join makes one document of several: one title, the tables one after the other,
// each with a name of its own.
func Join(docs ...table.Document) table.Document {
	if len(docs) == 0 {
		return table.Document{}
	}
	all := docs[0]
	all.Tables, all.Event = nil, shared(docs)
	if len(docs) > 1 {
		all.Subtitle, all.Notes = "", nil
		if slices.ContainsFunc(docs, func(d table.Document) bool { return d.Section != all.Section }) {
			all.Section = ""
		}
	}
	taken := map[string]bool{}
	for _, d := range docs {
		for n, t := range d.Tables {
			if n == 0 && len(docs) > 1 {
				t.Report = cmp.Or(d.Subtitle, t.Title, t.Name)
				t.Title = joinNonEmpty(": ", d.Subtitle, t.Title)
			}
			if n == len(d.Tables)-1 && len(docs) > 1 {
				t.Notes = append(slices.Clone(t.Notes), d.Notes...)
			}
			name := t.Name
			for k := 2; taken[strings.ToLower(t.Name)]; k++ {
				t.Name = fmt.Sprintf("%s %d", name, k)
			}
			taken[strings.ToLower(t.Name)] = true
			all.Tables = append(all.Tables, t)
		}
	}
	clean(&all)
	return all
}

// Under puts a section's name before the names of a document's tables, for a
// workbook with the same report of several sections.
func Under(section string, d table.Document) table.Document {
	d.Tables = slices.Clone(d.Tables)
	for n := range d.Tables {
		d.Tables[n].Name, d.Tables[n].Section = joinNonEmpty(" ", section, d.Tables[n].Name), section
	}
	return d
}

func allPlayAll(s *model.Section) bool { return s.Format.Predetermined() }
func everySection(*model.Section) bool { return true }
func individual(s *model.Section) bool { return !s.Team() }
func teams(s *model.Section) bool      { return s.Team() }

func crosstable(style Style) making {
	return func(st *tiebreaks.Standings, o Options) (table.Document, error) { return CrosstableOf(st, style, o) }
}

// making makes a report of standings.
type making = func(*tiebreaks.Standings, Options) (table.Document, error)

// ofSection makes a report that needs no standings.
func ofSection(make func(*model.Tournament, *model.Section, Options) (table.Document, error)) making {
	return func(st *tiebreaks.Standings, o Options) (table.Document, error) {
		return make(st.Sheet.Tournament, st.Sheet.Section, o)
	}
}

// ofOne makes a report of several sections for one.
func ofOne(make func(*model.Tournament, []*model.Section, Options) (table.Document, error)) making {
	return func(st *tiebreaks.Standings, o Options) (table.Document, error) {
		return make(st.Sheet.Tournament, []*model.Section{st.Sheet.Section}, o)
	}
}
