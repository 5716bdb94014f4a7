package pdf

import (
	"runtime"
	"testing"
)

// TestFontsAreReadOnce: who writes while another does gets the fonts that that one has read.
func TestFontsAreReadOnce(t *testing.T) {
	t.Parallel()
	first, err := newFaces()
	if err != nil {
		t.Fatal(err)
	}
	runtime.GC()
	second, err := newFaces()
	if err != nil {
		t.Fatal(err)
	}
	if first.weights != second.weights || first.own[0].face.Font != second.own[0].face.Font {
		t.Error("the fonts were read twice")
	}
	runtime.KeepAlive(first)
}
