package pair

import (
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/check"
	"wallchart/pairing/draw"
	"wallchart/phrase"
)

// Examined is the examiner's judgement of a round.
type Examined struct {
	*check.Report
	Engine *pairing.Engine // beside whose round it was set
	Free   []model.ID      // those who take part and are not paired
}

// Examine judges a round of a section, whoever made it, beside what the system
// makes: the section's own, or another that was asked for.
func Examine(t *model.Tournament, s *model.Section, a Asked) (*Examined, error) {
	if _, err := roundOf(s, a.Round); err != nil {
		return nil, err
	}
	a.Laid = nil
	d, err := Prepare(t, s, a)
	if err != nil {
		return nil, err
	}
	known := *asIfPlayed(s, d.Engine, a.Round)
	known.Rounds = known.AdjournOpen(a.Round).RoundsAsPaired(a.Round)
	known.InitialColour = d.Before.InitialColour
	e := d.Examiner()
	if a.pairsOnly {
		plain := *e
		plain.WhyNot = nil
		e = &plain
	}
	r, err := check.Section(t.With(&known), &known, a.Round, e, a.options())
	if err != nil {
		return nil, err
	}
	return &Examined{Report: r, Engine: d.Engine, Free: s.Free(a.Round)}, nil
}

// ExamineAll judges every round of a section that has boards, or one of them, and
// gives back those it came to before an error.
func ExamineAll(t *model.Tournament, s *model.Section, a Asked) ([]*Examined, error) {
	first, last := 1, draw.Next(s)-1
	if a.Round > 0 {
		first, last = a.Round, a.Round
	}
	if last < first {
		return nil, phrase.Errorf("%s has no pairings yet, so there is nothing to check. Pair the first round", s.Name)
	}
	var all []*Examined
	for n := first; n <= last; n++ {
		a.Round = n
		x, err := Examine(t, s, a)
		if err != nil {
			return all, err
		}
		all = append(all, x)
	}
	return all, nil
}
