package arbiter_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"

	"wallchart/files/roster"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/pairing/draw"
)

// rows are a list of players with their ratings, and numbers of their own if they have any, as they are understood for a section.
func rows(s *model.Section, own bool, people ...string) *roster.Import {
	all := [][]string{{"No", "Name", "Rating"}}
	for i, text := range people {
		number := ""
		if own {
			number = fmt.Sprint(i + 1)
		}
		name, rating, _ := strings.Cut(text, " ")
		all = append(all, []string{number, name, rating})
	}
	return entries.PeopleList{Rows: all, From: "kids.csv",
		Columns: &roster.Mapping{HeadingRow: 1, Columns: []roster.Field{roster.Number, roster.Name, roster.Rating}}}.Read(s)
}

// list is the step that adds players with these ratings that count.
func list(t *model.Tournament, s *model.Section, people ...string) journal.Change {
	add := steps.AddPlayers{Section: s.ID, From: "kids.csv"}
	for _, text := range people {
		var p model.Player
		var r model.Rating
		fmt.Sscanf(text, "%s %d", &p.Name, &r)
		t.Ratings(s).Put(&p, r)
		add.Players = append(add.Players, p)
	}
	return add
}

func order(s *model.Section) string {
	var names []string
	for _, e := range s.Entries() {
		names = append(names, e.Name)
	}
	return strings.Join(names, " ")
}

// TestAListBeginsASection: in an empty section its people are numbered by rating,
// unless it has numbers of its own or nobody has a rating; later lists come after.
func TestAListBeginsASection(t *testing.T) {
	for _, c := range []struct {
		people []string
		own    bool
		want   string
	}{
		{people: []string{"Cid 1500", "Ann 1500", "Bob", "Dee 1900"}, want: "Dee Ann Cid Bob"},
		{people: []string{"Cid 1500", "Ann 1500", "Bob", "Dee 1900"}, own: true, want: "Cid Ann Bob Dee"},
		{people: []string{"Cid", "Ann", "Bob"}, want: "Cid Ann Bob"},
	} {
		ev, s := section(t, model.Individual, "Open")
		step := must.Have(entries.Enlist(ev, s.ID, rows(s, c.own, c.people...)))(t)
		ev, s = done(t, ev, step)
		if got := order(s); got != c.want || s.Planned != 0 {
			t.Errorf("%v: %s, want %s; %d rounds", c.people, got, c.want, s.Planned)
		}
		if step.Label().String() != fmt.Sprintf("Add %d players from kids.csv", len(c.people)) &&
			!strings.HasPrefix(step.Label().String(), "Add") {
			t.Errorf("the step is called %q", step.Label())
		}
		step = must.Have(entries.Enlist(ev, s.ID, rows(s, false, "Zoe 2500")))(t)
		if _, s = done(t, ev, step); order(s) != c.want+" Zoe" {
			t.Errorf("a second list: %s", order(s))
		}
	}
}

// TestATableHasItsRounds: three for four players, five for five (one rests), twice
// as many when all meet twice; announced ones stay.
func TestATableHasItsRounds(t *testing.T) {
	for _, c := range []struct {
		format          model.Format
		people, planned int
		want            int
	}{
		{model.RoundRobin, 4, 0, 3}, {model.RoundRobin, 5, 0, 5}, {model.DoubleRoundRobin, 4, 0, 6}, {model.RoundRobin, 4, 2, 2},
		{model.Swiss, 4, 0, 0},
	} {
		step, _ := must.Two(pair.NewSection(&model.Tournament{},
			pair.Plan{Name: "Final", Settings: steps.Settings{Format: c.format, Planned: c.planned}}))(t)
		ev, s := done(t, &model.Tournament{}, step)
		var people []string
		for n := range c.people {
			people = append(people, fmt.Sprintf("P%d %d", n, 1000+n))
		}
		step = must.Have(entries.Enlist(ev, s.ID, rows(s, false, people...)))(t)
		if _, s = done(t, ev, step); s.Planned != c.want {
			t.Errorf("%d in a %s: %d rounds, want %d", c.people, c.format, s.Planned, c.want)
		}
	}
}

