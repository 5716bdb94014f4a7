package trf

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// The smallest example beside each clause. Columns are those of FIDE's TRF26 and TRF16,
// counted from 1; what JaVaFo and bbpPairings add is named.

// rec is a record with texts at columns.
func rec(id string, at ...any) string {
	line := []byte(id)
	for i := 0; i < len(at); i += 2 {
		for len(line) < at[i].(int)-1 {
			line = append(line, ' ')
		}
		line = append(line[:at[i].(int)-1], at[i+1].(string)...)
	}
	return string(line) + "\n"
}

// row is a record 001 with the cells of its rounds, "3w1" for the game with White
// that was won against number 3, "H" for a result alone, "" for nothing.
func row(no int, cells ...string) string {
	at := []any{5, fmt.Sprintf("%4d", no), 15, string(rune('A' + no - 1))}
	for n, c := range cells {
		switch len(c) {
		case 3:
			at = append(at, 92+10*n, fmt.Sprintf("%4d %c %c", c[0]-'0', c[1], c[2]))
		case 1:
			at = append(at, 92+10*n, "0000 - "+c)
		}
	}
	return rec("001", at...)
}

// four plays two rounds: 1 beats 3 and draws with 2, 2 draws with 4, 3 has a half-point
// bye and 4 the bye of the pairing.
var four = row(1, "3w1", "2b=") + row(2, "4b=", "1w=") + row(3, "1b0", "H") + row(4, "2w=", "U")

// teams are three of two players each: 1 beats 2 in the first round by 1½:½, and 3 has
// the bye; in the second 3 meets 1 and 2 has a half-point bye.
var teams = row(1, "3w1", "5b=") + row(2, "4b=", "6w0") + row(3, "1b0", "") + row(4, "2w=", "") + row(5, "", "1w=") + row(6, "", "2b1") +
	rec("310", 5, "  1", 9, "North", 74, "   1    2") + rec("310", 5, "  2", 9, "South", 74, "   3    4") +
	rec("310", 5, "  3", 9, "West", 74, "   5    6") + rec("320", 5, " 1.0", 10, " 1.0", 15, "  3")

// pair are two teams of two.
var pair = rec("310", 5, "  1", 9, "North", 74, "   1    2") + rec("310", 5, "  2", 9, "South", 74, "   3    4")

// crossed is a match in which the first of each team sits at the second board.
var crossed = row(1, "4b1") + row(2, "3w0") + row(3, "2b1") + row(4, "1w0") + pair

// matched are the rows of a match that North wins by 1½:½.
var matched = row(1, "3w1") + row(2, "4b=") + row(3, "1b0") + row(4, "2w=")

// three are teams of two, of which West has the printed scores.
var three = pair + rec("310", 5, "  3", 9, "West", 74, "   5    6")

func printed(match, games string) string {
	return pair + rec("310", 5, "  3", 9, "West", 55, match, 62, games, 74, "   5    6")
}

func rounds(s *model.Section) string {
	var out []string
	side := func(id model.ID) string {
		if e, ok := s.Entry(id); ok {
			return fmt.Sprint(e.Number)
		}
		return fmt.Sprint(id)
	}
	for _, r := range s.Rounds {
		var boards []string
		for _, p := range r.Pairings {
			text := side(p.Sides[0]) + " " + p.Outcomes[0].String()
			if !p.IsBye() {
				text = fmt.Sprintf("%s-%s %s-%s", side(p.Sides[0]), side(p.Sides[1]), p.Outcomes[0], p.Outcomes[1])
			}
			if p.NoColours {
				text += " without colours"
			}
			for _, g := range p.Games {
				text += fmt.Sprintf(" [%d-%d %s-%s White %d]", g.Players[0], g.Players[1], g.Outcomes[0], g.Outcomes[1], g.White)
			}
			boards = append(boards, text)
		}
		out = append(out, string(r.Date)+strings.Join(boards, ", "))
	}
	return strings.Join(out, "; ")
}

