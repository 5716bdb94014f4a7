package games

import (
	"cmp"
	"encoding/xml"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wallchart/files/roster"
	"wallchart/model"
	"wallchart/phrase"
)

// upload is the file that pairing programs send to chess-results: a whole event,
// of players or of teams.
type upload struct {
	XMLName    xml.Name `xml:"chessresults"`
	Tournament struct {
		Type     string `xml:"type,attr"` // 0 Swiss, 1 all-play-all; 2 and 3 the same of teams, the other way round
		Name     string `xml:"name,attr"`
		Location string `xml:"location,attr"`
		Rounds   string `xml:"rounds,attr"`
		Ranked   string `xml:"rankinground,attr"`
		From     string `xml:"from,attr"`
		To       string `xml:"to,attr"`
		Replay   string `xml:"replay,attr"`
		Boards   string `xml:"playerperteam,attr"`
		Breaks   string `xml:"tb1no,attr"`
	} `xml:"tournamentdata>tournament"`
	Rounds []struct {
		Round string `xml:"round,attr"`
		Date  string `xml:"date,attr"`
	} `xml:"rounds>round"`
	Players  []uploadPlayer  `xml:"players>player"`
	Teams    []uploadTeam    `xml:"teams>team"`
	Pairings []uploadPairing `xml:"playerpairings>playerpairing"`
	Matches  []uploadMatch   `xml:"teampairings>teampairing"`
}

// number is an attribute that should be one; anything else is 0.
type number int

// UnmarshalXMLAttr reads it.
func (n *number) UnmarshalXMLAttr(a xml.Attr) error {
	i, _ := strconv.Atoi(strings.TrimSpace(a.Value))
	*n = number(min(i, 1_000_000))
	return nil
}

type uploadPlayer struct {
	No       number `xml:"no,attr"`
	Last     string `xml:"lastname,attr"`
	First    string `xml:"firstname,attr"`
	Title    string `xml:"title,attr"`
	Rating   string `xml:"rtg,attr"`
	FIDE     string `xml:"rtgfide,attr"`
	National string `xml:"rtgnat,attr"`
	Birth    string `xml:"dob,attr"`
	Sex      string `xml:"sex,attr"`
	Fed      string `xml:"fed,attr"`
	Board    string `xml:"board,attr"`
	Team     number `xml:"teamno,attr"`
	Club     string `xml:"clubname,attr"`
	FideID   string `xml:"fideid,attr"`
	Points   string `xml:"pts,attr"`
}

type uploadTeam struct {
	No    number `xml:"no,attr"`
	Name  string `xml:"teamname,attr"`
	Short string `xml:"teamshort,attr"`
	Fed   string `xml:"federation,attr"`
	Lead  string `xml:"captain,attr"`
}

type uploadPairing struct {
	Round   number `xml:"round,attr"`
	Pairing number `xml:"pairing,attr"`
	Board   number `xml:"board,attr"`
	White   number `xml:"whiteno,attr"`
	Black   number `xml:"blackno,attr"` // -1 for the pairing-allocated bye, -2 for not paired
	Won     string `xml:"reswhite,attr"`
	Lost    string `xml:"resblack,attr"`
	Forfeit string `xml:"forfeit,attr"` // K; D for a penalty, U for not rated
}

type uploadMatch struct {
	Round   number `xml:"round,attr"`
	Pairing number `xml:"pairing,attr"`
	One     number `xml:"no1,attr"`
	Two     number `xml:"no2,attr"`
	Won     string `xml:"res1,attr"`
	Lost    string `xml:"res2,attr"`
}

// SniffUpload tells the file that programs send to chess-results.
func SniffUpload(text string) bool {
	head := text[:min(len(text), 4000)]
	return strings.Contains(head, "<chessresults") && strings.Contains(text, "<tournamentdata")
}

// Upload reads that file.
func Upload(text string) (*model.Tournament, []Problem, error) {
	var u upload
	if err := xml.Unmarshal([]byte(undeclared(text)), &u); err != nil {
		line := 1
		if at := (*xml.SyntaxError)(nil); errors.As(err, &at) {
			line = at.Line
		}
		return nil, nil, phrase.Errorf("the file for chess-results ends too soon or is damaged on line %d. Export it again", line)
	}
	if len(u.Players) == 0 && len(u.Teams) == 0 {
		return nil, nil, phrase.Errorf("the file for chess-results names no players. Export it again after the entries")
	}
	l := &List{Name: strings.TrimSpace(u.Tournament.Name), City: strings.TrimSpace(u.Tournament.Location)}
	l.Start, _ = roster.Day(u.Tournament.From, false)
	l.End, _ = roster.Day(u.Tournament.To, false)
	l.Planned = bounded(u.Tournament.Rounds, mostRounds)
	if strings.Trim(u.Tournament.Breaks, "0 ") != "" {
		l.say(false, "The file names its tie-breaks by numbers, which are not read. Choose them under Tie-breaks.")
	}
	if u.Tournament.Type == "2" || u.Tournament.Type == "3" {
		return u.teamEvent(l)
	}
	return u.playersEvent(l)
}

