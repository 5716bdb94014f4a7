// Package fonts holds the typefaces that documents are printed in: Noto Sans,
// which has every Latin letter, Greek and Cyrillic, under the SIL Open Font
// License (OFL.txt, which must go wherever the fonts go).
package fonts

import _ "embed"

// Regular is Noto Sans Regular, a TrueType font. It must not be changed.
//
//go:embed NotoSans-Regular.ttf
var Regular []byte

// Bold is Noto Sans Bold, a TrueType font. It must not be changed.
//
//go:embed NotoSans-Bold.ttf
var Bold []byte

// Licence is the text of the fonts' licence with their copyright notice.
//
//go:embed OFL.txt
var Licence string
