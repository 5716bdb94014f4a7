package prizes

import (
	"cmp"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Division is a fund divided: who wins what, and what it is made of.
type Division struct {
	Fund   model.Fund
	By     model.PrizeDivision
	Awards []Award // in the order of the standings, then clubs and players of teams
	Paid   model.Cents
	Total  model.Cents // of the fund, as far as it is paid with this number of entries
	Worth  []model.Cents
	Left   []Part   // money that is not paid, or what of it
	Things []string // names of prizes whose trophy or qualifying place nobody wins
	Notes  []phrase.Text

	st    *tiebreaks.Standings
	field *field
	rules []model.PrizeRule
}

// Award is all that one participant wins.
type Award struct {
	ID      model.ID // of a participant or a player of a team; 0 of a club
	Index   int      // in the sheet; -1 for who is no participant
	Number  int      // the starting number, 0 of a club
	Name    string
	Rank    int // in the standings; 0 for who is no participant
	Amount  model.Cents
	Parts   []Part // what the amount is the sum of, each prize once
	Sums    []Sum  // how the parts came about
	Instead []Instead
	Things  []Thing
	Moved   model.Cents // of the amount, what the limits of others left over
	Uncut   model.Cents // what the amount would be without a limit of his own; 0 = none bound
}

// Part is a piece of a prize, which is named by its place in the fund.
type Part struct {
	Prize  int
	Amount model.Cents
}

// Sum is prizes that were shared.
type Sum struct {
	Prizes        []Part      // with all that they are worth
	By            int         // so many
	Own           []Part      // Hort: half of these by place,
	OwnBy         int         // which so many share
	Limit         model.Cents // the largest prize that could be won alone; 0 = there was more to be had
	OthersLimited bool        // and what it left others went to this one
	Why           phrase.Text // of prizes that do not go by place: "a win against Eva, rated 412 higher"
}

// Instead is what could have been won in place of it.
type Instead struct {
	Flight string // "" is the places
	Shared bool   // with all who are tied, in place of the flight that was left them for
	Prizes []Part // nil where only the amount is known
	By     int
	Amount model.Cents
}

// Thing is a trophy or a qualifying place.
type Thing struct {
	Prize     int
	What      string
	Qualifies bool // it is a qualifying place
}

// Divide divides a fund by the standings. What cannot be awarded is in Left and Notes; an error is a division that
// there is not.
func Divide(st *tiebreaks.Standings, fund model.Fund) (*Division, error) {
	d, book, err := begin(st, fund)
	if err != nil {
		return nil, err
	}
	d.limit(book)
	for p, pay := range d.field.limited(d.field.units(d.By), d.divider()) {
		if len(pay.parts) > 0 || pay.uncut > 0 {
			a := d.award(d.field.all[p].index)
			a.Parts, a.Sums, a.Instead = pay.parts, pay.sums, pay.instead
			a.Moved, a.Uncut = amount(pay.moved), pay.uncut
			if pay.grown > 0 {
				d.Notes = append(d.Notes, phrase.New("%s left the places for %s. Others left them after that, and by place it would be %s now: "+
					"the organiser may decide otherwise.", a.Name, d.pool(pay.parts), d.money(pay.grown)))
			}
		}
	}
	d.others()
	d.things()
	d.finish()
	d.undecided(book)
	return d, nil
}

// begin is a division before anything is given: what the prizes are worth, and who may have them by the categories of the section.
func begin(st *tiebreaks.Standings, fund model.Fund) (*Division, model.Book, error) {
	by, err := model.ParsePrizeDivision(string(fund.Division))
	if err != nil {
		return nil, model.Book{}, err
	}
	d := &Division{Fund: fund, By: by, st: st}
	book := st.Sheet.Tournament.CategoriesOf(st.Sheet.Section).Unrated(fund.Unrated)
	d.worth()
	d.field = newField(st, &fund)
	rules, notes := d.field.fill(&fund, book, d.Worth)
	d.rules, d.Notes = rules, append(d.Notes, notes...)
	return d, book, nil
}

// units are the groups in which a division pays, best first.
func (f *field) units(by model.PrizeDivision) [][]int {
	if by == model.DivideNone {
		return f.ranks
	}
	return f.scores
}

// divider is the way to divide, of all flights together or, where several prizes may be won, of each for itself.
func (d *Division) divider() func(groups [][]int) []payment {
	one := func(f *field, groups [][]int) []payment {
		switch d.By {
		case model.DivideEqual, model.DivideNone:
			return f.lists(groups, groups, false)
		case model.DivideHort:
			return f.lists(groups, f.ofRanks(groups), true)
		}
		return f.us(groups)
	}
	if !d.Fund.Several {
		return func(groups [][]int) []payment { return one(d.field, groups) }
	}
	return func(groups [][]int) []payment {
		all := make([]payment, len(d.field.all))
		for fl := range d.field.flights {
			alone := *d.field
			alone.pots = slices.DeleteFunc(slices.Clone(alone.pots), func(z pot) bool { return z.flight != fl })
			for p, pay := range one(&alone, groups) {
				if len(pay.parts) > 0 {
					all[p].parts = append(all[p].parts, pay.parts...)
					all[p].sums = append(all[p].sums, pay.sums...)
				}
			}
		}
		return all
	}
}

// ofRanks splits groups into those whom nothing separates.
func (f *field) ofRanks(groups [][]int) [][]int {
	var all [][]int
	for _, g := range groups {
		for at, p := range g {
			if at == 0 || f.all[p].rank != f.all[g[at-1]].rank {
				all = append(all, nil)
			}
			all[len(all)-1] = append(all[len(all)-1], p)
		}
	}
	return all
}

// award is the award of a participant, by index in the sheet.
func (d *Division) award(index int) *Award {
	l := &d.st.Sheet.Lines[index]
	for i := range d.Awards {
		if d.Awards[i].Index == index {
			return &d.Awards[i]
		}
	}
	d.Awards = append(d.Awards, Award{ID: l.ID, Index: index, Number: l.Number, Name: l.Name,
		Rank: d.st.Places[d.st.PlaceOf(index)].Rank})
	return &d.Awards[len(d.Awards)-1]
}

// other is the award of a club, or of a player of a team.
func (d *Division) other(id model.ID, number int, name string) *Award {
	for i := range d.Awards {
		if a := &d.Awards[i]; a.ID == id && a.Name == name {
			return a
		}
	}
	d.Awards = append(d.Awards, Award{ID: id, Index: -1, Number: number, Name: name})
	return &d.Awards[len(d.Awards)-1]
}

// limit finds the limit of each who has one: of several the first that is written.
func (d *Division) limit(book model.Book) {
	for n := range d.Fund.Limits {
		l := &d.Fund.Limits[n]
		r, err := book.PrizeRule(l.Rule)
		if err != nil || r.Category == nil {
			d.Notes = append(d.Notes, phrase.New("The limit for %s is left out: it names no category.", book.RuleWords(l.Rule)))
			continue
		}
		for i := range d.field.all {
			e := &d.field.all[i]
			if e.player == nil || e.limit != nil {
				continue
			}
			if in, _ := book.Takes(*r.Category, e.player); in {
				e.limit = l
			}
		}
	}
}

// finish adds up, sorts, and says what is left.
func (d *Division) finish() {
	paid := make([]model.Cents, len(d.Fund.Prizes))
	for i := range d.Awards {
		a := &d.Awards[i]
		a.Parts = joined(a.Parts)
		a.Amount = amount(a.Parts)
		d.Paid += a.Amount
		for _, p := range a.Parts {
			paid[p.Prize] += p.Amount
		}
	}
	place := func(a Award) int {
		if a.Index < 0 {
			return len(d.st.Places)
		}
		return d.st.PlaceOf(a.Index)
	}
	slices.SortStableFunc(d.Awards, func(a, b Award) int {
		return cmp.Or(cmp.Compare(place(a), place(b)), strings.Compare(a.Name, b.Name))
	})
	for n, w := range d.Worth {
		if w > paid[n] {
			d.Left = append(d.Left, Part{n, w - paid[n]})
		}
	}
}

// joined are parts with each prize once, in the order in which they came.
func joined(parts []Part) []Part {
	var out []Part
	for _, p := range parts {
		if at := slices.IndexFunc(out, func(o Part) bool { return o.Prize == p.Prize }); at >= 0 {
			out[at].Amount += p.Amount
		} else {
			out = append(out, p)
		}
	}
	return out
}

// mostNamed is how many are named of whom a rule cannot be decided; of more the number is said.
const mostNamed = 5

// undecided says of whom a rule of the fund cannot be decided.
func (d *Division) undecided(book model.Book) {
	said := map[string]bool{}
	for n, r := range d.rules {
		if r.Category == nil || said[r.Category.Name] {
			continue
		}
		said[r.Category.Name] = true
		var who []phrase.Text
		var last phrase.Text
		for i := range d.field.all {
			if p := d.field.all[i].player; p != nil {
				if _, why := book.Takes(*r.Category, p); !why.Empty() {
					who, last = append(who, phrase.New("%s (%s)", p.Name, why)), why
				}
			}
		}
		if len(who) > mostNamed {
			d.Notes = append(d.Notes, phrase.Count(len(who), "Whether %s can be won cannot be decided of %d player (%s).",
				"Whether %s can be won cannot be decided of %d players (%s).", d.Fund.Prizes[n].Name, len(who), last))
		} else if len(who) > 0 {
			d.Notes = append(d.Notes, phrase.New("Whether %s can be won cannot be decided of %s.", d.Fund.Prizes[n].Name, phrase.Join("; ", who...)))
		}
	}
}
