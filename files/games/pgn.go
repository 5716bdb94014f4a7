package games

import (
	"cmp"
	"strconv"
	"strings"

	"wallchart/files/pattern"
	"wallchart/files/plaintext"
	"wallchart/files/roster"
	"wallchart/model"
)

// Of a game in PGN only its tags are read, and the result behind its moves where
// the tags have none. Moves, variations and comments are passed over, whatever is
// wrong with them (docs/dev/decisions/tags-of-pgn.md says why no library does it).

// tagLine is a tag on a line of its own, as PGN's export format has them. A value
// may hold a quotation mark behind a backslash.
var tagLine = pattern.New(`^\s*\[\s*([A-Za-z]\w*)\s+"((?:[^"\\]|\\.)*)"\s*\]\s*$`)

// SniffPGN tells a text that begins with the tags of a game.
func SniffPGN(text string) bool {
	white, black := false, false
	for i, l := range plaintext.Lines(text) {
		m := tagLine.FindStringSubmatch(l)
		switch {
		case m != nil:
			white, black = white || m[1] == "White", black || m[1] == "Black"
		case strings.TrimSpace(l) == "" || strings.HasPrefix(l, "%") || strings.HasPrefix(l, ";"):
		case !white || !black:
			return false
		}
		if white && black {
			return true
		}
		if i > 200 {
			break
		}
	}
	return false
}

// pgnGame is a game that is being read.
type pgnGame struct {
	line int
	tags map[string]string
	last string // the last word of the moves
}