// undeclared is XML without its declaration: the text is decoded already, whatever
// encoding stands there.
func undeclared(text string) string {
	text = strings.TrimLeft(text, "\ufeff \t\r\n")
	if strings.HasPrefix(text, "<?xml") {
		if _, rest, ok := strings.Cut(text, "?>"); ok {
			return rest
		}
	}
	return text
}

func bounded(text string, most int) int {
	n, _ := strconv.Atoi(strings.TrimSpace(text))
	return max(0, min(n, most))
}

// side is a player of the file.
func (p *uploadPlayer) side(l *List) Side {
	s := Side{Key: strconv.Itoa(int(p.No)), Number: max(int(p.No), 0), Name: strings.Join(strings.Fields(p.Last), " "), Title: p.Title,
		Federation: fedCode(p.Fed), Club: strings.TrimSpace(p.Club), Sex: map[string]string{"M": "m", "W": "w", "F": "w"}[strings.ToUpper(p.Sex)]}
	if first := strings.TrimSpace(p.First); first != "" {
		s.Name += ", " + first
	}
	if a, b, ok := strings.Cut(s.Name, ","); ok {
		s.Name = strings.TrimSpace(a) + ", " + strings.TrimSpace(b)
	}
	if !titleWord.MatchString(s.Title) {
		s.Title = ""
	}
	if idWord.MatchString(p.FideID) && strings.Trim(p.FideID, "0") != "" {
		s.FideID = p.FideID
	}
	for _, r := range []struct {
		text string
		to   *model.Rating
	}{{p.FIDE, &s.Rating}, {p.National, &s.NationalRating}} {
		n, err := model.ParseRating(r.text)
		if err != nil {
			l.say(true, "Player %d, %s: %s.", p.No, s.Name, err)
		}
		*r.to = n
	}
	if s.Rating == 0 && s.NationalRating == 0 {
		s.Rating, _ = model.ParseRating(p.Rating)
	}
	if d, ok := roster.Day(p.Birth, false); ok {
		s.Birth = d
	} else if len(p.Birth) == 4 && strings.Trim(p.Birth, "0123456789") == "" && p.Birth > "1800" {
		s.Birth = model.Date(p.Birth)
	}
	return s
}

// dates are the days of the rounds.
func (u *upload) dates() map[int]model.Date {
	days := map[int]model.Date{}
	for _, r := range u.Rounds {
		n, _ := strconv.Atoi(r.Round)
		if d, ok := roster.Day(r.Date, false); ok {
			days[n] = d
		}
	}
	return days
}

// outcomes are what came of one board.
func (p *uploadPairing) outcomes() ([2]model.Outcome, bool) {
	if strings.TrimSpace(p.Won) == "" && strings.TrimSpace(p.Lost) == "" {
		return [2]model.Outcome{}, true
	}
	a, err1 := model.ParsePoints(cmp.Or(strings.TrimSpace(p.Won), "0"))
	b, err2 := model.ParsePoints(cmp.Or(strings.TrimSpace(p.Lost), "0"))
	if err1 != nil || err2 != nil {
		return [2]model.Outcome{}, false
	}
	if strings.EqualFold(p.Forfeit, "K") {
		return unplayed(strconv.Itoa(int(a/model.One)), strconv.Itoa(int(b/model.One)))
	}
	worth := map[model.Points]model.Outcome{0: model.Loss, model.Half: model.Draw, model.One: model.Win}
	if strings.EqualFold(p.Forfeit, "U") {
		worth = map[model.Points]model.Outcome{0: model.UnratedLoss, model.Half: model.UnratedDraw, model.One: model.UnratedWin}
	}
	own, ok1 := worth[a]
	their, ok2 := worth[b]
	out := [2]model.Outcome{own, their}
	return out, ok1 && ok2 && model.LegalResult(out)
}

