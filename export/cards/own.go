package cards

import (
	"regexp"
	"strconv"
	"strings"
	"sync"

	"wallchart/phrase"
)

// Sheets of labels that are not in the list are written out, all lengths in millimetres:
//
//	A4: 3x8 70x37                            three across, eight down, each 70 × 37, in the middle of the paper
//	210x297: 3x8 64x34 at 7.2,12.9 gap 2.5,0 the first label begins 7.2 from the left and 12.9 from the top

// number is a length in millimetres.
const number = `(\d{1,3}(?:\.\d{1,3})?)`

var ownSheet = sync.OnceValue(func() *regexp.Regexp {
	pair := func(word, between string) string { return `(?:\s+` + word + `\s*` + number + between + number + `)?` }
	return regexp.MustCompile(`(?i)^\s*(?:(A4|LETTER)|` + number + `\s*[x×]\s*` + number + `)\s*:\s*(\d{1,2})\s*[x×]\s*(\d{1,2})\s+` +
		number + `\s*[x×]\s*` + number + pair("at", `\s*[,; ]\s*`) + pair("gap", `\s*[,; ]\s*`) + `\s*$`)
})

// How many labels a sheet may have, how small one may be and how large the paper.
const (
	mostLabels   = 20 // across; twice as many down
	leastLabel   = 10.0
	largestPaper = 500.0
	play         = 0.3 // that makers' figures may go over the paper, being rounded
)

// Own are the measures of a sheet of labels; Left and Top are of the first label.
type Own struct {
	Paper        Size
	Across, Down int
	Card         Size
	Centred      bool // Left and Top do not count: the labels stand in the middle
	Left, Top    float64
	GapX, GapY   float64
}

// PaperSizes are the papers that are known by name.
func PaperSizes() map[string]Size { return map[string]Size{"A4": a4, "Letter": letter} }

// readOwn reads a sheet that is written out; ok is false where the text is none.
func readOwn(text string) (s Sheet, ok bool, err error) {
	if !strings.Contains(text, ":") {
		return Sheet{}, false, nil
	}
	m := ownSheet().FindStringSubmatch(text)
	if m == nil {
		return Sheet{}, true, phrase.Errorf("%q is no sheet of labels. Write it as A4: 3x8 64x34 at 7.2,12.9 gap 2.5,0: the paper, how many "+
			"labels across and down, the size of one, where the first one begins and the gaps, in millimetres with decimal points", text)
	}
	length := func(n int) float64 { x, _ := strconv.ParseFloat("0"+m[n], 64); return x }
	count := func(n int) int { x, _ := strconv.Atoi(m[n]); return x }
	o := Own{Paper: Size{length(2), length(3)}, Across: count(4), Down: count(5), Card: Size{length(6), length(7)},
		Centred: m[8] == "", Left: length(8), Top: length(9), GapX: length(10), GapY: length(11)}
	switch strings.ToUpper(m[1]) {
	case "A4":
		o.Paper = a4
	case "LETTER":
		o.Paper = letter
	}
	s, err = o.Sheet()
	return s, true, err
}

// Sheet is the sheet with these measures. What does not fit on the paper is refused.
func (o Own) Sheet() (Sheet, error) {
	switch {
	case o.Across < 1 || o.Down < 1 || o.Across > mostLabels || o.Down > 2*mostLabels:
		return Sheet{}, phrase.Errorf("a sheet has 1 to %d labels across and 1 to %d down", mostLabels, 2*mostLabels)
	case o.Card.Width < leastLabel || o.Card.Height < leastLabel:
		return Sheet{}, phrase.Errorf("a label of %s mm is too small to be read; it has at least %s mm each way", o.Card, millimetres(leastLabel))
	case o.Paper.Width > largestPaper || o.Paper.Height > largestPaper:
		return Sheet{}, phrase.Errorf("paper of %s mm is too large; it may have %s mm each way", o.Paper, millimetres(largestPaper))
	case o.Left < 0 || o.Top < 0 || o.GapX < 0 || o.GapY < 0:
		return Sheet{}, phrase.Errorf("the first label and the gaps are given in millimetres from 0 on")
	}
	width := float64(o.Across)*o.Card.Width + float64(o.Across-1)*o.GapX
	height := float64(o.Down)*o.Card.Height + float64(o.Down-1)*o.GapY
	if o.Centred {
		o.Left, o.Top = max(0, (o.Paper.Width-width)/2), max(0, (o.Paper.Height-height)/2)
	}
	if need := o.Left + width; need > o.Paper.Width+play {
		return Sheet{}, phrase.Errorf("%d labels side by side end %s mm from the left, and the paper is %s mm wide; "+
			"take fewer across, smaller ones, or less room at the left and between them", o.Across, millimetres(need), millimetres(o.Paper.Width))
	}
	if need := o.Top + height; need > o.Paper.Height+play {
		return Sheet{}, phrase.Errorf("%d labels below each other end %s mm from the top, and the paper is %s mm high; "+
			"take fewer down, smaller ones, or less room at the top and between them", o.Down, millimetres(need), millimetres(o.Paper.Height))
	}
	return Sheet{Name: o.String(), Paper: o.Paper, Across: o.Across, Down: o.Down, Card: o.Card, Left: o.Left, Top: o.Top,
		PitchX: o.Card.Width + o.GapX, PitchY: o.Card.Height + o.GapY}, nil
}

// String writes the measures as ParseSheet reads them.
func (o Own) String() string {
	x := func(s Size) string { return millimetres(s.Width) + "x" + millimetres(s.Height) }
	paper := x(o.Paper)
	for name, size := range PaperSizes() {
		if size == o.Paper {
			paper = name
		}
	}
	text := paper + ": " + strconv.Itoa(o.Across) + "x" + strconv.Itoa(o.Down) + " " + x(o.Card)
	if !o.Centred {
		text += " at " + millimetres(o.Left) + "," + millimetres(o.Top)
	}
	if o.GapX != 0 || o.GapY != 0 {
		text += " gap " + millimetres(o.GapX) + "," + millimetres(o.GapY)
	}
	return text
}

// millimetres is a length as it is read, to a hundredth.
func millimetres(x float64) string {
	return strconv.FormatFloat(float64(int64(x*100+0.5))/100, 'f', -1, 64)
}

// mostShift is by how much a printer is off, in millimetres; more is another sheet.
const mostShift = 10

// ParseShift reads by how much labels are moved to the right and down, in millimetres: "1.5,-2". It makes up for a
// printer that takes its paper in askew; "" is not at all.
func ParseShift(text string) (Size, error) {
	wrong := phrase.Errorf("%q does not say by how much the labels are moved. Write 1.5,-2 for 1.5 mm to the right "+
		"and 2 mm up; at most %d mm", text, mostShift)
	if strings.Contains(text, ";") { // 1,5; -2
		text = strings.ReplaceAll(text, ",", ".")
	}
	parts := strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ';' || r == ' ' })
	if len(parts) == 0 && strings.TrimSpace(text) == "" {
		return Size{}, nil
	}
	if len(parts) != 2 {
		return Size{}, wrong
	}
	var by [2]float64
	for i, p := range parts {
		x, err := strconv.ParseFloat(p, 64)
		if err != nil || !(x >= -mostShift && x <= mostShift) { // nor NaN
			return Size{}, wrong
		}
		by[i] = x
	}
	return Size{by[0], by[1]}, nil
}
