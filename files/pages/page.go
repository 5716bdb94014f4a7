package pages

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wallchart/files/pattern"
	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// Problem is something that does not fit, or is not on the page.
type Problem struct {
	Text  phrase.Text // sentences
	Grave bool
}

// ErrNone: none of the tables is of a kind that is read here.
var ErrNone = phrase.Errorf("there are no pairings and no standings on the page")

// Words makes words of the colours, which chess-results gives as classes.
func Words(raw []byte) []byte {
	raw = bytes.ReplaceAll(raw, []byte(`class="FarbewT">`), []byte(`class="FarbewT">(w) `))
	return bytes.ReplaceAll(raw, []byte(`class="FarbesT">`), []byte(`class="FarbesT">(b) `))
}

// readers are tried in turn on a page whose heading is not known.
var readers = []func(*page) bool{(*page).boards, (*page).matches, (*page).pairings, (*page).notPaired, (*page).standings}

// Read reads the table of a page that one of the readers understands. raw is the
// page itself, for its title and what stands below the tables; nil for a workbook.
// Several such tables are refused: one alone would be a part of the event, and
// nobody would miss the rest.
func Read(sheets []sheet.Sheet, raw []byte) (*model.Tournament, []Problem, error) {
	return only(sheets, raw, readers)
}

// ReadKind is Read for a page that is known.
func ReadKind(k *Kind, sheets []sheet.Sheet, raw []byte) (*model.Tournament, []Problem, error) {
	return only(sheets, raw, k.read)
}

// only reads the one table that one of the readers understands.
func only(sheets []sheet.Sheet, raw []byte, readers []func(*page) bool) (*model.Tournament, []Problem, error) {
	var found *page
	n, text := 0, ""
	if len(raw) < 4<<20 {
		text = tags.ReplaceAllString(string(raw), "\n")
	}
	about := stated(text)
	for _, s := range sheets {
		for _, try := range readers {
			p := newPage(s.Rows, raw, text, about)
			if !try(p) {
				continue
			}
			if n++; n == 1 {
				found = p
			}
			break
		}
	}
	switch n {
	case 0:
		return nil, nil, ErrNone
	case 1:
		t, err := found.event()
		return t, found.problems, err
	}
	return nil, nil, &Several{n}
}

// Several says that a page holds more tables than one of the kinds that are read
// here, such as one for each category.
type Several struct{ N int }

// Words is what to do with them.
func (s *Several) Words() phrase.Text {
	return phrase.New("the page holds %d tables of places or pairings, and one alone would be a part of the event. Open the crosstable's "+
		"page, or copy the one table and paste it", s.N)
}

func (s *Several) Error() string { return s.Words().String() }

// page is one table that is being read.
type page struct {
	rows     [][]string
	raw      []byte
	text     string // of the page without its tags
	about    int    // the round that the page says it is about, 0 for none
	s        *model.Section
	people   register
	teams    register
	rounds   map[int][]model.Pairing // by IDs that are places in people or teams, from 1
	said     int                     // the round that a line of the table says, 0 for none
	problems []Problem
}

// person is a participant as a page tells of one.
type person struct {
	no            int
	name, title   string
	fed, club     string
	rating        int
	before, games model.Points
	hasBefore     bool
	team          int // from 1, 0 for none
	board         int
}

var tags = pattern.New(`(?s)<(?:script|style).*?</(?:script|style)>|<[^>]*>`)

// newPage begins to read a table. text is that of the page, and about the round that
// it says: both are found once for all tables of a page.
func newPage(rows [][]string, raw []byte, text string, about int) *page {
	p := &page{rows: rows, raw: raw, text: text, about: about, rounds: map[int][]model.Pairing{}}
	p.s = &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 1)}
	return p
}

func (p *page) say(grave bool, what phrase.Format, args ...any) {
	if len(p.problems) < 200 {
		p.problems = append(p.problems, Problem{phrase.New(what, args...), grave})
	}
}

// words are the headings of columns, in lower case without full stops.
var words = map[string][]string{
	"place":  {"rk", "rg", "rank", "pos", "place", "pl", "platz", "clas", "cl"},
	"number": {"sno", "no", "nr", "snr", "start no", "nº", "n°", "no ini", "nº ini", "n° in"},
	"name":   {"name", "username", "player", "nombre", "spieler", "jugador", "nom", "nome"},
	"team":   {"team", "mannschaft", "equipo", "équipe", "equipe", "squadra"},
	"white":  {"white", "white player", "weiß", "weiss", "blancas", "bianco", "blancs", "brancas", "branco"},
	"black":  {"black", "black player", "schwarz", "negras", "nero", "noirs", "pretas", "preto"},
	"result": {"result", "ergebnis", "resultado", "res", "erg", "risultato", "résultat"},
	"title":  {"title", "titel", "titre", "título", "titolo"},
	"rating": {"rtg", "elo", "rating", "rtgi", "twz"},
	"points": {"pts", "points", "score", "pkt", "puntos", "punkte", "mp"},
	"fed":    {"fed", "land"},
	"club":   {"club/city", "club", "verein/ort", "origin", "team/club", "city", "team"},
	"board":  {"bo", "m", "br", "tisch", "table", "board"},
}

func is(kind, heading string) bool {
	return slices.Contains(words[kind], strings.TrimRight(strings.ToLower(strings.TrimSpace(heading)), ".:"))
}

// column is the first column of a kind from one place to another, -1 for none.
func column(head []string, kind string, from, to int) int {
	for i := max(from, 0); i < min(to, len(head)); i++ {
		if is(kind, head[i]) {
			return i
		}
	}
	return -1
}

