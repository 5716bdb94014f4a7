package entries

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing/draw"
	"wallchart/pairing/roundrobin"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

// AddPlayer enters a player, or with a team puts one at the end of its roster.
// The rating is the one that counts in the section. Who enters a section that has
// begun, and of whom no round is said, enters in EntryRound, with the starting number of InOrder.
func AddPlayer(t *model.Tournament, s *model.Section, p model.Player, r model.Rating) journal.Change {
	if r != 0 {
		t.Ratings(s).Put(&p, r)
	}
	if !s.Team() {
		p.Entered = entered(s, p.Entered)
	}
	add := steps.AddPlayers{Section: s.ID, Players: []model.Player{p}}
	if p.Number != 0 {
		return add
	}
	return InOrder(t, s, add)
}

// AddTeam enters a team with its players in board order; its strength is the
// average of its boards where none is given.
func AddTeam(s *model.Section, team model.Team, players ...model.Player) journal.Change {
	team.Entered = entered(s, team.Entered)
	return steps.AddTeam{Section: s.ID, Team: team, Players: players}
}

// Add enters a participant of whom only name, club, first round and rating are
// known, be it a player or a team.
func Add(t *model.Tournament, s *model.Section, e model.Entry, r model.Rating) journal.Change {
	if s.Team() {
		return AddTeam(s, model.Team{Entry: e, Strength: r})
	}
	return AddPlayer(t, s, model.Player{Entry: e}, r)
}

// entered is the round that somebody enters in; from round 1 on is from the
// beginning, 0 is not said.
func entered(s *model.Section, round int) int {
	if round == 0 {
		round = EntryRound(s)
	}
	if round == 1 {
		return 0
	}
	return round
}

// EntryRound is the round a late entrant begins with where nobody says: the last
// one while it has boards to play, otherwise the next.
func EntryRound(s *model.Section) int {
	n := len(s.Rounds)
	if n > 0 && (len(s.Rounds[n-1].Open()) > 0 || len(s.Rounds[n-1].Pairings) == 0) {
		return n
	}
	return n + 1
}

// EnterIn says in which round somebody enters who is in the section already.
func EnterIn(s *model.Section, who model.ID, round int) journal.Change {
	return steps.EnterLate{Section: s.ID, Who: who, Round: entered(s, round)}
}

// Remove takes a participant out of the section.
func Remove(s *model.Section, who model.ID) journal.Change {
	if s.Team() {
		return steps.RemoveTeam{Section: s.ID, Team: who}
	}
	return steps.RemovePlayer{Section: s.ID, Player: who}
}

// Leaves is the first round that somebody no longer plays who withdraws from a round on; 0 is the next that is to be paired. Where all
// rounds are paired it is an error, with the cure, but in an all-play-all that has games of his to come: there it is the first round that
// is not over.
func Leaves(s *model.Section, who model.ID, from int) (int, error) {
	if from == 0 {
		from = len(s.Rounds) + 1
	}
	table := s.Format.Predetermined()
	if from <= lastRound(s) || s.Planned == 0 && !table {
		return from, nil
	}
	e, _ := s.Entry(who)
	if !table {
		return from, phrase.Errorf("all rounds are paired, and %s cannot withdraw from a later one. A game that is not played is a forfeit: "+
			"enter that as its result", e.Name)
	}
	for r := range s.Rounds {
		if len(s.Rounds[r].Awaited()) > 0 && Forfeits(s, who, r+1) > 0 {
			return r + 1, nil
		}
	}
	return from, phrase.Errorf("all rounds are paired, and no game of %s is left to withdraw from", e.Name)
}

// Withdraw is the withdrawal from a round on, or from where it can be (Leaves). In an all-play-all, whose rounds are paired before they
// are played, the games that are left are lost by forfeit, and the withdrawal is entered behind them: LeftFrom is when he left.
func Withdraw(s *model.Section, who model.ID, from int) journal.Change {
	next := len(s.Rounds) + 1
	from, _ = Leaves(s, who, from)
	withdraw := steps.Withdraw{Section: s.ID, Who: who, From: from}
	var lost []journal.Change
	if s.Format.Predetermined() {
		lost = forfeits(s, who, from)
	}
	if len(lost) == 0 {
		return withdraw
	}
	e, _ := s.Entry(who)
	words := phrase.Count(len(lost), "%s loses %d game by forfeit, from round %d on", "%s loses %d games by forfeit, from round %d on",
		e.Name, len(lost), from)
	withdraw.From = next
	return steps.Joined(words, append(lost, withdraw)...)
}

// lastRound is the last round that is announced, or that the table has where none is.
func lastRound(s *model.Section) int {
	last := s.PlannedRounds()
	if s.Planned == 0 && s.Format.Predetermined() {
		if rounds, err := draw.Table(s); err == nil {
			last = max(last, len(rounds))
		}
	}
	return last
}

// Forfeits tells how many games a withdrawal from an all-play-all loses.
func Forfeits(s *model.Section, who model.ID, from int) int {
	if !s.Format.Predetermined() {
		return 0
	}
	return len(forfeits(s, who, from))
}

