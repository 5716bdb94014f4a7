package health_test

import (
	"testing"

	"wallchart/arbiter/health"
	"wallchart/model"
	"wallchart/pairing/roundrobin"
)

// two is a section of six of whom the first and the fifth are as given; the names are theirs, or both the same.
func two(a, b model.Player) *model.Section {
	s := club(6)
	for i, p := range map[int]model.Player{0: a, 4: b} {
		p.Entry = model.Entry{ID: s.Players[i].ID, Number: i + 1, Name: p.Name, Federation: p.Federation, Club: s.Players[i].Club,
			Withdrawn: p.Withdrawn}
		if p.Name == "" {
			p.Name = s.Players[i].Name
		}
		p.Rating = 1500
		s.Players[i] = p
	}
	return s
}

func named(name string, p model.Player) model.Player { p.Name = name; return p }

func from(p model.Player, fed string, withdrawn int) model.Player {
	p.Federation, p.Withdrawn = fed, withdrawn
	return p
}

func TestOnePersonTwice(t *testing.T) {
	at := health.Place{Section: 1, Who: 5}
	fide := model.Player{FideID: "4100018"}
	us := model.Player{NationalID: "12345678"}
	born := model.Player{Birth: "2012-03-04"}
	all := model.Player{Birth: "2012-03-04", FideID: "4100018", NationalID: "77"}
	try(t, "same-person", []example{
		{"one FIDE ID", event(two(fide, fide)), "Family1, Given (number 1) and Family5, Given (number 5) have the same FIDE ID 4100018. Remove",
			at, health.Fault},
		{"two FIDE IDs", event(two(fide, model.Player{FideID: "4100026"})), "", at, 0},
		{"noughts for none", event(two(model.Player{FideID: "0"}, model.Player{FideID: "0"})), "", at, 0},
		{"one national ID", event(two(us, us)), "the same national ID 12345678", at, health.Fault},
		{"of two federations", event(two(from(us, "USA", 0), from(us, "CAN", 0))), "", at, 0},
		{"one name and birth date", event(two(named("Berg, Anna", born), named("berg,  anna", born))),
			"the same name and birth date 2012-03-04", at, health.Fault},
		{"one birth date", event(two(named("Berg, Anna", born), named("Berg, Bea", born))), "", at, 0},
		{"one name", event(two(named("Berg, Anna", born), named("Berg, Anna", model.Player{Birth: "2012-03-05"}))), "", at, 0},
		{"another ID says that they are two", event(two(named("Berg, Anna", model.Player{Birth: "2012-03-04", FideID: "4100018"}),
			named("Berg, Anna", model.Player{Birth: "2012-03-04", FideID: "4100026"}))), "", at, 0},
		{"all is the same, and said once", event(two(named("Berg, Anna", all), named("Berg, Anna", all))), "FIDE ID", at, health.Fault},
	})
	try(t, "same-name", []example{
		{"nothing else is known", event(two(named("Berg, Anna", model.Player{}), named("Berg, Anna", fide))),
			"Berg, Anna stands here twice, as number 1 and number 5", at, health.Doubt},
		{"both have a birth date", event(two(named("Berg, Anna", born), named("Berg, Anna", model.Player{Birth: "2012-03-05"}))), "", at, 0},
		{"both are known by other things", event(two(named("Berg, Anna", born), named("Berg, Anna", fide))), "", at, 0},
		{"no name", event(two(named(" ", model.Player{}), named(" ", model.Player{}))), "", at, 0},
	})
}

