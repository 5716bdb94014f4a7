package check

import (
	"errors"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

// Finding is one thing that is wrong with a round, or not best.
type Finding struct {
	Board int         // 1-based, in the order of the round examined; 0 = none
	Who   []int       // indices of Field.Players
	Rule  phrase.Text // the regulation, or the article
	Text  phrase.Text
	Grave bool // not allowed
}

// Report is the examiner's judgement.
type Report struct {
	Field    *pairing.Field
	Made     *pairing.Round // the round examined
	Best     *pairing.Round // what the system makes; nil when it finds no pairing
	Findings []Finding      // grave ones first
}

// Grave tells whether something is not allowed.
func (r *Report) Grave() bool {
	for i := range r.Findings {
		if r.Findings[i].Grave {
			return true
		}
	}
	return false
}

// Section examines a round of a section as it stands, with those as present who
// are in it.
func Section(t *model.Tournament, s *model.Section, round int, e *pairing.Engine, o pairing.Options) (*Report, error) {
	if round < 1 || round > len(s.Rounds) {
		return nil, phrase.Errorf("round %d cannot be checked: %s has %d rounds", round, s.Name, len(s.Rounds))
	}
	f, err := pairing.NewField(t, s, round)
	if err != nil {
		return nil, err
	}
	if f.Initial == model.NoColour {
		f.Initial = t.ShownColour(s, e.Lot)
	}
	if s.Competitors() < s.Participants() {
		e = e.WithHouse()
	}
	index := make(map[model.ID]int, len(f.Players))
	for i := range f.Players {
		index[f.Players[i].ID] = i
		f.Players[i].Present = false
	}
	made := &pairing.Round{Number: round, Bye: -1}
	var findings []Finding
	for _, p := range s.Rounds[round-1].Pairings {
		i, known := index[p.Sides[0]]
		j, also := index[p.Sides[1]]
		switch {
		case !known:
		case p.IsBye() && p.Outcomes[0] != model.PairingBye:
			f.Players[i].Why = p.Outcomes[0]
		case p.IsBye() && f.Players[i].Why == model.PairingBye: // given before the round was paired
		case p.IsBye():
			f.Players[i].Present = true
			if made.Bye >= 0 && e.KnockOut {
				made.More = append(made.More, i)
				continue
			}
			if made.Bye >= 0 {
				findings = append(findings, Finding{Who: []int{made.Bye, i}, Rule: phrase.Verbatim("C.04.1"), Grave: true,
					Text: phrase.New("%s and %s both have the pairing-allocated bye; there is at most one.",
						f.Players[made.Bye].Label(), f.Players[i].Label())})
			}
			made.Bye = i
		case also && (guest(s, p.Sides[0]) || guest(s, p.Sides[1])): // of the two who are left over in their sections
			if guest(s, p.Sides[0]) {
				i, j = j, i
			}
			f.Players[i].Present, made.Bye = true, i
		case also:
			f.Players[i].Present, f.Players[j].Present = !f.Players[i].House, !f.Players[j].House
			made.Pairs = append(made.Pairs, pairing.Pair{White: i, Black: j})
		}
	}
	r, err := Round(f, made, e, o)
	if err == nil {
		r.Findings = append(findings, r.Findings...)
	}
	return r, err
}

// guest tells a player of another section, who plays somebody who would have the bye.
func guest(s *model.Section, id model.ID) bool {
	e, _ := s.Entry(id)
	return e.IsGuest()
}

// Round examines a round against what was known before it. The error is of an
// engine that was cancelled or lacks something; that there is no pairing by the
// rules is a Finding.
func Round(f *pairing.Field, made *pairing.Round, e *pairing.Engine, o pairing.Options) (*Report, error) {
	x := &examiner{f: f, made: made, e: e, o: o, r: &Report{Field: f, Made: made}}
	if e.Fixed(len(f.Players)) { // who rests, and the colours, are the table's
		x.secondMeetings()
	} else {
		x.everybodyOnce()
		x.absolute()
	}
	best, err := e.Pair(f, o)
	var im *pairing.Impossible
	switch {
	case errors.As(err, &im):
		x.add(Finding{Rule: e.Rule, Text: phrase.New("The system finds no pairing for this round. %s", im.Words())})
		return x.r, nil
	case err != nil:
		return nil, err
	}
	x.r.Best = best
	return x.r, x.compare(best)
}

type examiner struct {
	f    *pairing.Field
	made *pairing.Round
	e    *pairing.Engine
	o    pairing.Options
	r    *Report
}

func (x *examiner) add(f Finding) { x.r.Findings = append(x.r.Findings, f) }

func (x *examiner) name(i int) phrase.Text { return x.f.Players[i].Label() }

// everybodyOnce finds who is in the round twice, not at all, or though absent.
func (x *examiner) everybodyOnce() {
	times := make([]int, len(x.f.Players))
	for _, p := range x.made.Pairs {
		times[p.White]++
		times[p.Black]++
	}
	if x.made.Bye >= 0 {
		times[x.made.Bye]++
	}
	for _, i := range x.made.More {
		times[i]++
	}
	for i := range times {
		switch present := x.f.Players[i].Present; {
		case times[i] > 1:
			x.add(Finding{Who: []int{i}, Rule: phrase.Verbatim("C.04.1"), Grave: true,
				Text: phrase.New("%s is in the round %d times.", x.name(i), times[i])})
		case times[i] == 0 && present:
			x.add(Finding{Who: []int{i}, Rule: phrase.Verbatim("C.04.1"), Grave: true, Text: phrase.New("%s is present and not paired.", x.name(i))})
		case times[i] == 1 && !present && !x.f.Players[i].House:
			x.add(Finding{Who: []int{i}, Rule: phrase.Verbatim("C.04.2"), Grave: true,
				Text: phrase.New("%s is paired though not in the round.", x.name(i))})
		}
	}
}