func at(row []string, i int) string {
	if i < 0 || i >= len(row) {
		return ""
	}
	return strings.TrimSpace(row[i])
}

// register is the people of a page, found again by number or by name.
type register struct {
	list   []person
	number map[[2]int]int // by number and team
	name   map[string]int
}

// add enters a person, or finds the one with that number or name in his team, and
// returns his place from 1; 0 when there are too many.
func (g *register) add(q person) int {
	if g.number == nil {
		g.number, g.name = map[[2]int]int{}, map[string]int{}
	}
	no, key := [2]int{q.no, q.team}, fmt.Sprint(q.team, " ", namekey.Key(q.name))
	i, ok := g.number[no]
	if q.no == 0 || !ok {
		if i, ok = g.name[key]; ok && q.no > 0 && g.list[i-1].no > 0 {
			ok = false // a namesake
		}
	}
	if !ok {
		if len(g.list) > most {
			return 0
		}
		g.list = append(g.list, q)
		i = len(g.list)
		g.name[key] = i
	}
	o := &g.list[i-1]
	o.no, o.rating, o.title = cmp.Or(o.no, q.no), cmp.Or(o.rating, q.rating), cmp.Or(o.title, q.title)
	o.fed, o.club = cmp.Or(o.fed, q.fed), cmp.Or(o.club, q.club)
	if o.no > 0 {
		g.number[[2]int{o.no, o.team}] = i
	}
	return i
}

// most bounds the people on a page.
const most = 10_000

func count(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil || n < 0 || n > 9999 {
		return 0
	}
	return n
}

var (
	titled   = pattern.New(`(?is)<title>\s*([^<]{0,200}?)\s*</title>`)
	server   = pattern.New(`(?i)^chess-results server chess-results\.com\s*-\s*`)
	roundOf  = pattern.New(`(?i)pairings? of round\s+(\d{1,2})`)
	roundRow = pattern.New(`(?i)^\s*(?:(?:round|runde|ronda|ronde|turno|rodada|rd\.?)\s*(\d{1,2})|` +
		`(\d{1,2})\s*\.\s*(?:round|runde|ronda|ronde|turno|rodada|rd))\b`)
)

// roundNumber is the round of a heading line, 0 for another line.
func roundNumber(text string) int {
	m := roundRow.FindStringSubmatch(text)
	if m == nil {
		return 0
	}
	return count(m[1] + m[2])
}

// theRound is the round that the page is about, the first where it does not say.
func (p *page) theRound() int { return max(1, p.about) }

// stated is the round that the text of a page says it is about, 0 where it says none.
func stated(text string) int {
	if m := roundOf.FindStringSubmatch(text); m != nil {
		return count(m[1])
	}
	for _, l := range strings.Split(text, "\n") {
		if n := roundNumber(l); n > 0 && !strings.HasPrefix(strings.TrimSpace(l), "Rd.") {
			return n
		}
	}
	return 0
}

// event makes the event of what was read.
func (p *page) event() (*model.Tournament, error) {
	if len(p.people.list) > most || len(p.teams.list) > most {
		return nil, phrase.Errorf("the page names more than %d people; a tournament has far fewer", most)
	}
	t := &model.Tournament{LastID: 1, Sections: []*model.Section{p.s}}
	if m := titled.FindStringSubmatch(string(p.raw[:min(len(p.raw), 16<<10)])); m != nil {
		t.Name = server.ReplaceAllString(strings.Join(strings.Fields(m[1]), " "), "")
	}
	if t.Name = cmp.Or(t.Name, p.s.Name); p.s.Name == "" {
		p.s.Name = "Open"
	}
	ids := p.enter()
	last := 0
	for r := range p.rounds {
		last = max(last, r)
	}
	p.s.Rounds = make([]model.Round, last)
	p.s.Planned = max(p.s.Planned, last)
	for r, ps := range p.rounds {
		for _, q := range ps {
			for side := range q.Sides {
				q.Sides[side] = ids[q.Sides[side]]
			}
			p.s.Rounds[r-1].Pairings = append(p.s.Rounds[r-1].Pairings, q)
		}
	}
	return t, nil
}

// byNumber orders people by their numbers, those without one last.
func byNumber(a, b person) int {
	if (a.no > 0) != (b.no > 0) {
		return cmp.Compare(b.no, a.no)
	}
	return cmp.Compare(a.no, b.no)
}

// enter makes participants of the people in order of their numbers, and returns
// the IDs of those in the rounds.
func (p *page) enter() map[model.ID]model.ID {
	list := p.people.list
	if p.s.Team() {
		list = p.teams.list
	}
	order := make([]int, len(list))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return byNumber(list[a], list[b]) })
	ids := map[model.ID]model.ID{}
	number := 0
	for _, i := range order {
		q := list[i]
		number = max(number+1, q.no)
		p.s.LastID++
		id := p.s.LastID
		ids[model.ID(i+1)] = id
		e := model.Entry{ID: id, Number: number, Name: q.name, Club: q.club, Federation: q.fed}
		if p.s.Team() {
			p.s.Teams = append(p.s.Teams, model.Team{Entry: e})
		} else {
			p.s.Players = append(p.s.Players, model.Player{Entry: e, Rating: model.Rating(q.rating), Title: q.title})
		}
		if q.before != 0 || q.games != 0 {
			a := model.Adjustment{Who: id, Games: q.before, Reason: "Points as the page prints them"}
			if p.s.Team() {
				a.Match, a.Games = q.before, q.games
			}
			p.s.Adjustments = append(p.s.Adjustments, a)
		}
	}
	if p.s.Team() {
		p.rosters(ids)
	}
	return ids
}