func TestOnePersonInTwoSections(t *testing.T) {
	fide := model.Player{FideID: "4100018"}
	in := func(name string, p model.Player) *model.Section {
		s := two(p, model.Player{})
		s.Name = name
		for i := 1; i < len(s.Players); i++ {
			s.Players[i].Name += " of " + name
		}
		s.Players[0].Name = "Berg, Anna"
		return s
	}
	try(t, "same-person", []example{
		{"one ID", event(in("Open", fide), in("Reserve", fide)), "Berg, Anna is in Open and, as Berg, Anna, in Reserve, with the same FIDE ID",
			health.Place{Section: 2, Who: 1}, health.Doubt},
		{"withdrawn from the first", event(in("Open", from(fide, "", 2)), in("Reserve", fide)), "", health.Place{}, 0},
		{"and from the second", event(in("Open", fide), in("Reserve", from(fide, "", 1))), "", health.Place{}, 0},
		{"withdrawn before the first round", event(in("Open", from(fide, "", 1)), in("Reserve", fide)), "", health.Place{}, 0},
		{"only a name", event(in("Open", model.Player{}), in("Reserve", model.Player{})), "", health.Place{}, 0},
	})
	if found := of(event(in("Open", model.Player{}), in("Reserve", model.Player{})), "same-name"); len(found) > 0 {
		t.Errorf("a name in two sections: %v", found)
	}
}

func TestByesAskedFor(t *testing.T) {
	asked := func(kind model.Outcome, boards ...string) *model.Section {
		s := club(5)
		s.Players[4].Byes = []model.ByeRequest{{Round: 1, Kind: kind}}
		return round(t, s, boards...)
	}
	at := health.Place{Section: 1, Round: 1, Who: 5, Field: "byes"}
	paired := at
	paired.Board = 2
	try(t, "bye-not-given", []example{
		{"given", event(asked(model.HalfBye, "1-3 1-0", "4-2 1-0", "5 half-point bye")), "", at, 0},
		{"another", event(asked(model.HalfBye, "1-3 1-0", "4-2 1-0", "5 zero-point bye")),
			"Family5, Given asked for a half-point bye in round 1, but the round has: zero-point bye", at, health.Fault},
		{"absent", event(asked(model.ZeroBye, "1-3 1-0", "4-2 1-0", "5 absent")), "", at, 0},
		{"absent, and half a point", event(asked(model.HalfBye, "1-3 1-0", "4-2 1-0", "5 absent")), "but the round has: absent",
			at, health.Fault},
		{"paired", event(asked(model.HalfBye, "1-3", "4-5", "2 pairing-allocated bye")),
			"Family5, Given asked for a half-point bye in round 1 and is paired on board 2. Give", paired, health.Fault},
		{"paired, and did not come", event(asked(model.HalfBye, "1-3 1-0", "4-5 +", "2 pairing-allocated bye")), "is paired on board 2", paired,
			health.Fault},
		{"paired, and came", event(asked(model.HalfBye, "1-3 1-0", "4-5 1-0", "2 pairing-allocated bye")), "", at, 0},
	})
}

