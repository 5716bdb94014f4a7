package trf

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"wallchart/model"
)

// four is a score in the four columns that the format gives it: without its
// decimal where that is nothing, and left out where it still is too long.
func (wr *writer) four(p model.Points) string {
	text := p.String()
	if len(text) > 4 {
		text = p.Short()
	}
	if len(text) > 4 {
		wr.lose("scores that need more than four characters, such as %s", p)
		return ""
	}
	return text
}

// playerLines writes the records 001.
func (wr *writer) playerLines() {
	if wr.s.Team() {
		wr.memberRows()
	} else {
		wr.individualRows()
	}
	players := slices.Clone(wr.s.Players)
	slices.SortStableFunc(players, func(a, b model.Player) int { return cmp.Compare(wr.no[a.ID], wr.no[b.ID]) })
	for i := range players {
		p := &players[i]
		points, rank := wr.score[p.ID], ""
		if !wr.s.Team() {
			points, rank = wr.sheet.Lines[wr.sheet.Index(p.ID)].Games, fmt.Sprint(wr.rank(p.ID))
		}
		wr.line("%s%s %4s %4s  %s", "001", playerColumns(p, wr.no[p.ID], wr.fideRating(p), p.FideID), wr.four(points), rank,
			strings.Join(wr.rows[p.ID], "  "))
	}
}

// playerColumns are the columns 4 to 79, which records 001 and the national ones
// share.
func playerColumns(p *model.Player, no int, rating model.Rating, id string) string {
	r := ""
	if rating > 0 {
		r = fmt.Sprint(int(rating))
	}
	return fmt.Sprintf(" %4d %1s%3s %s %4s %3s %11s %s", no, p.Sex, short(p.Title, 3), pad(p.Name, 33), r, short(p.Federation, 3),
		short(id, 11), pad(birth(p.Birth), 10))
}

// birth is YYYY/MM/DD, with zeroes where only the year is known.
func birth(d model.Date) string {
	if len(d) == 4 {
		return string(d) + "/00/00"
	}
	return strings.ReplaceAll(string(d), "-", "/")
}

func short(s string, n int) string {
	r := []rune(s)
	return string(r[:min(n, len(r))])
}

// pad cuts or fills to a width in characters.
func pad(s string, n int) string {
	s = short(oneLine(s), n)
	return s + strings.Repeat(" ", n-len([]rune(s)))
}

// oneLine keeps a text from breaking a record.
func oneLine(s string) string { return strings.TrimSpace(strings.Map(blankControl, s)) }

const blankCell = "        "

func cellText(opponent int, colour byte, result byte) string {
	if opponent == 0 {
		return fmt.Sprintf("0000 %c %c", colour, result)
	}
	return fmt.Sprintf("%4d %c %c", opponent, colour, result)
}

// individualRows makes the cells of the rounds. Byes asked for in rounds to come
// stand in the row where there is no record for them.
func (wr *writer) individualRows() {
	wr.rows = map[model.ID][]string{}
	for i := range wr.sheet.Lines {
		l := &wr.sheet.Lines[i]
		for n, c := range l.Cells {
			text := blankCell
			switch {
			case wr.awayFromOpen(l.ID, n+1):
				text = cellText(0, '-', model.ZeroBye.TRF())
			case c.Opponent >= 0:
				text = cellText(wr.sheet.Lines[c.Opponent].Number, c.Colour.Letter(), wr.letter(c.Outcome))
			case c.Outcome == model.Absent || c.Outcome == model.Rest:
			default:
				text = cellText(0, '-', c.Outcome.TRF())
			}
			wr.rows[l.ID] = append(wr.rows[l.ID], text)
		}
		wr.rows[l.ID] = append(wr.rows[l.ID], wr.requested(l.ID)...)
	}
}

// awayFromOpen tells whether somebody has nothing in a round by hand that is not declared complete because he does not take part in it.
// There a blank cell is one who is still to be paired.
func (wr *writer) awayFromOpen(id model.ID, round int) bool {
	if !wr.s.Undeclared(round) {
		return false
	}
	e, _ := wr.s.Entry(id)
	p, _ := wr.s.Rounds[round-1].Find(id)
	return p == nil && !e.Plays(round)
}

// requested are the cells of rounds to come for which a bye was asked for; where records 240 say that, those of a bye of the pairing
// that is given in advance.
func (wr *writer) requested(id model.ID) []string {
	var cells []string
	last := 0
	for n := len(wr.s.Rounds) + 1; n <= wr.lastRound(); n++ {
		cells = append(cells, blankCell)
		if o := wr.announced(id, n); o != model.Pending && (wr.o.Edition == TRF16 || o == model.PairingBye) {
			cells[len(cells)-1] = cellText(0, '-', o.TRF())
			last = len(cells)
		}
	}
	if wr.o.Edition != TRF16 {
		cells = cells[:last]
	}
	return cells
}

// lastRound is the last round for which there is something to announce.
func (wr *writer) lastRound() int {
	last := wr.s.DueRounds()
	for _, e := range wr.s.Entries() {
		for _, b := range e.Byes {
			last = max(last, b.Round)
		}
	}
	return min(last, mostRounds)
}

// announced is the bye of a participant in a round to come; who has withdrawn
// has one without points.
func (wr *writer) announced(id model.ID, round int) model.Outcome {
	e, _ := wr.s.Entry(id)
	if o := e.Bye(round); o != model.Pending {
		return o
	}
	if !e.Plays(round) {
		return model.ZeroBye
	}
	return model.Pending
}

