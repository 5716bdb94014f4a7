package journal

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

func (d *differences) newRound(round int, r *model.Round) {
	boards, results := 0, 0
	for i := range r.Pairings {
		if !r.Pairings[i].IsBye() {
			boards++
			if r.Pairings[i].Done() {
				results++
			}
		}
	}
	d.say("Round %d paired, %s, %s", round, phrase.Count(boards, "%d board", "%d boards"), phrase.Count(results, "%d result", "%d results"))
}

// round compares the pairings of two states of a round. Those of the same two
// participants belong together, wherever they stand.
func (d *differences) round(n int, a, b *model.Section) {
	x, y := &a.Rounds[n-1], &b.Rounds[n-1]
	known := len(d.found)
	d.when(n, a, b)
	was := map[[2]model.ID][]*model.Pairing{} // more than one only where two are paired twice, which Check finds
	for i := range x.Pairings {
		key := pair(&x.Pairings[i])
		was[key] = append(was[key], &x.Pairings[i])
	}
	for i := range y.Pairings {
		p := &y.Pairings[i]
		key := pair(p)
		switch {
		case len(was[key]) > 0:
			d.pairing(n, b, was[key][0], p)
			was[key] = was[key][1:]
		case p.Board > 0:
			d.say("Round %d: %s paired on board %d", n, Sides(b, p), p.Board)
		default:
			d.say("Round %d: %s paired", n, Sides(b, p))
		}
	}
	for i := range x.Pairings {
		if p := &x.Pairings[i]; slices.Contains(was[pair(p)], p) {
			d.say("Round %d: %s no longer paired", n, Sides(a, p))
		}
	}
	if !same(x.Second, y.Second) {
		d.say("Round %d: the notes on second entries changed", n)
	}
	if !same(x.PhoneResults, y.PhoneResults) {
		d.say("Round %d: what phones have sent changed", n)
	}
	if len(d.found) == known && !slices.EqualFunc(x.Pairings, y.Pairings, samePair) {
		d.say("Round %d: the pairings are in another order", n)
	}
}

// when compares when a round begins.
func (d *differences) when(n int, a, b *model.Section) {
	x, y := a.When(n), b.When(n)
	d.valueOf(phrase.New("Date of round %d", n), x.Date, y.Date)
	d.valueOf(phrase.New("Time of round %d", n), x.Time, y.Time)
}

func samePair(x, y model.Pairing) bool { return pair(&x) == pair(&y) }

// pair is the two participants, the lower ID first.
func pair(p *model.Pairing) [2]model.ID {
	return [2]model.ID{min(p.Sides[0], p.Sides[1]), max(p.Sides[0], p.Sides[1])}
}

// pairing tells of one pairing that both states have.
func (d *differences) pairing(n int, s *model.Section, old, p *model.Pairing) {
	o, first := *old, len(d.found)
	if old.Sides != p.Sides {
		o = old.Turned()
		d.say("%s: colours exchanged", placeOf(n, s, p))
	}
	if o.Board != p.Board {
		d.say("Round %d: %s on board %s instead of %s", n, Sides(s, p), written(p.Board), written(o.Board))
	}
	known := len(d.found)
	if was, is := outcomeText(s, &o), outcomeText(s, p); !same(was, is) {
		switch {
		case was.Empty():
			d.say("%s: %s entered", placeOf(n, s, p), is)
		case is.Empty():
			d.say("%s: %s cleared", placeOf(n, s, p), was)
		default:
			d.say("%s: %s instead of %s", placeOf(n, s, p), is, was)
		}
	}
	if len(d.found) == known && (o.Outcomes != p.Outcomes || o.Score != p.Score) {
		d.say("%s: the result changed", placeOf(n, s, p))
	}
	switch {
	case p.NoColours && !o.NoColours:
		d.say("%s: colours are now unknown", placeOf(n, s, p))
	case o.NoColours && !p.NoColours:
		d.say("%s: colours are now known", placeOf(n, s, p))
	}
	switch {
	case p.Locked && !o.Locked:
		d.say("%s: locked", placeOf(n, s, p))
	case o.Locked && !p.Locked:
		d.say("%s: no longer locked", placeOf(n, s, p))
	}
	d.adjourned(placeOf(n, s, p), o.Adjourned, p.Adjourned)
	d.rated(placeOf(n, s, p), o.ForRating, p.ForRating)
	if o.Note != p.Note {
		d.say("%s: the note changed", placeOf(n, s, p))
	}
	d.games(n, s, &o, p)
	if len(d.found) == first && untold(&o, p, toldOfPairing) {
		d.say("%s: details changed", placeOf(n, s, p))
	}
}

// ScoringWords tells of the boards of a team match.
func (d *differences) games(n int, s *model.Section, old, p *model.Pairing) {
	if len(old.Games) != len(p.Games) {
		d.say("%s: the line-ups changed", placeOf(n, s, p))
		return
	}
	for b := range p.Games {
		x, y := old.Games[b], p.Games[b]
		known := len(d.found)
		if x.Players != y.Players || x.White != y.White {
			d.say("%s: the line-up of board %d changed", placeOf(n, s, p), b+1)
		}
		if x.Outcomes != y.Outcomes {
			d.say("%s: board %d is %s instead of %s", placeOf(n, s, p), b+1, openText(y.Outcomes), openText(x.Outcomes))
		}
		place := phrase.New("%s, board %d", placeOf(n, s, p), b+1)
		d.adjourned(place, x.Adjourned, y.Adjourned)
		d.rated(place, x.ForRating, y.ForRating)
		if len(d.found) == known && x != y {
			d.say("%s: details changed", place)
		}
	}
}

// adjourned tells of a game that goes on at another time.
func (d *differences) adjourned(place phrase.Text, was, is bool) {
	switch {
	case is && !was:
		d.say("%s: adjourned", place)
	case was && !is:
		d.say("%s: no longer adjourned", place)
	}
}

// rated tells of what a game counts as for rating.
func (d *differences) rated(place phrase.Text, was, is model.ForRating) {
	switch {
	case was == is:
	case !is.Set():
		d.say("%s: rated as the result says", place)
	case was.Outcomes == is.Outcomes:
		d.say("%s: the reason for the result for rating changed", place)
	default:
		d.say("%s: for rating %s", place, model.ResultText(is.Outcomes))
	}
}

func openText(o [2]model.Outcome) phrase.Text {
	if o == [2]model.Outcome{} {
		return phrase.New("open")
	}
	return phrase.Verbatim(model.ResultText(o))
}

func placeOf(n int, s *model.Section, p *model.Pairing) phrase.Text {
	if p.IsBye() {
		return phrase.New("Round %d, %s", n, NameOf(s, p.Sides[0]))
	}
	return phrase.New("%s (%s)", phrase.Sentence(Where(n, p.Board)), Sides(s, p))
}

// outcomeText is the result as it is printed: 1-0, 3½-½, or the kind of bye.
func outcomeText(s *model.Section, p *model.Pairing) phrase.Text {
	switch {
	case p.IsBye():
		return p.Outcomes[0].Words()
	case s.Team() && (p.Outcomes[0].Played() || p.Score != [2]model.Points{}):
		return phrase.Verbatim(ScoreText(p.Score))
	}
	return phrase.Verbatim(model.ResultText(p.Outcomes))
}
