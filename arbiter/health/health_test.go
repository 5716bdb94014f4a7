package health_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/arbiter/health"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/pairing/roundrobin"
)

// club is a Swiss of so many players of different clubs, five rounds announced, or as many as they can play.
func club(n int) *model.Section {
	s := &model.Section{ID: 1, Name: "Club", Planned: min(5, n-1+n%2), Scoring: model.Classic(model.One, model.Half, 0),
		LastID: model.ID(n)}
	for i := 1; i <= n; i++ {
		e := model.Entry{ID: model.ID(i), Number: i, Name: fmt.Sprintf("Family%d, Given", i), Club: fmt.Sprintf("Club %d", i)}
		s.Players = append(s.Players, model.Player{Entry: e, Rating: model.Rating(2000 - i)})
	}
	return s
}

// round adds a round: "1-2 1-0" is a board with its result, "3-4" one without, "5 half-point bye" a bye.
func round(t *testing.T, s *model.Section, boards ...string) *model.Section {
	t.Helper()
	var r model.Round
	for _, text := range boards {
		who, result, _ := strings.Cut(text, " ")
		p := model.Pairing{}
		if n, _ := fmt.Sscanf(who, "%d-%d", &p.Sides[0], &p.Sides[1]); n == 2 {
			p.Board = len(r.Pairings) + 1
			var err error
			if p.Outcomes, err = model.ParseResult(result); err != nil {
				t.Fatal(err)
			}
		} else if err := p.Outcomes[0].UnmarshalText([]byte(result)); err != nil {
			t.Fatal(err)
		}
		r.Pairings = append(r.Pairings, p)
	}
	s.Rounds = append(s.Rounds, r)
	return s
}

func event(sections ...*model.Section) *model.Tournament {
	t := &model.Tournament{Name: "Event"}
	for i, s := range sections {
		s.ID = model.ID(i + 1)
		t = t.With(s)
	}
	return t
}

// of are the findings of one code.
func of(t *model.Tournament, code string) []health.Finding {
	return slices.DeleteFunc(health.Check(t), func(f health.Finding) bool { return f.Code != code })
}

// example is the smallest event that has a finding, and the nearest that has not.
type example struct {
	name string
	has  *model.Tournament
	want string // a part of the sentence; "" = there is no such finding
	at   health.Place
	is   health.Level
}

func try(t *testing.T, code string, cases []example) {
	t.Helper()
	for _, c := range cases {
		found := of(c.has, code)
		switch {
		case c.want == "" && len(found) > 0:
			t.Errorf("%s: %s", c.name, found[0].Text)
		case c.want == "":
		case len(found) != 1:
			t.Errorf("%s: %d findings of %s: %v", c.name, len(found), code, health.Check(c.has))
		case !strings.Contains(found[0].Text.String(), c.want):
			t.Errorf("%s: %q, want something with %q", c.name, found[0].Text, c.want)
		case found[0].At != c.at || found[0].Level != c.is:
			t.Errorf("%s: at %+v, level %d", c.name, found[0].At, found[0].Level)
		}
	}
}

// TestASoundEventHasNothing, before the first round and after the last.
func TestASoundEventHasNothing(t *testing.T) {
	s := club(4)
	if all := health.Check(event(s)); len(all) > 0 {
		t.Errorf("before the first round: %v", all)
	}
	round(t, round(t, round(t, s, "1-3 1-0", "4-2 ="), "2-1 0-1", "3-4 +"), "1-4 1-0", "2-3 0-1")
	if all := health.Check(event(s)); len(all) > 0 {
		t.Errorf("after the last: %v", all)
	}
	if all := health.Check(&model.Tournament{}); len(all) > 0 {
		t.Errorf("without a section: %v", all)
	}
}