func TestHalfPointByes(t *testing.T) {
	had := func(requests ...model.ByeRequest) *model.Section {
		s := round(t, club(5), "1-3 1-0", "4-2 1-0", "5 half-point bye")
		s.Players[4].Byes = append([]model.ByeRequest{{Round: 1, Kind: model.HalfBye}}, requests...)
		return s
	}
	try(t, "half-byes", []example{
		{"one", event(had()), "", health.Place{}, 0},
		{"another asked for", event(had(model.ByeRequest{Round: 4, Kind: model.HalfBye})),
			"Family5, Given has 2 half-point byes (rounds 1, 4); one is usual. Make the others byes without points, " +
				"or say in the settings that more are allowed.",
			health.Place{Section: 1, Round: 4, Who: 5, Field: "byes"}, health.Doubt},
		{"another without points", event(had(model.ByeRequest{Round: 4, Kind: model.ZeroBye})), "", health.Place{}, 0},
		{"another had", event(round(t, had(), "1-4 1-0", "2-3 1-0", "5 half-point bye")), "(rounds 1, 2)",
			health.Place{Section: 1, Round: 2, Who: 5, Field: "byes"}, health.Doubt},
		{"two allowed", event(allowed(had(model.ByeRequest{Round: 4, Kind: model.HalfBye}), 2, 0)), "", health.Place{}, 0},
		{"none allowed", event(allowed(had(), model.NoHalfByes, 0)),
			"Family5, Given has 1 half-point bye (round 1); the section allows 0. Make the others byes without points, or change the settings.",
			health.Place{Section: 1, Round: 1, Who: 5, Field: "byes"}, health.Doubt},
	})
	over := round(t, round(t, club(6), "1-3 1-0", "2-4 1-0", "5 half-point bye", "6 half-point bye"), "1-2 1-0", "3-4 1-0",
		"5 half-point bye", "6 half-point bye")
	over.Planned = 2
	try(t, "half-byes", []example{ // one line when it is over
		{"two of them, over", event(over), "More half-point byes than 1 each: Family5, Given (2), Family6, Given (2). If so many were announced",
			health.Place{Section: 1, Round: 2, Who: 5, Field: "byes"}, health.Doubt},
	})
	running := *over
	running.Planned = 3
	if got := len(of(event(&running), "half-byes")); got != 2 {
		t.Errorf("while it runs there are %d lines", got)
	}
	late := model.ByeRequest{Round: 4, Kind: model.HalfBye}
	without := func(s *model.Section) *model.Section {
		s.Players[4].NoHalfByes = true
		return s
	}
	at := health.Place{Section: 1, Round: 1, Who: 5, Field: "byes"}
	never := without(had())
	never.Rounds, never.Players[4].Byes = nil, nil
	try(t, "half-bye-no-right", []example{ // questions 175 and 176
		{"with the right", event(had(late)), "", health.Place{}, 0},
		{"none, and none had", event(never), "", health.Place{}, 0},
		{"none, and one had", event(without(had())), "Family5, Given has no right to half-point byes and has one in round 1. " +
			"Make it a bye without points, or give the right back.", at, health.Fault},
		{"none, and two had, one of them late", event(without(allowed(had(late), 2, 2))), "has one in round 1, 4.", at, health.Fault},
	})
	for _, code := range []string{"half-byes", "half-bye-late"} {
		if got := of(event(without(allowed(had(late), 1, 2))), code); len(got) != 0 {
			t.Errorf("said twice: %v", got)
		}
	}
	try(t, "half-bye-late", []example{
		{"in a last round", event(allowed(had(late), 2, 2)), "Family5, Given has a half-point bye in round 4 of 5, where none is given.",
			health.Place{Section: 1, Round: 4, Who: 5, Field: "byes"}, health.Doubt},
		{"before it", event(allowed(had(late), 2, 1)), "", health.Place{}, 0},
	})
}

// allowed is the section of five rounds that allows so many half-point byes, and none in so many last rounds.
func allowed(s *model.Section, most, end int) *model.Section {
	s.Planned, s.HalfByes, s.HalfByesEnd = 5, most, end
	return s
}