// playersEvent is an event of players.
func (u *upload) playersEvent(l *List) (*model.Tournament, []Problem, error) {
	by := map[number]Side{}
	for i := range u.Players {
		p := &u.Players[i]
		s := p.side(l)
		if s.Name == "" || by[p.No].Name != "" || p.No < 1 {
			l.say(true, "Player %d, %s: the number is used twice, or there is no name; the player is left out.", p.No, s.Name)
			continue
		}
		by[p.No] = s
		l.People = append(l.People, s)
	}
	days := u.dates()
	for i := range u.Pairings {
		p := &u.Pairings[i]
		g := Game{Round: strconv.Itoa(int(p.Round)), Board: max(int(p.Pairing), 0), Date: days[int(p.Round)]}
		white, ok := by[p.White]
		black, known := by[p.Black]
		if !ok || p.Black > 0 && !known || p.Black == 0 || p.Round < 1 {
			l.say(true, "Round %d, pairing %d names a player who is not in the list; it is left out.", p.Round, p.Pairing)
			continue
		}
		g.Sides = [2]Side{white, black}
		if p.Black < 0 {
			g.Sides[1] = Side{}
			g.Outcomes[0] = Bye(map[number]string{-1: "bye"}[p.Black], strings.TrimSuffix(strings.TrimSpace(p.Won), ".0"))
		} else if g.Outcomes, ok = p.outcomes(); !ok {
			l.say(true, "Round %d, %s against %s: %s and %s are not a result; the game is left without one.", p.Round, white.Name, black.Name,
				p.Won, p.Lost)
			g.Outcomes = [2]model.Outcome{}
		}
		l.Games = append(l.Games, g)
	}
	if u.Tournament.Type == "1" {
		l.Format = model.RoundRobin
		if u.Tournament.Replay == "2" {
			l.Format = model.DoubleRoundRobin
		}
	}
	t, _, err := l.Event()
	if err != nil {
		return nil, nil, err
	}
	u.totals(l, t)
	return t, l.Problems, nil
}

// totals compares the scores with those that the file has.
func (u *upload) totals(l *List, t *model.Tournament) {
	s := t.Sections[0]
	sheet := model.NewSheet(t, s, bounded(u.Tournament.Ranked, mostRounds))
	for _, p := range u.Players {
		want, err := model.ParsePoints(p.Points)
		if i := sheet.ByNumber(int(p.No)); err == nil && i >= 0 && strings.TrimSpace(p.Points) != "" && sheet.Lines[i].Games != want {
			l.say(true, "Player %d, %s: the games make %s, the file says %s.", p.No, p.Last, sheet.Lines[i].Games.Fraction(), p.Points)
		}
	}
}

// teamEvent is an event of teams, with the boards of its matches.
func (u *upload) teamEvent(l *List) (*model.Tournament, []Problem, error) {
	s := &model.Section{ID: 1, Name: "Open", Kind: model.TeamEvent, Primary: model.MatchPoints, Planned: l.Planned,
		Boards: bounded(u.Tournament.Boards, 40)}
	t := &model.Tournament{Name: cmp.Or(l.Name, "Open"), City: l.City, Start: l.Start, End: l.End, LastID: 1, Sections: []*model.Section{s}}
	teams, players, team := map[number]model.ID{}, map[number]model.ID{}, map[model.ID]model.ID{}
	for _, x := range u.Teams {
		if x.Name == "" || teams[x.No] != 0 || x.No < 1 || len(s.Teams) > mostPeople {
			l.say(true, "Team %d, %s: the number is used twice, or there is no name; the team is left out.", x.No, x.Name)
			continue
		}
		s.LastID++
		teams[x.No] = s.LastID
		s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: s.LastID, Number: int(x.No), Name: x.Name, Federation: fedCode(x.Fed)},
			Short: x.Short, Captain: x.Lead})
	}
	for i := range u.Players {
		p := &u.Players[i]
		own := teams[p.Team]
		x := p.side(l)
		if own == 0 || players[p.No] != 0 || x.Name == "" || len(s.Players) > mostPeople {
			l.say(true, "Player %d, %s is in no team of the file; the player is left out.", p.No, x.Name)
			continue
		}
		s.LastID++
		players[p.No], team[s.LastID] = s.LastID, own
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: s.LastID, Number: int(p.No), Name: x.Name, Club: x.Club,
			Federation: x.Federation}, Title: x.Title, Rating: x.Rating, NationalRating: x.NationalRating, FideID: x.FideID, Sex: x.Sex,
			Birth: x.Birth, Team: own})
		k := slices.IndexFunc(s.Teams, func(t model.Team) bool { return t.ID == own })
		s.Teams[k].Roster = append(s.Teams[k].Roster, s.LastID)
	}
	games := u.boards(l, s, players)
	s.Scoring = model.Classic(2*model.One, model.One, s.Boards)
	if u.Tournament.Type == "2" {
		s.Format = model.RoundRobin
	}
	u.matches(l, s, teams, team, games)
	return t, l.Problems, nil
}