// clubLines writes the members of each club as record 013, which beside the type
// of an individual event says no more than that.
func (wr *writer) clubLines() {
	if wr.o.Edition == TRF16 {
		return
	}
	var clubs []string
	members := map[string]string{}
	for _, p := range wr.s.Players {
		club := pad(p.Club, 32)
		if strings.TrimSpace(club) == "" {
			continue
		}
		if members[club] == "" {
			clubs = append(clubs, club)
		}
		members[club] += fmt.Sprintf("%4d ", wr.no[p.ID])
	}
	for _, club := range clubs {
		wr.line("013 %s%s", club, members[club])
	}
}

// byeLines writes records 240 for the byes of rounds to come.
func (wr *writer) byeLines() {
	if wr.o.Edition == TRF16 {
		return
	}
	wr.announce(len(wr.s.Rounds)+1, func(id model.ID, n int) model.Outcome { return wr.announced(id, n) })
}

// announce writes one record 240 for every round and kind of bye.
func (wr *writer) announce(from int, bye func(model.ID, int) model.Outcome) {
	for n := from; n <= wr.lastRound(); n++ {
		for _, kind := range []model.Outcome{model.FullBye, model.HalfBye, model.ZeroBye} {
			var b strings.Builder
			for _, e := range wr.s.Entries() {
				if bye(e.ID, n) == kind {
					fmt.Fprintf(&b, " %4d", e.Number)
				}
			}
			if b.Len() != 0 {
				wr.line("240 %c %3d%s", kind.TRF(), n, b.String())
			}
		}
	}
}

// nationalLines writes the national records that were read, and makes those of
// players who have a national number or rating besides.
func (wr *writer) nationalLines() {
	done := map[int]bool{}
	for _, e := range wr.s.Extra {
		if r := extraRecord(e); nationalRecord(r) {
			n, _ := r.number(5, 8)
			done[n] = true
			wr.line("%s%s", e.Key, e.Text)
		}
	}
	for i := range wr.s.Players {
		p := &wr.s.Players[i]
		if done[wr.no[p.ID]] || p.NationalID == "" && p.NationalRating == 0 {
			continue
		}
		if s := nationalLine(wr.t, p, wr.no[p.ID]); s != "" {
			wr.line("%s", s)
		} else {
			wr.lose("national numbers and ratings of players without a federation of three letters")
		}
	}
}

// nationalLine is a player's national record under the federation of the player
// or the event, "" without either.
func nationalLine(t *model.Tournament, p *model.Player, no int) string {
	fed := p.Federation
	if !federationCode(fed) {
		fed = t.Federation
	}
	if !federationCode(fed) {
		return ""
	}
	q := *p
	q.Title, q.Federation = "", ""
	return strings.TrimRight(fed+playerColumns(&q, no, p.NationalRating, p.NationalID), " ")
}

const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

func federationCode(s string) bool {
	return len(s) == 3 && strings.Trim(s, capitals) == "" && !strings.HasPrefix(s, "XX") && !strings.HasPrefix(s, "BB")
}

// fideRating is what stands in a player's record: FIDE's rating, or a national
// one for which there is no record of its own.
func (wr *writer) fideRating(p *model.Player) model.Rating {
	if p.Rating == 0 && nationalLine(wr.t, p, wr.no[p.ID]) == "" {
		return p.NationalRating
	}
	return p.Rating
}

// decisionLines writes points added, fictitious points and forbidden pairs.
func (wr *writer) decisionLines() {
	for _, a := range wr.s.Acceleration {
		if wr.o.Edition == TRF16 {
			wr.javafoLine(a)
			continue
		}
		match, games := "", ""
		if wr.s.Team() && a.Match != 0 {
			match = wr.four(a.Match)
		}
		if a.Games != 0 {
			games = wr.four(a.Games)
		}
		wr.line("250 %4s %4s %3d %3d %4d %4d", match, games, a.From, a.To, a.First, a.Last)
	}
	for _, f := range wr.s.Forbidden {
		var b strings.Builder
		for _, id := range f.Who {
			fmt.Fprintf(&b, " %4d", wr.no[id])
		}
		if wr.o.Edition == TRF16 {
			wr.line("XXP%s", b.String())
			if f.From > 1 || f.To > 0 {
				wr.lose("from when to when pairs are forbidden, which TRF16 has no place for")
			}
			continue
		}
		wr.line("260 %3s %3s%s", blankZero(f.From), blankZero(f.To), b.String())
	}
	if wr.o.Edition == TRF16 {
		return
	}
	for _, a := range wr.s.Adjustments {
		match := ""
		if wr.s.Team() && a.Match != 0 {
			match = wr.four(a.Match)
		}
		games := ""
		if a.Games != 0 {
			games = wr.four(a.Games)
		}
		wr.line("299    %4s  %4s  %3s %4d", match, games, blankZero(a.Round), wr.no[a.Who])
	}
}

func blankZero(n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprint(n)
}

// javafoLine writes an acceleration player by player.
func (wr *writer) javafoLine(a model.Acceleration) {
	if wr.s.Team() && a.Match != 0 {
		wr.lose("fictitious match points, which TRF16 has no record for")
	}
	if a.Games == 0 {
		return
	}
	for _, e := range wr.s.Entries() {
		if e.Number < a.First || e.Number > a.Last {
			continue
		}
		cells := make([]string, a.To)
		for n := range cells {
			cells[n] = " 0.0"
			if n+1 >= a.From {
				cells[n] = fmt.Sprintf("%4s", a.Games)
			}
		}
		wr.line("XXA %4d %s", e.Number, strings.Join(cells, " "))
	}
}
