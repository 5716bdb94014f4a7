package report

import (
	"strconv"
	"strings"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/prizes"
	"wallchart/tiebreaks"
)

// chart is what every report about standings needs at hand.
type chart struct {
	Options
	st       *tiebreaks.Standings
	sheet    *model.Sheet               // as the standings have it
	all      *model.Sheet               // with the rounds that are paired but not begun
	section  *model.Section             //
	position []int                      // line in the standings, 1-based, by sheet index; house players stand behind the others
	people   map[model.ID]*model.Player // the section's players by ID
	entries  []*model.Entry             // by sheet index, once asked for
	numbers  []string                   // what stands for each in the cells of others, once asked for
	shared   map[int]int                // how many hold a place
	boards   *bool                      // whether a match shows how many boards there are, once asked for
	places   []int                      // how many decimals the numbers of a column have, once asked for
	inRounds map[who]model.Points       // game points that the arbiter gave in rounds, once asked for
	division *prizes.Division           // of the section's prizes, once asked for
	seconds  map[string][]column        // the values of second lines, by the ID of the column whose they are, where they are wanted
}

func newChart(st *tiebreaks.Standings, o Options) *chart {
	c := &chart{Options: o, st: st, sheet: st.Sheet, all: st.Sheet, section: st.Sheet.Section,
		position: make([]int, len(st.Sheet.Lines)), shared: map[int]int{}}
	for n, p := range st.All() {
		c.position[p.Index] = n + 1
		c.shared[p.Rank]++
	}
	c.people = playersByID(c.section)
	if rounds := len(c.section.Rounds); rounds > c.sheet.Rounds && c.sheet.Rounds == c.section.Played() {
		c.all = model.NewSheet(c.sheet.Tournament, c.section, rounds)
	}
	return c
}

func playersByID(s *model.Section) map[model.ID]*model.Player {
	people := make(map[model.ID]*model.Player, len(s.Players))
	for i := range s.Players {
		people[s.Players[i].ID] = &s.Players[i]
	}
	return people
}

// document starts a document about the section, with its title and subtitle.
func (c *chart) document(what string) table.Document {
	d := document(c.sheet.Tournament, c.section, c.Options)
	d.Subtitle = c.under(d.Subtitle, what)
	return d
}

// after says how far the standings go: "Standings after round 3 of 5".
func (c *chart) after(h heading) string {
	what := phrase.New(h.name)
	switch {
	case c.sheet.Rounds == 0:
		return c.say("%s before the first round", what)
	case c.finished():
		return c.say(h.final)
	case c.sheet.Planned > c.sheet.Rounds:
		return c.say("%s after round %d of %d", what, c.sheet.Rounds, c.sheet.Planned)
	}
	return c.say("%s after round %d", what, c.sheet.Rounds)
}

// heading is what a document about standings is called, and what it is called
// when nothing is to come.
type heading struct{ name, final phrase.Format }

var (
	headStandings  = heading{"Standings", "Final standings"}
	headCrosstable = heading{"Crosstable", "Final crosstable"}
	headPrizes     = heading{"Prizes", "Prizes"}
	headWinners    = heading{"Prizes and their winners", "Prizes and their winners"}
	headRanking    = heading{"Ranking crosstable", "Final ranking crosstable"}
	headWallChart  = heading{"Wall chart", "Final wall chart"}
	headLineups    = heading{"Line-ups", "Final line-ups"}
	headList       = heading{"Ranking list", "Final ranking list"}
	headOfficer    = heading{"Results for a rating officer", "Final results for a rating officer"}
	headWhy        = heading{"Why everybody stands there", "Why everybody stands there at the end"}
	headRatings    = heading{"Rating changes", "Final rating changes"}
	headNorms      = heading{"Title norms", "Title norms"}
	headBracket    = heading{"Bracket", "Final bracket"}
	headBoards     = heading{"Board prizes", "Final board prizes"}
)