// TestTheRatingEnteredIsTheOneThatCounts: a late entrant's, too.
func TestTheRatingEnteredIsTheOneThatCounts(t *testing.T) {
	for federation, national := range map[string]bool{"USA": true, "NOR": false} {
		ev := &model.Tournament{Federation: federation}
		step, _, _ := pair.NewSection(ev, pair.Plan{Name: "Open"})
		ev, s := done(t, ev, step)
		ev, s = done(t, ev, entries.Add(ev, s, model.Entry{Name: "Ann", Entered: 1}, 1400))
		_, s = done(t, ev, entries.Add(ev, s, model.Entry{Name: "Bob", Entered: 3}, 1500))
		p := s.Players[0]
		if (p.NationalRating == 1400) != national || (p.Rating == 1400) == national || p.Entered != 0 || s.Players[1].Entered != 3 {
			t.Errorf("%s: %+v, %+v", federation, p, s.Players[1])
		}
	}
	begun := four(model.Individual)
	at := (&model.Tournament{}).With(begun)
	for from, want := range map[int]int{0: 2, 1: 0, 4: 4} { // round 1 is over, so 2 is the next
		for i := range begun.Rounds[0].Pairings {
			begun.Rounds[0].Pairings[i].Outcomes = [2]model.Outcome{model.Draw, model.Draw}
		}
		_, s := done(t, at, entries.Add(at, begun, model.Entry{Name: "Late", Entered: from}, 0))
		if got := s.Players[5].Entered; got != want {
			t.Errorf("who comes from round %d on enters in %d, want %d", from, got, want)
		}
	}
	ev, s := section(t, model.TeamEvent, "Cup")
	ev, s = done(t, ev, entries.Add(ev, s, model.Entry{Name: "East", Entered: 2}, 1400))
	if s.Teams[0].Strength != 1400 || s.Teams[0].Entered != 2 {
		t.Errorf("a team: %+v", s.Teams[0])
	}
	for range 2 {
		ev, s = done(t, ev, entries.AddPlayer(ev, s, model.Player{Entry: model.Entry{Name: "Ash"}, Team: s.Teams[0].ID}, 900))
	}
	if got := s.Teams[0].Roster; len(got) != 2 || s.Player(got[1]).Rating != 900 {
		t.Errorf("the roster is %v", got)
	}
	if _, s = done(t, ev, entries.Remove(s, s.Teams[0].ID)); len(s.Teams) != 0 {
		t.Error("a removed team is there")
	}
}

// TestEntryRound: the last round while it has boards to play, otherwise the next.
func TestEntryRound(t *testing.T) {
	s := four(model.Individual)
	if n := entries.EntryRound(s); n != 1 {
		t.Errorf("while round 1 is played: %d", n)
	}
	for i := range s.Rounds[0].Pairings {
		s.Rounds[0].Pairings[i].Outcomes = [2]model.Outcome{model.Draw, model.Draw}
	}
	if n := entries.EntryRound(s); n != 2 {
		t.Errorf("after round 1: %d", n)
	}
	s.Rounds = append(s.Rounds, model.Round{})
	if n := entries.EntryRound(s); n != 2 {
		t.Errorf("while round 2 is made by hand: %d", n)
	}
	if n := entries.EntryRound(&model.Section{}); n != 1 {
		t.Errorf("before the first: %d", n)
	}
}

