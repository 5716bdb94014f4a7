// Package molter pairs teams without matches between teams: in each round the players of a team meet players of several others, and the
// score of a team is the sum of its players' (Molter system, French school chess).
//
// # The rules and how they are read
//
// Three teams or more, each with an even number of players, board 1 the strongest; fewer rounds than there are teams; one table, known
// before the first round (docs/rules/molter.md):
//
//   - nobody meets a team mate, and nobody a team twice;
//   - with an even number of teams equal boards meet. With an odd number one player is left over on each board: those of boards 1 and
//     2 meet, of 3 and 4, and so on, and nobody is so paired down twice or up twice;
//   - a team does not face one other team on all its boards;
//   - of two rounds, the first and second, the third and fourth, everybody has White in one; in the last of an odd number of rounds each
//     team has White on half its boards.
//
// Four teams of two: board 1 plays AB CD, AC DB, AD BC; board 2 plays AC DB, AD BC, AB CD.
//
// The printed tables of the French federation take precedence where an event has announced them; this is a table of our own.
package molter

import (
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

// rounds is the setting of how many rounds are played.
const rounds = "rounds"

// System is the record of the system.
var System = pairing.Engine{
	Code: "molter", Rulebook: model.OwnRules, Name: phrase.New("Molter system"), Short: phrase.New("Molter"),
	Rule: phrase.New("table of our own, after the rules of the Molter system"),
	Doc: phrase.New("Many teams without matches: in each round the players of a team meet those of several others, board against board, and " +
		"nobody meets a team twice. The players' clubs are the teams, their starting numbers the order of boards; a team's score is the " +
		"sum of its players'."),
	Kinds: []model.Kind{model.Individual}, Formats: []model.Format{model.Molter}, Reports: []model.ReportCode{{Code: "CUSTOM_MOLTER"}},
	Settings: []pairing.Setting{{Key: rounds, Kind: pairing.Number, Title: phrase.New("Rounds of the table"), Most: 99,
		Doc: phrase.New("0: one less than there are teams.")}},
	Table: tableWith(nil), TableWith: tableWith, Pair: pairWith(nil), PairWith: pairWith, Fewest: 6,
}

func tableWith(set model.SystemSettings) func(*pairing.Field) ([]pairing.Round, error) {
	return func(f *pairing.Field) ([]pairing.Round, error) {
		t, err := tableFor(f, set)
		if err != nil {
			return nil, err
		}
		all := make([]pairing.Round, len(t.rounds))
		for r := range all {
			all[r] = t.round(f, r, false)
		}
		return all, nil
	}
}

func pairWith(set model.SystemSettings) func(*pairing.Field, pairing.Options) (*pairing.Round, error) {
	return func(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
		t, err := tableFor(f, set)
		switch {
		case err != nil:
			return nil, err
		case o.Cancelled():
			return nil, pairing.ErrCancelled
		case f.Round < 1 || f.Round > len(t.rounds):
			return nil, phrase.Errorf("round %d is not in the table: %d teams have %d rounds", f.Round, t.teams, len(t.rounds))
		}
		r := t.round(f, f.Round-1, o.Explain)
		return &r, nil
	}
}

// tableFor is the table for the players of a field, their clubs being the teams.
func tableFor(f *pairing.Field, set model.SystemSettings) (*table, error) {
	teams, err := teamsOf(f)
	if err != nil {
		return nil, err
	}
	n := len(teams) - 1
	if asked, err := strconv.Atoi(set[rounds]); err == nil && asked > 0 {
		if asked > n {
			return nil, phrase.Errorf("the Molter system has at most %d rounds for %d teams: %d are asked for. Choose fewer, or 0 for all",
				n, len(teams), asked)
		}
		n = asked
	}
	t := *shared(len(teams), len(teams[0]), n)
	t.players = teams
	return &t, nil
}

// teamsOf are the players by club, in order of starting number, the clubs in the order of their first players.
func teamsOf(f *pairing.Field) ([][]int, error) {
	teams, missing := f.Clubs()
	if len(missing) > 0 {
		return nil, phrase.Errorf("the Molter system takes the clubs for teams, and these have none: %s. Enter their clubs",
			strings.Join(missing, ", "))
	}
	if len(teams) < 3 {
		return nil, phrase.Errorf("the Molter system needs at least three teams: there are %d clubs. Enter the players' clubs", len(teams))
	}
	for _, t := range teams {
		if len(t) != len(teams[0]) {
			return nil, phrase.Errorf("the Molter system needs teams of equal size: %s has %d players and %s has %d",
				f.Players[teams[0][0]].Club, len(teams[0]), f.Players[t[0]].Club, len(t))
		}
	}
	if size := len(teams[0]); size%2 == 1 {
		return nil, phrase.Errorf("the Molter system needs teams of an even number of players: they have %d. "+
			"Leave one of each out, or add one", size)
	}
	return teams, nil
}

// round is a round of the table with the players of a field.
func (t *table) round(f *pairing.Field, r int, explain bool) pairing.Round {
	made := pairing.Round{Number: r + 1, Bye: -1}
	for _, g := range t.rounds[r] {
		p := pairing.Pair{White: t.players[g.white.team][g.white.board], Black: t.players[g.black.team][g.black.board]}
		if explain {
			p.Why = t.why(f, r, g)
		}
		made.Pairs = append(made.Pairs, p)
	}
	return made
}

// why is what put two together, and who has White.
func (t *table) why(f *pairing.Field, r int, g game) []pairing.Reason {
	name := func(s seat) string { return f.Players[t.players[s.team][s.board]].Name }
	club := func(s seat) string { return f.Players[t.players[s.team][s.board]].Club }
	var why []pairing.Reason
	if g.white.board == g.black.board {
		why = append(why, pairing.Reason{Text: phrase.New("Board %d of %s meets board %[1]d of %[3]s: neither has met the other's team before.",
			g.white.board+1, club(g.white), club(g.black))})
	} else {
		up, down := g.white, g.black
		if up.board > down.board {
			up, down = down, up
		}
		why = append(why, pairing.Reason{Text: phrase.New("With an odd number of teams one player is left over on each board: board %d of %s "+
			"meets board %d of %s. Nobody is paired down twice, or up twice.", up.board+1, club(up), down.board+1, club(down))})
	}
	if r%2 == 1 || r+1 < len(t.rounds) {
		first := r - r%2 + 1
		return append(why, pairing.Reason{Text: phrase.New("%s has White: in rounds %d and %d everybody has each colour once.",
			name(g.white), first, first+1)})
	}
	return append(why, pairing.Reason{Text: phrase.New("%s has White: in the last round each team has White on half its boards.",
		name(g.white))})
}
