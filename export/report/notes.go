package report

import (
	"fmt"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// legend explains the columns, the rule set and what the arbiter decided.
func (c *chart) legend() []string {
	notes := c.scoredOtherwise()
	for n, use := range c.shown() {
		if n == 0 && !c.sheet.Teams && use.TieBreak.Score {
			continue
		}
		title := c.word(use.Head())
		if n == 0 && use.TieBreak.Score {
			title = c.say("Pts")
		}
		notes = append(notes, title+": "+joinNonEmpty(". ", c.word(use.Label()), c.word(c.st.Rule(use))))
	}
	if slices.ContainsFunc(c.shown(), func(u tiebreaks.Use) bool { return u.TieBreak.Rules }) {
		rules := joinNonEmpty(". ", c.word(c.st.Rules.Name), c.word(c.st.Rules.Source))
		notes = append(notes, c.say("Unplayed rounds: %s", rules))
	}
	notes = append(notes, c.ratingsNote(c.ratingsUsed(c.sheet.Ratings, c.section), c.strengths())...)
	return slices.Concat(notes, c.words(c.st.Notes), c.adjustments(), c.gone(), c.house())
}

// scoredOtherwise says what games and the bye are worth where that is not 1, ½ and 0 with a bye worth a win: without it nobody can
// add up the points.
func (c *chart) scoredOtherwise() []string {
	s := c.section.Scoring
	bye := false // other than a win, and somebody has one
	for i := range c.sheet.Lines {
		bye = bye || !c.sheet.Teams && s.PairingBye != s.Win && slices.ContainsFunc(c.sheet.Lines[i].Cells,
			func(x model.Cell) bool { return x.Outcome == model.PairingBye })
	}
	if s.Win == model.One && s.Draw == model.Half && s.Loss == 0 && !bye {
		return nil
	}
	scoring := c.say("Scoring: %s-%s-%s", s.Win.Fraction(), s.Draw.Fraction(), s.Loss.Fraction())
	if bye {
		scoring = c.say("Scoring: %s-%s-%s, bye %s", s.Win.Fraction(), s.Draw.Fraction(), s.Loss.Fraction(), s.PairingBye.Fraction())
	}
	return []string{scoring}
}

// house names house players and players of other sections, whom standings leave out and other tables have behind everybody else.
func (c *chart) house() []string {
	var house, guests, notes []string
	for _, p := range c.st.House {
		switch name := c.sheet.Lines[p.Index].Name; {
		case c.entry(p.Index).IsGuest():
			guests = append(guests, name)
		case c.sheet.Lines[p.Index].House:
			house = append(house, name)
		}
	}
	if house != nil {
		notes = append(notes, c.say("Play only where the number is odd, without a place: %s", strings.Join(house, ", ")))
	}
	if guests != nil {
		notes = append(notes, c.say("Of other sections, for a game against who was left over: %s", strings.Join(guests, ", ")))
	}
	return notes
}

// left tells whether a participant has left the event: takes no part in the round to
// come or, after the last one, has missed one.
func (c *chart) left(e *model.Entry) bool {
	last := c.sheet.Rounds + 1
	if c.finished() {
		last--
	}
	gone := e.Gone()
	return gone > 0 && gone <= last
}

// gone names those who have left, and those who were expelled, which are two things
// (VCL4THP.13, questions 170, 197 and 198). The reason is not for the hall.
func (c *chart) gone() []string {
	var withdrawn, expelled, unplaced []string
	for i := range c.sheet.Lines {
		if c.sheet.Lines[i].Out {
			unplaced = append(unplaced, c.sheet.Lines[i].Name)
		}
		switch e := c.entry(i); {
		case !c.left(e):
		case e.Expelled > 0:
			expelled = append(expelled, c.say("%s (from round %d on)", e.Name, e.Expelled))
		default:
			withdrawn = append(withdrawn, c.say("%s (from round %d on)", e.Name, e.Withdrawn))
		}
	}
	var notes []string
	if len(withdrawn) > 0 {
		notes = append(notes, c.say("Withdrawn: %s", strings.Join(withdrawn, ", ")))
	}
	if len(expelled) > 0 {
		notes = append(notes, c.say("Expelled: %s", strings.Join(expelled, ", ")))
	}
	switch {
	case len(unplaced) == 0:
	case c.sheet.Predetermined:
		notes = append(notes, c.say("Left before half of the games were played, and is without a place; those games do not count (FIDE): %s",
			strings.Join(unplaced, ", ")))
	default:
		notes = append(notes, c.say("Without a place, as FIDE asks of who was expelled: %s", strings.Join(unplaced, ", ")))
	}
	return notes
}

// ratingsNote says which ratings a table prints.
func (o Options) ratingsNote(used string, strengths string) []string {
	if used = joinNonEmpty(", ", strengths, used); used == "" {
		return nil
	}
	return []string{o.say("Ratings: %s", used)}
}

// ratingsUsed names the ratings of the players, unless they can be no others: a
// choice was made, or somebody counts by another than FIDE's.
func (o Options) ratingsUsed(choice model.RatingChoice, s *model.Section) string {
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
func (c *chart) strengths() string {
	if !c.sheet.Teams || !slices.ContainsFunc(c.section.Teams, func(t model.Team) bool {
		return t.Strength == 0 && c.sheet.Lines[c.sheet.Index(t.ID)].Rating != 0
	}) {
		return ""
	}
	if c.section.Boards == 0 {
		return c.say("average of all players of the roster")
	}
	return c.count(c.section.Boards, "average of the first %d player of the roster", "average of the first %d players of the roster")
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
	return o.word(of)
}

// manyAdjustments for one reason are told together: a page of standings that was
// read has one for everybody.
const manyAdjustments = 12

// adjustments says what the arbiter added or took away.
func (c *chart) adjustments() []string {
	var notes []string
	of := map[string]int{}
	for _, a := range c.section.Adjustments {
		of[a.Reason]++
	}
	for _, a := range c.section.Adjustments {
		i := c.sheet.Index(a.Who)
		if i < 0 || a.Round > c.sheet.Rounds {
			continue
		}
		if n := of[a.Reason]; a.Reason != "" && n > manyAdjustments {
			if note := c.count(n, "%s: %d participant", "%s: %d participants", a.Reason, n); !slices.Contains(notes, note) {
				notes = append(notes, note)
			}
			continue
		}
		var amounts []string
		if c.sheet.Teams && a.Match != 0 {
			amounts = append(amounts, c.say("%s match points", signed(a.Match, c.Options)))
		}
		if a.Games != 0 {
			given := signed(a.Games, c.Options)
			if c.sheet.Teams {
				amounts = append(amounts, c.say("%s game points", given))
			} else {
				amounts = append(amounts, c.say("%s points", given))
			}
		}
		if len(amounts) == 0 && a.Reason == "" {
			continue // nothing was given, and nothing is said of it
		}
		if a.Round > 0 {
			amounts = append(amounts, c.say("round %d", a.Round))
		}
		if a.Carried > 0 {
			notes = append(notes, c.say("%s: %s points carried from %s", c.sheet.Lines[i].Name, c.points(a.Games), c.itself(a.Reason)))
			continue
		}
		notes = append(notes, c.say("%s: %s", c.sheet.Lines[i].Name,
			joinNonEmpty(". ", strings.Join(amounts, ", "), c.itself(a.Reason))))
	}
	return notes
}

func signed(p model.Points, o Options) string {
	if p > 0 {
		return "+" + o.points(p)
	}
	return o.points(p)
}

// shares says which lines of a crosstable hold one place together.
func (c *chart) shares() []string {
	var spans []string
	for n := 0; n < len(c.st.Places); {
		rank := c.st.Places[n].Rank
		last := n + c.shared[rank] - 1
		if last > n {
			spans = append(spans, fmt.Sprintf("%d-%d", n+1, last+1))
		}
		n = last + 1
	}
	if len(spans) == 0 {
		return nil
	}
	return []string{c.say("Equal in everything, in order of starting number: lines %s", strings.Join(spans, ", "))}
}
