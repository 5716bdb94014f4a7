package swissperfect

import (
	"bytes"
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wallchart/files/dbf"
	"wallchart/files/plaintext"
	"wallchart/model"
	"wallchart/phrase"
)

// Bounds of what a tournament may hold.
const (
	mostPlayers = 10_000
	mostGames   = 200_000
	mostRounds  = 99
)

// game is a record of .sco.
type game struct {
	round  int
	sides  [2]model.ID
	points [2]model.Points
	kinds  [2]int
}

// entrant is a player with what the model keeps elsewhere.
type entrant struct {
	model.Player
	code      int // ID of .trn
	absent    uint64
	bonus     model.Points
	late      int
	withdrawn int
}

type reader struct {
	trio
	t      *model.Tournament
	s      *model.Section
	all    []entrant
	byCode map[int]int // to all
	notes  []phrase.Text
}

func (rd *reader) note(what phrase.Format, args ...any) {
	if len(rd.notes) < 200 {
		rd.notes = append(rd.notes, phrase.New(what, args...))
	}
}

// read makes an event with one section.
func (t *trio) read() (*model.Tournament, []phrase.Text, error) {
	if err := t.missing(); err != nil {
		return nil, nil, err
	}
	rd := &reader{trio: *t, byCode: map[int]int{}}
	rd.s = &model.Section{ID: 1, Scoring: model.Classic(model.One, model.Half, 1)}
	rd.t = &model.Tournament{LastID: 1, Sections: []*model.Section{rd.s}}
	if err := rd.settings(); err != nil {
		return nil, nil, err
	}
	if err := rd.roster(); err != nil {
		return nil, nil, err
	}
	games, err := rd.games()
	if err != nil {
		return nil, nil, err
	}
	rd.rounds(games)
	for _, p := range rd.all {
		rd.s.Players = append(rd.s.Players, p.Player)
	}
	return rd.t, rd.notes, nil
}

// settings reads .ini.
func (rd *reader) settings() error {
	values := map[string]string{}
	section := ""
	text, _ := plaintext.Decode(rd.info)
	for _, l := range plaintext.Lines(text) {
		l = strings.TrimSpace(l)
		if strings.HasPrefix(l, "[") {
			section = strings.ToLower(strings.Trim(l, "[]"))
		} else if key, value, ok := strings.Cut(l, "="); ok && section == "tournament info" {
			values[strings.ToLower(key)] = strings.TrimSpace(value)
		}
	}
	if values["team or individual"] == "1" {
		return phrase.Errorf("%s is a team tournament of SwissPerfect, and only tournaments of players can be read. "+
			"In SwissPerfect export the cross table as text, and open that file", rd.name)
	}
	rd.t.Name, rd.t.Arbiter, rd.t.Organiser = cmp.Or(values["name"], rd.name), values["arbiter"], values["organiser"]
	rd.s.Name = rd.t.Name
	if n, err := strconv.Atoi(values["rounds"]); err == nil && n > 0 && n <= mostRounds {
		rd.s.Planned = n
	}
	if rd.info == nil {
		rd.note("%s.ini is missing: the name of the event and the number of its rounds are not known.", rd.name)
	}
	return nil
}

// record is a record of a table by the names of its fields.
type record struct{ *dbf.Reader }

// text is a field up to its zero byte.
func (r record) text(name string) string {
	s, _, _ := strings.Cut(r.Text(r.Column(name)), "\x00")
	return strings.TrimSpace(s)
}

func (r record) number(name string) int {
	n, err := strconv.Atoi(r.text(name))
	if err != nil {
		return 0
	}
	return n
}

func (rd *reader) table(end string, raw []byte, most int) (record, error) {
	tb, err := dbf.NewReader(bytes.NewReader(raw))
	if err != nil || !IsTable(raw) {
		return record{}, phrase.Errorf("%s%s is not a table of SwissPerfect. Copy the three files of the tournament again", rd.name, end)
	}
	if len(raw)/max(1, recordSize(tb)) > most {
		return record{}, phrase.Errorf("%s%s has more than %d records; a tournament has far fewer", rd.name, end, most)
	}
	return record{tb}, nil
}

func recordSize(tb *dbf.Reader) int {
	n := 1
	for _, f := range tb.Fields {
		n += f.Width
	}
	return n
}