// boards are the games of each match, by round and number of the match.
func (u *upload) boards(l *List, s *model.Section, players map[number]model.ID) map[string][]model.Game {
	games := map[string][]model.Game{}
	pairings := slices.Clone(u.Pairings)
	slices.SortStableFunc(pairings, func(a, b uploadPairing) int { return cmp.Compare(a.Board, b.Board) })
	for i := range pairings {
		p := &pairings[i]
		out, ok := p.outcomes()
		if !ok || p.White > 0 && players[p.White] == 0 || p.Black > 0 && players[p.Black] == 0 {
			l.say(true, "Round %d, match %d, board %d: a player is not in the list, or %s and %s are not a result; the board is left without one.",
				p.Round, p.Pairing, p.Board, p.Won, p.Lost)
			out = [2]model.Outcome{}
		}
		key := fmt.Sprint(p.Round, " ", p.Pairing)
		games[key] = append(games[key], model.Game{Players: [2]model.ID{players[p.White], players[p.Black]}, Outcomes: out})
		s.Boards = max(s.Boards, min(len(games[key]), 40))
	}
	return games
}

// matches enters the matches with their boards.
func (u *upload) matches(l *List, s *model.Section, teams map[number]model.ID, of map[model.ID]model.ID, games map[string][]model.Game) {
	days := u.dates()
	seen := map[string]bool{}
	for _, m := range u.Matches {
		one, two := teams[m.One], teams[m.Two]
		again := seen[fmt.Sprint(m.Round, " ", one)] || two != 0 && seen[fmt.Sprint(m.Round, " ", two)]
		if m.Round < 1 || m.Round > mostRounds || one == 0 || m.Two > 0 && two == 0 || one == two || again {
			l.say(true, "Round %d, match %d names a team that is not in the list or plays already; it is left out.", m.Round, m.Pairing)
			continue
		}
		seen[fmt.Sprint(m.Round, " ", one)], seen[fmt.Sprint(m.Round, " ", two)] = true, two != 0
		for len(s.Rounds) < int(m.Round) {
			s.Rounds = append(s.Rounds, model.Round{Date: days[len(s.Rounds)+1]})
		}
		r := &s.Rounds[m.Round-1]
		q := model.Pairing{Sides: [2]model.ID{one, two}}
		if two == 0 {
			q.Outcomes[0] = model.Absent
			if m.Two == -1 {
				q.Outcomes[0] = model.PairingBye
			}
			r.Pairings = append(r.Pairings, q)
			continue
		}
		for _, o := range r.Pairings {
			q.Board = max(q.Board, o.Board)
		}
		q.Board++
		q.Games = u.lineUp(l, &m, games[fmt.Sprint(m.Round, " ", m.Pairing)], of, one, two)
		q = s.Settle(q)
		a, err1 := model.ParsePoints(m.Won)
		b, err2 := model.ParsePoints(m.Lost)
		printed := err1 == nil && err2 == nil && strings.TrimSpace(m.Won+m.Lost) != ""
		switch {
		case printed && len(q.Games) == 0:
			q.Score, q.Outcomes = [2]model.Points{a, b}, model.MatchOutcomes([2]model.Points{a, b})
			s.Boards = max(s.Boards, min(int((a+b+model.Half)/model.One), 40))
		case printed && q.Score != [2]model.Points{a, b} && q.Outcomes[0] != model.Pending:
			l.say(true, "Round %d, match %d: the boards make %s:%s, the file says %s:%s.", m.Round, m.Pairing, q.Score[0].Fraction(),
				q.Score[1].Fraction(), m.Won, m.Lost)
		}
		r.Pairings = append(r.Pairings, q)
	}
	s.Planned = max(s.Planned, len(s.Rounds))
	s.Scoring = model.Classic(2*model.One, model.One, s.Boards)
}

// lineUp puts the players of the boards on the sides of their teams.
func (u *upload) lineUp(l *List, m *uploadMatch, games []model.Game, of map[model.ID]model.ID, one, two model.ID) []model.Game {
	for i := range games {
		g := &games[i]
		white, black := g.Players[0], g.Players[1]
		if white != 0 && of[white] == two || white == 0 && black != 0 && of[black] == one {
			g.Players, g.White = [2]model.ID{black, white}, 1
			g.Outcomes = [2]model.Outcome{g.Outcomes[1], g.Outcomes[0]}
		}
		if a, b := g.Players[0], g.Players[1]; a != 0 && of[a] != one || b != 0 && of[b] != two {
			l.say(true, "Round %d, match %d, board %d: a player is not of the teams that play; the board is left without players.",
				m.Round, m.Pairing, i+1)
			g.Players = [2]model.ID{}
		}
	}
	return games
}
