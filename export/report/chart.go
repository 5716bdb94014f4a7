package report

import (
	"strconv"
	"strings"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Chart is what every report about standings needs at hand.
type Chart struct {
	Options
	Standings *tiebreaks.Standings
	Sheet     *model.Sheet               // as the standings have it
	All       *model.Sheet               // with the rounds that are paired but not begun
	Section   *model.Section             //
	position  []int                      // line in the standings, 1-based, by sheet index; house players stand behind the others
	People    map[model.ID]*model.Player // the section's players by ID
	entries   []*model.Entry             // by sheet index, once asked for
	numbers   []string                   // what stands for each in the cells of others, once asked for
	Shared    map[int]int                // how many hold a place
	places    []int                      // how many decimals the numbers of a column have, once asked for
	Seconds   map[string][]Column        // the values of second lines, by the ID of the column whose they are, where they are wanted
}

// NewChart is what a report about these standings needs.
func NewChart(st *tiebreaks.Standings, o Options) *Chart {
	c := &Chart{Options: o, Standings: st, Sheet: st.Sheet, All: st.Sheet, Section: st.Sheet.Section,
		position: make([]int, len(st.Sheet.Lines)), Shared: map[int]int{}}
	for n, p := range st.All() {
		c.position[p.Index] = n + 1
		c.Shared[p.Rank]++
	}
	c.People = PlayersByID(c.Section)
	if rounds := len(c.Section.Rounds); rounds > c.Sheet.Rounds && c.Sheet.Rounds == c.Section.Played() {
		c.All = model.NewSheet(c.Sheet.Tournament, c.Section, rounds)
	}
	return c
}

func PlayersByID(s *model.Section) map[model.ID]*model.Player {
	people := make(map[model.ID]*model.Player, len(s.Players))
	for i := range s.Players {
		people[s.Players[i].ID] = &s.Players[i]
	}
	return people
}

// Document starts a document about the section, with its title and subtitle.
func (c *Chart) Document(what string) table.Document {
	d := Document(c.Sheet.Tournament, c.Section, c.Options)
	d.Subtitle = c.Under(d.Subtitle, what)
	return d
}

// After says how far the standings go: "Standings after round 3 of 5".
func (c *Chart) After(h Heading) string {
	what := phrase.New(h.Name)
	switch {
	case c.Sheet.Rounds == 0:
		return c.Say("%s before the first round", what)
	case c.Finished():
		return c.Say(h.Final)
	case c.Sheet.Planned > c.Sheet.Rounds:
		return c.Say("%s after round %d of %d", what, c.Sheet.Rounds, c.Sheet.Planned)
	}
	return c.Say("%s after round %d", what, c.Sheet.Rounds)
}

// Heading is what a document about standings is called, and what it is called
// when nothing is to come.
type Heading struct{ Name, Final phrase.Format }

var HeadStandings = Heading{"Standings", "Final standings"}

// Finished tells whether every announced round is in and waits for nothing: no board is open, an adjourned game is one (VCL4THP.13,
// question 161), and nobody takes part who is neither paired nor absent. An event without a round has not begun. One without a number of
// rounds announced is over when everybody has met everybody, where its format says so; of others nobody knows which round is the last.
func (c *Chart) Finished() bool {
	if c.Sheet.Rounds == 0 || c.Sheet.Rounds < c.Sheet.Planned {
		return false
	}
	if c.Section.Planned == 0 {
		if all := c.Section.TableRounds(); all == 0 || c.Sheet.Rounds < all {
			return false
		}
	}
	return len(c.Section.LeftOf(c.Sheet.Rounds)) == 0
}

// StillToWin is a note for who wins something while the event is not over; empty when it is.
func (c *Chart) StillToWin() []string {
	if c.Sheet.Rounds == 0 || c.Finished() {
		return nil
	}
	return []string{c.Say("So it stands after round %d: the prizes are won when the event is over.", c.Sheet.Rounds)}
}

// Ref points at a participant of the section.
func (c *Chart) Ref(kind table.RefKind, i int) table.Ref {
	return table.Ref{Kind: kind, Section: int32(c.Section.ID), Participant: int32(c.Sheet.Lines[i].ID)}
}

// Number is what stands for the participant in the cells of others.
func (c *Chart) Number(i int) string {
	if c.numbers == nil {
		c.numbers = make([]string, len(c.position))
		for k := range c.numbers {
			if c.Opponents == ByNumber {
				c.numbers[k] = strconv.Itoa(c.Sheet.Lines[k].Number)
			} else {
				c.numbers[k] = strconv.Itoa(c.position[k])
			}
		}
	}
	return c.numbers[i]
}

// Place writes a place, with "=" when it is shared; a house player has none.
func (c *Chart) Place(rank int) table.Cell {
	if rank == 0 {
		return table.Cell{}
	}
	text := strconv.Itoa(rank)
	if c.Shared[rank] > 1 {
		text += "="
	}
	return table.Num(text, float64(rank))
}

// Name is the cell with the participant's name; a player's title stands first.
func (c *Chart) Name(i int) table.Cell {
	l := &c.Sheet.Lines[i]
	cell := table.Cell{Text: l.Name, Ref: c.Ref(table.ToPlayer, i)}
	if !c.Sheet.Teams {
		p := c.People[l.ID]
		cell.Text = JoinNonEmpty(" ", p.TitleShown(), l.Name)
		cell.Tip = JoinNonEmpty(", ", p.Club, p.Federation, p.FideID)
	}
	return cell
}

// Row starts a participant's line.
func (c *Chart) Row(i int) table.Row {
	r := table.Row{Ref: c.Ref(table.ToPlayer, i)}
	if c.Left(c.Entry(i)) {
		r.Mark = table.Withdrawn
	}
	return r
}

// Entry is the participant of a line.
func (c *Chart) Entry(i int) *model.Entry {
	if c.entries == nil {
		c.entries = make([]*model.Entry, len(c.Sheet.Lines))
		for k := range c.entries {
			if id := c.Sheet.Lines[k].ID; c.Sheet.Teams {
				c.entries[k] = &c.Section.TeamByID(id).Entry
			} else {
				c.entries[k] = &c.People[id].Entry
			}
		}
	}
	return c.entries[i]
}

// Any tells whether a property is present in any line.
func (c *Chart) Any(has func(*model.Line) bool) bool {
	for i := range c.Sheet.Lines {
		if has(&c.Sheet.Lines[i]) {
			return true
		}
	}
	return false
}

func JoinNonEmpty(between string, parts ...string) string {
	var kept []string
	for _, p := range parts {
		if p != "" {
			kept = append(kept, p)
		}
	}
	return strings.Join(kept, between)
}
