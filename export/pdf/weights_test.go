package pdf

import (
	"runtime"
	"testing"

	"wallchart/must"
)

// TestFontsAreReadOnce: who writes while another does gets the fonts that that one has read.
func TestFontsAreReadOnce(t *testing.T) {
	t.Parallel()
	first := must.Have(newFaces())(t)
	runtime.GC()
	second := must.Have(newFaces())(t)
	if first.weights != second.weights || first.own[0].face.Font != second.own[0].face.Font {
		t.Error("the fonts were read twice")
	}
	runtime.KeepAlive(first)
}
