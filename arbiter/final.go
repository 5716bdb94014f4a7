package arbiter

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing/draw"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Carry is what of the points of a group goes into the final.
type Carry uint8

// What goes into the final.
const (
	CarryNone       Carry = iota // everybody begins with nothing
	CarryAll                     // all points of the group
	CarryQualifiers              // those made against others who have qualified from the group
)

// Seeding is by what the final is numbered.
type Seeding uint8

// Seedings.
const (
	SeedPlaces  Seeding = iota // the first of the groups, then the second …; among them points in the group, then rating
	SeedRating                 // as an initial list
	SeedCarried                // by the points they bring, then as SeedPlaces
)

// Final is how a final is made of groups.
type Final struct {
	Name  string
	First int // so many of each group, by place
	Carry Carry
	Seed  Seeding
	// Pairing is the form or system of the final; none is all against all.
	Pairing Pairing
	Rounds  int  // of a Swiss; 0 = as many as the first group had
	Apart   bool // in a Swiss, who come of one group do not meet again
}

// Qualifier is somebody who goes into the final.
type Qualifier struct {
	Group   *model.Section
	Player  *model.Player
	Place   int          // in the group
	Made    model.Points // there
	Carried model.Points
	Why     string // what the carried points are made of: "Bob 1, Cy ½"
}

// Qualifiers are the first of each group who are still there, in the order of the seeding. A place that is shared by more than there
// is room for is for the arbiter to settle.
func Qualifiers(t *model.Tournament, groups []*model.Section, f Final) ([]Qualifier, error) {
	if len(groups) < 1 || f.First < 1 {
		return nil, phrase.Errorf("say how many of each group go into the final, and which the groups are")
	}
	var all []Qualifier
	for i, s := range groups {
		if slices.Contains(groups[:i], s) {
			return nil, phrase.Errorf("%s is named twice. Name each group once", s.Name)
		}
		qs, err := qualifiersOf(t, s, f)
		if err != nil {
			return nil, err
		}
		all = append(all, qs...)
	}
	if len(all) < 2 {
		return nil, phrase.Errorf("a final needs two players at least")
	}
	slices.SortStableFunc(all, func(a, b Qualifier) int { return f.before(t, &a, &b) })
	return all, nil
}

func (f Final) before(t *model.Tournament, a, b *Qualifier) int {
	rating := cmp.Compare(t.RatingOf(b.Group, b.Player), t.RatingOf(a.Group, a.Player))
	places := cmp.Or(cmp.Compare(a.Place, b.Place), cmp.Compare(b.Made, a.Made), rating)
	switch f.Seed {
	case SeedRating:
		return cmp.Or(rating, places)
	case SeedCarried:
		return cmp.Or(cmp.Compare(b.Carried, a.Carried), places)
	}
	return places
}

// qualifiersOf are those of one group.
func qualifiersOf(t *model.Tournament, s *model.Section, f Final) ([]Qualifier, error) {
	if s.Team() {
		return nil, phrase.Errorf("%s is a section of teams, and a final is made of sections of players", s.Name)
	}
	if len(s.Rounds) == 0 || s.Played() == 0 {
		return nil, phrase.Errorf("%s has not been played yet, so nobody has qualified", s.Name)
	}
	n := s.PlannedRounds()
	if table, err := draw.Table(s); err == nil && s.Format.Predetermined() {
		n = max(n, len(table))
	}
	if len(s.Rounds) < n {
		return nil, phrase.Errorf("%s has %d of its %d rounds. Play them, or give it fewer", s.Name, len(s.Rounds), n)
	}
	for r := range s.Rounds {
		if open := s.Rounds[r].Open(); len(open) > 0 {
			return nil, phrase.Errorf("round %d of %s has no result on %s", r+1, s.Name, Boards(open))
		}
	}
	st, err := tiebreaks.Standard(t, s, 0)
	if err != nil {
		return nil, err
	}
	var in []Qualifier
	last := 0
	for _, p := range st.Places {
		l := &st.Sheet.Lines[p.Index]
		player := s.Player(l.ID)
		if player.Gone() > 0 {
			continue
		}
		if len(in) == f.First {
			if p.Rank == last {
				return nil, phrase.Errorf("in %s %s and %s share place %d, and only %d go into the final. Settle it first: "+
					"Standings, Draw lots for what is tied; or choose another number", s.Name, in[len(in)-1].Player.Name, l.Name, p.Rank, f.First)
			}
			break
		}
		last = p.Rank
		in = append(in, Qualifier{Group: s, Player: player, Place: p.Rank, Made: l.Games})
	}
	for i := range in {
		in[i].carry(st.Sheet, in, f.Carry)
	}
	return in, nil
}

