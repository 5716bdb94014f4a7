package crosstable

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/files/pattern"
)

// kind is what a column holds.
type kind uint8

const (
	other  kind = iota // text that is passed over
	place              // rank in the standings, or the only number of the row
	number             // starting number, printed beside a place
	name
	title
	rating
	federation
	club
	id
	grade
	round
	total
	games // a column of game points
	tieBreak
	adjusted // points that the arbiter gave or took
)

// column is one column of the heading.
type column struct {
	kind    kind
	round   int    // 1-based, for rounds
	heading string // as printed
	code    string // of a tie-break whose name is known
	named   string // the name of a tie-break, from below the table
	open    bool   // the name does not say what was cut
	score   bool   // a column of tie-breaks that is the score itself
	signs   bool   // results are written +12 =3 -5
	below   bool   // of names: the rating and the number stand behind or below them
	own     bool   // ratings of the federation's own list, not of FIDE's
	from    int    // where the heading begins in its line, in characters; -1 = no heading
}

// words are the headings of the columns in the languages of the programs whose
// tables are pasted, longest first within a kind so that a heading that has run
// together is taken apart at the right place. Compared in lower case.
var words = []struct {
	kind  kind
	words []string
}{
	{name, []string{"player name", "name of player", "player", "team name", "name", "spieler", "mannschaft", "teilnehmer", "jugador",
		"equipo", "nombre", "joueur", "équipe", "nom", "giocatore", "nome", "squadra", "jogador", "equipe", "speler", "naam",
		"spelare", "namn", "navn"}},
	{place, []string{"place", "rank", "rang", "platz", "puesto", "plats", "pos.", "pos", "pl.", "pl", "rk.", "rk", "rg.", "#"}},
	{number, []string{"starting rank", "start no.", "start no", "pairing no.", "pair no.", "pair num", "sno.", "sno", "sn", "pair",
		"snr.", "snr", "st.nr", "s.no"}},
	{place, []string{"num.", "num", "no.", "no", "nr.", "nr", "nº", "№", "n."}},
	{rating, []string{"rating", "rtng", "rate", "twz", "rtg.", "rtg", "elo", "rat", "pre-rating", "rtgi", "fide rating", "fide"}},
	{title, []string{"title", "titel", "tit."}},
	{federation, []string{"fed.", "fed", "country", "land", "nat", "state", "st"}},
	{club, []string{"club/city", "club", "verein", "school", "team", "klub", "clube"}},
	{id, []string{"uscf id", "uschess id", "us chess id", "ecf code", "cfc id", "fide id", "fide-id", "fideid", "id"}},
	{grade, []string{"grade", "gr.", "gr"}},
	{total, []string{"total points", "total pts", "match points", "total", "points", "score", "punkte", "puntos", "punti", "pkt.",
		"pkt", "pts.", "pts", "tot.", "tot", "mp", "sc."}},
	{games, []string{"game points", "games won", "games", "gp", "bp", "brettpunkte"}},
	{other, []string{"k", "rp", "typ", "type", "sex", "we", "w-we", "rtg+/-", "perf.", "perf", "prize", "flag", "+/-", "n", "post", "new"}},
}

// ownRatings are the headings of ratings from a federation's own list.
var ownRatings = []string{"uscf rating", "uschess rating", "us chess rating", "us rating", "uscf rtg", "uscf", "us chess",
	"national rating", "nat. rating", "nat rating", "nat. rtg", "nat rtg", "rtgn", "rtg nat", "ecf rating", "ecf", "cfc", "acf", "nzcf",
	"icu rating", "dwz", "nwz", "knsb", "feda", "loc rtg", "loc rating"}

