package health

import (
	"slices"
	"strings"
	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"

	"wallchart/model"
	"wallchart/phrase"
)

// person is a player where he was met first.
type person struct {
	section *model.Section
	player  *model.Player
}

// persons looks for those who are entered twice, by an ID or by name and birth date, in one section or in two.
func persons(t *model.Tournament) []Finding {
	first := map[string]person{}
	said := map[[2]*model.Player]bool{}
	var found []Finding
	for _, s := range t.Sections {
		for i := range s.Players {
			p := &s.Players[i]
			if p.IsGuest() {
				continue
			}
			for _, k := range keysOf(t, p) {
				was, met := first[k.key]
				switch {
				case !met:
					first[k.key] = person{s, p}
					continue
				case said[[2]*model.Player{was.player, p}] || k.name && apart(t, was.player, p):
					continue
				case k.weak && (was.section != s || known(was.player) && known(p)):
					continue
				case was.section != s && (was.player.Gone() > 0 || p.Gone() > 0): // changed over, or entered again
					continue
				}
				said[[2]*model.Player{was.player, p}] = true
				found = append(found, twice(t, was, person{s, p}, k))
			}
		}
	}
	return found
}

// key is what a person is recognised by.
type key struct {
	key  string
	by   by
	name bool // only a name and a date: other IDs can contradict it
	weak bool // only a name
}

// by is the kind of a key.
type by uint8

const (
	byFide by = iota
	byNational
	byBirth
	byName
)

// words name what two players have in common.
func (k key) words(p *model.Player) phrase.Text {
	switch k.by {
	case byFide:
		return phrase.New("FIDE ID %s", p.FideID)
	case byNational:
		return phrase.New("national ID %s", p.NationalID)
	}
	return phrase.New("name and birth date %s", string(p.Birth))
}

func keysOf(t *model.Tournament, p *model.Player) []key {
	ks := make([]key, 0, byName+1)
	if id := idOf(p.FideID); id != "" {
		ks = append(ks, key{key: "fide " + id, by: byFide})
	}
	if id := idOf(p.NationalID); id != "" {
		ks = append(ks, key{key: "national " + federation(t, p) + " " + id, by: byNational})
	}
	if name := plain(p.Name); name != "" {
		if p.Birth != "" {
			ks = append(ks, key{key: "born " + string(p.Birth) + " " + name, by: byBirth, name: true})
		}
		ks = append(ks, key{key: "name " + name, by: byName, name: true, weak: true})
	}
	return ks
}

// idOf is an ID as it is compared: "" for none, and for the noughts that some lists write for none.
func idOf(id string) string {
	id = strings.ToLower(strings.TrimSpace(id))
	if strings.Trim(id, "0") == "" {
		return ""
	}
	return id
}

// federation is whose national ID a player has.
func federation(t *model.Tournament, p *model.Player) string {
	if p.Federation != "" {
		return strings.ToLower(p.Federation)
	}
	return strings.ToLower(t.Federation)
}

// plain is a name as it is compared.
func plain(name string) string { return strings.ToLower(strings.Join(strings.Fields(name), " ")) }

// apart tells whether an ID or a birth date says that two players of one name are two persons.
func apart(t *model.Tournament, a, b *model.Player) bool {
	differ := func(x, y string) bool { return x != "" && y != "" && x != y }
	return differ(idOf(a.FideID), idOf(b.FideID)) || differ(string(a.Birth), string(b.Birth)) ||
		federation(t, a) == federation(t, b) && differ(idOf(a.NationalID), idOf(b.NationalID))
}

// known tells whether a player has anything besides the name to be known by.
func known(p *model.Player) bool {
	return idOf(p.FideID) != "" || idOf(p.NationalID) != "" || p.Birth != ""
}

func twice(t *model.Tournament, a, b person, k key) Finding {
	f := Finding{Code: "same-person", Level: Fault, At: Place{Section: b.section.ID, Who: b.player.ID},
		Facts: factsOf(a.section.ID, a.player.ID, k.key)}
	switch {
	case k.weak:
		f.Code, f.Level = "same-name", Doubt
		f.Text = inSection(t, b.section, phrase.New("%s stands here twice, as number %d and number %d, and nothing tells the two apart. "+
			"Remove one, or enter birth dates or IDs.", b.player.Name, a.player.Number, b.player.Number))
	case a.section == b.section:
		f.Text = inSection(t, b.section, phrase.New("%s (number %d) and %s (number %d) have the same %s. Remove one of them, or correct it.",
			a.player.Name, a.player.Number, b.player.Name, b.player.Number, k.words(b.player)))
	default:
		f.Level = Doubt
		f.Text = phrase.New("%s is in %s and, as %s, in %s, with the same %s. Remove one of the entries, unless both are meant.",
			a.player.Name, a.section.Name, b.player.Name, b.section.Name, k.words(b.player))
	}
	return f
}

