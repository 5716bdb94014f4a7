package arbiter

import (
	"cmp"
	"slices"
	"strings"
	"wallchart/arbiter/pair"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Who sits at a board sends its result from a phone. One entry is none yet: when both players have sent the same, or one of them and
// a steward, it is the result of the board. Where two differ, or one differs from the result that stands there, nothing is entered,
// and the arbiter sees it (package health).

// PhoneStatus is what came of a result that was sent.
type PhoneStatus uint8

// What can come of it.
const (
	Waits   PhoneStatus = iota // for the other side, or for a steward
	Taken                      // it is the result of the board
	Stands                     // that result stands there already
	Differs                    // from what another has sent, or from the result of the board: the arbiter looks at it
)

// SendResult is the step to a result sent by one of those who may, and what comes of it. The text is a result as results are sent from
// phones: "1-0", "½-½" or "0-1"; of a match one for each board, with blanks between; of a match whose line-ups are not known its score,
// "2½-1½". Forfeits are the arbiter's. p is the board as whoever sends it has seen it: one that is paired otherwise meanwhile is refused.
func SendResult(s *model.Section, round int, p *model.Pairing, from model.Sender, text string) (journal.Change, PhoneStatus, error) {
	now := pair.PairingOf(s, round, p.Board, 0)
	if now == nil || p.Board == 0 || now.IsBye() || now.Sides != p.Sides {
		return nil, 0, phrase.Errorf("other players sit at this board now. Look at the pairings again, or ask the arbiter")
	}
	said, enter, err := readPhoneResult(s, round, now, text)
	if err != nil {
		return nil, 0, err
	}
	sent := steps.SetPhoneResult{Section: s.ID, Round: round, Board: p.Board, From: from, Result: said}
	stands := standing(s, now)
	status := Waits
	for _, x := range s.Rounds[round-1].PhoneResultsOf(now) {
		switch {
		case x.From == from:
		case x.Result != said:
			status = Differs
		case status == Waits:
			status = Taken
		}
	}
	switch {
	case stands == said:
		status = Stands
	case stands != "":
		status = Differs
	}
	if status != Taken {
		return sent, status, nil
	}
	label := phrase.New("Enter %s from phones, %s", said, placeOf(round, p.Board))
	return steps.Together{Words: label, Changes: append([]journal.Change{sent}, enter...)}, status, nil
}

// placeOf is a board in a label.
func placeOf(round, board int) phrase.Text { return phrase.New("round %d board %d", round, board) }

// PhoneResultsDiffer tells whether what was sent about a board differs, from each other or from the result that stands there, with what was
// sent and the result.
func PhoneResultsDiffer(s *model.Section, round int, p *model.Pairing) (said []model.PhoneResult, stands string, differ bool) {
	said, stands = s.Rounds[round-1].PhoneResultsOf(p), standing(s, p)
	slices.SortFunc(said, func(a, b model.PhoneResult) int { return cmp.Compare(a.From, b.From) })
	for _, x := range said {
		differ = differ || stands == "" && x.Result != said[0].Result || stands != "" && x.Result != stands
	}
	return said, stands, differ
}

// standing is the result of a board as phones send it, "" while it has none.
func standing(s *model.Section, p *model.Pairing) string {
	if len(p.Games) == 0 {
		if p.Outcomes[0] == model.Pending {
			return ""
		}
		return pair.ResultOf(s, p)
	}
	var all []string
	any := false
	for _, g := range p.Games {
		text := model.ResultText(g.Outcomes)
		if any = any || text != ""; text == "" {
			text = "?"
		}
		all = append(all, text)
	}
	if !any {
		return ""
	}
	return strings.Join(all, " ")
}

// readPhoneResult reads what was sent and says how it is entered.
func readPhoneResult(s *model.Section, round int, p *model.Pairing, text string) (said string, enter []journal.Change, err error) {
	if s.Team() && len(p.Games) == 0 {
		score, err := model.ParseMatchScore(text)
		if err != nil {
			return "", nil, pair.NoMatchResult(text)
		}
		return score[0].Fraction() + "-" + score[1].Fraction(),
			[]journal.Change{steps.SetMatchScore{Section: s.ID, Round: round, Board: p.Board, Score: score}}, nil
	}
	results := strings.Fields(text)
	if want := max(1, len(p.Games)); len(results) != want {
		return "", nil, phrase.Errorf("%d results are sent and there are %d boards. Send one for each", len(results), want)
	}
	for n, one := range results {
		sides, err := model.ParseResult(one)
		if err != nil || !sides[0].Played() || !sides[1].Played() || sides[0] == model.UnratedWin || sides[0] == model.UnratedDraw ||
			sides[0] == model.UnratedLoss {
			return "", nil, phrase.Errorf("%q cannot be sent from a phone: send 1-0, ½-½ or 0-1, and tell the arbiter of anything else", one)
		}
		results[n] = model.ResultText(sides)
		if len(p.Games) > 0 {
			if err := steps.Vacant(s, p, n+1, sides); err != nil && p.Games[n].Outcomes[0] == model.Pending {
				return "", nil, err
			}
			enter = append(enter, steps.SetBoardResult{Section: s.ID, Round: round, Board: p.Board, Game: n + 1, Result: sides})
		} else {
			enter = append(enter, steps.SetResult{Section: s.ID, Round: round, Board: p.Board, Result: sides})
		}
	}
	return strings.Join(results, " "), enter, nil
}