var (
	roundAfter  = pattern.New(`^(?:round|runde|ronde|ronda|rnd|rd|r|rd\.|rnd\.)\s*\.?\s*(\d{1,2})`)
	roundBefore = pattern.New(`^(\d{1,2})\s*\.?\s*(?:round|runde|ronde|ronda|rnd|rd|r)\b\.?`)
	roundBare   = pattern.New(`^(?:round|rnd|rd)\b\.?`)
	countText   = pattern.New(`(?i)^(no|nr|nº|№|n\.)`)
	rankText    = pattern.New(`(?i)^(rk|rank|rang|rg|place|platz|pos|puesto)`)
	belowName   = pattern.New(`^\s*[(/,]\s*(?:rating|rtng|rtg|elo|dwz|twz|id|uscf)\b`)
	roundPlain  = pattern.New(`^\d{1,2}$`)
	letterBreak = pattern.New(`^t?brk?s?\s*\[\s*([a-z])\s*\]`)
	gluedBreak  = pattern.New(`^(?:tbrk|tb)\d`)
	countBreak  = pattern.New(`^(?:tbrk|tb|tie ?break|tiebrk|des|wtg|feinwertung|desempate|dép)\s*\.?\s*(\d{1,2})?\b`)
)

// letters are SwissSys' one-letter names of the tie-breaks it prints.
var letters = map[string]string{"a": "AVGOPP", "p": "OPPPERF", "c": "CUMULATIVE", "o": "OPPCUM", "h": "HEAD2HEAD", "k": "KASHDAN",
	"b": "MEDIAN", "m": "MODMED", "s": "SOLKOFF"}

// breaks are the printed names of tie-breaks, longest first, with their codes.
var breaks = []struct{ word, code string }{
	{"average opposition", "AVGOPP"}, {"opposition performance", "OPPPERF"}, {"opposition's performance", "OPPPERF"},
	{"opposition cumulative", "OPPCUM"}, {"cumulative of opposition", "OPPCUM"}, {"sonneborn-berger", "SB"},
	{"modified median", "MODMED"}, {"median-buchholz", "BH/M1"}, {"cumulative", "CUMULATIVE"}, {"head-to-head", "HEAD2HEAD"},
	{"buchholz", "BH"}, {"progressive", "PS"}, {"progress", "PS"}, {"solkoff", "SOLKOFF"}, {"kashdan", "KASHDAN"},
	{"mod med", "MODMED"}, {"modmed", "MODMED"}, {"m-buch.", "BH/M1"}, {"m-buch", "BH/M1"}, {"mbuch", "BH/M1"}, {"median", "MEDIAN"},
	{"op cum", "OPPCUM"}, {"opcum", "OPPCUM"}, {"sberg", "SB"}, {"soberg", "SB"}, {"so-be", "SB"}, {"buchh.", "BH"}, {"buchh", "BH"},
	{"bhlz", "BH"}, {"sonn", "SB"}, {"buch.", "BH"}, {"buch", "BH"}, {"progr", "PS"}, {"berg.", "SB"}, {"berg", "SB"},
	{"cumul", "CUMULATIVE"}, {"cum.", "CUMULATIVE"}, {"usat", "USAT"}, {"solk", "SOLKOFF"}, {"koya", "KS"}, {"wins", "WIN"},
	{"won", "WON"}, {"bh:mp", "BH:MP"}, {"bh:gp", "BH:GP"}, {"bh/c1", "BH/C1"}, {"bh-c1", "BH/C1"}, {"bh/c2", "BH/C2"},
	{"bh/m1", "BH/M1"}, {"bh", "BH"}, {"sb", "SB"}, {"ps", "PS"}, {"de", "DE"}, {"aro", "ARO"}, {"tpr", "TPR"}, {"ks", "KS"},
}

