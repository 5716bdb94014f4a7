package generate

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wallchart/model"
)

// Names that nobody bears together.
var (
	families = strings.Fields(`Aldermoor Birkett Calloway Dunmore Eastlake Fenwick Garland Hollis Inverly Jessop Kelderby Larkspur
		Marchbank Norwell Oakhurst Penrose Quillan Ravensby Saltmarsh Thornbury Underhill Vantage Westerly Yarrow Ashgrove Brambley
		Crosswell Drummond Elmswood Farraday Greenhalgh Hawksworth Ironside Kingsmere Lockhart Mossley`)
	givens = strings.Fields(`Ada Bruno Clara Dario Edith Felix Greta Hugo Irma Jonas Katya Leon Mira Nils Olga Pavel Quinn Rosa
		Samir Tilda Uri Vera Wanda Xavier Yara Zeno Anouk Basil Cleo Dmitri Enid Farid Gwen Hiro Ines Jalal`)
	places = strings.Fields(`Northgate Southwick Eastbridge Westford Hillcrest Riverside
		Lakeview Stonefield Millbrook Harbourton Fairmont Greenwood`)
)

// namer gives every player another name: given names go round, family names
// with them, and when both have been through a number is added.
type namer struct{ family, given, count int }

func (v *event) name() string {
	n := &v.names
	if n.count == 0 {
		n.family, n.given = v.random.IntN(len(families)), v.random.IntN(len(givens))
	}
	// The step of the given name changes each time the families have been through.
	i := n.count
	n.count++
	name := families[(n.family+i)%len(families)] + ", " + givens[(n.given+i+i/len(families))%len(givens)]
	if i >= len(families)*len(givens) {
		name += " " + strconv.Itoa(i/(len(families)*len(givens))+1)
	}
	return name
}

func (v *event) newID() model.ID {
	v.s.LastID++
	return v.s.LastID
}

// rating is the mean of two draws, so that most are in the middle.
func (v *event) rating() model.Rating {
	span := int(v.Highest-v.Lowest) + 1
	return v.Lowest + model.Rating((v.random.IntN(span)+v.random.IntN(span))/2)
}

// person makes a player up. The rating misses the strength by up to 100
// points; of an unrated player only the strength is there.
func (v *event) person() model.Player {
	p := model.Player{Entry: model.Entry{ID: v.newID(), Name: v.name()}, Rating: v.rating()}
	v.strength[p.ID] = int(p.Rating) + v.random.IntN(201) - 100
	if v.chance(v.Unrated) {
		p.Rating = 0
	}
	return p
}

func (v *event) enterPlayers() {
	for range v.Participants {
		p := v.person()
		if v.Clubs > 0 {
			p.Club = club(v.random.IntN(v.Clubs))
		}
		v.s.Players = append(v.s.Players, p)
	}
	slices.SortStableFunc(v.s.Players, func(a, b model.Player) int { return cmp.Compare(b.Rating, a.Rating) })
	for i := range v.s.Players {
		v.s.Players[i].Number = i + 1
	}
}

// club is the name of the nth club.
func club(n int) string {
	name := places[n%len(places)]
	if n >= len(places) {
		name += " " + strconv.Itoa(n/len(places)+1)
	}
	return name
}

// absences decides who comes late, leaves early and asks for byes.
func (v *event) absences() {
	defer v.byesByQuota()
	if v.Rounds < 2 {
		return
	}
	for i := range max(len(v.s.Teams), v.individuals()) {
		e := v.entry(i)
		first, last := 1, v.Rounds
		if v.chance(v.Late) {
			first = 2 + v.random.IntN((v.Rounds+1)/2)
			e.Entered = first
		}
		if v.chance(v.Withdrawals) && first < v.Rounds {
			last = first + v.random.IntN(v.Rounds-first)
			e.Withdrawn = last + 1
		}
		if v.chance(v.HalfByes) {
			v.ask(e, first+v.random.IntN(last-first+1), model.HalfBye)
		}
		if v.chance(v.ZeroByes) {
			v.ask(e, first+v.random.IntN(last-first+1), model.ZeroBye)
		}
		if v.FullByes > 0 && v.chance(v.FullByes) { // asked only then: the events of a seed stay as they were
			v.ask(e, first+v.random.IntN(last-first+1), model.FullBye)
		}
	}
}

func (v *event) ask(e *model.Entry, round int, kind model.Outcome) {
	if e.Bye(round) == model.Pending {
		e.Byes = append(e.Byes, model.ByeRequest{Round: round, Kind: kind})
	}
}

func (v *event) individuals() int {
	if v.Kind == model.TeamEvent {
		return 0
	}
	return len(v.s.Players)
}

func (v *event) entry(i int) *model.Entry {
	if v.Kind == model.TeamEvent {
		return &v.s.Teams[i].Entry
	}
	return &v.s.Players[i].Entry
}