// TestWithdrawalFromATable: the games that are left are lost by forfeit, those
// played stay, and so does a free round; rounds that are not paired yet are not
// played.
func TestWithdrawalFromATable(t *testing.T) {
	step, _, _ := pair.NewSection(&model.Tournament{}, pair.Plan{Name: "Final", Settings: steps.Settings{Format: model.RoundRobin}})
	ev, s := done(t, &model.Tournament{}, step)
	step, _ = entries.Enlist(ev, s.ID, rows(s, false, "A 1500", "B 1400", "C 1300", "D 1200", "E 1100"))
	ev, s = done(t, ev, step)
	all := must.Have(draw.Table(s))(t)
	for n, ps := range all[:4] {
		ev, s = done(t, ev, steps.AddRound{Section: s.ID, Round: n + 1, Pairings: ps})
	}
	who := s.Players[0].ID // A rests in round 1 of Berger's table of five, or meets the last
	ev, s = done(t, ev, steps.SetResult{Section: s.ID, Round: 2, Who: who, Result: steps.Result{model.Draw, model.Draw}})
	before := s
	c := entries.Withdraw(s, who, 2)
	_, s = done(t, ev, c)
	lost := 0
	for r := range s.Rounds {
		was, _ := before.Rounds[r].Find(who)
		is, _ := s.Rounds[r].Find(who)
		switch {
		case was.IsBye() || was.Done() || r+1 < 2:
			if is.Outcomes != was.Outcomes {
				t.Errorf("round %d is %v, was %v", r+1, is.Outcomes, was.Outcomes)
			}
		default:
			lost++
			if is.Outcomes[is.Side(who)] != model.ForfeitLoss || is.Outcomes[1-is.Side(who)] != model.ForfeitWin {
				t.Errorf("round %d is %v", r+1, is.Outcomes)
			}
		}
	}
	if e, _ := s.Entry(who); lost < 1 || lost != entries.Forfeits(before, who, 2) || e.Withdrawn != 5 {
		t.Errorf("%d games lost of %d, withdrawn from round %d", lost, entries.Forfeits(before, who, 2), e.Withdrawn)
	}
	if from := s.LeftFrom(&s.Players[0].Entry); from != 3 {
		t.Errorf("he has left from round %d on", from)
	}
	if _, back := done(t, ev, entries.Return(s, who)); entries.Forfeits(back, who, 2) != lost || back.Players[0].Withdrawn != 0 {
		t.Errorf("back again he has %d games, of %d", entries.Forfeits(back, who, 2), lost)
	}
	// All rounds paired: the withdrawal stands behind the last.
	ev, s = done(t, ev, entries.Return(s, who))
	ev, s = done(t, ev, steps.AddRound{Section: s.ID, Round: 5, Pairings: all[4]})
	if _, gone := done(t, ev, entries.Withdraw(s, who, 2)); gone.Players[0].Withdrawn != 6 || gone.LeftFrom(&gone.Players[0].Entry) != 3 {
		t.Errorf("withdrawn from round %d on, %d", gone.Players[0].Withdrawn, gone.LeftFrom(&gone.Players[0].Entry))
	}
	// Where no round is named, or one after the last, he leaves in the first that is not over.
	for r := range s.Rounds[:2] {
		for _, p := range s.Rounds[r].Pairings {
			if !p.IsBye() && !p.Done() {
				ev, s = done(t, ev, steps.SetResult{Section: s.ID, Round: r + 1, Board: p.Board, Who: p.Sides[0],
					Result: steps.Result{model.Win, model.Loss}})
			}
		}
	}
	for _, from := range []int{0, 6, 9} {
		if first, err := entries.Leaves(s, who, from); first != 3 || err != nil {
			t.Errorf("from %d: he leaves in round %d, %v", from, first, err)
		}
		_, gone := done(t, ev, entries.Withdraw(s, who, from))
		if gone.Played() != 2 {
			t.Errorf("from %d: the standings are those after round %d, for the forfeits of rounds to come", from, gone.Played())
		}
		if entries.Forfeits(gone, who, 1) != 0 || entries.Forfeits(s, who, 3) == 0 || gone.Players[0].Withdrawn != 6 {
			t.Errorf("from %d: %d games are left, and he is withdrawn from round %d", from, entries.Forfeits(gone, who, 1),
				gone.Players[0].Withdrawn)
		}
		if _, err := entries.Leaves(gone, who, from); err == nil || !strings.Contains(err.Error(), "no game of A is left") {
			t.Errorf("who has no game left: %v", err)
		}
	}
	ev, s = section(t, model.Individual, "Open")
	ev, s = done(t, ev, list(ev, s, "A 1500"))
	planned := *s
	planned.Planned, planned.Rounds = 1, []model.Round{{}}
	for from, want := range map[int]string{0: "all rounds are paired", 2: "all rounds are paired", 1: ""} {
		first, err := entries.Leaves(&planned, s.Players[0].ID, from)
		if want == "" && (first != from || err != nil) || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("a Swiss paired to its end, from %d: round %d, %v", from, first, err)
		}
	}
	planned.Planned = 0
	if first, err := entries.Leaves(&planned, s.Players[0].ID, 0); first != 2 || err != nil {
		t.Errorf("a Swiss without an end: round %d, %v", first, err)
	}
	if ev, s = done(t, ev, entries.Withdraw(s, s.Players[0].ID, 0)); s.Players[0].Withdrawn != 1 {
		t.Errorf("from a Swiss withdrawn from round %d", s.Players[0].Withdrawn)
	}
	if _, s = done(t, ev, entries.Return(s, s.Players[0].ID)); s.Players[0].Withdrawn != 0 {
		t.Error("who is back is still withdrawn")
	}
}

