package pair

import (
	"wallchart/model"
	"wallchart/pairing/draw"
	"wallchart/phrase"
)

// Lot draws the initial colour. The same seed draws the same colour, and the words
// go into the log, so that the draw can be repeated.
func Lot(seed int64) (model.Colour, phrase.Text) {
	if c := draw.Lot(seed); c == model.Black {
		return c, phrase.New("Initial colour by lot: Black (seed %d)", seed)
	}
	return model.White, phrase.New("Initial colour by lot: White (seed %d)", seed)
}