func TestMissingResults(t *testing.T) {
	robin := func(boards ...string) *model.Section {
		s := round(t, round(t, round(t, club(4), boards...), "4-3", "1-2"), "2-4", "3-1")
		s.Format, s.System = model.RoundRobin, roundrobin.Single.Code
		return s
	}
	two := round(t, round(t, club(4), "1-3 1-0", "4-2"), "3-1 1-0", "2-4 1-0")
	two.GamesPerPairing, two.Planned = 2, 4
	many := make([]string, 7)
	for i := range many {
		many[i] = fmt.Sprintf("%d-%d", 2*i+1, 2*i+2)
	}
	try(t, "missing-results", []example{
		{"the round being played", event(round(t, club(4), "1-3 1-0", "4-2")), "Round 1 has no result yet on board 2. Enter",
			health.Place{Section: 1, Round: 1, Board: 2, Who: 4}, health.Remark},
		{"all are in", event(round(t, club(4), "1-3 1-0", "4-2 -")), "", health.Place{}, 0},
		{"a round before it", event(round(t, round(t, club(4), "1-3 1-0", "4-2"), "1-2 1-0", "3-4 1-0")),
			"Round 1 has no result on board 2, and a later round has begun", health.Place{Section: 1, Round: 1, Board: 2, Who: 4},
			health.Fault},
		{"two games, board by board", event(two), "Round 1 has no result yet on board 2",
			health.Place{Section: 1, Round: 1, Board: 2, Who: 4}, health.Remark},
		{"more than five boards", event(round(t, club(14), many...)), "board 1, board 2, board 3, board 4, board 5 and 2 more",
			health.Place{Section: 1, Round: 1, Board: 1, Who: 1}, health.Remark},
		{"a table: rounds to come lack none", event(robin("1-4 1-0", "2-3")), "Round 1 has no result yet on board 2",
			health.Place{Section: 1, Round: 1, Board: 2, Who: 2}, health.Remark},
		{"a table: the next round", event(robin("1-4 1-0", "2-3 1-0")), "Round 2 has no result yet on board 1, board 2",
			health.Place{Section: 1, Round: 2, Board: 1, Who: 4}, health.Remark},
	})
}

func TestAdjourned(t *testing.T) {
	four := func(boards ...string) *model.Section {
		s := &model.Section{ID: 1, Name: "Teams", Kind: model.TeamEvent, Planned: 3, Boards: 2, Scoring: model.Classic(2*model.One, model.One, 2),
			LastID: 4}
		for i := 1; i <= 4; i++ {
			s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: model.ID(i), Number: i, Name: fmt.Sprintf("Team%d", i)}})
		}
		return round(t, s, boards...)
	}
	hangs := round(t, club(4), "1-3 1-0", "4-2")
	hangs.Rounds[0].Pairings[1].Adjourned = true
	over := round(t, club(4), "1-3 1-0", "4-2 1-0")
	over.Rounds[0].Pairings[1].Adjourned = true
	try(t, "adjourned", []example{
		{"one", event(hangs), "Round 1, board 2, Family4, Given – Family2, Given is adjourned and counts as a draw",
			health.Place{Section: 1, Round: 1, Board: 2, Who: 4}, health.Remark},
		{"over", event(over), "", health.Place{}, 0},
	})
	match := func(boards ...model.Game) *model.Tournament {
		s := four("1-3", "2-4")
		p := &s.Rounds[0].Pairings[1]
		if p.Games = boards; boards == nil {
			p.Adjourned = true
		}
		*p = s.Settle(*p)
		return event(s)
	}
	rests, won := model.Game{Adjourned: true}, model.Game{Outcomes: [2]model.Outcome{model.Win, model.Loss}}
	at := health.Place{Section: 1, Round: 1, Board: 2, Who: 2}
	try(t, "adjourned", []example{
		{"a match of teams", match(), "Round 1, board 2, Team2 – Team4 is adjourned and counts as a draw", at, health.Remark},
		{"all its boards", match(rests, rests), "Round 1, board 2, Team2 – Team4 is adjourned and counts as a draw", at, health.Remark},
		{"one of its boards", match(won, rests), "Round 1, Team2 – Team4 is adjourned on board 2 of match 2, which counts as a draw", at,
			health.Remark},
		{"none of its boards", match(won, won), "", health.Place{}, 0},
	})
	try(t, "missing-results", []example{
		{"a match that is not adjourned", match(won, rests), "Round 1 has no result yet on board 1.", health.Place{Section: 1, Round: 1, Board: 1,
			Who: 1}, health.Remark},
		{"nor is a board of one", match(model.Game{}, rests), "on board 1, board 2.", health.Place{Section: 1, Round: 1, Board: 1, Who: 1},
			health.Remark},
	})
	try(t, "missing-results", []example{{"an adjourned game is not missing", event(hangs), "", health.Place{}, 0}})
}