func adjustments(s *model.Section) string {
	var out []string
	for _, a := range s.Adjustments {
		out = append(out, fmt.Sprintf("%d round %d: %s/%s", a.Who, a.Round, a.Match, a.Games))
	}
	return strings.Join(out, "; ")
}

func acceleration(s *model.Section) string {
	var out []string
	for _, a := range s.Acceleration {
		out = append(out, fmt.Sprintf("rounds %d-%d, %d-%d: %s/%s", a.From, a.To, a.First, a.Last, a.Match, a.Games))
	}
	return strings.Join(out, "; ")
}

func forbidden(s *model.Section) string { return strings.Trim(fmt.Sprint(s.Forbidden), "[]") }

func requests(s *model.Section) string {
	var out []string
	for _, e := range s.Entries() {
		for _, b := range e.Byes {
			out = append(out, fmt.Sprintf("%d in %d: %s", e.Number, b.Round, b.Kind))
		}
	}
	return strings.Join(out, "; ")
}

func scoring(s *model.Section) string {
	c := s.Scoring
	return fmt.Sprintf("%s %s %s, absent %s, byes %s %s %s", c.Win, c.Draw, c.Loss, c.Absent, c.PairingBye, c.FullBye, c.HalfBye)
}

func matchScoring(s *model.Section) string {
	c := s.Scoring
	return fmt.Sprintf("%s %s %s, bye %s/%s", c.MatchWin, c.MatchDraw, c.MatchLoss, c.MatchBye, c.GamesBye)
}

func header(s *model.Section) string {
	return strings.TrimSpace(strings.ToLower(fmt.Sprint(s.Planned, " ", s.InitialColour)) + " " + s.BoardColours)
}

