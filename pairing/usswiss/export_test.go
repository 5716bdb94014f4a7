package usswiss

import "wallchart/pairing"

// With is the US Chess Swiss with the settings of a club.
func With(s Settings) pairing.Engine {
	e := Engine
	e.Pair = by(s)
	return e
}