// finished tells whether every announced round is in, with no board of any open: an adjourned game is one (VCL4THP.13, question 161). An
// event without a round has not begun. One without a number of rounds announced is over when everybody has met everybody, where its
// format says so; of others nobody knows which round is the last.
func (c *chart) finished() bool {
	if c.sheet.Rounds == 0 || c.sheet.Rounds < c.sheet.Planned {
		return false
	}
	if c.section.Planned == 0 {
		if all := allMeet(c.section); all == 0 || c.sheet.Rounds < all {
			return false
		}
	}
	// A round that is announced but was never paired is past the last one.
	for n := range c.section.Rounds[:min(c.sheet.Rounds, len(c.section.Rounds))] {
		if len(c.section.Rounds[n].Open()) > 0 {
			return false
		}
	}
	return true
}

// allMeet is how many rounds it takes until everybody has met everybody as often as the format has it, 0 where that is no aim.
func allMeet(s *model.Section) int {
	n := s.Competitors()
	once := (n - 1 + n%2) * s.Games()
	switch s.Format {
	case model.RoundRobin:
		return once
	case model.DoubleRoundRobin:
		return 2 * once
	case model.Scheveningen:
		return n / 2 * s.Games()
	default:
		return 0
	}
}

// ref points at a participant of the section.
func (c *chart) ref(kind table.RefKind, i int) table.Ref {
	return table.Ref{Kind: kind, Section: int32(c.section.ID), Participant: int32(c.sheet.Lines[i].ID)}
}

// number is what stands for the participant in the cells of others.
func (c *chart) number(i int) string {
	if c.numbers == nil {
		c.numbers = make([]string, len(c.position))
		for k := range c.numbers {
			if c.Opponents == ByNumber {
				c.numbers[k] = strconv.Itoa(c.sheet.Lines[k].Number)
			} else {
				c.numbers[k] = strconv.Itoa(c.position[k])
			}
		}
	}
	return c.numbers[i]
}

// place writes a place, with "=" when it is shared; a house player has none.
func (c *chart) place(rank int) table.Cell {
	if rank == 0 {
		return table.Cell{}
	}
	text := strconv.Itoa(rank)
	if c.shared[rank] > 1 {
		text += "="
	}
	return table.Num(text, float64(rank))
}

// name is the cell with the participant's name; a player's title stands first.
func (c *chart) name(i int) table.Cell {
	l := &c.sheet.Lines[i]
	cell := table.Cell{Text: l.Name, Ref: c.ref(table.ToPlayer, i)}
	if !c.sheet.Teams {
		p := c.people[l.ID]
		cell.Text = joinNonEmpty(" ", p.TitleShown(), l.Name)
		cell.Tip = joinNonEmpty(", ", p.Club, p.Federation, p.FideID)
	}
	return cell
}

// row starts a participant's line.
func (c *chart) row(i int) table.Row {
	r := table.Row{Ref: c.ref(table.ToPlayer, i)}
	if c.left(c.entry(i)) {
		r.Mark = table.Withdrawn
	}
	return r
}

// entry is the participant of a line.
func (c *chart) entry(i int) *model.Entry {
	if c.entries == nil {
		c.entries = make([]*model.Entry, len(c.sheet.Lines))
		for k := range c.entries {
			if id := c.sheet.Lines[k].ID; c.sheet.Teams {
				c.entries[k] = &c.section.TeamByID(id).Entry
			} else {
				c.entries[k] = &c.people[id].Entry
			}
		}
	}
	return c.entries[i]
}

// any tells whether a property is present in any line.
func (c *chart) any(has func(*model.Line) bool) bool {
	for i := range c.sheet.Lines {
		if has(&c.sheet.Lines[i]) {
			return true
		}
	}
	return false
}

func joinNonEmpty(between string, parts ...string) string {
	var kept []string
	for _, p := range parts {
		if p != "" {
			kept = append(kept, p)
		}
	}
	return strings.Join(kept, between)
}