// carry finds what somebody takes along, and says what it is made of.
func (q *Qualifier) carry(sh *model.Sheet, in []Qualifier, c Carry) {
	switch c {
	case CarryAll:
		q.Carried = q.Made
		q.Why = fmt.Sprintf("%s/%d", q.Made.Fraction(), sh.Rounds)
	case CarryQualifiers:
		var parts []string
		for _, cell := range sh.Lines[sh.Index(q.Player.ID)].Cells {
			if cell.Opponent < 0 {
				continue
			}
			of := sh.Lines[cell.Opponent].ID
			if slices.ContainsFunc(in, func(o Qualifier) bool { return o.Player.ID == of }) {
				q.Carried += cell.Games
				parts = append(parts, sh.Lines[cell.Opponent].Name+" "+cell.Games.Fraction())
			}
		}
		q.Why = strings.Join(parts, ", ")
	}
}

// MakeFinal makes a section of the qualifiers, numbered by the seeding. Points that are carried are adjustments of the total, each with
// what it is made of; the groups stay as they are.
func MakeFinal(t *model.Tournament, groups []*model.Section, f Final) (journal.Change, error) {
	all, err := Qualifiers(t, groups, f)
	if err != nil {
		return nil, err
	}
	if f.Name = strings.TrimSpace(f.Name); f.Name == "" {
		return nil, phrase.Errorf("a final needs a name")
	}
	if slices.ContainsFunc(t.Sections, func(s *model.Section) bool { return strings.EqualFold(s.Name, f.Name) }) {
		return nil, phrase.Errorf("there is a section %q already", f.Name)
	}
	of := groups[0]
	n := model.Section{Name: f.Name, Format: model.RoundRobin, Scoring: of.Scoring, Ratings: of.Ratings, Control: of.Control,
		Ranking: model.Ranking{TieBreaks: slices.Clone(of.Ranking.TieBreaks), Unplayed: of.Ranking.Unplayed}}
	if f.Pairing != (Pairing{}) {
		set, err := f.Pairing.Put(journal.SettingsOf(&n), &n)
		if err != nil {
			return nil, err
		}
		n.Format, n.System, n.SystemSettings, n.Rulebook = set.Format, set.System, set.SystemSettings, set.Rulebook
	}
	from := map[model.ID][]model.ID{}
	for i, q := range all {
		p := *q.Player
		p.ID, p.Number = model.ID(i+1), i+1
		p.Entered, p.Withdrawn, p.Byes, p.House, p.Fee, p.Paid = 0, 0, nil, false, model.Free, 0
		n.Players = append(n.Players, p)
		from[q.Group.ID] = append(from[q.Group.ID], p.ID)
		if q.Carried != 0 {
			n.Adjustments = append(n.Adjustments, model.Adjustment{Who: p.ID, Games: q.Carried, Reason: q.Group.Name + ": " + q.Why})
		}
	}
	n.LastID = model.ID(len(all))
	if n.Format.Predetermined() {
		if rounds, err := draw.Table(&n); err == nil {
			n.Planned = len(rounds)
		}
	} else {
		n.Planned = cmp.Or(f.Rounds, of.PlannedRounds())
		for _, s := range groups {
			if who := from[s.ID]; f.Apart && len(who) > 1 {
				n.Forbidden = append(n.Forbidden, model.Forbidden{Who: who})
			}
		}
	}
	var names []phrase.Text
	for _, s := range groups {
		names = append(names, phrase.Verbatim(s.Name))
	}
	return together(phrase.New("Make %s of the first %d of %s", f.Name, f.First, phrase.Join(", ", names...)),
		journal.ImportSection{Section: n}), nil
}
