package trf

import "wallchart/pairing/systems"

// known are the codes of all our systems.
var known = systems.Reports()
