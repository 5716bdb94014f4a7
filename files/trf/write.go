package trf

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// Edition is what Write writes.
type Edition uint8

// Editions. TRF16 is what federations took until 2025, with the records that
// pairing engines understand; it holds neither line-ups nor tie-breaks.
const (
	TRF26 Edition = iota
	TRF16
)

// InTournament is the ending of a file that other programs are given while the event goes on: in-tournament data exchange, as remark 3
// of TRF26 calls it, in the form of a report file but under another name, since it is none. Games without a result are "?" in it. The
// remark gives no ending; this one is ours.
const InTournament = ".itdx"

// Options are how a file is written.
type Options struct {
	Edition Edition
	// Rank gives a participant's place for the file; nil ranks by score and
	// starting number.
	Rank func(model.ID) int
	// TieBreaks are the section's with what counts for the unrated in each code; nil: as the section has them.
	TieBreaks []string
	// Program is the name of the program that pairs, with its version: record 182.
	Program string
	// Baku tells that the section's acceleration is the Baku one: record 192 says so.
	Baku bool
}

// Write writes one section of an event, with the codes of the pairing systems. It returns what the format cannot hold,
// as sentences without full stops; an error means that nothing of use can be
// written, or that w failed.
func Write(w io.Writer, t *model.Tournament, s *model.Section, codes model.ReportCodes, o Options) (lost []phrase.Text, err error) {
	if ps := s.Check().Grave(); len(ps) > 0 {
		return nil, ps
	}
	corrected, across, original := s.CorrectedForRating(), s.Across(), s
	s = t.AsReported(s)
	wr := &writer{w: bufio.NewWriter(w), codes: codes, t: t, s: s, o: o, sheet: model.NewSheet(t, s, len(s.Rounds)),
		said: map[string]bool{}}
	if err := wr.possible(); err != nil {
		return nil, err
	}
	wr.number()
	wr.losses()
	wr.across(across)
	if n := len(t.ExtraGamesOf(original)); n > 0 {
		wr.lose("extra rated games, which belong to no round: %d", n)
	}
	wr.header()
	wr.settings()
	wr.long()
	wr.alterations()
	wr.amendments()
	wr.fullByes()
	wr.expulsions()
	wr.unplaced()
	wr.ownValues()
	wr.corrections(corrected)
	wr.comparisons()
	wr.openBoards()
	if wr.o.Edition == TRF26 {
		wr.text("182", wr.program())
	}
	wr.extras(true)
	wr.playerLines()
	wr.nationalLines()
	if s.Team() {
		wr.teamLines()
		wr.teamByeLines()
	} else {
		wr.clubLines()
		wr.byeLines()
	}
	wr.decisionLines()
	wr.extras(false)
	return wr.lost, wr.w.Flush()
}

type writer struct {
	w      *bufio.Writer
	codes  model.ReportCodes
	t      *model.Tournament
	s      *model.Section
	o      Options
	sheet  *model.Sheet
	no     map[model.ID]int // starting numbers
	rows   map[model.ID][]string
	score  map[model.ID]model.Points // of the members of teams
	places map[model.ID]int
	lost   []phrase.Text
	said   map[string]bool
}

// line writes a record. Whatever a name or a record of another program holds, it
// stays one line, and nothing in it moves a terminal's cursor.
func (wr *writer) line(format string, args ...any) {
	fmt.Fprint(wr.w, strings.TrimRight(strings.Map(blankControl, fmt.Sprintf(format, args...)), " ")+"\r\n")
}

// text writes a record of free text, and nothing for none.
func (wr *writer) text(id, s string) {
	if s = oneLine(s); s != "" {
		wr.line("%s %s", id, s)
	}
}

func (wr *writer) lose(what phrase.Format, args ...any) {
	text := phrase.New(what, args...)
	if s := text.String(); !wr.said[s] {
		wr.said[s] = true
		wr.lost = append(wr.lost, text)
	}
}

// possible tells whether the format can hold the section at all.
func (wr *writer) possible() error {
	switch {
	case len(wr.s.Players) == 0 && wr.s.Team():
		return phrase.Errorf("the report file holds the games of players, but the section has only the scores of its matches. " +
			"Enter the players and the boards, or export the crosstable")
	case len(wr.s.Players) == 0:
		return phrase.Errorf("there are no players in the section, and a report file is a list of players. Enter them first")
	}
	for _, e := range wr.s.Entries() {
		if e.Number < 1 || e.Number > 9999 || wr.s.Team() && e.Number > 999 {
			return phrase.Errorf("%s has the starting number %d, which the report file cannot hold. Number the participants from 1",
				e.Name, e.Number)
		}
	}
	return nil
}

// number gives the members of teams the numbers that the file needs: their own
// where every player has one, otherwise those of the order of the list.
func (wr *writer) number() {
	wr.no = map[model.ID]int{}
	own := true
	for _, p := range wr.s.Players {
		own = own && p.Number > 0 && p.Number <= 9999
	}
	for i, p := range wr.s.Players {
		if wr.no[p.ID] = p.Number; !own {
			wr.no[p.ID] = i + 1
		}
	}
	for _, t := range wr.s.Teams {
		wr.no[t.ID] = t.Number
	}
}