// roster reads .trn.
func (rd *reader) roster() error {
	r, err := rd.table(".trn", rd.players, mostPlayers)
	if err != nil {
		return err
	}
	for r.Next() {
		p := entrant{code: r.number("ID"), late: r.number("LATE_ENTRY"), withdrawn: r.number("WITHDRAWAL")}
		p.Name = name(r.text("SURNAME"), r.text("FIRSTNAME"))
		if p.Name == "" || p.code == 0 {
			rd.note("%s.trn, record %d has no name or no ID and is left out.", rd.name, r.Number())
			continue
		}
		p.Number, p.Federation, p.Club = r.number("START_NO"), r.text("FEDER"), r.text("CLUB")
		p.Rating, p.NationalRating = rating(r.number("INTL_RTG")), rating(r.number("LOC_RTG"))
		p.FideID, p.NationalID = fideID(r.text("INTL_ID")), r.text("LOC_ID")
		p.Title, p.Sex, p.Birth = title(r.text("TITLE")), sex(r.text("SEX")), birth(r.text("BIRTH_DATE"))
		p.absent, _ = strconv.ParseUint(r.text("ABSENT"), 16, 64)
		if b, err := model.ParsePoints(r.text("BONUS")); err == nil {
			p.bonus = b
		}
		rd.all = append(rd.all, p)
	}
	for _, n := range r.Notes {
		rd.note("%s: %s.", rd.name+".trn", n)
	}
	if len(rd.all) == 0 {
		return phrase.Errorf("%s.trn holds no player", rd.name)
	}
	rd.number()
	return nil
}

// number gives IDs in order of starting numbers, and numbers to those who have
// none or somebody else's.
func (rd *reader) number() {
	slices.SortStableFunc(rd.all, func(a, b entrant) int {
		if (a.Number > 0) != (b.Number > 0) {
			return cmp.Compare(b.Number, a.Number)
		}
		return cmp.Compare(a.Number, b.Number)
	})
	last := 0
	for i := range rd.all {
		p := &rd.all[i]
		if p.Number <= last {
			p.Number = last + 1
		}
		last, p.ID = p.Number, model.ID(i+1)
		if k, ok := rd.byCode[p.code]; ok {
			rd.note("%s and %s have the same ID in %s.trn; the games are those of %s.", rd.all[k].Name, p.Name, rd.name, rd.all[k].Name)
			continue
		}
		rd.byCode[p.code] = i
	}
	rd.s.LastID = model.ID(len(rd.all))
}

// games reads .sco.
func (rd *reader) games() ([]game, error) {
	r, err := rd.table(".sco", rd.sco, mostGames)
	if err != nil {
		return nil, err
	}
	var games []game
	for r.Next() {
		g := game{round: r.number("ROUND"), kinds: [2]int{r.number("W_TYPE"), r.number("B_TYPE")}}
		g.points = [2]model.Points{model.Points(r.number("W_SCORE")), model.Points(r.number("B_SCORE"))}
		codes := [2]int{r.number("WHITE"), r.number("BLACK")}
		if codes == [2]int{} {
			continue // a table that was cleared
		}
		bad := g.round < 1 || g.round > mostRounds || codes[0] == codes[1]
		for side, code := range codes {
			if code == 0 {
				continue
			}
			i, ok := rd.byCode[code]
			bad = bad || !ok
			if ok {
				g.sides[side] = rd.all[i].ID
			}
		}
		if bad {
			rd.note("%s.sco, record %d is no game of two players in %s.trn and is left out: round %d, %d against %d.",
				rd.name, r.Number(), rd.name, g.round, codes[0], codes[1])
			continue
		}
		if g.sides[0] == 0 {
			g.sides[0], g.sides[1] = g.sides[1], g.sides[0]
			g.points[0], g.points[1] = g.points[1], g.points[0] // of the kinds nothing is asked where there is no opponent
		}
		games = append(games, g)
	}
	for _, n := range r.Notes {
		rd.note("%s: %s.", rd.name+".sco", n)
	}
	return games, r.Err()
}

func name(last, first string) string {
	switch {
	case last == "":
		return first
	case first == "":
		return last
	}
	return last + ", " + first
}

func rating(n int) model.Rating {
	if n < 0 || n > 3999 {
		return 0
	}
	return model.Rating(n)
}

// title and sex hold a zero where nothing was entered.
func title(s string) string { return strings.Trim(s, "0") }

func sex(s string) string {
	switch strings.ToUpper(s) {
	case "M":
		return "m"
	case "F", "W":
		return "w"
	}
	return ""
}

// birth reads a date of dBase, YYYYMMDD.
func birth(s string) model.Date {
	if len(s) != 8 || strings.Trim(s, "0123456789") != "" || s < "19000101" || s[4:6] > "12" || s[6:] > "31" {
		return ""
	}
	if s[4:6] == "00" || s[6:] == "00" {
		return model.Date(s[:4])
	}
	return model.Date(s[:4] + "-" + s[4:6] + "-" + s[6:])
}
