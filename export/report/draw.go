package report

import (
	"cmp"
	"math"
	"slices"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

// Draw is one round's pairings with what is printed beside them.
type Draw struct {
	Options
	Tournament *model.Tournament
	Section    *model.Section
	RoundNo    int          // 1-based
	Before     *model.Sheet // the scores before the round
	Paired     *model.Sheet // those with a draw for each game that was adjourned, as the round is paired; nil where there is none
	People     map[model.ID]*model.Player
	Entries    map[model.ID]model.Entry
	Colours    bool // somebody's colour is known
	Only       Only // whom the paper is of
	Ratings    model.RatingChoice
	Paper      bool // for paper: with numbers and titles, and room to write a result on
}

// NewDraw is the round of the options, or the last one.
func NewDraw(t *model.Tournament, s *model.Section, o Options) (*Draw, error) {
	round := o.Round
	if round == 0 { // of several games of the last pairs the first
		round = len(s.Rounds)
		_, game := s.Meeting(max(1, round))
		round -= game - 1
	}
	if len(s.Rounds) == 0 {
		return nil, phrase.Errorf("%s has no pairings yet: pair the first round", s.Name)
	}
	if round < 1 || round > len(s.Rounds) {
		return nil, phrase.Errorf("%s has no round %d: it has rounds 1 to %d", s.Name, round, len(s.Rounds))
	}
	only, err := o.Only(t, s)
	if err != nil {
		return nil, err
	}
	d := &Draw{Options: o, Only: only, Tournament: t, Before: model.NewSheetBefore(t, s, round),
		Section: s, RoundNo: round, Ratings: t.Ratings(s), People: PlayersByID(s), Entries: make(map[model.ID]model.Entry, s.Participants())}
	for e := range s.Everyone() {
		d.Entries[e.ID] = *e
	}
	d.Paired = d.paired()
	for _, p := range s.Rounds[round-1].Pairings {
		d.Colours = d.Colours || !p.IsBye() && !p.NoColours
	}
	return d, nil
}

// Rested is the number of rounds before this one whose adjourned games were taken for draws when it was paired; a table is paired on no
// result, and the further games of a meeting on none of the first.
func (d *Draw) Rested() int {
	if d.Section.Format.Predetermined() {
		return 0
	}
	_, game := d.Section.Meeting(d.RoundNo)
	return d.RoundNo - game
}

func (d *Draw) paired() *model.Sheet {
	rests := func(p model.Pairing) bool { return p.DrawnFor(d.RoundNo) }
	before := d.Section.Rounds[:d.Rested()]
	if !slices.ContainsFunc(before, func(r model.Round) bool { return slices.ContainsFunc(r.Pairings, rests) }) {
		return nil
	}
	s := *d.Section
	s.Rounds = append(s.RoundsAsPaired(d.RoundNo)[:d.Rested()], d.Section.Rounds[d.Rested():]...)
	return model.NewSheetBefore(d.Tournament, &s, d.RoundNo)
}

// Score is what a participant had before the round; with a draw for a game that is adjourned, or was then, which counts for the pairing
// alone, other is true.
func (d *Draw) Score(id model.ID) (score model.Points, other bool) {
	total := func(sh *model.Sheet) model.Points {
		if i := sh.Index(id); i >= 0 {
			return sh.Lines[i].Total(sh.Primary)
		}
		return 0
	}
	score = total(d.Before)
	if d.Paired == nil {
		return score, false
	}
	paired := total(d.Paired)
	return paired, paired != score
}

// Games are the round and, where two who are paired play several games (docs/rules/two-games.md), those of the same pairs that follow
// it, as far as they are paired.
func (d *Draw) Games() ([]*Draw, error) {
	all := []*Draw{d}
	_, game := d.Section.Meeting(d.RoundNo)
	for n := d.RoundNo + 1; n <= min(len(d.Section.Rounds), d.RoundNo-game+d.Section.Games()); n++ {
		o := d.Options
		o.Round = n
		next, err := NewDraw(d.Tournament, d.Section, o)
		if err != nil {
			return nil, err
		}
		next.Paper = d.Paper
		all = append(all, next)
	}
	return all, nil
}

// Elsewhere is the section in which a game is played that is not played in this one, with the board; nil for a game of this one.
func (d *Draw) Elsewhere(p *model.Pairing) (other *model.Section, board int) {
	for side := range 2 {
		guest := d.Entries[p.Sides[side]]
		if !guest.Guest.Elsewhere {
			continue
		}
		x := model.Across{Round: d.RoundNo, Own: d.People[p.Sides[1-side]], Guest: d.People[guest.ID]}
		if x.Own == nil {
			continue
		}
		if o, round, at := d.Tournament.OtherHalf(d.Section, x); o != nil {
			return o, o.Rounds[round-1].Pairings[at].Board
		}
	}
	return nil, 0
}

// Boards are the pairings of the round in order of boards; of a category those in which
// somebody of it plays.
func (d *Draw) Boards() []model.Pairing {
	pairings := slices.DeleteFunc(slices.Clone(d.Section.Rounds[d.RoundNo-1].Pairings),
		func(p model.Pairing) bool { return !d.Only.Has(p.Sides[:]...) })
	slices.SortStableFunc(pairings, func(a, b model.Pairing) int { return cmp.Compare(last(a), last(b)) })
	return pairings
}

// last orders boards by number, and those without one after them.
func last(p model.Pairing) int {
	if p.Board == 0 {
		return math.MaxInt
	}
	return p.Board
}

func (d *Draw) Heading(what phrase.Format) string { return d.Only.Of(d.OfRound(what)) }

// OfRound is what a paper shows of the round, with its day and time.
func (d *Draw) OfRound(what phrase.Format) string {
	when := d.Section.When(d.RoundNo)
	return JoinNonEmpty(", ", d.Say(what, d.RoundNo), d.Start(when, ", "))
}

// Sides are the headings of the two sides.
func (d *Draw) Sides() (first, second string) {
	switch {
	case d.Section.Team() && d.Paper && d.firstHasWhite():
		return d.Say("Team, White on board 1"), d.Say("Opponents")
	case d.Section.Team():
		return d.Say("Team"), d.Say("Opponents")
	case d.Colours:
		return d.Top("White"), d.Top("Black")
	}
	return d.Say("Player"), d.Say("Opponent")
}

// firstHasWhite tells whether in every match the team named first has White on board 1.
func (d *Draw) firstHasWhite() bool {
	return d.Colours && !slices.ContainsFunc(d.Section.Rounds[d.RoundNo-1].Pairings, func(p model.Pairing) bool {
		return !p.IsBye() && (p.NoColours || len(p.Games) > 0 && p.Games[0].White != 0)
	})
}

func (d *Draw) Game(p *model.Pairing, b int) table.Row {
	g := &p.Games[b]
	row := table.Row{Cells: []table.Cell{Whole(b + 1), {}, {}, {Text: model.ResultText(g.Outcomes), Editable: true}, {}, {}}}
	ref := table.Ref{Kind: table.ToBoardGame, Section: int32(d.Section.ID), Participant: int32(p.Sides[0]),
		Opponent: int32(p.Sides[1]), Round: d.RoundNo, Board: b + 1}
	row.Ref, row.Cells[3].Ref = ref, ref
	for side, at := range [2]int{1, 4} {
		if player := d.People[g.Players[side]]; player != nil {
			row.Cells[at].Text = Titled(player)
			if r := d.Ratings.Of(player); r != 0 {
				row.Cells[at+1] = RatingCell(r)
			}
		}
		if !p.NoColours {
			colour := d.Say("(b)")
			if int(g.White) == side {
				colour = d.Say("(w)")
			}
			row.Cells[at].Text, row.Cells[at].Aside = JoinNonEmpty(" ", row.Cells[at].Text, colour), colour
		}
	}
	if g.Outcomes[0] == model.Pending {
		row.Cells[3].Mark = table.Pending
	}
	if g.Rests() {
		row.Cells[3].Text = d.Say("adjourned")
	}
	return row
}
