package roster

import (
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// addTeam notes a team at the first row that names it; its federation is kept only if its players share it.
func (r *reader) addTeam(t model.Team) {
	key := namekey.Key(t.Name)
	if i, ok := r.teamAt[key]; ok {
		if old := &r.Teams[i].Team; old.Federation != t.Federation {
			old.Federation = ""
		}
		return
	}
	r.teamAt[key] = len(r.Teams)
	r.Teams = append(r.Teams, TeamLine{Row: r.row, Team: t})
}

// team reads a row that is a team, with its players in columns of their own.
func (r *reader) team(row []string) {
	name, _ := r.cell(row, Team)
	if why := badName(name); !why.Empty() {
		r.leaveOut(why, Team)
		return
	}
	key := namekey.Key(name)
	if _, ok := r.teamAt[key]; ok {
		r.leaveOut(phrase.New("the team %s stands in the list twice. Delete one of the rows, or give them different names", name), Team)
		return
	}
	r.teamAt[key] = len(r.Teams)
	t := model.Team{Entry: model.Entry{Name: name}}
	t.Club = r.text(row, Club)
	fed, _ := r.cell(row, Federation)
	t.Federation = parseFederation(fed)
	t.Captain = r.text(row, Captain)
	t.Number = try(r, row, Number, parseCount)
	t.Strength = try(r, row, Strength, model.ParseRating)
	r.Teams = append(r.Teams, TeamLine{Row: r.row, Team: t})
	board, last := 0, -1 // last: the line of the member before
	for c, f := range r.Mapping.Columns {
		if f == Member {
			board++
			last = -1
		}
		if c >= len(row) || dash(row[c]) {
			continue
		}
		switch f {
		case Member:
			if why := badName(row[c]); !why.Empty() {
				r.problem(c, why)
				continue
			}
			last = len(r.Lines)
			r.Lines = append(r.Lines, Line{Row: r.row, Player: model.Player{Entry: model.Entry{Name: row[c]}}, Team: name, Board: board})
		case MemberRating:
			rating, err := model.ParseRating(row[c])
			if err != nil {
				r.problem(c, phrase.New("%s", err))
			} else if last < 0 {
				r.problem(c, phrase.New("there is no player before this rating. Enter the player, or delete the rating"))
			} else {
				r.Lines[last].Player.Rating = rating
			}
		}
	}
}

var (
	blockNumber = pattern.New(`^\d{1,4}\s*[.)]\s*`)
	blockRemark = pattern.New(`\s*\([^()]*\d[^()]*\)\s*$`)
	sectionText = pattern.New(`(?i)^(?:section|division|group|category|age group|kategorie|gruppe|altersklasse|catégorie|groupe|` +
		`categoría|grupo|` +
		`categoria|gruppo|categorie|groep|kategoria|grupa|категория|группа)\s*:\s*(\S.*)$`)
	// sectionName is what sections and categories are called alone in their row: Open, U1600, Juniors, A-Turnier. No team has such a name.
	sectionName = pattern.New(`(?i)^(?:(?:the\s+)?(?:open|main|reserves?|novices?|beginners?|amateurs?|premier|majors?|` +
		`minors?|intermediate|booster|` +
		`challengers?|masters?|experts?|championship|unrated|juniors?|seniors?|veterans?|girls|boys|women|men|ladies|cadets?|` +
		`damen|herren|jugend|senioren|frauen|männer|mädchen|jungen|veteranen|jeunes|dames|femmes|hommes|filles|garçons|vétérans|` +
		`femenino|masculino|damas|juveniles|infantiles|veteranos|abierto|femminile|maschile|giovani|donne|dames|jeugd)` +
		`(?:\s+(?:section|division|group|championship|[uo]\s?-?\d{1,4}))?|` +
		`(?:k|[1-9]|1[0-2])\s*-\s*(?:[1-9]|1[0-2])(?:th)?(?:\s+(?:section|division|championship|open|unrated|` +
		`novice|reserve|rated|u\d{3,4}))?|` +
		`(?:under|over|sub|u|o|ü|top)[\s-]?\d{1,4}(?:\s+(?:section|division|girls|boys|open|reserve))?|` +
		`(?:[a-h]|\d{1,2}(?:st|nd|rd|th|\.)?)[\s-]?(?:section|division|turnier|gruppe|group|open|klasse|tournoi|groupe|torneo|grupo|gruppo)|` +
		`(?:section|division|group|gruppe|groupe|grupo|gruppo|groep|grupa|turnier|klasse|liga|category|kategorie)\s+` +
		`(?:[a-h]|\d{1,2}|[ivx]{1,4}))$`)
	captainText = pattern.New(`(?i)^(?:captain|kapitän|mannschaftsführer|capitaine|capit[aá]n|capitano|kapitan|капитан)\s*[:/]\s*(.+)$`)
)

// only is the single cell of a row that is not empty.
func only(row []string) (string, bool) {
	text := ""
	for _, c := range row {
		if c != "" && text != "" {
			return "", false
		}
		text += c
	}
	return text, text != ""
}

// alone is the single cell of a row that may name what stands below it: a page number does not.
func alone(row []string) (string, bool) {
	text, ok := only(row)
	return text, ok && !pageLine.MatchString(text)
}

// hasBlocks tells a list that names each team in a row above its players, as chess-results prints the compositions
// of teams:
//
//  1. Goshen (RtgAvg:1830, TB1: 8)
//     Bo.  Name      Rtg
//     1    Fox, Ann  1901
func hasBlocks(rows [][]string, m Mapping) bool {
	if m.HeadingRow == 0 {
		return false
	}
	heading := signature(rows[m.HeadingRow-1])
	repeated, firsts := 0, 0
	board := m.Column(Board)
	for i := range rows {
		if _, ok := alone(rows[i]); !ok {
			continue
		}
		next := nextFilled(rows, i+1)
		switch {
		case next < 0:
		case signature(rows[next]) == heading:
			repeated++
		case board >= 0 && board < len(rows[next]) && strings.TrimRight(rows[next][board], ".") == "1":
			firsts++
		}
	}
	return repeated >= 2 || firsts >= 1 && repeated+firsts >= 2
}

// nextFilled is the next row that is not blank and not a captain's, -1 for none.
func nextFilled(rows [][]string, from int) int {
	for i := from; i < len(rows); i++ {
		if text, ok := only(rows[i]); !blank(rows[i]) && !(ok && captainText.MatchString(text)) {
			return i
		}
	}
	return -1
}

// sections tells whether the names above all blocks of the list are those of sections, as "Open" and "U1600", and of no teams.
func (r *reader) sections() bool {
	if r.sectioned == 0 {
		all, some := true, false
		for i, row := range r.rows {
			text, ok := alone(row)
			if next := nextFilled(r.rows, i+1); ok && next >= 0 && !captainText.MatchString(text) {
				if _, single := only(r.rows[next]); !single {
					some = true
					all = all && (sectionName.MatchString(text) || sectionText.MatchString(text))
				}
			}
		}
		if r.sectioned = 1; all && some {
			r.sectioned = 2
		}
	}
	return r.sectioned == 2
}

// OfTeams tells a list of teams: of their names alone, with the players beside or below them, or with the board of each player.
// Players of whom nothing but the team is said may be those of clubs, in an event of players.
func (im *Import) OfTeams() bool {
	if len(im.Teams) == 0 {
		return false
	}
	if len(im.Lines) == 0 || im.Mapping.has(Member) || im.Mapping.Blocks {
		return true
	}
	type place struct {
		team  string
		board int
	}
	taken := map[place]bool{}
	for _, l := range im.Lines {
		p := place{namekey.Key(l.Team), l.Board}
		if l.Team == "" || l.Board == 0 || taken[p] {
			return false
		}
		taken[p] = true
	}
	return len(im.Teams) > 1
}

// head reads a row that names a team, or its captain.
func (r *reader) head(i int) bool {
	text, ok := alone(r.rows[i])
	if !ok {
		return false
	}
	if m := captainText.FindStringSubmatch(text); m != nil && r.block != "" {
		r.Teams[len(r.Teams)-1].Team.Captain = m[1]
		return true
	}
	next := nextFilled(r.rows, i+1)
	if next < 0 {
		return false
	}
	if _, single := only(r.rows[next]); single { // a title above the first team
		return r.row < r.Mapping.HeadingRow
	}
	if m := sectionText.FindStringSubmatch(text); m != nil { // Section: U1200
		r.block, r.category = "", m[1]
		return true
	}
	if r.sections() {
		r.block, r.category = "", text
		return true
	}
	name := strings.TrimSpace(blockRemark.ReplaceAllString(blockNumber.ReplaceAllString(text, ""), ""))
	if !badName(name).Empty() {
		return false
	}
	r.block = name
	r.addTeam(model.Team{Entry: model.Entry{Name: name}})
	return true
}
