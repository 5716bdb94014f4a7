// Package icons holds the program's picture.
package icons

import _ "embed"

// PNG is the program's icon, 256 × 256 pixels; wallchart.svg beside it is what
// it was drawn from.
//
//go:embed wallchart.png
var PNG []byte
