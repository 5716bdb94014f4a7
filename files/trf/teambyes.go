package trf

import (
	"wallchart/model"
	"wallchart/phrase"
)

// meeting is a team, by index, in a round.
type meeting struct{ round, team int }

// forfeit is a record 330: a match that was not played.
type forfeit struct {
	teams    [2]int // indices, the team named first in front
	outcomes [2]model.Outcome
}

var matchForfeits = map[string][2]model.Outcome{
	"+-": {model.ForfeitWin, model.ForfeitLoss}, "-+": {model.ForfeitLoss, model.ForfeitWin}, "--": {model.DoubleForfeit, model.DoubleForfeit},
}

// forfeits reads the records 330, each under both its teams. In the draft of 2024 the number stood for
// byes; those have a letter in column 5 and are read as records 240.
func (rd *reader) forfeits() map[meeting]forfeit {
	fs := map[meeting]forfeit{}
	for _, r := range rd.take("330") {
		if _, isBye := byeLetters[r.cols(5, 5)]; isBye {
			rd.known["240"] = append(rd.known["240"], r)
			continue
		}
		round, _ := r.number(8, 10)
		first, _ := r.number(12, 14)
		second, _ := r.number(16, 18)
		o, ok := matchForfeits[r.cols(5, 6)]
		i, j := rd.teamIndex(first), rd.teamIndex(second)
		if !ok || round < 1 || round > mostRounds || i < 0 || j < 0 || i == j {
			rd.grave(r, 5, phrase.New("%q is not a forfeited match; it is left out", r.text()),
				"Write +-, -+ or --, the round and the two teams, such as \"330 +-   4  23  33\"")
			continue
		}
		_, twice := fs[meeting{round, i}]
		if _, other := fs[meeting{round, j}]; twice || other {
			rd.grave(r, 12, phrase.New("one of the teams has another forfeited match in round %d; this one is left out", round),
				"Correct the round or the teams")
			continue
		}
		fs[meeting{round, i}] = forfeit{[2]int{i, j}, o}
		fs[meeting{round, j}] = fs[meeting{round, i}]
	}
	return fs
}

var byeLetters = map[string]model.Outcome{"F": model.FullBye, "H": model.HalfBye, "Z": model.ZeroBye}

// teamByes reads the records 320 and 240 of a team event.
func (rd *reader) teamByes() map[meeting]model.Outcome {
	out := map[meeting]model.Outcome{}
	for _, r := range rd.take("320") {
		match, hasMatch, ok1 := r.points(5, 8)
		games, hasGames, ok2 := r.points(10, 13)
		if !ok1 || !ok2 {
			rd.grave(r, 5, phrase.New("%q does not give the points of a bye", r.cols(5, 13)),
				"Write match points in columns 5-8 and game points in 10-13")
		}
		if hasMatch {
			rd.s.Scoring.MatchBye = match
		}
		if hasGames {
			rd.s.Scoring.GamesBye = games
		}
		for c, round := 15, 1; c <= len(r.runes) && round <= mostRounds; c, round = c+4, round+1 {
			n, ok := r.number(c, c+2)
			if n == 0 && ok {
				continue
			}
			if i := rd.teamIndex(n); ok && i >= 0 {
				out[meeting{round, i}] = model.PairingBye
				continue
			}
			rd.grave(r, c, phrase.New("%q is not the number of a team; the bye of round %d is left out", r.cols(c, c+2), round),
				"Correct the number")
		}
	}
	for _, r := range rd.take("240") {
		kind, round, ids := rd.byeRecord(r)
		for _, id := range ids {
			if i := rd.teamIndex(id); i >= 0 {
				out[meeting{round, i}] = kind
			} else {
				rd.grave(r, 11, phrase.New("there is no team %d", id), "Correct the number")
			}
		}
	}
	return out
}

// byeRecord reads a record 240: kind, round and participants. A record that
// cannot be read has none.
func (rd *reader) byeRecord(r *record) (model.Outcome, int, []int) {
	kind, ok1 := byeLetters[r.cols(5, 5)]
	round, ok2 := r.number(7, 9)
	ids, bad := r.numbers(11, 4, 5)
	sound := ok1 && ok2 && round >= 1 && round <= mostRounds
	if !sound || bad != 0 {
		rd.grave(r, max(bad, 5), phrase.New("%q is not a list of byes", r.text()),
			"Write F, H or Z, the round and the participants, such as \"240 H   3   12   15\"")
	}
	if !sound {
		ids = nil
	}
	return kind, round, ids
}

// teamAlone is what happened to a team without a match; Rest when nothing did.
// Without records of byes the players' cells tell.
func (rd *reader) teamAlone(round, i int, byes map[meeting]model.Outcome) model.Outcome {
	if kind, ok := byes[meeting{round, i}]; ok {
		return kind
	}
	votes := map[byte]int{}
	for _, id := range rd.s.Teams[i].Roster {
		votes[rd.cell(int(id)-1, round-1).result]++
	}
	switch {
	case votes['U'] > 0 || votes['+'] > 0 && len(rd.known["320"]) == 0:
		return model.PairingBye
	case votes['F'] > 0:
		return model.FullBye
	case votes['H'] > 0:
		return model.HalfBye
	case rd.s.Format.Predetermined() && len(rd.s.Teams)%2 == 1, rd.undeclared[round]:
		return model.Rest
	}
	return model.Absent
}

// usualByes: where no record 320 says what a bye is worth it is a drawn match in
// FIDE's Swiss System for teams, unless the printed scores come out with a won one
// only.
func (rd *reader) usualByes() {
	if len(rd.known["320"]) > 0 {
		return
	}
	won := rd.s.Scoring
	won.MatchBye, won.GamesBye = won.MatchWin, won.Win*model.Points(rd.s.Boards)
	rd.s.Scoring = rd.s.WithUsualBye()
	if usual := rd.s.Scoring; rd.misprints() > 0 {
		if rd.s.Scoring = won; rd.misprints() > 0 {
			rd.s.Scoring = usual
		}
	}
}

// misprints counts the teams whose printed scores the results do not make.
func (rd *reader) misprints() int {
	sh, n := model.NewSheet(rd.t, rd.s, rd.played), 0
	for i := range rd.s.Teams {
		tp, l := rd.printed(i), &sh.Lines[i]
		if tp != nil && (tp.hasMatch && tp.match != l.Match || tp.hasGames && tp.games != l.Games) {
			n++
		}
	}
	return n
}

// guessByes: TRF16 has no record for the bye of a team. Where one team alone has
// no match in a round, which happens in an odd field only, it is taken to have had
// the bye of the pairing, and that is said. In an all-play-all it rests.
func (rd *reader) guessByes() {
	if len(rd.known["310"])+len(rd.known["320"])+len(rd.known["240"]) > 0 {
		return
	}
	var guessed []phrase.Text
	for n := range rd.s.Rounds {
		ps := rd.s.Rounds[n].Pairings
		var without []*model.Pairing
		for i := range ps {
			if ps[i].IsBye() {
				without = append(without, &ps[i])
			}
		}
		if len(without) == 1 && without[0].Outcomes[0] == model.Absent {
			without[0].Outcomes[0] = model.PairingBye
			guessed = append(guessed, phrase.New("%s in round %d", rd.s.TeamByID(without[0].Sides[0]).Name, n+1))
		}
	}
	if len(guessed) > 0 {
		rd.tell(Problem{
			What: phrase.New("the file does not say which teams had a bye; it is given to those without a match: %s", phrase.Join(", ", guessed...)),
			Cure: phrase.New("Compare the byes and what they are worth")})
	}
}
