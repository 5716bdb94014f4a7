package trf

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/phrase"
)

// person is one record 001.
type person struct {
	rec       *record
	number    int
	name      string
	player    model.Player
	points    model.Points
	hasPoints bool
	place     string // the rank as the file has it
	cells     []cell
}

// cell is one round of a record 001.
type cell struct {
	opponent int // starting number, 0 for none
	colour   model.Colour
	result   byte // upper case; ' ' for none
	blank    bool // nothing stands there at all
	dash     bool // the colour is "-"
	column   int
}

// people reads the players, in order of their starting numbers.
func (rd *reader) people() {
	seen := map[int]int{}
	for _, r := range rd.take("001") {
		p, ok := rd.person(r)
		if !ok {
			continue
		}
		if line, twice := seen[p.number]; twice {
			rd.grave(r, 5, phrase.New("the starting number %d is used on line %d already; the second player is left out", p.number, line),
				"Renumber one of them")
			continue
		}
		seen[p.number] = r.line
		rd.players = append(rd.players, p)
	}
	slices.SortStableFunc(rd.players, func(a, b person) int { return cmp.Compare(a.number, b.number) })
	rd.s.Players = make([]model.Player, len(rd.players))
	for i := range rd.players {
		p := &rd.players[i]
		rd.byNumber[p.number] = i
		p.player.ID, p.player.Number = model.ID(i+1), p.number
		rd.s.Players[i] = p.player
	}
	rd.s.LastID = model.ID(len(rd.players))
}

func (rd *reader) person(r *record) (person, bool) {
	rec := rd.straighten(r)
	p := person{rec: r}
	n, ok := rec.number(5, 8)
	if !ok || n < 1 {
		rd.grave(r, 5, phrase.New("%q is not a starting number; the player is left out", rec.cols(5, 8)), "Number the players from 1")
		return p, false
	}
	p.number, p.name = n, rec.cols(15, 47)
	m := &p.player
	m.Name, m.Federation, m.FideID = p.name, rec.cols(54, 56), strings.TrimLeft(rec.cols(58, 68), "0")
	m.Sex = sexes[strings.ToLower(rec.cols(10, 10))]
	m.Title = titleOf(rec.cols(11, 13))
	if s := rec.cols(49, 52); strings.Trim(s, "0123456789") == "" {
		n, _ := firstNumber(s)
		m.Rating = model.Rating(n)
	} else {
		rd.grave(r, 49, phrase.New("%q is not a rating; %s is taken for unrated", s, p.name), "Write the rating, or leave the columns blank")
	}
	if m.Birth, ok = parseDate(rec.cols(70, 79), true); !ok {
		m.Birth, ok = parseDate(rec.cols(69, 80), true) // one column to the left or right
	}
	if !ok {
		rd.wrong(r, 70, phrase.New("%q is not a date of birth", rec.cols(70, 79)), "Write it as 1999/12/31, or the year alone")
	}
	if p.name == "" {
		rd.wrong(r, 15, phrase.New("player %d has no name", n), "Enter a name")
	}
	from := 81
	if rec.cols(79, 79) == "" {
		from = 80 // a hundred points and more
	}
	if p.points, p.hasPoints, ok = rec.points(from, 84); !ok {
		rd.grave(r, 81, phrase.New("%q is not a number of points", rec.cols(80, 84)), "")
	}
	p.place = rec.cols(86, 89)
	rd.cells(&p, rec)
	return p, true
}

var sexes = map[string]string{"m": "m", "w": "w", "f": "w"}

// titleOf writes the titles of 2006 as those of today.
func titleOf(s string) string {
	if t, ok := map[string]string{"g": "GM", "m": "IM", "f": "FM", "c": "CM", "wg": "WGM", "wm": "WIM", "wf": "WFM",
		"wc": "WCM"}[strings.ToLower(s)]; ok {
		return t
	}
	return strings.ToUpper(s)
}

