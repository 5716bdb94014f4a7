package trf

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// decisions reads what an arbiter or a program laid down beside the results:
// byes to come, points added or taken away, fictitious points, pairs that must
// not meet.
func (rd *reader) decisions() {
	rd.announcedByes()
	sh := model.NewSheet(rd.t, rd.s, rd.played)
	for _, r := range rd.take("299") {
		rd.abnormal(r, sh)
	}
	for _, r := range rd.take("250") {
		rd.accelerated(r)
	}
	for _, r := range rd.take("XXA") {
		rd.javafoAccelerated(r)
	}
	for _, r := range rd.take("260") {
		rd.forbidden(r)
	}
	for _, r := range rd.take("XXP") {
		if who := rd.everyone(r, r.text()); len(who) > 1 {
			rd.s.Forbidden = append(rd.s.Forbidden, model.Forbidden{Who: who})
		}
	}
}

// announcedByes reads the byes that individuals asked for: records 240 and
// JaVaFo's XXZ, which speaks of the round to be paired.
func (rd *reader) announcedByes() {
	if rd.s.Team() {
		return
	}
	ask := func(r *record, no, round int, kind model.Outcome) {
		i, ok := rd.byNumber[no]
		if !ok {
			rd.grave(r, 5, phrase.New("there is no player %d", no), "Correct the number")
			return
		}
		e := &rd.s.Players[i].Entry
		if old := e.Bye(round); old != model.Pending && old != kind {
			rd.grave(r, 5, phrase.New("%s has a %s in round %d, the record says %s", e.Name, old, round, kind), "Correct one of the two")
		} else if old == model.Pending {
			e.Byes = append(e.Byes, model.ByeRequest{Round: round, Kind: kind})
		}
	}
	for _, r := range rd.take("240") {
		kind, round, ids := rd.byeRecord(r)
		for _, no := range ids {
			ask(r, no, round, kind)
		}
	}
	for _, r := range rd.take("XXZ") {
		for _, no := range numbersIn(r.text()) {
			ask(r, no, rd.played+1, model.ZeroBye)
		}
	}
}

// leavers are those of an all-play-all who have a bye without points from a round that is still to be paired to the last: nobody asks for
// byes there, so they leave it then, and we write them so.
func (rd *reader) leavers() {
	next := rd.played + 1
	if !rd.s.Format.Predetermined() || next > rd.s.Planned {
		return
	}
	left := func(e *model.Entry) {
		from := rd.s.Planned + 1
		for from > next && e.Bye(from-1) == model.ZeroBye {
			from--
		}
		if from > rd.s.Planned {
			return
		}
		e.Withdrawn = from
		if e.Byes = slices.DeleteFunc(e.Byes, func(b model.ByeRequest) bool { return b.Round >= from }); len(e.Byes) == 0 {
			e.Byes = nil
		}
	}
	for i := range rd.s.Players {
		if !rd.s.Team() {
			left(&rd.s.Players[i].Entry)
		}
	}
	for i := range rd.s.Teams {
		left(&rd.s.Teams[i].Entry)
	}
}

// numbersIn are the whole numbers in a text.
func numbersIn(s string) []int {
	var ns []int
	for _, f := range strings.FieldsFunc(s, func(r rune) bool { return r < '0' || r > '9' }) {
		if n, err := strconv.Atoi(f); err == nil {
			ns = append(ns, n)
		}
	}
	return ns
}

// participant is the ID of a participant by starting number, 0 for none.
func (rd *reader) participant(no int) model.ID {
	if rd.s.Team() {
		if i := rd.teamIndex(no); i >= 0 {
			return rd.s.Teams[i].ID
		}
		return 0
	}
	if i, ok := rd.byNumber[no]; ok {
		return rd.players[i].player.ID
	}
	return 0
}

// everyone are the participants named in a text, unknown ones reported.
func (rd *reader) everyone(r *record, s string) []model.ID {
	var who []model.ID
	for _, no := range numbersIn(s) {
		if id := rd.participant(no); id == 0 {
			rd.grave(r, 5, phrase.New("there is no participant %d", no), "Correct the number")
		} else if !slices.Contains(who, id) {
			who = append(who, id)
		}
	}
	return who
}

// forbidden reads a record 260.
func (rd *reader) forbidden(r *record) {
	from, ok1 := r.number(5, 7)
	to, ok2 := r.number(9, 11)
	if !ok1 || !ok2 {
		rd.grave(r, 5, phrase.New("%q is not a first and a last round; the record is left out", r.cols(5, 11)),
			"Write them in columns 5-7 and 9-11")
		return
	}
	if who := rd.everyone(r, r.cols(12, len(r.runes))); len(who) > 1 {
		rd.s.Forbidden = append(rd.s.Forbidden, model.Forbidden{Who: who, From: from, To: to})
	}
}