func TestUnpaired(t *testing.T) {
	late := func(boards ...string) *model.Section {
		s := round(t, round(t, club(5), "1-3 1-0", "4-2 1-0"), boards...)
		s.Players[4].Entered = 2
		return s
	}
	try(t, "late-unpaired", []example{
		{"left out", event(late("1-4", "2-3")), "Family5, Given entered in round 2 and is not paired in it. Lay a board, give a bye, or " +
			"enter Family5, Given in the next", health.Place{Section: 1, Round: 2, Who: 5}, health.Fault},
		{"left out of a finished round", event(late("1-4 1-0", "2-3 1-0")), "Family5", health.Place{Section: 1, Round: 2, Who: 5},
			health.Fault},
		{"has the bye", event(late("1-4", "2-3", "5 pairing-allocated bye")), "", health.Place{}, 0},
	})
	from3 := late("1-4", "2-3")
	from3.Players[4].Entered = 3
	try(t, "late-unpaired", []example{{"comes in the next round", event(from3), "", health.Place{}, 0}})
	withdrawn := round(t, club(5), "1-3", "4-2")
	withdrawn.Players[4].Withdrawn = 1
	nameless := round(t, club(5), "1-3", "4-2 1-0")
	nameless.Players[4].Name = " "
	try(t, "unpaired", []example{
		{"no name yet", event(nameless), "No. 5 takes part in round 1 and is not paired in it. Lay a board, give a bye, or withdraw No. 5.",
			health.Place{Section: 1, Round: 1, Who: 5}, health.Fault},
		{"left out", event(round(t, club(5), "1-3", "4-2 1-0")), "Family5, Given takes part in round 1 and is not paired",
			health.Place{Section: 1, Round: 1, Who: 5}, health.Fault},
		{"the round is over", event(round(t, club(5), "1-3 1-0", "4-2 1-0")), "", health.Place{}, 0},
		{"withdrawn", event(withdrawn), "", health.Place{}, 0},
		{"who is late is not said twice", event(late("1-4", "2-3")), "", health.Place{}, 0},
	})
}

func TestForfeitLosersArePairedAgain(t *testing.T) {
	robin := round(t, round(t, club(4), "1-4 +", "2-3 1-0"), "4-3", "1-2")
	robin.Format, robin.System = model.RoundRobin, roundrobin.Single.Code
	lost := func(after ...string) *model.Section {
		return round(t, round(t, club(4), "1-3 +", "4-2 1-0"), after...)
	}
	at := health.Place{Section: 1, Round: 2, Board: 2, Who: 3}
	try(t, "forfeit-paired", []example{
		{"paired", event(lost("1-4", "2-3")), "Family3, Given lost round 1 by forfeit and is paired in round 2. Ask", at, health.Doubt},
		{"as White", event(lost("1-4", "3-2")), "Family3", at, health.Doubt},
		{"came and played", event(lost("1-4", "2-3 1-0")), "", health.Place{}, 0},
		{"not paired", event(lost("1-4", "3 zero-point bye")), "", health.Place{}, 0},
		{"played meanwhile", event(round(t, lost("1-4 1-0", "2-3 1-0"), "1-2", "3-4")), "", health.Place{}, 0},
		{"missed a round meanwhile", event(round(t, lost("1-4 1-0", "3 absent", "2 pairing-allocated bye"), "1-2", "4-3")), "lost round 1",
			health.Place{Section: 1, Round: 3, Board: 2, Who: 3}, health.Doubt},
		{"asked for a bye meanwhile", event(round(t, lost("1-4 1-0", "3 half-point bye", "2 pairing-allocated bye"), "1-2", "4-3")), "",
			health.Place{}, 0},
		{"a table pairs everybody", event(robin), "", health.Place{}, 0},
	})
	both := event(round(t, round(t, club(4), "1-3 x", "4-2 1-0"), "4-1", "2-3"))
	if found := of(both, "forfeit-paired"); len(found) != 2 || found[0].At.Who != 1 || found[1].At.Who != 3 {
		t.Errorf("neither came to round 1: %v", found)
	}
}