func TestClubmatesAndSiblings(t *testing.T) {
	meet := func(result string, name, clubs [2]string) *model.Section {
		s := round(t, club(4), "1-3"+result, "4-2")
		s.Trophy = &model.Trophy{Counting: 2}
		for i, k := range []int{0, 2} {
			s.Players[k].Name, s.Players[k].Club = name[i], clubs[i]
		}
		return s
	}
	at := health.Place{Section: 1, Round: 1, Board: 1, Who: 1}
	north := [2]string{"North", " north"}
	try(t, "clubmates-meet", []example{
		{"of one club", event(meet("", [2]string{"Berg, Anna", "Lund, Bo"}, north)),
			"Round 1, board 1: Berg, Anna and Lund, Bo are both of North", at, health.Remark},
		{"of none", event(meet("", [2]string{"Berg, Anna", "Lund, Bo"}, [2]string{})), "", at, 0},
		{"of two", event(meet("", [2]string{"Berg, Anna", "Lund, Bo"}, [2]string{"North", "South"})), "", at, 0},
		{"they have played", event(meet(" 1-0", [2]string{"Berg, Anna", "Lund, Bo"}, north)), "", at, 0},
		{"said of siblings as such", event(meet("", [2]string{"Berg, Anna", "Berg, Bo"}, north)), "", at, 0},
	})
	try(t, "siblings-meet", []example{
		{"one family name and one club", event(meet("", [2]string{"Berg, Anna", "Berg, Bo"}, north)),
			"Berg, Anna and Berg, Bo have one family name and are both of North", at, health.Doubt},
		{"the last word is the family name", event(meet("", [2]string{"Anna Berg", "Bo Berg"}, north)), "one family name", at, health.Doubt},
		{"one word is no family name", event(meet("", [2]string{"Anna", "Anna"}, north)), "", at, 0},
		{"of two clubs", event(meet("", [2]string{"Berg, Anna", "Berg, Bo"}, [2]string{"North", "South"})), "", at, 0},
		{"two family names", event(meet("", [2]string{"Berg, Anna", "Lund, Anna"}, north)), "", at, 0},
	})
	all := meet("", [2]string{"Berg, Anna", "Lund, Bo"}, north)
	for i := range all.Players {
		all.Players[i].Club = "North"
	}
	table := meet("", [2]string{"Berg, Anna", "Lund, Bo"}, north)
	table.Format, table.System = model.RoundRobin, roundrobin.Single.Code
	nobodyAsks := meet("", [2]string{"Berg, Anna", "Lund, Bo"}, north)
	nobodyAsks.Trophy = nil
	others := meet("", [2]string{"Berg, Anna", "Lund, Bo"}, north)
	others.Trophy, others.Forbidden = nil, []model.Forbidden{{Who: []model.ID{2, 4}}} // of no club
	apart := meet("", [2]string{"Berg, Anna", "Lund, Bo"}, north)
	apart.Trophy, apart.Forbidden = nil, []model.Forbidden{{Who: []model.ID{2, 1, 3}, From: 2}}
	earlier := round(t, meet("", [2]string{"Berg, Anna", "Lund, Bo"}, north), "1-2", "3-4")
	try(t, "clubmates-meet", []example{
		{"everybody is of one club", event(all), "", at, 0},
		{"nobody has asked for clubs to be kept apart", event(nobodyAsks), "", at, 0},
		{"two of no club are kept apart", event(others), "", at, 0},
		{"some of a club are kept apart", event(apart), "are both of North", at, health.Remark},
		{"in a table everybody meets everybody", event(table), "", at, 0},
		{"a round before the last", event(earlier), "", at, 0},
	})
}

func TestTheUnratedInATieBreak(t *testing.T) {
	by := func(unrated int, list ...string) *model.Section {
		s := club(5)
		s.Ranking.TieBreaks = list
		for i := range unrated {
			s.Players[i+1].Rating = 0
		}
		return s
	}
	at := health.Place{Section: 1, Who: 2, Field: "tieBreaks"}
	try(t, "unrated-in-tie-break", []example{
		{"one", event(by(1, "BH", "ARO")), "The tie-break ARO needs ratings, and these have none: Family2, Given. Enter them, " +
			"or announce one for the unrated, such as ARO/U1400", at, health.Doubt},
		{"none", event(by(0, "BH", "ARO")), "", at, 0},
		{"no such tie-break", event(by(1, "BH")), "", at, 0},
		{"one is announced", event(by(1, "ARO/U1400")), "", at, 0},
		{"four", event(by(4, "ARO")), "Family2, Given, Family3, Given, Family4, Given, 1 more", at, health.Doubt},
		{"three", event(by(3, "ARO")), "Family2, Given, Family3, Given, Family4, Given. Enter", at, health.Doubt},
	})
	if found := of(event(by(1, "ARO", "TPR")), "unrated-in-tie-break"); len(found) != 2 {
		t.Errorf("two tie-breaks: %v", found)
	}
}