// clauses are records with what they say.
var clauses = []struct {
	clause  string
	text    string
	shows   func(*model.Section) string
	want    string
	problem string // "line:column what", of the only problem; "" for none
}{
	{"001: opponent, colour, result", four, rounds,
		"1-3 win-loss, 4-2 draw-draw; 2-1 draw-draw, 3 half-point bye, 4 pairing-allocated bye", ""},
	{"001: colour - on both sides", row(1, "2-1") + row(2, "1-0"), rounds, "1-2 win-loss without colours", ""},
	{"001: only Black's colour", row(1, "2-1") + row(2, "1b0"), rounds, "1-2 win-loss", ""},
	{"001: only White's colour, in the second row", row(1, "2-1") + row(2, "1w0"), rounds, "2-1 loss-win", ""},
	{"001: + and - against an opponent", row(1, "2w+") + row(2, "1b-"), rounds, "1-2 forfeit win-forfeit loss", ""},
	{"001: - on both sides", row(1, "2w-") + row(2, "1b-"), rounds, "1-2 double forfeit-double forfeit", ""},
	{"001: W, D and L, not rated", row(1, "2wW") + row(2, "1bL"), rounds, "1-2 unrated win-unrated loss", ""},
	{"001: one side without a result", row(1, "2w1") + row(2, "1b "), rounds, "1-2 win-loss", "1:99 only one of A and B"},
	{"001: the other side without a result", row(1, "2w ") + row(2, "1b1"), rounds, "1-2 loss-win", "1:99 only one of A and B"},
	{"001: * and ? are unfinished", row(1, "2w*") + row(2, "1b?"), rounds, "1-2 not played yet-not played yet", ""},
	{"001: Z against an opponent", row(1, "2w+") + row(2, "1bZ"), rounds, "1-2 forfeit win-forfeit loss",
		"2:99 round 1: Z is a round without an opponent, and B has one"},
	{"001: two results that are none together", row(1, "2w1") + row(2, "1b="), rounds, "1-2 not played yet-not played yet",
		"1:99 A has a win, but B on line 2 has a draw"},
	{"001: a bye letter against an opponent", row(1, "2w1") + row(2, "1bH"), rounds, "1-2 not played yet-not played yet",
		"2:99 \"H\" is not the result of a game"},
	{"001: F, H, Z and U of nobody", row(1, "F") + row(2, "H") + row(3, "Z") + row(4, "U"), rounds,
		"1 full-point bye, 2 half-point bye, 3 zero-point bye, 4 pairing-allocated bye", ""},
	{"001: ? of nobody", row(1, "?", "2w1") + row(2, "U", "1b0"), rounds, "1 absent, 2 pairing-allocated bye; 1-2 win-loss",
		"1:92 round 1: the result \"?\" needs an opponent"},
	{"001: the opponent plays another", row(1, "2w1") + row(2, "3b0") + row(3, "2w1"), rounds, "3-2 win-loss",
		"1:92 A plays against B, who on line 2 plays against number 3"},
	{"001: the opponent plays nobody", row(1, "2w1") + row(2, "U"), rounds, "2 pairing-allocated bye",
		"1:92 A plays against B, who on line 2 plays against nobody"},
	{"001: against oneself", row(1, "1w1") + row(2, "U"), rounds, "2 pairing-allocated bye", "1:92 A plays against himself"},
	{"001: a later round of a bye alone is asked for", row(1, "2w1", "H") + row(2, "1b0"), requests, "1 in 2: half-point bye", ""},
	{"001: F of a later round", row(1, "2w1", "F") + row(2, "1b0"), requests, "1 in 2: full-point bye", ""},
	{"001: who is not paired was absent", row(1, "2w1") + row(2, "1b0") + row(3, ""), requests, "3 in 1: zero-point bye", ""},
	{"142: number of rounds", "142 7\n" + four, header, "7 white", ""},
	{"142 and XXR: the larger", "142 7\nXXR 9\n" + four, header, "9 white", ""},
	{"142: more than any event has", "142 201\n" + four, header, "2 white", "1:5 \"201\" is not a number of rounds"},
	{"142: as many as any event has", "142 200\n" + four, header, "200 white", ""},
	{"142: fewer than there are", "142 1\n" + four, header, "2 white", "2:102 there is a round 2, but the file announces 1"},
	{"152: initial colour", "152 B\n" + four, header, "2 black", ""},
	{"152: neither", "152 red\n" + four, header, "2 white", "1:5 \"red\" is not an initial colour"},
	{"JaVaFo XXC: white1", "XXC white1\n" + four, header, "2 white", ""},
	{"JaVaFo XXC: rank black1", "XXC rank black1\n" + four, header, "2 black", ""},
	{"initial colour, seen in round 1: odd numbers have it", row(1, "2b1") + row(2, "1w0"), header, "1 black", ""},
	{"initial colour, seen in an even seat", row(1, "U") + row(2, "3w1") + row(3, "2b0"), header, "1 black", ""},
	{"352: colours of the boards", teams + "352 WW\n", header, "2 no colour WW", ""},
	{"352: not W or B", teams + "352 WX\n", header, "2 no colour WB", "11:5 \"WX\" is not a row of board colours"},
	{"352: fewer than games", teams + "352 W\n", header, "2 no colour WB", "11:5 there are 1 board colours, but a match has 2 games"},
	{"132: date of a round, columns 92-99 and 102-109", rec("132", 92, "26/03/31", 102, "26/04/01") + four, rounds,
		"2026-03-311-3 win-loss, 4-2 draw-draw; 2026-04-012-1 draw-draw, 3 half-point bye, 4 pairing-allocated bye", ""},
	{"132: no date", rec("132", 92, "xx/03/31") + four, header, "2 white", "1:92 \"xx/03/31\" is not the date of a round"},
	{"162: W, D, L, A and P", "162  W 3.0    D 1.0    L 0.5    A 0.5    P 1.5\n" + four,
		scoring, "3.0 1.0 0.5, absent 0.5, byes 1.5 3.0 1.0", ""},
	{"162: without P a bye is a win", "162  W 3.0    D 1.0\n" + four, scoring, "3.0 1.0 0.0, absent 0.0, byes 3.0 3.0 1.0", ""},
	{"162: no half points", "162  W 0.3\n" + four,
		scoring, "1.0 0.5 0.0, absent 0.0, byes 1.0 1.0 0.5", "1:5 \"0.3\" is not a number of points"},
	{"bbpPairings BBW, BBD, BBL, BBZ, BBF, BBU", "BBW  3.0\nBBD  1.0\nBBL  0.5\nBBZ  0.5\nBBU  2.0\n" + four, scoring,
		"3.0 1.0 0.5, absent 0.5, byes 2.0 3.0 1.0", ""},
	{"bbpPairings BBW alone", "BBW  3.0\n" + four, scoring, "3.0 0.5 0.0, absent 0.0, byes 3.0 3.0 0.5", ""},
	{"bbpPairings BBF", "BBF  0.5\n" + four, scoring, "1.0 0.5 0.0, absent 0.5, byes 1.0 1.0 0.5", ""},
	{"JaVaFo XXS: W and D are all wins and all draws", "XXS W=3.0 D=1.0\n" + four,
		scoring, "3.0 1.0 0.0, absent 0.0, byes 3.0 3.0 1.0", ""},
	{"JaVaFo XXS: PAB, FPB, HPB, ZPB", "XXS PAB=1.5 FPB=0.5 HPB=2.0 ZPB=0.5\n" + four,
		scoring, "1.0 0.5 0.0, absent 0.5, byes 1.5 0.5 2.0", ""},
	{"JaVaFo XXS: WW, BD, BL, FL", "XXS WW=3.0 BD=1.0 BL=0.5 FL=0.5\n" + four, scoring, "3.0 1.0 0.5, absent 0.5, byes 3.0 1.0 0.5", ""},
	{"JaVaFo XXS: not known", "XXS QQ=1.0\n" + four, scoring, "1.0 0.5 0.0, absent 0.0, byes 1.0 1.0 0.5", "1:5 \"QQ\" is not a result"},
	{"362: TW, TD, TL", teams + "362 TW 3.0   TD 1.5   TL 0.5\n", matchScoring, "3.0 1.5 0.5, bye 1.0/1.0", ""},
	{"299 without a type adds points", four + rec("299", 14, " 0.5", 20, "  2", 24, "   1"), adjustments, "1 round 2: 0.5/0.5", ""},
	{"299: match points alone, of a player", four + rec("299", 8, "-1.0", 24, "   1    2"),
		adjustments, "1 round 0: -1.0/-1.0; 2 round 0: -1.0/-1.0", ""},
	{"299: no points are none", four + rec("299", 14, " 0.0", 24, "   1"), adjustments, "", ""},
	{"299: match points of a team", teams + rec("299", 8, " 0.5", 20, "  2", 24, "   1"), adjustments, "7 round 2: 0.5/0.0", ""},
	{"299: game points of a team", teams + rec("299", 14, " 0.5", 20, "  2", 24, "   1"), adjustments, "7 round 2: 0.0/0.5", ""},
	{"299 W: a win is worth", four + rec("299", 5, "W", 14, " 3.0", 24, "   1"), adjustments, "1 round 1: 2.0/2.0", ""},
	{"299 D: in all rounds", four + rec("299", 5, "D", 14, " 0.0", 24, "   2"),
		adjustments, "2 round 1: -0.5/-0.5; 2 round 2: -0.5/-0.5", ""},
	{"299 D: in one round", four + rec("299", 5, "D", 14, " 0.0", 20, "  2", 24, "   2"), adjustments, "2 round 2: -0.5/-0.5", ""},
	{"299 L", four + rec("299", 5, "L", 14, " 0.5", 24, "   3"), adjustments, "3 round 1: 0.5/0.5", ""},
	{"299 H", four + rec("299", 5, "H", 14, " 1.0", 24, "   3"), adjustments, "3 round 2: 0.5/0.5", ""},
	{"299 F: the bye of the pairing too", four + rec("299", 5, "F", 14, " 0.5", 24, "   4"), adjustments, "4 round 2: -0.5/-0.5", ""},
	{"299 F: a full-point bye, and no other", row(1, "F") + row(2, "H") + rec("299", 5, "F", 14, " 0.5", 24, "   1    2"), adjustments,
		"1 round 1: -0.5/-0.5", ""},
	{"299 -: a forfeit, not a loss", row(1, "2w+", "2w1") + row(2, "1b-", "1b0") + rec("299", 5, "-", 14, " 0.5", 24, "   2"), adjustments,
		"2 round 1: 0.5/0.5", ""},
	{"299 -: a double forfeit too", row(1, "2w-") + row(2, "1b-") + rec("299", 5, "-", 14, " 0.5", 24, "   1"), adjustments,
		"1 round 1: 0.5/0.5", ""},
	{"299 +", row(1, "2w+") + row(2, "1b-") + rec("299", 5, "+", 14, " 0.5", 24, "   1"), adjustments, "1 round 1: -0.5/-0.5", ""},
	{"299: a match that was won", teams + rec("299", 5, "W", 8, " 3.0", 14, " 2.0", 24, "   1"), adjustments, "7 round 1: 1.0/0.5", ""},
	{"299: nobody", four + rec("299", 14, " 0.5", 24, "   9"), adjustments, "", "5:24 there is no participant 9"},
	{"299: no type", four + rec("299", 5, "Q", 14, " 0.5", 24, "   1"), adjustments, "", "5:5 does not give abnormal points"},
	{"299: no number of a participant", four + rec("299", 14, " 0.5", 24, "   1    x"),
		adjustments, "", "5:29 does not give abnormal points"},
	{"299: no points", four + rec("299", 8, "x.x", 24, "   1"), adjustments, "", "5:5 does not give abnormal points"},
	{"299: a round beyond all", four + rec("299", 14, " 0.5", 20, "201", 24, "   1"), adjustments, "", "5:5 does not give abnormal points"},
	{"250: fictitious points, of a player", four + rec("250", 10, " 1.0", 15, "  1", 19, "  2", 23, "   1", 28, "   2"), acceleration,
		"rounds 1-2, 1-2: 0.0/1.0", ""},
	{"250: match points alone, of a player", four + rec("250", 5, " 1.0", 15, "  1", 19, "  1", 23, "   2", 28, "   2"), acceleration,
		"rounds 1-1, 2-2: 0.0/1.0", ""},
	{"250: both, of a player", four + rec("250", 5, " 2.0", 10, " 1.0", 15, "  1", 19, "  2", 23, "   1", 28, "   2"), acceleration,
		"rounds 1-2, 1-2: 0.0/1.0", ""},
	{"250: of a team", teams + rec("250", 5, " 2.0", 10, " 1.0", 15, "  1", 19, "  2", 23, "   1", 28, "   2"), acceleration,
		"rounds 1-2, 1-2: 2.0/1.0", ""},
	{"250: the last round before the first", four + rec("250", 10, " 1.0", 15, "  2", 19, "  1", 23, "   1", 28, "   2"), acceleration, "",
		"5:5 is not an acceleration"},
	{"250: no round", four + rec("250", 10, " 1.0", 15, "  0", 19, "  1", 23, "   1", 28, "   2"),
		acceleration, "", "5:5 is not an acceleration"},
	{"250: the last participant before the first", four + rec("250", 10, " 1.0", 15, "  1", 19, "  1", 23, "   2", 28, "   1"),
		acceleration, "",
		"5:5 is not an acceleration"},
	{"JaVaFo XXA: points round by round", four + rec("XXA", 5, "   2", 10, " 1.0", 15, " 1.0", 20, " 0.5"), acceleration,
		"rounds 1-2, 2-2: 0.0/1.0; rounds 3-3, 2-2: 0.0/0.5", ""},
	{"JaVaFo XXA: not in the first round", four + rec("XXA", 5, "   2", 10, " 0.0", 15, " 1.0"),
		acceleration, "rounds 2-2, 2-2: 0.0/1.0", ""},
	{"JaVaFo XXA: a round between", four + rec("XXA", 5, "   2", 10, " 1.0", 15, " 0.0", 20, " 1.0"), acceleration,
		"rounds 1-1, 2-2: 0.0/1.0; rounds 3-3, 2-2: 0.0/1.0", ""},
	{"JaVaFo XXA: nobody", four + rec("XXA", 5, "   9", 10, " 1.0"), acceleration, "", "5:5 there is no participant \"9\""},
	{"JaVaFo XXA: no points", four + rec("XXA", 5, "   2", 10, " 1.0", 15, " x.x", 20, " 1.0"), acceleration, "rounds 1-1, 2-2: 0.0/1.0",
		"5:15 \"x.x\" is not a number of points"},
	{"260: forbidden pairs", four + rec("260", 5, "  1", 9, "  2", 13, "   1    3"), forbidden, "{[1 3] 1 2}", ""},
	{"260: to the end", four + rec("260", 13, "   1    3"), forbidden, "{[1 3] 0 0}", ""},
	{"260: one alone", four + rec("260", 13, "   1"), forbidden, "", ""},
	{"260: one twice", four + rec("260", 13, "   1    1"), forbidden, "", ""},
	{"260: no round", four + rec("260", 5, "  x", 13, "   1    3"), forbidden, "", "5:5 is not a first and a last round"},
	{"JaVaFo XXP", four + rec("XXP", 5, "1 4 2"), forbidden, "{[1 4 2] 0 0}", ""},
	{"JaVaFo XXP: one alone", four + rec("XXP", 5, "1"), forbidden, "", ""},
	{"240: a bye to come", four + rec("240", 5, "H", 7, "  3", 11, "   1    2"), requests,
		"1 in 3: half-point bye; 2 in 3: half-point bye; 3 in 2: half-point bye", ""},
	{"240: that the row has already", four + rec("240", 5, "H", 7, "  2", 11, "   3"), requests, "3 in 2: half-point bye", ""},
	{"240: another than the row", four + rec("240", 5, "Z", 7, "  2", 11, "   3"), requests, "3 in 2: half-point bye",
		"5:5 C has a half-point bye in round 2, the record says zero-point bye"},
	{"240: nobody", four + rec("240", 5, "H", 7, "  3", 11, "   9"), requests, "3 in 2: half-point bye", "5:5 there is no player 9"},
	{"240: no kind", four + rec("240", 5, "Q", 7, "  3", 11, "   1"), requests, "3 in 2: half-point bye", "5:5 is not a list of byes"},
	{"240: no number behind one", four + rec("240", 5, "H", 7, "  3", 11, "   1    x"), requests,
		"1 in 3: half-point bye; 3 in 2: half-point bye", "5:16 is not a list of byes"},
	{"240: the last round there can be", four + rec("240", 5, "H", 7, "200", 11, "   1"), requests,
		"1 in 200: half-point bye; 3 in 2: half-point bye", ""},
	{"240: no round", four + rec("240", 5, "H", 11, "   1"), requests, "3 in 2: half-point bye", "5:5 is not a list of byes"},
	{"JaVaFo XXZ: absent in the round to be paired", four + "XXZ 1 4\n", requests,
		"1 in 3: zero-point bye; 3 in 2: half-point bye; 4 in 3: zero-point bye", ""},
	{"310, 320: teams, their matches and the bye", teams, rounds,
		"1-2 win-loss [1-3 win-loss White 0] [2-4 draw-draw White 1], 3 pairing-allocated bye; " +
			"3-1 win-loss [5-1 draw-draw White 0] [6-2 win-loss White 1], 2 absent", ""},
	{"240 of a team", teams + rec("240", 5, "H", 7, "  2", 11, "   2"), rounds,
		"1-2 win-loss [1-3 win-loss White 0] [2-4 draw-draw White 1], 3 pairing-allocated bye; " +
			"3-1 win-loss [5-1 draw-draw White 0] [6-2 win-loss White 1], 2 half-point bye", ""},
	{"330: a forfeited match", teams + rec("330", 5, "+-", 8, "  3", 12, "  2", 16, "  3"), rounds,
		"1-2 win-loss [1-3 win-loss White 0] [2-4 draw-draw White 1], 3 pairing-allocated bye; " +
			"3-1 win-loss [5-1 draw-draw White 0] [6-2 win-loss White 1], 2 absent; 1 absent, 2-3 forfeit win-forfeit loss", ""},
	{"330: the team with Black is in the first row", teams + rec("330", 5, "-+", 8, "  3", 12, "  3", 16, "  2"), rounds,
		"1-2 win-loss [1-3 win-loss White 0] [2-4 draw-draw White 1], 3 pairing-allocated bye; " +
			"3-1 win-loss [5-1 draw-draw White 0] [6-2 win-loss White 1], 2 absent; 1 absent, 3-2 forfeit loss-forfeit win", ""},
	{"330: one team twice in a round", teams + rec("330", 5, "--", 8, "  3", 12, "  2", 16, "  3") +
		rec("330", 5, "+-", 8, "  3", 12, "  1", 16, "  3"),
		header, "3 no colour WB", "12:12 one of the teams has another forfeited match in round 3"},
	{"330: a team against itself", teams + rec("330", 5, "+-", 8, "  3", 12, "  2", 16, "  2"),
		header, "2 no colour WB", "11:5 is not a forfeited match"},
	{"320: what the bye is worth", teams, matchScoring, "2.0 1.0 0.0, bye 1.0/1.0", ""},
	{"320: no points", strings.Replace(teams, "320  1.0", "320  x.x", 1),
		header, "2 no colour WB", "10:5 does not give the points of a bye"},
	{"320: no team", strings.Replace(teams, "  3\n", "  9\n", 1),
		header, "2 no colour WB", "10:15 is not the number of a team; the bye of round 1"},
	{"300: an empty board", row(1, "4b1") + row(2, "") + row(3, "+") + row(4, "1w0") +
		pair + rec("300", 5, "  1", 9, "  1", 13, "  2", 17, "0000    1"),
		rounds, "1-2 draw-draw [0-3 forfeit loss-forfeit win White 0] [1-4 win-loss White 1]", ""},
	{"300: another order than the roster's", crossed + rec("300", 5, "  1", 9, "  1", 13, "  2", 17, "   2    1"), rounds,
		"1-2 draw-draw [2-3 loss-win White 0] [1-4 win-loss White 1]", ""},
	{"without 300 the roster's order counts", crossed, rounds,
		"2-1 draw-draw [4-1 loss-win White 0] [3-2 win-loss White 1]", "1:92 A and his opponent stand on different boards of North and South"},
	{"300: no team", teams + rec("300", 5, "  1", 9, "  7", 13, "  2", 17, "   2    1"), header, "2 no colour WB",
		"11:5 is not a round and two teams"},
	{"300: no player", pair + crossed[:strings.Index(crossed, "310")] + rec("300", 5, "  1", 9, "  1", 13, "  2", 17, "   2    9"),
		header, "1 no colour WBW",
		"7:22 \"9\" is not a player's starting number"},
	{"310: a number twice", teams + rec("310", 5, "  1", 9, "East"),
		header, "2 no colour WB", "11:5 the team number 1 is used on line 7 already"},
	{"310: a player of two teams", teams + rec("310", 5, "  4", 9, "East", 74, "   1"),
		header, "2 no colour WB", "11:74 East lists A, who plays for North"},
	{"310: a player twice", teams + rec("310", 5, "  4", 9, "East", 74, "   9"),
		header, "2 no colour WB", "11:74 East lists player 9, who does not exist"},
	{"001: against one's own team", "192 CUSTOM_TEAM_SWISS\n" + row(1, "2w1") + row(2, "1b0") + row(3, "") + row(4, "") + pair, rounds,
		"1 absent, 2 absent", "2:92 A plays against B, who is in no other team"},
	{"001: a game of another match", "192 CUSTOM_TEAM_SWISS\n" + row(1, "3w1") + row(2, "5w1") + row(3, "1b0") + row(4, "6w1") +
		row(5, "2b0") + row(6, "4b0") + pair + rec("310", 5, "  3", 9, "West", 74, "   5    6"), rounds,
		"1-2 win-loss [1-3 win-loss White 0] [0-4 double forfeit-double forfeit White 1], 3 absent",
		"3:92 the game of B does not belong to the match of North against South"},
	{"001: a hundred points and more, columns 80-84", rec("001", 5, "   1", 15, "A", 80, "100.0", 92, "0000 - F"), rounds,
		"1 full-point bye", "1:81 A has 100.0 points in the file"},
	{"no 320: + of the players is the bye of the pairing", matched + row(5, "+") + row(6, "+") + three, rounds,
		"1-2 win-loss [1-3 win-loss White 0] [2-4 draw-draw White 1], 3 pairing-allocated bye", ""},
	{"320 for no team: + of the players is none", matched + row(5, "+") + row(6, "+") + three + rec("320", 5, " 1.0", 10, " 1.0"), rounds,
		"1-2 win-loss [1-3 win-loss White 0] [2-4 draw-draw White 1], 3 absent", ""},
	{"no 320: a bye is a drawn match", matched + row(5, "U") + row(6, "U") + printed("   1.0", "   1.0"),
		matchScoring, "2.0 1.0 0.0, bye 1.0/1.0", ""},
	{"no 320: a bye is a won match where the printed scores say so", matched + row(5, "U") + row(6, "U") + printed("   2.0", "   2.0"),
		matchScoring, "2.0 1.0 0.0, bye 2.0/2.0", ""},
	{"no 320: neither", matched + row(5, "U") + row(6, "U") + printed("   0.5", "   2.0"), matchScoring, "2.0 1.0 0.0, bye 1.0/1.0",
		"9:55 West has 0.5 match points in the file, its results make 1.0"},
}

