package health

import (
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// decided names what the arbiter has decided against the usual course, and what report files therefore say.
func (h *look) decided() {
	for e := range h.s.Everyone() {
		if e := h.s.AsLeft(*e); e.Expelled > 0 {
			text := phrase.New("%s is expelled from round %d on. The report file says it in a comment.", e.Name, e.Expelled)
			if e.Expulsion != "" {
				text = phrase.New("%s is expelled from round %d on: %s. The report file says it in a comment.", e.Name, e.Expelled, e.Expulsion)
			}
			h.add("expelled", Remark, Place{Who: e.ID}, text, e.Expelled, e.Expulsion)
		}
	}
	for _, c := range h.s.CorrectedForRating() {
		at := Place{Round: c.Round, Board: c.Board}
		if p, _ := h.s.Rounds[c.Round-1].OnBoard(c.Board); p != nil {
			at.Who = p.Sides[0]
		}
		what := phrase.New("Round %d, board %d, %s – %s: %s in the standings, %s for rating.", c.Round, c.Board,
			h.player(c.Players[0]), h.player(c.Players[1]), resultWords(c.Result), resultWords(c.ForRating.Outcomes))
		if c.ForRating.Reason != "" {
			what = phrase.New("Round %d, board %d, %s – %s: %s in the standings, %s for rating (%s).", c.Round, c.Board,
				h.player(c.Players[0]), h.player(c.Players[1]), resultWords(c.Result), resultWords(c.ForRating.Outcomes),
				c.ForRating.Reason)
		}
		h.add("rated-otherwise", Remark, at, what, c.Game, model.ResultText(c.Result), model.ResultText(c.ForRating.Outcomes), c.ForRating.Reason)
	}
}

// resultWords is a result as it is read: what is typed for one that is not rated has an English word in it.
func resultWords(of [2]model.Outcome) phrase.Text {
	text := model.ResultText(of)
	if played, not := strings.CutSuffix(text, " unrated"); not {
		return phrase.New("%s unrated", played)
	}
	return phrase.Verbatim(text)
}

// player is the name of a player, of a roster as well.
func (h *look) player(id model.ID) string {
	if p := h.s.Player(id); p != nil {
		return p.Name
	}
	return ""
}

// scoring looks at what results are worth: two draws not more than a win and a loss, and the bye of the pairing not more than a win
// (VCL4THP.13, questions 74, 81 and 83).
func (h *look) scoring() {
	v := h.s.Scoring
	at := Place{Field: "scoring"}
	if h.s.DrawsOverWin() {
		h.add("scoring", Doubt, at, phrase.New("Two draws are worth more than a win and a loss, which FIDE does not accept. "+
			"Correct the scoring."), "draws", v.Win, v.Draw, v.Loss, v.MatchWin, v.MatchDraw, v.MatchLoss)
	}
	if h.s.ByeOverWin() {
		h.add("scoring", Doubt, at, phrase.New("The pairing-allocated bye is worth more than a win, which FIDE does not accept. "+
			"Correct the scoring."), "bye", v.Win, v.PairingBye, v.MatchWin, v.MatchBye, v.GamesBye)
	}
}