// byes compares what was asked for with what the rounds have, and counts half-point byes.
func (h *look) byes() {
	entries := slices.Collect(h.s.Everyone())
	index := make(map[model.ID]int, len(entries))
	for i := range entries {
		index[entries[i].ID] = i
	}
	halves := make([][]int, len(entries))
	for r := range h.s.Rounds {
		for _, p := range h.s.Rounds[r].Pairings {
			for side, id := range p.Sides {
				i, ok := index[id]
				if !ok {
					continue
				}
				if p.Outcomes[side] == model.HalfBye {
					halves[i] = append(halves[i], r+1)
				}
				h.given(entries[i], &p, r+1, p.Outcomes[side])
			}
		}
	}
	var tooMany []halfByes
	for i := range entries {
		e := entries[i]
		for _, b := range e.Byes {
			if b.Round > len(h.s.Rounds) && b.Kind == model.HalfBye {
				halves[i] = append(halves[i], b.Round)
			}
		}
		halves[i] = slices.CompactFunc(halves[i], func(a, b int) bool {
			first, _ := h.s.Meeting(a)
			second, _ := h.s.Meeting(b)
			return first == second // a bye is for all games of a pairing
		})
		if e.NoHalfByes {
			h.halvesWithout(e, halves[i])
			continue
		}
		h.halvesLate(e, halves[i])
		if len(halves[i]) > h.s.HalfByeLimit() {
			tooMany = append(tooMany, halfByes{e, halves[i]})
		}
	}
	if len(tooMany) > 1 && pair.Over(h.s) {
		h.halvesOfAll(tooMany)
		return
	}
	for _, x := range tooMany {
		h.halves(x.of, x.rounds)
	}
}

// halvesWithout names the half-point byes of one who has no right to them (VCL4THP.13, questions 175 and 176).
func (h *look) halvesWithout(e *model.Entry, rounds []int) {
	if len(rounds) > 0 {
		h.add("half-bye-no-right", Fault, Place{Round: rounds[0], Who: e.ID, Field: "byes"}, phrase.New("%s has no right to half-point byes "+
			"and has one in round %s. Make it a bye without points, or give the right back.", called(e), numbers(rounds)), rounds)
	}
}

// halfByes are the rounds in which somebody has half-point byes.
type halfByes struct {
	of     *model.Entry
	rounds []int
}

// halvesOfAll names all who have more half-point byes than the section allows, in one line: once it is over, nothing of it can be mended
// player by player.
func (h *look) halvesOfAll(all []halfByes) {
	const named = 3
	most := h.s.HalfByeLimit()
	var who []phrase.Text
	facts := []any{most}
	for i, x := range all {
		facts = append(facts, x.of.ID, len(x.rounds))
		if i < named {
			who = append(who, phrase.New("%s (%d)", called(x.of), len(x.rounds)))
		}
	}
	if more := len(all) - named; more > 0 {
		who = append(who, phrase.Count(more, "%d more", "%d more"))
	}
	h.add("half-byes", Doubt, Place{Round: all[0].rounds[most], Who: all[0].of.ID, Field: "byes"},
		phrase.New("More half-point byes than %d each: %s. If so many were announced, say so in the settings.", most,
			phrase.Join(", ", who...)), facts...)
}

// halvesLate names the half-point byes of a participant in last rounds in which none is given.
func (h *look) halvesLate(e *model.Entry, rounds []int) {
	for _, n := range rounds {
		if !h.s.HalfByeIn(n) {
			h.add("half-bye-late", Doubt, Place{Round: n, Who: e.ID, Field: "byes"},
				phrase.New("%s has a half-point bye in round %d of %d, where none is given. Make it a bye without points, or change the settings.",
					called(e), n, h.s.Planned), h.s.Planned)
		}
	}
}

// halves names a participant who has more half-point byes than the section allows.
func (h *look) halves(e *model.Entry, rounds []int) {
	most := h.s.HalfByeLimit()
	at := Place{Round: rounds[most], Who: e.ID, Field: "byes"}
	had := phrase.Count(len(rounds), "%d half-point bye", "%d half-point byes")
	if h.s.HalfByes == 0 {
		h.add("half-byes", Doubt, at, phrase.New("%s has %s (rounds %s); one is usual. Make the others byes without points, "+
			"or say in the settings that more are allowed.", called(e), had, numbers(rounds)), rounds, most)
		return
	}
	h.add("half-byes", Doubt, at, phrase.New("%s has %s (round %s); the section allows %d. Make the others byes without points, "+
		"or change the settings.", called(e), had, numbers(rounds), most), rounds, most)
}