// forfeits are the open games from a round on, lost by not playing them, and those won against who has left before: nobody comes to
// these. The boards of a match that has begun are the arbiter's.
func forfeits(s *model.Section, who model.ID, from int) []journal.Change {
	var changes []journal.Change
	for r := max(from, 1); r <= len(s.Rounds); r++ {
		p, _ := s.Rounds[r-1].Find(who)
		if p == nil || p.IsBye() || p.Started() {
			continue
		}
		result := steps.Result{model.ForfeitLoss, model.ForfeitWin}
		if p.Side(who) == 1 {
			result[0], result[1] = result[1], result[0]
		}
		if other, _ := s.Entry(p.Sides[1-p.Side(who)]); p.Done() {
			if left := s.LeftFrom(&other); left == 0 || left > r || p.Outcomes[p.Side(who)] != model.ForfeitWin {
				continue
			}
			result = steps.Result{model.DoubleForfeit, model.DoubleForfeit}
		}
		changes = append(changes, steps.SetResult{Section: s.ID, Round: r, Board: p.Board, Who: p.Sides[0], Result: result})
	}
	return changes
}

// WhyNoReturn says that somebody has not withdrawn, whose games of a table that is paired to its end were lost by forfeit instead, and how
// he plays again; nil for everybody else.
func WhyNoReturn(s *model.Section, who model.ID) error {
	e, ok := s.Entry(who)
	if !ok || e.Withdrawn > 0 || !s.Format.Predetermined() {
		return nil
	}
	var lost []phrase.Text
	for n := range s.Rounds {
		if p, _ := s.Rounds[n].Find(who); p != nil && !p.IsBye() && s.Settle(*p).Outcomes[p.Side(who)] == model.ForfeitLoss {
			lost = append(lost, phrase.New("round %d board %d", n+1, p.Board))
		}
	}
	if lost == nil {
		return nil
	}
	return phrase.Errorf("%s has not withdrawn; these games were lost by forfeit: %s. Clear their results, and they are open again "+
		"(on the command line: set FILE ROUND BOARD ?)", e.Name, phrase.Join(", ", lost...))
}

// Return takes a withdrawal back, as one step. The games that were lost with it are open again.
func Return(s *model.Section, who model.ID) journal.Change {
	return reopening(s, who, nil, steps.Withdraw{Section: s.ID, Who: who})
}

// reopening is a step before which the results are as in changes, and the games of an all-play-all that somebody lost by leaving it are
// open again, where they may be corrected; against who has left as well he wins them.
func reopening(s *model.Section, who model.ID, changes []journal.Change, step journal.Change) journal.Change {
	e, _ := s.Entry(who)
	open := 0
	for r := s.LeftFrom(&e); r > 0 && r <= len(s.Rounds) && s.Format.Predetermined(); r++ {
		p, _ := s.Rounds[r-1].Find(who)
		if p == nil || p.IsBye() || !lostByLeaving(p.Outcomes[p.Side(who)]) || s.FIDE && s.FIDEClosed(r) {
			continue
		}
		result := steps.Result{}
		if other, _ := s.Entry(p.Sides[1-p.Side(who)]); other.Gone() > 0 {
			result[p.Side(who)], result[1-p.Side(who)] = model.ForfeitWin, model.ForfeitLoss
		} else {
			open++
		}
		changes = append(changes, steps.SetResult{Section: s.ID, Round: r, Board: p.Board, Who: p.Sides[0], Result: result})
	}
	if len(changes) == 0 {
		return step
	}
	words := phrase.New("%s plays again", e.Name)
	if open > 0 {
		words = phrase.Count(open, "%s plays again, and %d game is open again", "%s plays again, and %d games are open again", e.Name, open)
	}
	return steps.Joined(words, append(changes, step)...)
}

func lostByLeaving(o model.Outcome) bool { return o == model.ForfeitLoss || o == model.DoubleForfeit }

// Bye is a round without an opponent: in a round to come a request that the
// pairing honours, in a round that is paired what the participant gets. Pending
// takes it back.
func Bye(s *model.Section, who model.ID, round int, kind model.Outcome) journal.Change {
	if round > len(s.Rounds) {
		_, game := s.Meeting(round)
		var changes []journal.Change // a bye is for all games of a pairing
		for n := round - game + 1; n <= round-game+s.Games(); n++ {
			if n > len(s.Rounds) {
				changes = append(changes, steps.RequestBye{Section: s.ID, Who: who, Round: n, Bye: kind})
			}
		}
		return steps.OneStep(steps.RequestBye{Section: s.ID, Who: who, Round: round, Bye: kind}.Label(), changes)
	}
	return steps.SetOutcome{Section: s.ID, Round: round, Who: who, Outcome: kind}
}