// accelerated reads a record 250.
func (rd *reader) accelerated(r *record) {
	match, _, ok1 := r.points(5, 8)
	games, _, ok2 := r.points(10, 13)
	ok := ok1 && ok2
	var n [4]int
	for k, at := range [][2]int{{15, 17}, {19, 21}, {23, 26}, {28, 31}} {
		v, good := r.number(at[0], at[1])
		n[k], ok = v, ok && good
	}
	if !ok || n[0] < 1 || n[1] < n[0] || n[3] < n[2] {
		rd.grave(r, 5, phrase.New("%q is not an acceleration; it is left out", r.text()),
			"Write the points, the first and last round, and the first and last participant")
		return
	}
	if !rd.s.Team() {
		if games == 0 {
			games = match
		}
		match = 0
	}
	rd.s.Acceleration = append(rd.s.Acceleration,
		model.Acceleration{From: n[0], To: n[1], First: n[2], Last: n[3], Match: match, Games: games})
}

// javafoAccelerated reads a record XXA: a player and his fictitious points round
// by round.
func (rd *reader) javafoAccelerated(r *record) {
	no, ok := r.number(5, 8)
	if !ok || rd.participant(no) == 0 {
		rd.grave(r, 5, phrase.New("there is no participant %q", r.cols(5, 8)), "Correct the number")
		return
	}
	for c, round := 10, 1; c <= len(r.runes) && round <= mostRounds; c, round = c+5, round+1 {
		p, _, ok := r.points(c, c+3)
		if !ok {
			rd.grave(r, c, phrase.New("%q is not a number of points", r.cols(c, c+3)), "Write the points of each round, five columns each")
			return
		}
		last := len(rd.s.Acceleration) - 1
		switch {
		case p == 0:
		case last >= 0 && rd.s.Acceleration[last] == model.Acceleration{
			From: rd.s.Acceleration[last].From, To: round - 1, First: no, Last: no, Games: p}:
			rd.s.Acceleration[last].To = round
		default:
			rd.s.Acceleration = append(rd.s.Acceleration, model.Acceleration{From: round, To: round, First: no, Last: no, Games: p})
		}
	}
}

// abnormal reads a record 299. Without a type it adds points. With one it says
// what the participants' results of that type are worth; the difference is what
// the adjustment adds.
func (rd *reader) abnormal(r *record, sh *model.Sheet) {
	kind := r.cols(5, 5)
	match, hasMatch, ok1 := r.points(8, 11)
	games, hasGames, ok2 := r.points(14, 17)
	round, ok3 := r.number(20, 22)
	ids, bad := r.numbers(24, 4, 5)
	if !ok1 || !ok2 || !ok3 || bad != 0 || round > mostRounds || kind != "" && !strings.Contains("WDLFHZ+-", kind) {
		rd.grave(r, max(bad, 5), phrase.New("%q does not give abnormal points; it is left out", r.text()),
			"Write the type, match points in columns 8-11, game points in 14-17, the round in 20-22 and the participants from 24")
		return
	}
	if !rd.s.Team() && !hasGames {
		games, hasGames = match, hasMatch
	}
	for _, no := range ids {
		id := rd.participant(no)
		if id == 0 {
			rd.grave(r, 24, phrase.New("there is no participant %d", no), "Correct the number")
			continue
		}
		if kind == "" {
			rd.adjust(model.Adjustment{Who: id, Round: round, Match: match, Games: games, Reason: adjusted})
			continue
		}
		for n, c := range sh.Lines[sh.Index(id)].Cells {
			if round != 0 && n+1 != round || !sameType(kind[0], c.Outcome) {
				continue
			}
			a := model.Adjustment{Who: id, Round: n + 1, Reason: adjusted}
			if hasMatch {
				a.Match = match - c.Match
			}
			if hasGames {
				a.Games = games - c.Games
			}
			rd.adjust(a)
		}
	}
}

// adjusted is the reason that the file gives for points added or taken away.
const adjusted = "record 299 of the report file"

func (rd *reader) adjust(a model.Adjustment) {
	if !rd.s.Team() {
		a.Match = a.Games
	}
	if a.Match != 0 || a.Games != 0 {
		rd.s.Adjustments = append(rd.s.Adjustments, a)
	}
}

// sameType tells whether an outcome is of a type of record 299.
func sameType(kind byte, o model.Outcome) bool {
	switch kind {
	case 'W':
		return o.IsWin()
	case 'D':
		return o.IsDraw()
	case 'L':
		return o.IsLoss()
	case 'F':
		return o == model.FullBye || o == model.PairingBye
	case '-':
		return o == model.ForfeitLoss || o == model.DoubleForfeit
	}
	return o.TRF() == kind
}