// losses names what the format has no place for.
func (wr *writer) losses() {
	if len(wr.t.Sections) > 1 {
		wr.lose("the other sections of the event: a report file holds one")
	}
	for _, p := range wr.s.Players {
		if !wr.s.Team() && p.Club != "" && wr.o.Edition == TRF16 {
			wr.lose("clubs, since lists of members would make a team event of it")
		}
		if len([]rune(p.Club)) > 32 {
			wr.lose("the end of clubs longer than 32 characters")
		}
		if p.Grade != "" || p.State != "" || len(p.Categories) > 0 || p.Note != "" {
			wr.lose("states, grades, categories and notes of players")
		}
		if p.Expires != "" || p.K != 0 || p.Games != 0 {
			wr.lose("memberships, K and the number of rated games")
		}
		if p.Email != "" || p.Fee != 0 || p.Paid != 0 || p.Present {
			wr.lose("who is present, email addresses and fees")
		}
		if len([]rune(p.Name)) > 33 {
			wr.lose("the end of names longer than 33 characters")
		}
		if p.Entered > 1 {
			wr.lose("when late players entered: they are absent in the rounds before")
		}
	}
	if wr.s.Trophy != nil {
		wr.lose("the team trophy")
	}
	if wr.s.Fund != nil {
		wr.lose("the prizes")
	}
	sc := wr.s.Scoring
	if sc.HalfBye != sc.Draw || sc.FullBye != sc.Win {
		wr.lose("a bye worth more or less than the draw or win it stands for")
	}
	for _, a := range wr.s.Adjustments {
		if a.Reason != "" && a.Reason != adjusted {
			wr.lose("the reasons of points added or taken away")
		}
	}
	if slices.ContainsFunc(wr.s.Players, func(p model.Player) bool { return p.OwnRating != 0 }) {
		wr.lose("ratings of the organiser’s own, for which a report file has no place")
	}
	if wr.s.Control != model.Standard {
		wr.lose("that the section is rated as %s", wr.s.Control)
	}
	if slices.ContainsFunc(wr.s.Entries(), func(e model.Entry) bool { return e.House }) {
		wr.lose("who is a house player: they stand behind the others like participants, with a rank")
	}
	if wr.o.Edition == TRF16 {
		if wr.s.Ratings != model.RatingUsual {
			wr.lose("which rating counts, which TRF16 has no record for")
		}
		if len(wr.s.Ranking.TieBreaks) > 0 {
			wr.lose("the tie-breaks, which TRF16 has no record for")
		}
		if len(wr.s.Adjustments) > 0 {
			wr.lose("points added or taken away, which TRF16 has no record for")
		}
	}
}

// across says what the file has of games against players of other sections: a game is in one file, with the guest as a participant.
func (wr *writer) across(all []model.Across) {
	for _, x := range all {
		home := wr.t.Section(x.Guest.Guest.Section)
		switch {
		case home == nil:
		case x.Guest.Guest.Elsewhere:
			wr.lose("the game of %s in round %d against a player of %s: it is in the file of that section, and here a bye of the same worth",
				x.Own.Name, x.Round, home.Name)
		default:
			wr.lose("that %s, against whom %s plays in round %d, is of %s", x.Guest.Name, x.Own.Name, x.Round, home.Name)
		}
	}
}

// rank is the place for the file.
func (wr *writer) rank(id model.ID) int {
	if wr.o.Rank != nil {
		return wr.o.Rank(id)
	}
	if wr.places == nil {
		order := make([]int, len(wr.sheet.Lines))
		for i := range order {
			order[i] = i
		}
		slices.SortStableFunc(order, func(i, j int) int {
			return cmp.Compare(wr.sheet.Lines[j].Total(wr.sheet.Primary), wr.sheet.Lines[i].Total(wr.sheet.Primary))
		})
		wr.places = map[model.ID]int{}
		for k, i := range order {
			wr.places[wr.sheet.Lines[i].ID] = k + 1
		}
	}
	return wr.places[id]
}

// extras writes the records kept from a file: those of the header's kind with
// the header, the others at the end.
func (wr *writer) extras(header bool) {
	written := []string{"092", "132", "172", "192", "042", "052"}
	if wr.o.Edition == TRF26 {
		written = append(written, "182")
	}
	for _, e := range wr.s.Extra {
		if e.Key == "222" && codeOfTime(wr.t.Time) != "" { // settings have written it
			continue
		}
		if slices.Contains(written, e.Key) || nationalRecord(extraRecord(e)) || headerKind(e.Key) != header {
			continue
		}
		wr.line("%s%s", e.Key, e.Text)
	}
}

func extraRecord(e model.Extra) *record {
	return &record{id: e.Key, runes: []rune(e.Key + e.Text)}
}

// headerKind tells the records of the tournament section: three digits, the last
// of them 2.
func headerKind(id string) bool {
	return len(id) == 3 && id[2] == '2' && strings.Trim(id, "0123456789") == ""
}

// extra returns a kept record's text, or "".
func extra(s *model.Section, key string) string {
	for _, e := range s.Extra {
		if e.Key == key {
			return strings.TrimSpace(e.Text)
		}
	}
	return ""
}