// WhyNoBye says why a bye of a kind is not asked for in a round; nil where it may be, and where the round is paired, in which it is given.
// What was asked for before a section became an all-play-all is taken back.
func WhyNoBye(s *model.Section, round int, kind model.Outcome) error {
	if kind == model.Pending || round <= len(s.Rounds) || !s.Format.Predetermined() {
		return nil
	}
	return phrase.Errorf("in %s everybody meets everybody, and there is no bye to ask for. "+
		"Withdraw who leaves, or enter the game as lost by forfeit", s.Name)
}

// Byes are the rounds without an opponent that can be given in a section, in the
// order of menus. A free round is an all-play-all's.
func Byes(s *model.Section) []model.Outcome {
	kinds := []model.Outcome{model.PairingBye, model.FullBye, model.HalfBye, model.ZeroBye, model.Absent}
	if s.Format.Predetermined() {
		kinds = append(kinds, model.Rest)
	}
	return kinds
}

// RequestedByes are those that can be asked for in a round to come.
func RequestedByes() []model.Outcome {
	return []model.Outcome{model.HalfBye, model.ZeroBye, model.FullBye}
}

// AskedIn tells whether a bye can be asked for in a round: there is one, and not everybody meets everybody.
func AskedIn(s *model.Section, round int) bool {
	return !s.Format.Predetermined() && (s.Planned == 0 || round <= s.PlannedRounds())
}

// WhyNoSplit says why a section cannot be split into groups, "" when it can.
func WhyNoSplit(s *model.Section) phrase.Text {
	switch {
	case s.Team():
		return phrase.New("Only a section of players can be split into groups.")
	case len(s.Rounds) > 0:
		return phrase.New("%s has begun. Groups are made before the first round.", s.Name)
	case len(s.Players) < 3:
		return phrase.New("%s has fewer than three players. Enter the players first.", s.Name)
	}
	return phrase.Text{}
}

// apart is who of a group is kept apart in the section it comes from. The
// players of the group, who have new IDs, stand in the order of those before.
func apart(s, group *model.Section, before []model.Player) []model.Forbidden {
	var groups []model.Forbidden
	for _, f := range s.Forbidden {
		var who []model.ID
		for _, id := range f.Who {
			if i := slices.IndexFunc(before, func(p model.Player) bool { return p.ID == id }); i >= 0 {
				who = append(who, group.Players[i].ID)
			}
		}
		if len(who) > 1 {
			groups = append(groups, model.Forbidden{Who: who, From: f.From, To: f.To})
		}
	}
	return groups
}

// Split puts all-play-alls in the place of a section: its players in the order
// of their numbers, as many to a group as said: quads of four, hexagonals of six.
// With swiss those left over join the last group, and where it is larger than the
// others it plays a Swiss of as many rounds as they have.
func Split(s *model.Section, size int, swiss bool) (journal.Change, error) {
	if why := WhyNoSplit(s); !why.Empty() {
		return nil, phrase.Fail(why)
	}
	players := slices.Clone(s.Players)
	slices.SortFunc(players, func(x, y model.Player) int { return x.Number - y.Number })
	ends, err := roundrobin.Groups(len(players), size, swiss)
	if err != nil {
		return nil, err
	}
	var changes []journal.Change
	from := 0
	for k, end := range ends {
		group := part(s, phrase.New("%s, group %d", s.Name, k+1).String(), players[from:end])
		group.Format, group.System, group.Rulebook = model.RoundRobin, roundrobin.Single.Code, roundrobin.Single.Rulebook
		group.Planned = len(group.Players) - 1 + len(group.Players)%2
		if swiss && end-from > size {
			asSwiss(&group, s)
			group.Planned = size - 1 + size%2
		} else {
			rankedAsTable(&group)
		}
		changes = append(changes, steps.ImportSection{Section: group})
		from = end
	}
	changes = append(changes, steps.RemoveSection{Section: s.ID})
	words := phrase.Count(len(ends), "Split %[2]s: %[1]d group", "Split %[2]s into %[1]d groups", len(ends), s.Name)
	return steps.Joined(words, changes...), nil
}

// rankedAsTable gives a group that plays a table the usual list of one, where it has a preset that is meant for a Swiss.
func rankedAsTable(group *model.Section) {
	if p, err := catalogue.PresetByCode(group.Ranking.Preset); err != nil || p.Format != "swiss" {
		return
	}
	if p, ok := catalogue.Usual(&model.Tournament{}, group); ok {
		group.Ranking.Preset, group.Ranking.TieBreaks, group.Ranking.Unplayed = p.Code, p.TieBreaks, p.Unplayed
	}
}

// asSwiss has a group paired by the system of the section that it comes from, or where that is no Swiss by the usual one.
func asSwiss(group, of *model.Section) {
	group.Format, group.System, group.SystemSettings, group.Rulebook = model.Swiss, of.System, of.SystemSettings, of.Rulebook
	if e, err := draw.System(of, ""); err == nil && e.Formats[0] == model.Swiss && !e.KnockOut {
		return
	}
	group.System, group.SystemSettings, group.Rulebook = "", nil, model.FIDERules
	if e, err := draw.System(group, ""); err == nil {
		group.System, group.Rulebook = e.Code, e.Rulebook
	}
}
