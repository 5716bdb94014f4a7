package trf

import (
	"strconv"
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
)

// longEvent is what we write of an event that is set down as one of more than 30 days.
const longEvent = "Event: more than 30 days"

// notDeclared is what we write of a round that was paired or changed by hand, of which the arbiter has not said that it is complete.
const notDeclared = "paired or changed by hand, and not declared complete"

// Comments that are read, of all that are kept as they stand: that the event is long, who was expelled, who left a table before
// half of his games, which round by hand is not
// declared complete and therefore not over (question 65), and that FIDE mode was left elsewhere, after which there is no way back into it
// (VCL4THP.13, questions 44, 45 and 56). Ours say "### Changed @ Round 3: FIDE mode
// from on to off"; FIDE lays no wording down, so any that says of FIDE mode that it was left counts, such as "### FIDE mode exited @ Round
// 3".
var (
	commentExpelled = pattern.New(`^Expelled @ Round (\d+): (\d+) [^;]*(?:; (.*))?$`)
	commentUnplaced = pattern.New(`^Unplaced @ Round \d+: (\d+) `)
	commentFIDEMode = pattern.New(`(?i)\bFIDE[- ]mode\b`)
	commentLeft     = pattern.New(`(?i)\b(left|leav(e|es|ing)|exit(s|ed|ing)?|quit|off|out of)\b`)
	commentRound    = pattern.New(`(?i)\bround (\d+)`)
	commentBoard    = pattern.New(`^Open @ Round (\d+): board (\d+) of (\d+) - (\d+)$`)
	commentOpen     = pattern.New(`^MPA @ Round (\d+): ([^;]*)$`)
)

// comment reads a comment; what is false is kept as it stands.
func (rd *reader) comment(text string) bool {
	text = strings.TrimSpace(text)
	if text == longEvent {
		rd.t.Long = true
		return true
	}
	if m := commentExpelled.FindStringSubmatch(text); m != nil {
		round, _ := strconv.Atoi(m[1])
		number, _ := strconv.Atoi(m[2])
		e := rd.numbered(number)
		if e == nil || round < 1 || round <= e.Entered {
			return false
		}
		e.Expelled, e.Expulsion = round, m[3]
		if p := rd.gameOf(round, e.ID); p != nil && rd.s.Format.Predetermined() {
			e.Expelled = rd.played + 1 // behind the games that he lost by forfeit
		}
		return true
	}
	if commentBoard.MatchString(text) && rd.s.Team() { // see openBoards
		return true
	}
	if round := openRound(text); round > 0 && round <= rd.played {
		rd.s.ByHand(round)
		return true
	}
	if m := commentUnplaced.FindStringSubmatch(text); m != nil {
		number, _ := strconv.Atoi(m[1])
		if e := rd.numbered(number); e != nil && e.Gone() == 0 && rd.s.Format.Predetermined() {
			e.Withdrawn = rd.played + 1 // behind the games that he lost by forfeit
		}
		return true
	}
	if !commentFIDEMode.MatchString(text) || !commentLeft.MatchString(text) || rd.s.FIDELeft() {
		return false
	}
	left := model.Altered{What: model.AnnouncedFIDE, From: "on", To: "off"}
	if m := commentRound.FindStringSubmatch(text); m != nil {
		left.After, _ = strconv.Atoi(m[1])
	}
	rd.s.Altered = append(rd.s.Altered, left)
	return strings.HasPrefix(text, "Changed @ ") // which is written again
}

// gameOf is the game of somebody in a round, nil for none.
func (rd *reader) gameOf(round int, who model.ID) *model.Pairing {
	if round > len(rd.s.Rounds) {
		return nil
	}
	if p, _ := rd.s.Rounds[round-1].Find(who); p != nil && !p.IsBye() {
		return p
	}
	return nil
}

// openRounds finds the rounds that are not declared complete. Who has nothing in them is not absent, but still to be paired.
func (rd *reader) openRounds() {
	rd.undeclared = map[int]bool{}
	for _, r := range rd.known["###"] {
		if round := openRound(strings.TrimSpace(string(r.runes[3:]))); round > 0 {
			rd.undeclared[round] = true
		}
	}
}

// openBoards are those boards of a match, from 0, of which comments say that they have no result, though nobody or one alone sits there.
func (rd *reader) openBoards(round int, p *model.Pairing) map[int]bool {
	open := map[int]bool{}
	for _, r := range rd.known["###"] {
		m := commentBoard.FindStringSubmatch(strings.TrimSpace(string(r.runes[3:])))
		if m == nil {
			continue
		}
		var n [4]int
		for k := range n {
			n[k], _ = strconv.Atoi(m[k+1])
		}
		if i, j := rd.teamIndex(n[2]), rd.teamIndex(n[3]); n[0] == round && i >= 0 && j >= 0 &&
			p.Side(rd.s.Teams[i].ID) >= 0 && p.Side(rd.s.Teams[j].ID) >= 0 {
			open[n[1]-1] = true
		}
	}
	return open
}

// openRound is the round of which a comment says that it is not declared complete, 0 for any other comment.
func openRound(text string) int {
	m := commentOpen.FindStringSubmatch(text)
	if m == nil || m[2] != notDeclared {
		return 0
	}
	round, _ := strconv.Atoi(m[1])
	return round
}

// numbered is the participant of a starting number, nil for none.
func (rd *reader) numbered(number int) *model.Entry {
	for i := range rd.s.Teams {
		if e := &rd.s.Teams[i].Entry; rd.s.Team() && e.Number == number {
			return e
		}
	}
	for i := range rd.s.Players {
		if e := &rd.s.Players[i].Entry; !rd.s.Team() && e.Number == number {
			return e
		}
	}
	return nil
}