// readPGN reads the tags of all games.
func readPGN(text string) *List {
	l := &List{Lines: true}
	var g *pgnGame
	var all []*pgnGame
	moves, comment, blank := false, false, true
	for i, line := range plaintext.Lines(text) {
		if m := tagLine.FindStringSubmatch(line); m != nil && (!comment || blank) {
			twice := false
			if g != nil {
				_, twice = g.tags[m[1]]
			}
			if g == nil || moves || twice {
				g = &pgnGame{line: i + 1, tags: map[string]string{}}
				all = append(all, g)
			}
			moves, comment = false, false
			g.tags[m[1]] = strings.TrimSpace(strings.NewReplacer(`\"`, `"`, `\\`, `\`).Replace(m[2]))
			blank = false
			continue
		}
		if blank = strings.TrimSpace(line) == ""; blank || g == nil {
			continue
		}
		moves = true
		for _, r := range line {
			if comment && r == '}' || !comment && r == '{' {
				comment = !comment
			}
		}
		if w := strings.Fields(line); !comment && len(w) > 0 {
			g.last = w[len(w)-1]
		}
	}
	l.pgn(all)
	return l
}

// events decides what the games are divided by, and names the event. Where every
// game has a name of its own, that is no event's.
func (l *List) events(all []*pgnGame) func(*pgnGame) string {
	name := func(g *pgnGame) string {
		return cmp.Or(g.tags["BroadcastName"], withoutRound.ReplaceAllString(g.tags["Event"], ""))
	}
	names := map[string]int{}
	for _, g := range all {
		names[name(g)]++
	}
	if len(names) == 1 {
		if n := name(all[0]); n != "?" {
			l.Name = n
		}
	}
	if len(names) < 2 || 2*len(names) > len(all) {
		return func(g *pgnGame) string { return g.tags["Section"] }
	}
	return func(g *pgnGame) string { return strings.Trim(name(g)+", "+g.tags["Section"], ", ?") }
}

// withoutRound takes the round off the name of an event, which some write behind it.
var withoutRound = pattern.New(`(?i)\s*[-,:(]?\s*\b(?:round|runde|ronda|ronde|rd\.?)\s*\d{1,2}\)?\s*$`)

func (l *List) pgn(all []*pgnGame) {
	section := l.events(all)
	for _, p := range all {
		g := Game{Line: p.line, Section: section(p), Round: p.tags["Round"], Time: cmp.Or(p.tags["UTCTime"], p.tags["Time"], p.tags["StartTime"])}
		for side, colour := range [2]string{"White", "Black"} {
			g.Sides[side] = l.player(p, colour)
		}
		g.Board, _ = strconv.Atoi(p.tags["Board"])
		g.Board = max(g.Board, 0)
		g.Date, _ = roster.Day(cmp.Or(p.tags["UTCDate"], p.tags["Date"]), false)
		if l.City == "" && !strings.Contains(p.tags["Site"], "://") {
			l.City = strings.Trim(p.tags["Site"], "?")
		}
		if white, black := g.Sides[0].Name, g.Sides[1].Name; white == "" || black == "" || Nobody(white) && Nobody(black) {
			l.say(true, "Line %d: the game does not name both players; it is left out.", p.line)
			continue
		}
		l.pgnResult(&g, p)
		l.Games = append(l.Games, g)
	}
}

func (l *List) player(p *pgnGame, colour string) Side {
	s := Side{Name: strings.Join(strings.Fields(strings.Trim(p.tags[colour], "?")), " "), Title: p.tags[colour+"Title"],
		Club: p.tags[colour+"Team"], Federation: fedCode(cmp.Or(p.tags[colour+"Fed"], p.tags[colour+"Country"]))}
	if !titleWord.MatchString(s.Title) {
		s.Title = ""
	}
	if id := cmp.Or(p.tags[colour+"FideId"], p.tags[colour+"FIDEId"], p.tags[colour+"FideID"]); idWord.MatchString(id) {
		s.FideID = id
	}
	if text := strings.Trim(p.tags[colour+"Elo"], "?"); text != "" {
		r, err := model.ParseRating(text)
		if err != nil {
			l.say(true, "Line %d: %s.", p.line, err)
		}
		s.Rating = r
	}
	return s
}

// fedCode is a federation's code, nothing for another text.
func fedCode(s string) string {
	if len(s) == 3 && strings.ToUpper(s) == s {
		return s
	}
	return ""
}

// pgnResult takes the result of the tags, else the one behind the moves.
func (l *List) pgnResult(g *Game, p *pgnGame) {
	text := p.tags["Result"]
	if text == "" || text == "?" || text == "*" {
		if out, ok := Result(p.last); ok && out[0] != model.Pending && strings.Contains(p.last, "-") {
			if text == "*" {
				l.say(true, "Line %d: the tag says that the game is open, and behind its moves stands %s, which was taken.", p.line, p.last)
			}
			text = p.last
		}
	}
	for side := range g.Sides {
		if Nobody(g.Sides[1-side].Name) {
			worth := text
			if _, b, ok := strings.Cut(sure.Replace(text), "-"); ok && side == 1 {
				worth = b
			}
			g.Outcomes = [2]model.Outcome{Bye(g.Sides[1-side].Name, worth)}
			g.Sides = [2]Side{g.Sides[side]}
			return
		}
	}
	out, ok := Result(text)
	if !ok {
		l.say(true, "Line %d, %s against %s: %q is not a result; the game is left without one. Write 1-0, 1/2-1/2, 0-1 or *.", p.line,
			g.Sides[0].Name, g.Sides[1].Name, clip(text))
	}
	if forfeitTag.MatchString(p.tags["Termination"]) && out[0].Played() {
		if out, ok = unplayed(digit(out[0]), digit(out[1])); !ok {
			out = [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}
		}
	}
	g.Outcomes = out
}

// forfeitTag is how a game ends that was not played; a "time forfeit" was.
var forfeitTag = pattern.New(`(?i)^(?:forfeit|default|walkover|unplayed|no.?show)`)

func digit(o model.Outcome) string {
	if o.IsWin() {
		return "1"
	}
	return "0"
}

// ReadText reads what is no table; nil where the text is of none of the kinds that
// are known here.
func ReadText(text string) *List {
	if SniffPGN(text) {
		return readPGN(text)
	}
	return readJSON(text)
}
