package dutch

import "wallchart/pairing"

// edition is what distinguishes the texts of C.04.3.
type edition struct {
	mayHaveBye func(*pairing.Field, int) bool
	float      func(*pairing.Field, int, int) pairing.Float
}

// current is the edition in force from 1 February 2026.
var current = &edition{
	mayHaveBye: (*pairing.Field).MayHaveBye,
	float:      (*pairing.Field).FloatIn,
}