// headingAt reads the heading of one column at the beginning of s, which is in
// lower case, and returns how many bytes it takes, 0 if it is none. Within
// glued text a word may be followed at once by the next one.
func headingAt(s string, glued bool) (column, int) {
	if m := letterBreak.FindStringSubmatch(s); m != nil {
		return column{kind: tieBreak, code: letters[m[1]]}, len(m[0])
	}
	for _, re := range []*pattern.Pattern{roundAfter, roundBefore} {
		if m := re.FindStringSubmatch(s); m != nil {
			n, _ := strconv.Atoi(m[1])
			return column{kind: round, round: n}, len(m[0])
		}
	}
	if m := countBreak.FindString(s); m != "" {
		return column{kind: tieBreak}, len(m)
	} else if m := gluedBreak.FindString(s); m != "" && glued {
		return column{kind: tieBreak}, len(m)
	}
	if m := roundBare.FindString(s); m != "" && !glued {
		return column{kind: round}, len(m)
	}
	best, length := column{}, 0
	for _, word := range ownRatings {
		if len(word) > length && strings.HasPrefix(s, word) && (glued && len(word) > 3 || ends(s, word)) {
			best, length = column{kind: rating, own: true}, len(word)
		}
	}
	for _, w := range words {
		for _, word := range w.words {
			if len(word) > length && strings.HasPrefix(s, word) && (glued && len(word) > 2 || ends(s, word)) {
				best, length = column{kind: w.kind}, len(word)
			}
		}
	}
	for _, b := range breaks {
		if len(b.word) > length && strings.HasPrefix(s, b.word) && ends(s, b.word) {
			best, length = column{kind: tieBreak, code: b.code}, len(b.word)
		}
	}
	return best, length
}

// ends tells whether word, a prefix of s, is not the beginning of a longer word.
func ends(s, word string) bool {
	if len(s) == len(word) {
		return true
	}
	last, c := word[len(word)-1], s[len(word)]
	return !wordByte(last) || !wordByte(c)
}

func wordByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c >= 0x80
}

// cellHeading reads a heading that stands in a cell of its own.
func cellHeading(s string) column {
	text := strings.TrimSpace(s)
	low := strings.ToLower(text)
	if roundPlain.MatchString(low) {
		n, _ := strconv.Atoi(low)
		return column{kind: round, round: n, heading: text}
	}
	if c, n := headingAt(low+" ", false); strings.Trim(low[min(n, len(low)):], " .:") == "" {
		c.heading = text
		return c
	} else if c.kind == name && belowName.MatchString(low[min(n, len(low)):]) { // Name (Rating), Name/Rtng/ID
		c.heading, c.below = text, true
		return c
	}
	return column{heading: text}
}

// settle makes the columns of a heading agree with each other, and tells
// whether they are the heading of a crosstable at all.
func settle(cols []column) ([]column, bool) {
	has := func(k kind) int { return slices.IndexFunc(cols, func(c column) bool { return c.kind == k }) }
	if has(name) < 0 {
		if i := has(club); i >= 0 {
			cols[i].kind = name
		}
	}
	if has(place) < 0 {
		if i := has(number); i >= 0 {
			cols[i].kind = place
		}
	}
	rounds, known, seen, ownSeen := 0, 0, map[kind]bool{}, false
	for i := range cols {
		c := &cols[i]
		switch c.kind {
		case round:
			rounds++
			if c.round == 0 {
				c.round = rounds
			}
		case place, number, name, rating, total, club, games:
			if c.own {
				if ownSeen {
					c.kind, c.own = other, false
				}
				ownSeen = true
				break
			}
			if seen[c.kind] { // "No." beside "Place", "Pts" beside "Total"
				if c.kind == place && has(number) < 0 {
					c.kind = number
					if first := has(place); rankText.MatchString(c.heading) && countText.MatchString(cols[first].heading) {
						c.kind, cols[first].kind = place, number // "No. … Pts. Rk."
					}
				} else {
					c.kind = other
				}
			}
			seen[c.kind] = true
		}
		if c.kind != other {
			known++
		}
	}
	for i, n := 0, 0; i < len(cols); i++ {
		if cols[i].kind == round {
			if n++; cols[i].round != n {
				return nil, false
			}
		}
	}
	sane := has(name) >= 0 && rounds >= 1 && known >= 3 && known*2 >= len(cols)
	return cols, sane
}