// TestByesBeforeAndAfterThePairing: asked for in a round to come, given in one
// that is there.
func TestByesBeforeAndAfterThePairing(t *testing.T) {
	s := four(model.Individual)
	ev := (&model.Tournament{}).With(s)
	ev, s = done(t, ev, entries.Bye(s, 5, 1, model.HalfBye))
	ev, s = done(t, ev, entries.Bye(s, 5, 2, model.ZeroBye))
	p, _ := s.Rounds[0].Find(5)
	if e, _ := s.Entry(5); p.Outcomes[0] != model.HalfBye || e.Bye(2) != model.ZeroBye {
		t.Errorf("given %v, asked for %v", p.Outcomes[0], e.Byes)
	}
	_, s = done(t, ev, entries.EnterIn(s, 5, 2))
	if e, _ := s.Entry(5); e.Entered != 2 {
		t.Errorf("enters in round %d", e.Entered)
	}
	if got := entries.Byes(s); slices.Contains(got, model.Rest) {
		t.Error("a Swiss has free rounds")
	}
	s.Format = model.RoundRobin
	if got := entries.Byes(s); !slices.Contains(got, model.Rest) {
		t.Error("an all-play-all has no free round")
	}
}

// TestGroups: in the order of the numbers, with IDs and numbers of their own, and
// those kept apart who were.
func TestGroups(t *testing.T) {
	ev, s := section(t, model.Individual, "Open")
	ev, s = done(t, ev, list(ev, s, "A 1500", "B 1400", "C 1300", "D 1200", "E 1100", "F 1000", "G 900"))
	id := func(n int) model.ID { return s.Players[n].ID }
	ev, s = done(t, ev, steps.SetForbidden{Section: s.ID,
		Groups: []model.Forbidden{{Who: []model.ID{id(0), id(4), id(6)}}, {Who: []model.ID{id(1), id(5)}}}})
	c := must.Have(entries.Split(s, 4, false))(t)
	ev = must.Have(c.Apply(ev))(t)
	var got []string
	for _, g := range ev.Sections {
		got = append(got, g.Name+": "+order(g))
		if g.Format != model.RoundRobin || g.System != "berger" || g.Planned != 3 {
			t.Errorf("%s: %s, %q, %d rounds", g.Name, g.Format, g.System, g.Planned)
		}
		if list := strings.Join(g.Ranking.TieBreaks, " "); g.Ranking.Preset != "fide-rr" || list != "DE WIN SB KS" { // no Buchholz
			t.Errorf("%s is ranked by %q, %s", g.Name, g.Ranking.Preset, list)
		}
	}
	if want := "Open, group 1: A B C D|Open, group 2: E F G"; strings.Join(got, "|") != want {
		t.Errorf("the groups are %v", got)
	}
	if f := ev.Sections[1].Forbidden; len(ev.Sections[0].Forbidden) != 0 || len(f) != 1 || !slices.Equal(f[0].Who, []model.ID{1, 3}) {
		t.Errorf("kept apart: %+v, %+v; want E and G of the second group", ev.Sections[0].Forbidden, f)
	}
	for name, s := range map[string]*model.Section{"teams": {Kind: model.TeamEvent}, "nobody": {}, "begun": four(model.Individual)} {
		if _, err := entries.Split(s, 4, false); err == nil || entries.WhyNoSplit(s).Empty() {
			t.Errorf("%s: a section is split", name)
		}
	}
}

