package trf

import (
	"fmt"
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
)

// long writes as a comment that the event lasts more than 30 days, whatever its dates say (VCL4THP.13, question 210).
func (wr *writer) long() {
	if wr.t.Long {
		wr.line("### %s", longEvent)
	}
}

// alterations writes as comments what of the announcement was changed after the start, for the federation's rating officer
// (VCL4THP.13, questions 59, 196 and 202; its other comments have the same form, "@ Round n").
func (wr *writer) alterations() {
	names := map[model.Announced]string{model.AnnouncedRounds: "number of rounds", model.AnnouncedScoring: "scoring",
		model.AnnouncedSystem: "pairing system", model.AnnouncedTieBreaks: "tie-breaks",
		model.AnnouncedAcceleration: "acceleration", model.AnnouncedFIDE: "FIDE mode",
		model.AnnouncedApart: "prohibited pairs", model.AnnouncedHalfByes: "players without a right to half-point byes",
		model.AnnouncedUnplayed: "rules for unplayed rounds"}
	for _, a := range wr.s.Altered {
		to := a.To
		if to == "" {
			to = "none"
		}
		wr.line("### Changed @ Round %d: %s from %s to %s", a.After, names[a.What], a.From, to)
	}
}

// amendments writes as comments what was corrected in FIDE mode after the next round was paired, which adjourned games did not end in the
// draw that the pairing took them for, and which starting numbers were given anew (VCL4THP.13, questions 113, 163 and 190).
func (wr *writer) amendments() {
	names := map[model.Amendment]string{model.AmendedResult: "Correction", model.AmendedAdjourned: "Adjournment",
		model.AmendedNumbers: "Numbers"}
	for _, a := range wr.s.Amended {
		wr.line("### %s @ Round %d: %s => %s", names[a.What], a.Round, ascii(a.From), ascii(a.To))
	}
}

// fullByes writes as comments who has a point without a game that the pairing did not allocate (VCL4THP.13, question 179).
func (wr *writer) fullByes() {
	for r := range wr.s.Rounds {
		for _, p := range wr.s.Rounds[r].Pairings {
			if e, ok := wr.s.Entry(p.Sides[0]); ok && p.IsBye() && p.Outcomes[0] == model.FullBye && wr.s.FIDE {
				wr.line("### FPB @ Round %d: %d", r+1, e.Number)
			}
		}
	}
}

// expulsions writes as comments who was expelled; the rows have a zero-point bye like that of one who has withdrawn (VCL4THP.13,
// questions 197 and 198).
func (wr *writer) expulsions() {
	for _, e := range wr.s.Entries() {
		if e = wr.s.AsLeft(e); e.Expelled > 0 {
			wr.line("### Expelled @ Round %d: %d %s%s", e.Expelled, e.Number, e.Name, because(e.Expulsion))
		}
	}
}

// unplaced writes as comments who has no place in an all-play-all because he left before half of his games: the rows have his games, and
// the ranks go without them (VCL4THP.13, question 103).
func (wr *writer) unplaced() {
	sh := model.NewSheet(wr.t, wr.s, 0)
	for i := range sh.Lines {
		if l := &sh.Lines[i]; l.Out && sh.Predetermined {
			wr.line("### Unplaced @ Round %d: %d %s; less than half of the games were played, and they count for nobody's rank",
				sh.Rounds, l.Number, l.Name)
		}
	}
}

// ownValues writes as comments the values of the tie-break that is entered by hand, which no record has (VCL4THP.13, questions 203 to 207).
func (wr *writer) ownValues() {
	for _, v := range wr.s.Ranking.Own {
		if e, ok := wr.s.Entry(v.Who); ok {
			wr.line("### Value @ OWN: %d %s", e.Number, v.Value)
		}
	}
}

// corrections writes as comments which games count for rating otherwise than for the standings; the rows have what counts for
// rating, and record 299 keeps the scores (VCL4THP.13, questions 192 and 193).
func (wr *writer) corrections(all []model.Corrected) {
	for _, c := range all {
		wr.lose("the results for the standings of games that are rated otherwise: comments have them")
		wr.line("### Rating @ Round %d: %d - %d is %s, in the standings %s%s", c.Round, wr.no[c.Players[0]], wr.no[c.Players[1]],
			resultText(c.ForRating.Outcomes), resultText(c.Result), because(c.ForRating.Reason))
	}
}

// resultText is a result in letters that every program reads.
func resultText(o [2]model.Outcome) string { return ascii(model.ResultText(o)) }

func ascii(result string) string {
	return strings.ReplaceAll(andHalf.ReplaceAllString(result, "$1.5"), "½", "1/2")
}

// andHalf is a number of points with a half, as a match has them: 1½ is 1.5, and not 11/2.
var andHalf = pattern.New("([0-9])½")

func because(reason string) string {
	if reason == "" {
		return ""
	}
	return "; " + reason
}

// comparisons writes as comments which rounds are not as the pairing system makes them: of those of a file that was imported, of the
// last round, and of the rounds that were paired or changed by hand, which are all named (VCL4THP.13, questions 54, 60 and 69).
func (wr *writer) comparisons() {
	names := map[model.Moment]string{model.AtImport: "Import", model.AtLast: "Configuration", model.AtHand: "MPA"}
	for _, c := range wr.s.Compared {
		if !c.Same() || c.When == model.AtHand {
			wr.line("### %s @ Round %d: %s", names[c.When], c.Round, comparedText(c, wr.s.FIDE))
		}
	}
}

// comparedText is what came of a comparison. Outside FIDE mode nobody declares a round complete.
func comparedText(c model.Compared, fide bool) string {
	var all []string
	add := func(yes bool, format string, args ...any) {
		if yes {
			all = append(all, fmt.Sprintf(format, args...))
		}
	}
	add(c.Open && c.When == model.AtHand && fide, notDeclared)
	add(c.Open && c.When == model.AtHand && !fide, "paired or changed by hand")
	add(c.Open && c.When != model.AtHand, "not compared with %s", c.System)
	add(c.Refused, "%s finds no pairing", c.System)
	add(len(c.Boards) > 0, "not as %s makes them: boards %s", c.System,
		strings.Trim(strings.ReplaceAll(fmt.Sprint(c.Boards), " ", ", "), "[]"))
	add(c.Bye, "not as %s makes it: the bye", c.System)
	add(c.Forbidden > 0, "not allowed: %d", c.Forbidden)
	add(c.Points > 0, "points not as computed: %d", c.Points)
	add(c.Places > 0, "places not as computed: %d", c.Places)
	add(all == nil, "as %s makes it", c.System)
	return strings.Join(all, "; ")
}