func TestMoreRoundsThanCanBePaired(t *testing.T) {
	announced := func(n, rounds int, withdrawn ...int) *model.Section {
		s := club(n)
		s.Planned = rounds
		for _, i := range withdrawn {
			s.Players[i].Withdrawn = 2
		}
		return s
	}
	robin := func(rounds int) *model.Section {
		s := announced(4, rounds)
		s.Format, s.System = model.RoundRobin, roundrobin.Single.Code
		return s
	}
	season := announced(6, 30)
	season.System = "keizer"
	cup := func(rounds int) *model.Section { // of six, two games a match
		s := announced(6, rounds)
		s.System, s.SystemSettings = "knockout", model.SystemSettings{"games": "2"}
		return s
	}
	twice := func(rounds int) *model.Section { // with each opponent
		s := announced(4, rounds)
		s.GamesPerPairing = 2
		return s
	}
	at := health.Place{Section: 1, Field: "planned"}
	try(t, "too-many-rounds", []example{
		{"two games with each of three", event(twice(6)), "", at, 0},
		{"and one more", event(twice(8)), "4 participants can be paired for 6", at, health.Doubt},
		{"four meet three others", event(announced(4, 4)),
			"4 rounds are announced, and 4 participants can be paired for 3 at most", at, health.Doubt},
		{"and no more", event(announced(4, 3)), "", at, 0},
		{"five have the bye once each", event(announced(5, 6)), "5 participants can be paired for 5", at, health.Doubt},
		{"five", event(announced(5, 5)), "", at, 0},
		{"two of six have gone", event(announced(6, 5, 4, 5)), "4 participants", at, health.Doubt},
		{"after the start", event(round(t, announced(4, 4), "1-3 1-0", "4-2 1-0")), "4 rounds", at, health.Fault},
		{"nobody is entered yet", event(announced(1, 4)), "", at, 0},
		{"a table has three rounds", event(robin(4)), "3 at most", at, health.Doubt},
		{"and no more", event(robin(3)), "", at, 0},
		{"a knock-out of three matches of two games", event(cup(6)), "", at, 0},
		{"a club that plays Keizer all season", event(season), "", at, 0},
		{"one more", event(cup(7)), "6 at most", at, health.Doubt},
	})
}

func TestInconsistent(t *testing.T) {
	s := round(t, club(4), "1-3 1-0", "1-4 1-0")
	found := of(event(s), "inconsistent")
	if len(found) != 1 || found[0].Level != health.Fault || found[0].At != (health.Place{Section: 1, Round: 1, Board: 2}) ||
		!strings.Contains(found[0].Text.String(), "Round 1, board 2: Family1, Given plays twice") {
		t.Errorf("%v", found)
	}
	s = round(t, club(2), "1-2")
	s.Players = nil
	if found := of(event(s), "inconsistent"); len(found) != 2 {
		t.Errorf("boards of nobody: %v", found)
	}
	s = club(2)
	s.Players[1].Name = " "
	if found := of(event(s), "inconsistent"); len(found) != 1 || found[0].Level != health.Doubt {
		t.Errorf("without a name: %v", found)
	}
	s = club(2)
	s.Players[1].Number = 1
	if found := of(event(s), "inconsistent"); len(found) != 1 || found[0].At.Who != 2 {
		t.Errorf("one number twice: %v", found)
	}
}

// TestTheHighestComeFirst, and sections are named where there are several.
func TestTheHighestComeFirst(t *testing.T) {
	a := round(t, club(4), "1-3", "4-2 1-0")
	b := round(t, round(t, club(4), "1-3", "4-2 1-0"), "1-4", "2-3")
	b.Name = "Reserve"
	all := health.Check(event(a, b))
	var said []string
	for _, f := range all {
		said = append(said, fmt.Sprintf("%s %d.%d", f.Level.Words(), f.At.Section, f.At.Round))
	}
	if got := strings.Join(said, ", "); !strings.HasPrefix(got, "problem 2.1, ") || !strings.HasSuffix(got, "remark 1.1, remark 2.2") {
		t.Errorf("%s", got)
	}
	if !strings.HasPrefix(all[0].Text.String(), "Reserve: Round 1 has no result") {
		t.Errorf("%s", all[0].Text)
	}
	if n := health.Problems(all); n != len(all)-2 {
		t.Errorf("%d of %d are more than remarks", n, len(all))
	}
	for level, word := range []string{1: "remark", 2: "doubt", 3: "problem", 4: "changed after the start"} {
		if got := health.Level(level).Words().String(); level > 0 && got != word {
			t.Errorf("level %d is %q", level, got)
		}
	}
}