func TestClauses(t *testing.T) {
	for _, c := range clauses {
		res, err := readText(c.text, known)
		if err != nil {
			t.Errorf("%s: %v", c.clause, err)
			continue
		}
		if got := c.shows(res.Tournament.Sections[0]); got != c.want {
			t.Errorf("%s:\n%s\nreads %s\nwant  %s", c.clause, c.text, got, c.want)
		}
		var said []string
		for _, p := range res.Problems {
			said = append(said, fmt.Sprintf("%d:%d %s", p.Line, p.Column, p.What))
		}
		place, what, _ := strings.Cut(c.problem, " ")
		if got := strings.Join(said, "; "); (got == "") != (c.problem == "") || !strings.HasPrefix(got, place) || !strings.Contains(got, what) {
			t.Errorf("%s:\n%s\nsays %s\nwant %s", c.clause, c.text, got, c.problem)
		}
		if _, lost := write(t, res.Tournament, Options{}); c.problem != "" || len(lost) > 0 {
			continue
		}
		if second, text := again(t, res.Tournament, Options{}); c.shows(second.Sections[0]) != c.want {
			t.Errorf("%s: written and read again %s\n%s", c.clause, c.shows(second.Sections[0]), text)
		}
	}
}

// TestOlderEdition: TRF16 has JaVaFo's records, and says what they do not hold.
func TestOlderEdition(t *testing.T) {
	for _, c := range []struct{ text, line, lost string }{
		{rec("260", 13, "   1    3"), "\r\nXXP    1    3\r\n", ""},
		{rec("260", 5, "  1", 13, "   1    3"), "\r\nXXP    1    3\r\n", ""},
		{rec("260", 5, "  2", 13, "   1    3"), "\r\nXXP    1    3\r\n", "from when to when"},
		{rec("260", 9, "  1", 13, "   1    3"), "\r\nXXP    1    3\r\n", "from when to when"},
		{rec("250", 10, " 1.0", 15, "  2", 19, "  3", 23, "   2", 28, "   2"), "\r\nXXA    2  0.0  1.0  1.0\r\n", ""},
		{"142 4\n", "\r\nXXR 4\r\n", ""},
		{rec("240", 5, "Z", 7, "  3", 11, "   1"), " 2 b =  0000 - Z\r\n", ""},
	} {
		res := must.Have(readText(four+c.text, known))(t)
		text, lost := write(t, res.Tournament, Options{Edition: TRF16})
		if !strings.Contains(text, c.line) || (c.lost == "") != (len(lost) == 0) || !strings.Contains(strings.Join(lost, "\n"), c.lost) {
			t.Errorf("%q is written, lost %q, and should have %q\n%s", c.text, lost, c.line, text)
		}
	}
}
