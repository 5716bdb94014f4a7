package table

import (
	"fmt"
	"strings"

	"wallchart/phrase"
)

// Paper is a size of paper.
type Paper uint8

// The sizes that wall charts and results are printed on.
const (
	A4 Paper = iota
	Letter
	A3
	Tabloid
)

var papers = [...]struct {
	name          string
	width, height float64
}{
	A4:      {"A4", 210, 297},
	Letter:  {"Letter", 215.9, 279.4},
	A3:      {"A3", 297, 420},
	Tabloid: {"Tabloid", 279.4, 431.8},
}

// Papers lists the sizes in the order of menus.
func Papers() []Paper { return []Paper{A4, Letter, A3, Tabloid} }

// String returns the paper's name.
func (p Paper) String() string {
	if int(p) < len(papers) {
		return papers[p].name
	}
	return fmt.Sprintf("Paper(%d)", p)
}

// Size returns width and height in millimetres, upright or lying. A paper
// unknown here is taken to be A4.
func (p Paper) Size(landscape bool) (width, height float64) {
	if int(p) >= len(papers) {
		p = A4
	}
	if landscape {
		return papers[p].height, papers[p].width
	}
	return papers[p].width, papers[p].height
}

// Orientation is how a sheet of paper lies.
type Orientation uint8

// Orientations in the order of menus.
const (
	Auto    Orientation = iota // as takes the fewest sheets of type that can be read
	Upright                    // the short side above
	Across                     // the long side above
)

var orientations = [...]string{Auto: "auto", Upright: "upright", Across: "across"}

// String returns its name, as on the command line.
func (o Orientation) String() string {
	if int(o) < len(orientations) {
		return orientations[o]
	}
	return fmt.Sprintf("Orientation(%d)", o)
}

// ParseOrientation returns the orientation with that name, in any case of letters.
func ParseOrientation(name string) (Orientation, error) {
	for i, o := range orientations {
		if strings.EqualFold(strings.TrimSpace(name), o) {
			return Orientation(i), nil
		}
	}
	return Auto, phrase.Errorf("paper cannot lie %q. Use auto, upright or across", name)
}

// Usual is the size that documents are printed on where nobody asks for another: Letter
// where that is what shops sell, else A4.
func Usual(letter bool) Paper {
	if letter {
		return Letter
	}
	return A4
}

// ParsePaper returns the paper with that name, in any case of letters.
func ParsePaper(name string) (Paper, error) {
	for i, p := range papers {
		if strings.EqualFold(strings.TrimSpace(name), p.name) {
			return Paper(i), nil
		}
	}
	return A4, fmt.Errorf("%q is not a paper size. Use A4, Letter, A3 or Tabloid", name)
}
