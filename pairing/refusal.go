package pairing

import "wallchart/phrase"

// Refusal is how a system says why a round cannot be paired: its rules, each in a
// sentence with its article, and the cures where they are not the usual ones.
type Refusal struct {
	Again phrase.Text // who has met does not meet again
	// Kept is said of those who are kept apart by name; "" is what forbidden pairs do.
	Kept, KeptCure       phrase.Text
	Colours, ColoursCure phrase.Text // what the colours of two forbid
	NoBye, NoByeCure     phrase.Text // nobody may have the bye
}

// Unpaired are persons who cannot all be paired, by the numbers that a system gives
// them.
type Unpaired struct {
	Who   []int32
	Mates []int32               // in a matching with as many pairs as possible, one for each of Who; -1 is none
	Index func(v int32) int     // in Field.Players
	Meet  func(v, w int32) bool // whether they may meet
	// Kept tells whether two who may not meet, and have not met, are kept apart by
	// name. Otherwise it is their colours.
	Kept func(v, w int32) bool
}

// Unpaired is the error of a round in which some are left without an opponent: who
// they are, what keeps them from all others, and what can be done.
func (r *Refusal) Unpaired(f *Field, u Unpaired) error {
	e := &Impossible{Round: f.Round}
	met, kept, colours := false, false, false
	for i, v := range u.Who {
		if u.Mates[i] >= 0 {
			continue
		}
		p := &f.Players[u.Index(v)]
		e.Left = append(e.Left, p.Numbered())
		for _, w := range u.Who {
			switch {
			case v == w || u.Meet(v, w):
			case p.Met(u.Index(w)):
				met = true
			case u.Kept(v, w):
				kept = true
			default:
				colours = true
			}
		}
	}
	if met {
		e.because(r.Again, phrase.New("allow one pair a repeat by pairing it by hand"))
	}
	if kept {
		e.because(or(r.Kept, phrase.New("Forbidden pairs keep some apart.")), or(r.KeptCure, phrase.New("lift a forbidden pair for this round")))
	}
	if colours {
		e.because(r.Colours, or(r.ColoursCure, phrase.New("pair two of them by hand, one with the third equal colour")))
	}
	e.Cures = append(e.Cures, phrase.New("give some of those left a bye"), phrase.New("end the event after this many rounds"))
	return e
}

// mostLeft is how many are named of those who would spare the others the bye.
const mostLeft = 8

// Byeless is the error of a round in which nobody may have the bye: spare are those,
// by index, without whom the others could be paired.
func (r *Refusal) Byeless(f *Field, spare []int) error {
	e := &Impossible{Round: f.Round}
	for _, i := range spare[:min(len(spare), mostLeft)] {
		e.Left = append(e.Left, f.Players[i].Numbered())
	}
	e.because(r.NoBye, phrase.New("give a second bye by hand"))
	e.Cures = append(e.Cures, or(r.NoByeCure, phrase.New("let a house player fill in")))
	return e
}

func (e *Impossible) because(rule, cure phrase.Text) {
	e.Rules, e.Cures = append(e.Rules, rule), append(e.Cures, cure)
}

func or(text, usual phrase.Text) phrase.Text {
	if text.Empty() {
		return usual
	}
	return text
}