// TestWhatWasAnnouncedAndChanged (VCL4THP.13, questions 57 to 59, 75, 93 and 201): made by the change itself, not before the first
// round, and gone when it is undone or set back at once.
func TestWhatWasAnnouncedAndChanged(t *testing.T) {
	s := round(t, club(8), "1-5 1-0", "6-2 1-0", "3-7 1-0", "8-4 1-0")
	s.Ranking.TieBreaks, s.System = []string{"BH"}, "dutch"
	fresh := *s
	fresh.Rounds = nil
	settings := func(s *model.Section, change func(*steps.Settings)) journal.Change {
		to := steps.SettingsOf(s)
		change(&to)
		return steps.EditSection{Section: 1, Settings: to}
	}
	scoring := s.Scoring
	scoring.Win = 3 * model.One
	rounds := []model.Altered{{What: model.AnnouncedRounds, After: 1, From: "4", To: "5"}}
	for rules, want := range map[model.Rulebook]int{model.FIDERules: 1, model.USChessRules: 0, model.OwnRules: 0} {
		ours := *s
		ours.Rulebook, ours.Altered = rules, rounds
		if got := len(of(event(&ours), "changed")); got != want {
			t.Errorf("a round added by the rules of %s: %d problems, want %d", rules, got, want)
		}
	}
	for _, c := range []struct {
		change func(*model.Section) journal.Change
		field  string
		want   string
	}{
		{func(s *model.Section) journal.Change {
			return settings(s, func(to *steps.Settings) { to.Planned = 6 })
		}, "planned",
			"The number of rounds was changed from 5 to 6 when 1 round was paired. Tell"},
		{func(s *model.Section) journal.Change {
			return settings(s, func(to *steps.Settings) { to.System = "dubov" })
		}, "system",
			"The pairing system was changed from dutch to dubov when 1 round was paired."},
		{func(*model.Section) journal.Change { return steps.SetScoring{Section: 1, Scoring: scoring} }, "scoring",
			"The scoring was changed from 1.0-0.5-0.0-0.0 bye 1.0/1.0/0.5 to 3.0-0.5-0.0-0.0 bye 1.0/1.0/0.5 when 1 round was paired."},
		{func(*model.Section) journal.Change { return steps.SetTieBreaks{Section: 1, List: []string{"SB"}} }, "tieBreaks",
			"The tie-breaks were changed from BH to SB when 1 round was paired."},
		{func(*model.Section) journal.Change { return steps.SetTieBreaks{Section: 1} }, "tieBreaks",
			"The tie-breaks were changed from BH to nothing announced when 1 round was paired."},
		{func(*model.Section) journal.Change {
			return steps.SetTieBreaks{Section: 1, List: []string{"BH"}, Unplayed: "us"}
		}, "tieBreaks", "The rules for unplayed rounds were changed from usual to us when 1 round was paired. Tell"},
		{func(*model.Section) journal.Change {
			return steps.SetAcceleration{Section: 1, Acceleration: []model.Acceleration{{From: 2, To: 2, First: 1, Last: 4,
				Games: model.One}}}
		}, "acceleration", "The acceleration was changed from none to 1-4 1.0@2-2 when 1 round was paired. Tell"},
		{func(*model.Section) journal.Change {
			return steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 2}}}}
		}, "apart", "Who is kept apart was changed from none to 1+2 when 1 round was paired. The report file says it."},
		{func(*model.Section) journal.Change { return steps.SetHalfByeRight{Section: 1, Who: 3, None: true} }, "byes",
			"Who has no right to half-point byes was changed from none to 3 when 1 round was paired. The report file says it."},
		{func(s *model.Section) journal.Change {
			s.FIDE = true
			return steps.SetFIDEMode{Section: 1}
		}, "fide", "FIDE mode was left when 1 round was paired. There is no way back; the report file says it."},
	} {
		ev := must.Have(c.change(s).Apply(event(s)))(t)
		try(t, "changed", []example{{"after the start", ev, c.want, health.Place{Section: 1, Field: c.field}, health.Breach}})
		ev = must.Have(c.change(&fresh).Apply(event(&fresh)))(t)
		try(t, "changed", []example{{"before it", ev, "", health.Place{}, 0}})
	}
}
