package pair

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/pairing/draw"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

// Final is how a final is made of groups.
type Final struct {
	Name  string
	First int // so many of each group, by place
	Next  int // and so many of those who come next in their groups, the best of them all
	Carry model.Carry
	Seed  model.Seeding
	// Pairing is the form or system of the final; none is all against all.
	Pairing Pairing
	Rounds  int  // where the system leaves them open; 0 = as many as the first group had, or as many as the system needs
	Apart   bool // where rounds are paired one by one, who come of one group do not meet again
}

// Qualifier is somebody who goes into the final.
type Qualifier struct {
	Group   *model.Section
	Player  *model.Player
	Place   int          // in the group
	Made    model.Points // there
	Rounds  int          // the group had
	Wins    int          // of games that were played
	Next    bool         // not by place alone, but as one of the best who came next
	Carried model.Points
	Why     string // what the carried points are made of: "Bob 1, Cy ½"
}

// Qualifiers are the first of each group who are still there, in the order of the seeding. A place that is shared by more than there
// is room for is for the arbiter to settle.
func Qualifiers(t *model.Tournament, groups []*model.Section, f Final) ([]Qualifier, error) {
	if len(groups) < 1 || f.First < 0 || f.Next < 0 || f.First+f.Next < 1 {
		return nil, phrase.Errorf("say how many of each group go into the final, and which the groups are")
	}
	var all, rest []Qualifier
	sheets := map[*model.Section]*model.Sheet{}
	for i, s := range groups {
		if slices.Contains(groups[:i], s) {
			return nil, phrase.Errorf("%s is named twice. Name each group once", s.Name)
		}
		in, out, sh, err := qualifiersOf(t, s, f)
		if err != nil {
			return nil, err
		}
		all, rest, sheets[s] = append(all, in...), append(rest, out...), sh
	}
	next, err := bestNext(t, rest, f.Next)
	if err != nil {
		return nil, err
	}
	all = append(all, next...)
	for i := range all {
		all[i].carry(sheets[all[i].Group], all, f.Carry)
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
	case model.SeedRating:
		return cmp.Or(rating, places)
	case model.SeedCarried:
		return cmp.Or(cmp.Compare(b.Carried, a.Carried), places)
	}
	return places
}

// bestNext are the best of those who come next in their groups: by place, then by the share of the points that could be made there, for
// groups may be of different sizes, then by games won, then by rating. Who are still equal, or share a place of one group, are for the
// arbiter to settle.
func bestNext(t *model.Tournament, rest []Qualifier, n int) ([]Qualifier, error) {
	if n > len(rest) {
		return nil, phrase.Errorf("%s, and only %s come next in the groups",
			phrase.Count(n, "%d player is to come next", "%d players are to come next"),
			phrase.Count(len(rest), "%d player", "%d players"))
	}
	order := func(a, b Qualifier) int {
		return cmp.Or(cmp.Compare(a.Place, b.Place), cmp.Compare(int(b.Made)*a.Rounds, int(a.Made)*b.Rounds), cmp.Compare(b.Wins, a.Wins),
			cmp.Compare(t.RatingOf(b.Group, b.Player), t.RatingOf(a.Group, a.Player)))
	}
	slices.SortStableFunc(rest, order)
	if n > 0 && n < len(rest) {
		in, out := &rest[n-1], &rest[n]
		if in.Group == out.Group && in.Place == out.Place || order(*in, *out) == 0 {
			return nil, phrase.Errorf("%s of %s and %s of %s are equal, and only one of them goes into the final. Settle it first, or choose "+
				"another number", in.Player.Name, in.Group.Name, out.Player.Name, out.Group.Name)
		}
	}
	next := slices.Clone(rest[:n])
	for i := range next {
		next[i].Next = true
	}
	return next, nil
}

// finished says why nobody has qualified from a group yet.
func finished(s *model.Section) error {
	if s.Team() {
		return phrase.Errorf("%s is a section of teams, and a final is made of sections of players", s.Name)
	}
	if len(s.Rounds) == 0 || s.Played() == 0 {
		return phrase.Errorf("%s has not been played yet, so nobody has qualified", s.Name)
	}
	n := s.PlannedRounds()
	if table, err := draw.Table(s); err == nil && s.Format.Predetermined() {
		n = max(n, len(table))
	}
	if len(s.Rounds) < n {
		return phrase.Errorf("%s has %d of its %d rounds. Play them, or give it fewer", s.Name, len(s.Rounds), n)
	}
	if left := s.LeftOf(len(s.Rounds)); len(left) > 0 {
		return phrase.Errorf("in %s, %w", s.Name, s.StillLeft(left[0]))
	}
	return nil
}

// qualifiersOf are those of one group who are in by their places, and those who come next.
func qualifiersOf(t *model.Tournament, s *model.Section, f Final) (in, rest []Qualifier, sh *model.Sheet, err error) {
	if err := finished(s); err != nil {
		return nil, nil, nil, err
	}
	st, err := catalogue.Standard(t, s, 0)
	if err != nil {
		return nil, nil, nil, err
	}
	for _, p := range st.Places {
		l := &st.Sheet.Lines[p.Index]
		q := Qualifier{Group: s, Player: s.Player(l.ID), Place: p.Rank, Made: l.Games, Rounds: st.Sheet.Rounds}
		if q.Player.Gone() > 0 || q.Player.IsGuest() {
			continue
		}
		for _, c := range l.Cells {
			if c.Outcome == model.Win {
				q.Wins++
			}
		}
		if len(in) < f.First {
			in = append(in, q)
			continue
		}
		if f.First > 0 && len(rest) == 0 && p.Rank == in[len(in)-1].Place {
			return nil, nil, nil, phrase.Errorf("in %s %s and %s share place %d, and only %d go into the final. Settle it first: "+
				"Standings, Draw lots for what is tied; or choose another number", s.Name, in[len(in)-1].Player.Name, l.Name, p.Rank, f.First)
		}
		rest = append(rest, q)
	}
	return in, rest, st.Sheet, nil
}

// carry finds what somebody takes along, and says what it is made of.
func (q *Qualifier) carry(sh *model.Sheet, in []Qualifier, c model.Carry) {
	switch c {
	case model.CarryAll:
		q.Carried = q.Made
		q.Why = fmt.Sprintf("%s/%d", q.Made.Fraction(), sh.Rounds)
	case model.CarryQualifiers:
		var parts []string
		for _, cell := range sh.Lines[sh.Index(q.Player.ID)].Cells {
			if cell.Opponent < 0 {
				continue
			}
			of := sh.Lines[cell.Opponent].ID
			if slices.ContainsFunc(in, func(o Qualifier) bool { return o.Group == q.Group && o.Player.ID == of }) {
				q.Carried += cell.Games
				parts = append(parts, sh.Lines[cell.Opponent].Name+" "+cell.Games.Fraction())
			}
		}
		q.Why = strings.Join(parts, ", ")
	}
}

// FinalGroups are the sections of which a final can be made, if they have been played.
func FinalGroups(t *model.Tournament) (groups []*model.Section) {
	for _, s := range t.Sections {
		if !s.Team() && len(s.Players) > 0 {
			groups = append(groups, s)
		}
	}
	return groups
}

// WhyNoFinal says why no section can be made of the first of others, and is empty where one can.
func WhyNoFinal(t *model.Tournament) phrase.Text {
	for _, s := range FinalGroups(t) {
		if finished(s) == nil {
			return phrase.Text{}
		}
	}
	return phrase.New("no section of players has been played to its end")
}
