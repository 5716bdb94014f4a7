package cards

import (
	"fmt"
	"strconv"
	"strings"

	"wallchart/phrase"
)

// Sheet is a kind of paper: labels of a maker, or paper divided into equal cards. All
// lengths are millimetres.
type Sheet struct {
	Name         string // as on the box: "L7160"; "" for paper
	Paper        Size   // of labels; paper has the size that is chosen
	Across, Down int    // cards on a sheet; 0 is as many as fit
	Card         Size   // of one label
	Left, Top    float64
	PitchX       float64 // from the left edge of a label to that of the next
	PitchY       float64
}

var (
	a4     = Size{210, 297}
	letter = Size{215.9, 279.4}
)

// sheets are the labels that are sold for addresses, cards and badges, by the makers'
// data. Makers differ by up to two millimetres, which the room round the texts of a
// card takes up. Of L7418 the margins are worked out: the labels stand in the middle.
var sheets = []Sheet{
	{"5160", letter, 3, 10, Size{66.68, 25.4}, 4.76, 12.7, 69.85, 25.4},
	{"5163", letter, 2, 5, Size{101.6, 50.8}, 4, 12.7, 106.4, 50.8},
	{"5164", letter, 2, 3, Size{101.6, 84.67}, 4, 12.7, 106.4, 84.67},
	{"5395", letter, 2, 4, Size{85.73, 59.27}, 17.46, 14.82, 95.25, 63.5},
	{"L7160", a4, 3, 7, Size{63.5, 38.1}, 7.25, 15.15, 66, 38.1},
	{"L7163", a4, 2, 7, Size{99.1, 38.1}, 4.65, 15.15, 101.6, 38.1},
	{"L7165", a4, 2, 4, Size{99.1, 67.7}, 4.65, 13.1, 101.6, 67.7},
	{"L7418", a4, 2, 4, Size{86.5, 55.5}, 18.5, 37.5, 86.5, 55.5},
}

// Sheets lists the label sheets in the order of menus.
func Sheets() []Sheet { return append([]Sheet(nil), sheets...) }

// Names are the names of the label sheets.
func Names() []string {
	var names []string
	for _, s := range sheets {
		names = append(names, s.Name)
	}
	return names
}

// Labels tells whether the sheet is one of labels, which are not cut.
func (s *Sheet) Labels() bool { return s.Name != "" }

// Papers that nobody can read the cards of, or cut.
const (
	mostAcross = 6
	mostDown   = 15
)

// ParseSheet returns the sheet of that name, "L7160" or "Avery 5160", one that is written
// out, "A4: 3x8 70x37", or paper divided into cards, "2x5": two across, five down. "" is
// paper with as many as fit.
func ParseSheet(name string) (Sheet, error) {
	if own, is, err := readOwn(name); is {
		return own, err
	}
	short := strings.ToUpper(strings.Join(strings.Fields(name), ""))
	if short == "" {
		return Sheet{}, nil
	}
	short = strings.TrimPrefix(short, "AVERY")
	for _, s := range sheets {
		if s.Name == short {
			return s, nil
		}
	}
	if x, y, ok := strings.Cut(strings.ReplaceAll(short, "×", "X"), "X"); ok {
		across, errX := strconv.Atoi(x)
		down, errY := strconv.Atoi(y)
		switch {
		case errX != nil || errY != nil:
		case across < 1 || across > mostAcross || down < 1 || down > mostDown:
			return Sheet{}, phrase.Errorf("%s cards on a sheet cannot be: at most %d stand side by side, and %d below each other",
				name, mostAcross, mostDown)
		default:
			return Sheet{Across: across, Down: down}, nil
		}
	}
	return Sheet{}, phrase.Errorf("there are no labels %q; choose one of %s, a division of the sheet such as 2x5, "+
		"or your own such as A4: 3x8 64x34 at 7.2,12.9 gap 2.5,0",
		name, strings.Join(Names(), ", "))
}

// Suits tells whether the deck can stand on its sheet; the error names the labels that
// are large enough.
func (d *Deck) Suits() error {
	if !d.Sheet.Labels() {
		return nil
	}
	var fit []string
	for _, s := range sheets {
		if s.Card.holds(d.Least) {
			fit = append(fit, s.Name)
		}
	}
	switch {
	case len(fit) == 0:
		return phrase.Errorf("these cards are too large for labels; print them on paper")
	case !d.Sheet.Card.holds(d.Least):
		return phrase.Errorf("a label of %s is %s mm large, which is too small for these cards; take %s",
			d.Sheet.Name, d.Sheet.Card, strings.Join(fit, ", "))
	}
	return nil
}

func (s Size) holds(other Size) bool { return s.Width >= other.Width && s.Height >= other.Height }

// String returns the size as it is read: "63.5 × 38.1".
func (s Size) String() string { return fmt.Sprintf("%g × %g", s.Width, s.Height) }
