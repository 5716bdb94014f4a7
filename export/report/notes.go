package report

import (
	"fmt"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Legend explains the columns, the rule set and what the arbiter decided.
func (c *Chart) Legend() []string {
	notes := c.scoredOtherwise()
	for n, use := range c.shown() {
		if n == 0 && !c.Sheet.Teams && use.TieBreak.Score {
			continue
		}
		title := c.Word(use.Head())
		if n == 0 && use.TieBreak.Score {
			title = c.Say("Pts")
		}
		notes = append(notes, title+": "+JoinNonEmpty(". ", c.Word(use.Label()), c.Word(c.Standings.Rule(use))))
	}
	if slices.ContainsFunc(c.shown(), func(u tiebreaks.Use) bool { return u.TieBreak.Rules }) {
		rules := JoinNonEmpty(". ", c.Word(c.Standings.Rules.Name), c.Word(c.Standings.Rules.Source))
		notes = append(notes, c.Say("Unplayed rounds: %s", rules))
	}
	notes = append(notes, c.RatingsNote(c.RatingsUsed(c.Sheet.Ratings, c.Section), c.strengths())...)
	return slices.Concat(notes, c.Words(c.Standings.Notes), c.adjustments(), c.gone(), c.house())
}

// scoredOtherwise says what games and the bye are worth where that is not 1, ½ and 0 with a bye worth a win: without it nobody can
// add up the points.
func (c *Chart) scoredOtherwise() []string {
	s := c.Section.Scoring
	bye := false // other than a win, and somebody has one
	for i := range c.Sheet.Lines {
		bye = bye || !c.Sheet.Teams && s.PairingBye != s.Win && slices.ContainsFunc(c.Sheet.Lines[i].Cells,
			func(x model.Cell) bool { return x.Outcome == model.PairingBye })
	}
	if s.Win == model.One && s.Draw == model.Half && s.Loss == 0 && !bye {
		return nil
	}
	scoring := c.Say("Scoring: %s-%s-%s", s.Win.Fraction(), s.Draw.Fraction(), s.Loss.Fraction())
	if bye {
		scoring = c.Say("Scoring: %s-%s-%s, bye %s", s.Win.Fraction(), s.Draw.Fraction(), s.Loss.Fraction(), s.PairingBye.Fraction())
	}
	return []string{scoring}
}

// house names house players and players of other sections, whom standings leave out and other tables have behind everybody else.
func (c *Chart) house() []string {
	var house, guests, notes []string
	for _, p := range c.Standings.House {
		switch name := c.Sheet.Lines[p.Index].Name; {
		case c.Entry(p.Index).IsGuest():
			guests = append(guests, name)
		case c.Sheet.Lines[p.Index].House:
			house = append(house, name)
		}
	}
	if house != nil {
		notes = append(notes, c.Say("Play only where the number is odd, without a place: %s", strings.Join(house, ", ")))
	}
	if guests != nil {
		notes = append(notes, c.Say("Of other sections, for a game against who was left over: %s", strings.Join(guests, ", ")))
	}
	return notes
}

// Left tells whether a participant has left the event: takes no part in the round to
// come or, after the last one, has missed one.
func (c *Chart) Left(e *model.Entry) bool {
	last := c.Sheet.Rounds + 1
	if c.Finished() {
		last--
	}
	gone := c.Section.LeftFrom(e)
	return gone > 0 && gone <= last
}

// gone names those who have left, and those who were expelled, which are two things
// (VCL4THP.13, questions 170, 197 and 198). The reason is not for the hall.
func (c *Chart) gone() []string {
	var withdrawn, expelled []string
	for i := range c.Sheet.Lines {
		switch e := c.Entry(i); {
		case !c.Left(e):
		case e.Expelled > 0:
			expelled = append(expelled, c.Say("%s (from round %d on)", e.Name, c.Section.LeftFrom(e)))
		default:
			withdrawn = append(withdrawn, c.Say("%s (from round %d on)", e.Name, c.Section.LeftFrom(e)))
		}
	}
	var notes []string
	if len(withdrawn) > 0 {
		notes = append(notes, c.Say("Withdrawn: %s", strings.Join(withdrawn, ", ")))
	}
	if len(expelled) > 0 {
		notes = append(notes, c.Say("Expelled: %s", strings.Join(expelled, ", ")))
	}
	return append(notes, c.Unplaced()...)
}

// Unplaced names those who have no place because they have left, and says why.
func (c *Chart) Unplaced() []string {
	var who []string
	for i := range c.Sheet.Lines {
		if c.Sheet.Lines[i].Out {
			who = append(who, c.Sheet.Lines[i].Name)
		}
	}
	switch {
	case who == nil:
		return nil
	case c.Sheet.Predetermined:
		return []string{c.Say("Left before half of the games were played, and is without a place; those games do not count (FIDE): %s",
			strings.Join(who, ", "))}
	}
	return []string{c.Say("Without a place, as FIDE asks of who was expelled: %s", strings.Join(who, ", "))}
}

// RatingsNote says which ratings a table prints.
func (o Options) RatingsNote(used string, strengths string) []string {
	if used = JoinNonEmpty(", ", strengths, used); used == "" {
		return nil
	}
	return []string{o.Say("Ratings: %s", used)}
}

// RatingsUsed names the ratings of the players, unless they can be no others: a
// choice was made, or somebody counts by another than FIDE's.
func (o Options) RatingsUsed(choice model.RatingChoice, s *model.Section) string {
	rated, national := false, false
	for i := range s.Players {
		if p := &s.Players[i]; choice.Of(p) != 0 {
			rated, national = true, national || choice.Kind(p) != model.KindFIDE
		}
	}
	if rated && (national || s.Ratings != model.RatingUsual || s.Control != model.Standard) {
		return o.ratingsOf(choice, s)
	}
	return ""
}

// strengths says what the strengths of teams are made of, "" where all were
// entered.
func (c *Chart) strengths() string {
	if !c.Sheet.Teams || !slices.ContainsFunc(c.Section.Teams, func(t model.Team) bool {
		return t.Strength == 0 && c.Sheet.Lines[c.Sheet.Index(t.ID)].Rating != 0
	}) {
		return ""
	}
	if c.Section.Boards == 0 {
		return c.Say("average of all players of the roster")
	}
	return c.Count(c.Section.Boards, "average of the first %d player of the roster", "average of the first %d players of the roster")
}

// ratingsOf names the ratings that count: "national, else FIDE; rapid".
func (o Options) ratingsOf(choice model.RatingChoice, s *model.Section) string {
	of := choice.Words()
	switch choice {
	case model.RatingHigher:
		of = phrase.New("the higher of FIDE and national")
	case model.RatingLower:
		of = phrase.New("the lower of FIDE and national")
	}
	if s.Control != model.Standard {
		of = phrase.Join("; ", of, s.Control.Words())
	}
	return o.Word(of)
}

// manyAdjustments for one reason are told together: a page of standings that was
// read has one for everybody.
const manyAdjustments = 12

// adjustments says what the arbiter added or took away.
func (c *Chart) adjustments() []string {
	var notes []string
	of := map[string]int{}
	for _, a := range c.Section.Adjustments {
		of[a.Reason]++
	}
	for _, a := range c.Section.Adjustments {
		i := c.Sheet.Index(a.Who)
		if i < 0 || a.Round > c.Sheet.Rounds {
			continue
		}
		if n := of[a.Reason]; a.Reason != "" && n > manyAdjustments {
			if note := c.Count(n, "%s: %d participant", "%s: %d participants", a.Reason, n); !slices.Contains(notes, note) {
				notes = append(notes, note)
			}
			continue
		}
		var amounts []string
		if c.Sheet.Teams && a.Match != 0 {
			amounts = append(amounts, c.Say("%s match points", Signed(a.Match, c.Options)))
		}
		if a.Games != 0 {
			given := Signed(a.Games, c.Options)
			if c.Sheet.Teams {
				amounts = append(amounts, c.Say("%s game points", given))
			} else {
				amounts = append(amounts, c.Say("%s points", given))
			}
		}
		if len(amounts) == 0 && a.Reason == "" {
			continue // nothing was given, and nothing is said of it
		}
		if a.Round > 0 {
			amounts = append(amounts, c.Say("round %d", a.Round))
		}
		if a.Carried > 0 {
			notes = append(notes, c.Say("%s: %s points carried from %s", c.Sheet.Lines[i].Name, c.PointsOf(a.Games), c.Itself(a.Reason)))
			continue
		}
		notes = append(notes, c.Say("%s: %s", c.Sheet.Lines[i].Name,
			JoinNonEmpty(". ", strings.Join(amounts, ", "), c.Itself(a.Reason))))
	}
	return notes
}

func Signed(p model.Points, o Options) string {
	if p > 0 {
		return "+" + o.PointsOf(p)
	}
	return o.PointsOf(p)
}

// Shares says which lines of a crosstable hold one place together.
func (c *Chart) Shares() []string {
	var spans []string
	for n := 0; n < len(c.Standings.Places); {
		rank := c.Standings.Places[n].Rank
		last := n + c.Shared[rank] - 1
		if last > n {
			spans = append(spans, fmt.Sprintf("%d-%d", n+1, last+1))
		}
		n = last + 1
	}
	if len(spans) == 0 {
		return nil
	}
	return []string{c.Say("Equal in everything, in order of starting number: lines %s", strings.Join(spans, ", "))}
}
