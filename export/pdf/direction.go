package pdf

import (
	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"
	"golang.org/x/text/unicode/bidi"
)

// shape divides a text into what is set apart in it and what is not: each of these is ordered by itself, and they follow each
// other in the direction of the whole.
func (f *faces) shape(text []rune, bold bool) []run {
	direction := di.DirectionLTR
	if rightToLeft(text) {
		direction = di.DirectionRTL
	}
	var runs []run
	for _, s := range stretches(text) {
		var more []run
		if s.apart {
			more = f.shape(text[s.from:s.to], bold)
		} else {
			more = f.straight(text[s.from:s.to], direction, bold)
		}
		for i := range more {
			more[i].from += s.from
		}
		if direction == di.DirectionRTL {
			runs = append(more, runs...)
		} else {
			runs = append(runs, more...)
		}
	}
	return runs
}

// straight divides a text by direction, script and font and shapes what cannot be
// drawn as plain text. Runs against the direction stand together in their own order;
// that covers names, which do not nest.
func (f *faces) straight(text []rune, direction di.Direction, bold bool) []run {
	choice := &choice{faces: f, own: f.weight(bold).face, bold: bold}
	const size = 1000
	inputs := f.segmenter.Split(shaping.Input{
		Text: text, RunEnd: len(text), Direction: direction, Face: choice.own,
		Size: fixed.I(size), Language: language.NewLanguage("en"),
	}, choice)
	var runs []run
	against := 0 // runs at the end that go against the text's direction
	for _, in := range inputs {
		r, ok := run{}, false
		if in.Face == choice.own && in.Direction == di.DirectionLTR {
			r, ok = f.weight(bold).plain(string(text[in.RunStart:in.RunEnd]))
		}
		if !ok {
			r = outlined(f.shaper.Shape(in), in, size)
		}
		r.from = in.RunStart
		if in.Direction == di.DirectionLTR == (direction == di.DirectionLTR) {
			against = 0
		} else {
			against++
		}
		switch {
		case direction == di.DirectionLTR && against > 0:
			runs = insert(runs, len(runs)-(against-1), r)
		case direction == di.DirectionRTL:
			runs = insert(runs, max(0, against-1), r)
		default:
			runs = append(runs, r)
		}
	}
	return runs
}

func insert(runs []run, at int, r run) []run {
	runs = append(runs, run{})
	copy(runs[at+1:], runs[at:])
	runs[at] = r
	return runs
}

// stretch is a part of a text without the signs around what is set apart.
type stretch struct {
	from, to int
	apart    bool
}

// stretches are the parts of a text that are set apart, with what is set apart within them, and those between them.
func stretches(text []rune) []stretch {
	var all []stretch
	from, depth := 0, 0
	end := func(at int, apart bool) {
		if from < at {
			all = append(all, stretch{from, at, apart})
		}
		from = at + 1
	}
	for n, r := range text {
		p, _ := bidi.LookupRune(r)
		switch p.Class() {
		case bidi.FSI, bidi.LRI, bidi.RLI:
			if depth == 0 {
				end(n, false)
			}
			depth++
		case bidi.PDI:
			if depth <= 1 {
				end(n, depth == 1)
			}
			depth = max(0, depth-1)
		}
	}
	end(len(text), depth > 0)
	return all
}

// rightToLeft reports whether the first letter with a direction runs from right
// to left. What is set apart does not count (Unicode Standard Annex 9, P2).
func rightToLeft(text []rune) bool {
	for _, s := range stretches(text) {
		if s.apart {
			continue
		}
		for _, r := range text[s.from:s.to] {
			p, _ := bidi.LookupRune(r)
			switch p.Class() {
			case bidi.L:
				return false
			case bidi.R, bidi.AL:
				return true
			}
		}
	}
	return false
}