// given tells whether a participant got the bye asked for. Who came and played has changed his mind; to be absent is worth what a
// zero-point bye is.
func (h *look) given(e *model.Entry, p *model.Pairing, n int, got model.Outcome) {
	asked := e.Bye(n)
	if asked == model.Pending || got == asked || got.Played() || asked == model.ZeroBye && got == model.Absent {
		return
	}
	at := Place{Round: n, Board: p.Board, Who: e.ID, Field: "byes"}
	if p.IsBye() {
		h.add("bye-not-given", Fault, at, phrase.New("%s asked for a %s in round %d, but the round has: %s. Correct the round, or the request.",
			called(e), asked, n, got), asked, got)
		return
	}
	h.add("bye-not-given", Fault, at,
		phrase.New("%s asked for a %s in round %d and is paired on board %d. Give the bye, or take the request away.",
			called(e), asked, n, p.Board), asked, got)
}

// numbers are rounds in a row: "2, 5".
func numbers(rounds []int) phrase.Text {
	var all []phrase.Text
	for _, n := range rounds {
		all = append(all, phrase.New("%d", n))
	}
	return phrase.Join(", ", all...)
}

// meetings looks at the boards of the last round that are not played yet: does somebody meet his brother, or a clubmate? In an
// all-play-all everybody meets everybody, and where all are of one club nothing can be done. Clubmates are named where they are kept apart.
func (h *look) meetings() {
	n := len(h.s.Rounds)
	if n == 0 || h.s.Team() || h.s.Format.Predetermined() || !severalClubs(h.s) {
		return
	}
	for _, p := range h.s.Rounds[n-1].Pairings {
		if p.IsBye() || p.Done() {
			continue
		}
		a, b := h.s.Player(p.Sides[0]), h.s.Player(p.Sides[1])
		if a == nil || b == nil || plain(a.Club) == "" || plain(a.Club) != plain(b.Club) {
			continue
		}
		at := Place{Round: n, Board: p.Board, Who: a.ID}
		if f := family(a.Name); f != "" && f == family(b.Name) {
			h.add("siblings-meet", Doubt, at, phrase.New("Round %d, board %d: %s and %s have one family name and are both of %s. "+
				"Exchange one of them, and keep them apart in the rounds to come.", n, p.Board, a.Name, b.Name, a.Club), b.ID)
			continue
		}
		if !h.keepsClubsApart() || model.NoTeam(a.Club) {
			continue
		}
		h.add("clubmates-meet", Remark, at, phrase.New("Round %d, board %d: %s and %s are both of %s. "+
			"Exchange one of them if clubmates should not meet.", n, p.Board, a.Name, b.Name, a.Club), b.ID)
	}
}

// keepsClubsApart tells whether clubmates are not to meet: there is a prize for clubs (US Chess 28N), or some of one club are kept apart.
// In a club's own event nobody has asked for that.
func (h *look) keepsClubsApart() bool {
	return h.s.Trophy != nil || slices.ContainsFunc(h.s.Forbidden, func(g model.Forbidden) bool {
		clubs := map[string]bool{}
		for _, id := range g.Who {
			p := h.s.Player(id)
			if p == nil || plain(p.Club) == "" {
				continue
			}
			if clubs[plain(p.Club)] {
				return true
			}
			clubs[plain(p.Club)] = true
		}
		return false
	})
}

func severalClubs(s *model.Section) bool {
	for i := range s.Players {
		if plain(s.Players[i].Club) != plain(s.Players[0].Club) {
			return true
		}
	}
	return false
}

// family is the family name, as it is compared: what stands before the comma, or the last word.
func family(name string) string {
	if before, _, comma := strings.Cut(name, ","); comma {
		return plain(before)
	}
	words := strings.Fields(name)
	if len(words) < 2 {
		return ""
	}
	return plain(words[len(words)-1])
}

// schools names the clubs and schools that look like one and are written in several ways, of all sections together.
func schools(t *model.Tournament) (all []Finding) {
	for _, x := range entries.Schools(t) {
		at := Place{Section: x.Section, Who: x.Who, Field: "club"}
		all = append(all, Finding{Code: "school-spellings", Level: Doubt, At: at, Facts: x.Facts(), Seen: x.Several,
			Text: phrase.New("These look like one school in several spellings: %s. Until they are joined they are several, in trophies and where "+
				"teammates are kept apart. Join them: Section, Join spellings of schools, or the verb schools.", x.Words())})
	}
	return all
}
