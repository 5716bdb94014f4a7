package crosstable

import (
	"strconv"
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/phrase"
)

// adjustment is what the arbiter gave or took: to the total, or in a round.
type adjustment struct {
	round        int
	match, games model.Points
}

var adjustedText = pattern.New(`^(?:R(\d{1,2}) )?\+?(-?[\d½.]+)(?:,\+?(-?[\d½.]+))?$`)

// adjustedBy reads the column "Adj" of one of our tables: "+1.0; R3 -0.5", of a
// team match points and game points, "+2.0,-1.5".
func (r *row) adjustedBy(text string, team bool) error {
	if text == "" {
		return nil
	}
	for _, part := range strings.Split(text, ";") {
		m := adjustedText.FindStringSubmatch(strings.TrimSpace(part))
		if m == nil || (m[3] != "") != team {
			return phrase.Errorf("%q under \"Adj\" is not what was given or taken, such as %s", part,
				map[bool]string{false: "+1.0", true: "+2.0,-1.5"}[team])
		}
		var a adjustment
		a.round, _ = strconv.Atoi(m[1])
		first, err := model.ParsePoints(m[2])
		if err != nil {
			return err
		}
		if a.games = first; team {
			a.match = first
			if a.games, err = model.ParsePoints(m[3]); err != nil {
				return err
			}
		}
		r.adjusts = append(r.adjusts, a)
	}
	return nil
}

// sumAdjusts sums what the arbiter gave or took, which the score holds and the
// cells do not.
func (r *row) sumAdjusts(team bool) {
	for _, a := range r.adjusts {
		r.addedGames += a.games
		if r.added += a.games; team {
			r.added += a.match - a.games
		}
	}
}

// adjustments enters what the arbiter gave or took.
func (b *builder) adjustments(s *model.Section) {
	for i := range b.rows {
		why := b.t.reasons(b.rows[i].name)
		for n, a := range b.rows[i].adjusts {
			entered := model.Adjustment{Who: b.ids[i], Round: a.round, Match: a.match, Games: a.games}
			if b.t.grid { // whose rounds are not those that were played
				entered.Round = 0
			}
			if len(why) == len(b.rows[i].adjusts) {
				entered.Reason = why[n]
			}
			s.Adjustments = append(s.Adjustments, entered)
		}
	}
}

var adjustedNote = pattern.New(`^[+-]?[\d½.]+ (?:match |game )?points(?:, [+-]?[\d½.]+ game points)?(?:, round \d+)?(?:\. (.*))?$`)

// reasons are those that the notes below a table give for what a participant was
// given or lost, "" where there is none.
func (t *tableText) reasons(name string) (why []string) {
	for _, l := range t.notes {
		if text, ok := strings.CutPrefix(l, name+": "); ok {
			if m := adjustedNote.FindStringSubmatch(text); m != nil {
				why = append(why, m[1])
			}
		}
	}
	return why
}