// straighten returns the record with its columns where they belong. A name
// whose accents were counted as bytes leaves the columns behind it a little to
// the left, one that was never counted a little to the right.
func (rd *reader) straighten(r *record) *record {
	if len(r.runes) < 84 || straight(r, 0) || r.cols(97, 97) != "" && roundsStraight(r, 0) {
		return r // where the rounds are straight, it is the rating that is none
	}
	for _, shift := range []int{-1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6} {
		if !straight(r, shift) {
			continue
		}
		moved := *r
		head := fmt.Sprintf("%-47s", string(r.runes[:47+min(shift, 0)]))
		moved.runes = append([]rune(head), r.runes[47+shift:]...)
		rd.wrong(r, 48, phrase.New("the columns behind the name are shifted by %d; they are read as if they were not", shift), "")
		return &moved
	}
	return r
}

// straight tells whether rating, points and rounds stand in their columns when
// all is moved by shift.
func straight(r *record, shift int) bool {
	return digits(r, 48+shift, 53+shift, "") && roundsStraight(r, shift)
}

func digits(r *record, from, to int, also string) bool {
	return strings.Trim(r.raw(from, to), "0123456789 "+also) == ""
}

// roundsStraight is straight for points and rounds.
func roundsStraight(r *record, shift int) bool {
	if !digits(r, 80+shift, 85+shift, ".,-½") || !digits(r, 90+shift, 95+shift, "") {
		return false
	}
	if s := r.cols(82+shift, 84+shift); s != "" && !strings.ContainsAny(s[len(s)-1:], "0123456789") {
		return false
	}
	for c := 92; c+shift <= len(r.runes); c += 10 {
		if !digits(r, c+shift, c+3+shift, "") || strings.Trim(r.raw(c+4+shift, c+4+shift), " ") != "" {
			return false
		}
		if strings.Trim(strings.ToLower(r.raw(c+5+shift, c+5+shift)), "wbs -") != "" {
			return false
		}
	}
	return true
}

var looseCell = pattern.New(`^(\d{0,4})\s*([wbs-]?)\s*([10=+\-wdlufhzx*?]?)$`)

// cells reads the rounds.
func (rd *reader) cells(p *person, rec *record) {
	for n := 0; 92+10*n <= len(rec.runes) && n < mostRounds; n++ {
		at := 92 + 10*n
		text := strings.ToLower(rec.raw(at, at+8))
		c := cell{column: at, result: ' ', blank: strings.TrimSpace(text) == ""}
		if c.blank {
			p.cells = append(p.cells, c)
			continue
		}
		runes := []rune(text)
		opponent, colour, result := strings.TrimSpace(string(runes[:4])), string(runes[5]), string(runes[7])
		number, err := strconv.Atoi(opponent)
		if (opponent != "" && err != nil) || opponent+strings.TrimSpace(colour+result) == "" || !strings.Contains("wbs- ", colour) ||
			!strings.Contains("10=+-wdlufhzx*? ", result) {
			loose := strings.TrimSpace(text)
			if strings.HasPrefix(loose, "-") && strings.ContainsAny(loose, "0123456789") {
				loose = strings.TrimLeft(loose, "- ") // of the cell before
			}
			m := looseCell.FindStringSubmatch(loose)
			if m == nil {
				rd.grave(p.rec, at, phrase.New("round %d: %q is not a result; it is left out", n+1, strings.TrimSpace(text)),
					"Write opponent, colour and result, such as \"  12 w 1\"")
				p.cells = append(p.cells, c)
				continue
			}
			number, _ = strconv.Atoi(m[1])
			colour, result = m[2], m[3]
		}
		c.opponent, c.dash = number, colour == "-"
		c.colour = map[string]model.Colour{"w": model.White, "b": model.Black, "s": model.Black}[colour]
		if result = strings.TrimSpace(result); result != "" {
			c.result = strings.ToUpper(result)[0]
		}
		p.cells = append(p.cells, c)
	}
}
