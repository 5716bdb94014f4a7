// Package colours holds what says which colours the numbers in a file mean.
package colours

import _ "embed"

// SRGB is the profile sRGB2014 of the International Color Consortium, which may be
// copied and embedded without restriction. It must not be changed.
//
//go:embed sRGB2014.icc
var SRGB []byte