// TestQuads: those left over join the last quad, which plays a Swiss of three rounds by the system of the section; of an
// all-play-all by the usual one. Of four or eight there is nobody left over.
func TestQuads(t *testing.T) {
	for _, c := range []struct {
		players string
		system  string
		want    string
	}{
		{"ABCD", "us-swiss", "ABCD robin berger 3"},
		{"ABCDE", "us-swiss", "ABCDE swiss us-swiss 3"},
		{"ABCDEFGH", "us-swiss", "ABCD robin berger 3, EFGH robin berger 3"},
		{"ABCDEFGHIJ", "us-swiss", "ABCD robin berger 3, EFGHIJ swiss us-swiss 3"},
		{"ABCDEFGHIJK", "berger", "ABCD robin berger 3, EFGHIJK swiss dutch 3"},
		{"ABCDE", "knockout", "ABCDE swiss dutch 3"},
	} {
		ev, s := section(t, model.Individual, "Open")
		var lines []string
		for n, name := range c.players {
			lines = append(lines, fmt.Sprint(string(name), " ", 2000-100*n))
		}
		ev, s = done(t, ev, list(ev, s, lines...))
		from := *s
		if from.System = c.system; c.system == "berger" {
			from.Format = model.RoundRobin
		}
		change := must.Have(entries.Split(&from, 4, true))(t)
		ev = must.Have(change.Apply(ev))(t)
		var got []string
		for _, g := range ev.Sections {
			form := "swiss"
			if g.Format == model.RoundRobin {
				form = "robin"
			}
			got = append(got, fmt.Sprint(strings.ReplaceAll(order(g), " ", ""), " ", form, " ", g.System, " ", g.Planned))
			if want := map[string]string{"robin": "fide-rr", "swiss": s.Ranking.Preset}[form]; g.Ranking.Preset != want {
				t.Errorf("%s, %s: %s is ranked by %q", c.players, c.system, g.Name, g.Ranking.Preset)
			}
		}
		if text := strings.Join(got, ", "); text != c.want {
			t.Errorf("%s, %s: %s, want %s", c.players, c.system, text, c.want)
		}
	}
}

// TestNumbers by rating, name and lot; none for nobody, none once round 4 is
// paired (C.04.2, 2026).
func TestNumbers(t *testing.T) {
	ev, s := section(t, model.Individual, "Open")
	if _, err := entries.Number(ev, s, entries.ByName, nil); err == nil {
		t.Error("nobody is numbered")
	}
	ev, s = done(t, ev, list(ev, s, "cid 1500", "Bob 1600", "Ann 1500"))
	backwards := func(n int, swap func(i, j int)) {
		for i := range n / 2 {
			swap(i, n-1-i)
		}
	}
	for by, want := range map[entries.Order]string{entries.ByRating: "Bob Ann cid", entries.ByName: "Ann Bob cid",
		entries.ByLot: "Ann Bob cid"} {
		c := must.Have(entries.Number(ev, s, by, backwards))(t)
		if _, now := done(t, ev, c); order(now) != want {
			t.Errorf("by %s: %s, want %s", entries.Orders[by], order(now), want)
		}
	}
	bye := []model.Pairing{{Sides: [2]model.ID{s.Players[0].ID}, Outcomes: [2]model.Outcome{model.ZeroBye}}}
	for round := 1; round <= 4; round++ {
		c, _ := entries.Number(ev, s, entries.ByName, nil)
		if _, err := c.Apply(ev); err != nil {
			t.Errorf("before round %d is paired: %v", round, err)
		}
		ev, s = done(t, ev, steps.AddRound{Section: s.ID, Round: round, Pairings: bye})
	}
	c, _ := entries.Number(ev, s, entries.ByName, nil)
	if _, err := c.Apply(ev); err == nil || !steps.Settled(s) {
		t.Errorf("after round 4 is paired: %v", err)
	}
}
