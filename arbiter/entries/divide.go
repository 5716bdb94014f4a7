package entries

import (
	"cmp"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing/draw"
	"wallchart/phrase"
)

// Parting is what a section is divided by.
type Parting uint8

// What a section can be divided by.
const (
	GradeBands   Parting = iota // bands of school grades: K-2, 3-5, 6-8
	RatingBands                 // bands of the rating that counts: U1000, 1000-1399, 1400+, unrated
	EachCategory                // categories of the players, as their names stand
	EachValue                   // values of another column, as they stand
)

// Band is a part of a section that becomes a section.
type Band struct {
	Name string
	Who  []model.ID // in the order of their numbers
}

// WhyNoDivision says why a section cannot be divided, empty when it can.
func WhyNoDivision(s *model.Section) phrase.Text {
	switch {
	case s.Team():
		return phrase.New("Only a section of players can be divided.")
	case len(s.Rounds) > 0:
		return phrase.New("%s has begun. Sections are made before the first round; afterwards players are moved one by one.", s.Name)
	case len(s.Players) == 0:
		return phrase.New("%s has no players yet. Enter them first.", s.Name)
	}
	return phrase.Text{}
}

// Bands are the parts of a section, in the order in which they are named. Each
// player is in the first that takes him; rest are those whom none takes. A band
// without players is an error, and so is one that cannot be read.
func (d Division) Bands(t *model.Tournament, s *model.Section) (bands []Band, rest []model.ID, err error) {
	if why := WhyNoDivision(s); !why.Empty() {
		return nil, nil, phrase.Fail(why)
	}
	takes, names, err := d.readBands(t, s)
	if err != nil {
		return nil, nil, err
	}
	for _, name := range names {
		bands = append(bands, Band{Name: name})
	}
	players := slices.Clone(s.Players)
	slices.SortStableFunc(players, func(a, b model.Player) int { return cmp.Compare(a.Number, b.Number) })
	for i := range players {
		in := slices.IndexFunc(takes, func(takes func(*model.Player) bool) bool { return takes(&players[i]) })
		if in < 0 {
			rest = append(rest, players[i].ID)
		} else {
			bands[in].Who = append(bands[in].Who, players[i].ID)
		}
	}
	for _, b := range bands {
		if len(b.Who) == 0 {
			return nil, nil, phrase.Errorf("nobody of %s is in %s. Leave it out, or correct what the players have", s.Name, b.Name)
		}
	}
	return bands, rest, nil
}

// readBands are the conditions of the bands with their names.
func (d Division) readBands(t *model.Tournament, s *model.Section) (takes []func(*model.Player) bool, names []string, err error) {
	names = d.names()
	column, values := d.column(t, s)
	if values && len(names) == 0 {
		names = column.values(s)
	}
	switch {
	case len(names) > 0:
	case d.By == EachCategory:
		return nil, nil, phrase.Errorf("nobody of %s has a category. Enter them first, or divide by grade or rating", s.Name)
	case values:
		return nil, nil, phrase.Errorf("nobody of %s has anything in the column %s. Choose another column", s.Name, column.Title)
	default:
		return nil, nil, phrase.Errorf("it is not said into what %s is to be divided. Name the parts, with commas between them", s.Name)
	}
	unrated := slices.ContainsFunc(names, model.IsUnrated)
	for n, name := range names {
		if slices.ContainsFunc(names[:n], func(before string) bool { return strings.EqualFold(before, name) }) {
			return nil, nil, phrase.Errorf("%s stands there twice. Name each part once", name)
		}
		var take func(*model.Player) bool
		switch {
		case values:
			take = func(p *model.Player) bool { return column.has(p, name) }
		case d.By == GradeBands:
			take, err = gradeBand(name)
		default:
			take, err = ratingBand(t, s, name, unrated)
		}
		if err != nil {
			return nil, nil, err
		}
		takes = append(takes, take)
	}
	return takes, names, nil
}

// gradeBand takes the grades of a band.
func gradeBand(name string) (func(*model.Player) bool, error) {
	from, to, is := model.GradeBand(name)
	if !is {
		return nil, phrase.Errorf("%q is no band of grades. Write K-2, 3-5, or one grade alone", name)
	}
	return func(p *model.Player) bool {
		g, ok := model.Grade(p.Grade)
		return ok && from <= g && g <= to
	}, nil
}

// ratingBand takes the ratings of a band, or those without one. Whoever has no
// rating belongs to those that have only an upper limit, unless there is a band of
// the unrated.
func ratingBand(t *model.Tournament, s *model.Section, name string, unrated bool) (func(*model.Player) bool, error) {
	if model.IsUnrated(name) {
		return func(p *model.Player) bool { return t.RatingOf(s, p) == 0 }, nil
	}
	from, to, ok := model.RatingBand(name)
	if !ok {
		return nil, phrase.Errorf("%q is no band of ratings. Write U1000, 1000-1399, 1400+ or unrated", name)
	}
	return func(p *model.Player) bool {
		r := int(t.RatingOf(s, p))
		return from <= r && r <= to && (r > 0 || !unrated)
	}, nil
}

// Divide makes a section of each band, with the settings of the section that it
// comes from and its players numbered anew: by rating where anybody has one. Who is
// in no band stays; a section in which nobody stays is removed.
func Divide(t *model.Tournament, s *model.Section, bands []Band) (journal.Change, error) {
	if why := WhyNoDivision(s); !why.Empty() {
		return nil, phrase.Fail(why)
	}
	var changes []journal.Change
	gone := 0
	order := t.ByRating(s)
	for _, band := range bands {
		var who []model.Player
		for _, p := range s.Players {
			if slices.Contains(band.Who, p.ID) {
				who = append(who, p)
			}
		}
		if anybodyRated(t, s) {
			slices.SortStableFunc(who, func(a, b model.Player) int {
				return cmp.Compare(slices.Index(order, a.ID), slices.Index(order, b.ID))
			})
		}
		changes = append(changes, steps.ImportSection{Section: part(s, band.Name, who)})
		gone += len(who)
	}
	if gone == len(s.Players) {
		changes = append(changes, steps.RemoveSection{Section: s.ID})
	} else {
		for _, band := range bands {
			for _, id := range band.Who {
				changes = append(changes, steps.RemovePlayer{Section: s.ID, Player: id})
			}
		}
	}
	words := phrase.Count(len(bands), "Divide %[2]s: %[1]d section", "Divide %[2]s into %[1]d sections", len(bands), s.Name)
	return steps.Joined(words, changes...), nil
}

// part is a section with the settings of another and some of its players, numbered
// from 1 with IDs of its own.
func part(s *model.Section, name string, players []model.Player) model.Section {
	n := *s
	n.ID, n.Name, n.LastID = 0, name, 0
	n.Players = slices.Clone(players)
	for i := range n.Players {
		n.LastID++
		n.Players[i].ID, n.Players[i].Number, n.Players[i].Origin = n.LastID, i+1, model.Seat{}
	}
	n.Final = nil
	n.Forbidden, n.Acceleration, n.Adjustments, n.Ranking.Manual, n.Ranking.Own = apart(s, &n, players), nil, nil, nil, nil
	if n.Format.Predetermined() { // a table has the rounds it has
		n.Planned = 0
		if rounds, err := draw.Table(&n); err == nil {
			n.Planned = len(rounds)
		}
	}
	return n
}
