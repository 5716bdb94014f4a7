package style

import (
	"fmt"
	"image/color"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// IconName is the name of an icon of our own, for what Fyne has none.
type IconName string

// Icons of our own.
const (
	Players   IconName = "players"
	Pair      IconName = "pair"
	PairAll   IconName = "pairall"
	Boards    IconName = "boards"
	WallChart IconName = "wallchart"
	Standings IconName = "standings"
	TieBreaks IconName = "tiebreaks"
	Trophy    IconName = "trophy"
	Prize     IconName = "prize"
	CheckIn   IconName = "checkin"
	Fees      IconName = "fees"
	Lock      IconName = "lock"
	Clock     IconName = "clock"
	Category  IconName = "category"
	Screen    IconName = "screen"
	Names     IconName = "names"
	Slips     IconName = "slips"
	Swap      IconName = "swap"
	Bye       IconName = "bye"
	Section   IconName = "section"
	Log       IconName = "log"
	Columns   IconName = "columns"
	Sort      IconName = "sort"
	Filter    IconName = "filter"
	Page      IconName = "page"

	Crosstable IconName = "crosstable"
	Lot        IconName = "lot"
	Adjust     IconName = "adjust"
	Expel      IconName = "expel"
	Attend     IconName = "attend"
	Back       IconName = "back"
	Roster     IconName = "roster"
	Colours    IconName = "colours"
	Apart      IconName = "apart"
	Number     IconName = "number"
	Second     IconName = "second"
	Rating     IconName = "rating"
)

// person is somebody, with room at the right for what becomes of him.
const person = "O 9 7.5 3.5 M 3 20 C 3 16 5.5 14 9 14 C 12.5 14 15 16 15 20"

// drawings are the icons: lines of a pen of two pixels on a field of 24, as strokes reads them.
var drawings = map[IconName]string{
	Players: "O 9 7.5 3.5 M 3 20 C 3 16 5.5 14 9 14 C 12.5 14 15 16 15 20" +
		" M 16.5 4.5 C 18 5 19 6.2 19 7.5 C 19 8.8 18 10 16.5 10.5 M 18 14.5 C 20 15.4 21 17.2 21 20",
	Pair:    "M 3 6 L 9 6 L 14 12 L 21 12 M 3 18 L 9 18 L 14 12 M 18 9 L 21 12 L 18 15",
	PairAll: "M 3 5 L 9 5 L 12 8 L 21 8 M 3 11 L 9 11 L 12 8 M 3 15 L 9 15 L 12 18 L 21 18 M 3 21 L 9 21 L 12 18",
	Boards: "M 4 4 L 20 4 L 20 20 L 4 20 Z M 12 4 L 12 20 M 4 12 L 20 12 M 6 8 L 10 8 M 8 6 L 8 10 M 14 16 L 18 16" +
		" M 16 14 L 16 18",
	WallChart: "M 3 4 L 21 4 L 21 20 L 3 20 Z M 3 9 L 21 9 M 9 4 L 9 20 M 15 9 L 15 20 M 9 14.5 L 21 14.5",
	Standings: "M 3 20 L 3 13 L 9 13 L 9 20 M 9 13 L 9 6 L 15 6 L 15 20 M 15 10 L 21 10 L 21 20 M 2 20 L 22 20",
	TieBreaks: "M 12 4 L 12 20 M 8 20 L 16 20 M 5 6 L 19 6 M 5 6 L 2 13 C 3 15 7 15 8 13 L 5 6 M 2 13 L 8 13" +
		" M 19 6 L 16 13 C 17 15 21 15 22 13 L 19 6 M 16 13 L 22 13",
	Trophy: "M 7 4 L 17 4 L 17 10 C 17 13 15 15 12 15 C 9 15 7 13 7 10 Z M 7 6 L 3.5 6 C 3.5 9 5 11 7.5 11" +
		" M 17 6 L 20.5 6 C 20.5 9 19 11 16.5 11 M 12 15 L 12 20 M 8 20 L 16 20",
	Rating:   "M 3 17 L 9 11 L 13 14 L 21 5 M 16 5 L 21 5 L 21 10 M 3 21 L 21 21",
	Prize:    "O 12 8.5 5.5 M 8.5 13 L 7 21 L 12 18 L 17 21 L 15.5 13",
	CheckIn:  "M 5 4 L 19 4 L 19 21 L 5 21 Z M 9 3 L 15 3 M 8.5 13 L 11 15.5 L 15.5 10.5",
	Fees:     "M 3 6 L 21 6 L 21 18 L 3 18 Z O 12 12 3 M 6.5 12 L 6.6 12 M 17.4 12 L 17.5 12",
	Lock:     "M 5 11 L 19 11 L 19 21 L 5 21 Z M 8 11 L 8 7 C 8 4.5 9.8 3 12 3 C 14.2 3 16 4.5 16 7 L 16 11 M 12 15 L 12 17",
	Clock:    "O 12 12 9 M 12 7 L 12 12 L 15.5 14",
	Category: "M 3 12 L 3 4 L 11 4 L 21 14 L 13 21.5 Z M 7.4 8 L 7.5 8",
	Screen:   "M 3 4 L 21 4 L 21 16 L 3 16 Z M 12 16 L 12 20 M 8 20.5 L 16 20.5",
	Names:    "M 4 6 L 4.1 6 M 4 12 L 4.1 12 M 4 18 L 4.1 18 M 9 6 L 20 6 M 9 12 L 20 12 M 9 18 L 16 18",
	Slips:    "M 4 3 L 20 3 L 20 14 L 4 14 Z M 8 8.5 L 16 8.5 M 4 20 L 6 20 M 11 20 L 13 20 M 18 20 L 20 20",
	Swap:     "M 4 8 L 19 8 M 15 4 L 19 8 L 15 12 M 20 16 L 5 16 M 9 12 L 5 16 L 9 20",
	Bye:      person + " M 17 9 L 22 9",
	Section: "M 3 4 L 10 4 L 10 11 L 3 11 Z M 14 4 L 21 4 L 21 11 L 14 11 Z M 3 15 L 10 15 L 10 21 L 3 21 Z" +
		" M 17.5 15 L 17.5 21 M 14.5 18 L 20.5 18",
	Log:        "M 5 3 L 19 3 L 19 21 L 5 21 Z M 8.5 8 L 15.5 8 M 8.5 12 L 15.5 12 M 8.5 16 L 12.5 16",
	Columns:    "M 3 4 L 21 4 L 21 20 L 3 20 Z M 9 4 L 9 20 M 15 4 L 15 20",
	Sort:       "M 7 4 L 7 20 M 3.5 16.5 L 7 20 L 10.5 16.5 M 14 7 L 21 7 M 14 12 L 19 12 M 14 17 L 17 17",
	Page:       "M 7 2 L 17 2 L 17 22 L 7 22 Z M 10 7 L 14 7 M 10 11 L 14 11 M 11.5 18 L 12.5 18",
	Crosstable: "M 3 4 L 21 4 L 21 20 L 3 20 Z M 3 9 L 21 9 M 8 4 L 8 20 M 11 11.5 L 18 17.5",
	Lot: "M 4 4 L 20 4 L 20 20 L 4 20 Z M 8.5 8.5 L 8.6 8.5 M 15.5 8.5 L 15.6 8.5 M 12 12 L 12.1 12 M 8.5 15.5 L 8.6 15.5" +
		" M 15.5 15.5 L 15.6 15.5",
	Adjust:  "M 3 7 L 11 7 M 7 3 L 7 11 M 14 17.5 L 21 17.5 M 19 4 L 6 20",
	Expel:   person + " M 16.5 6.5 L 21.5 11.5 M 21.5 6.5 L 16.5 11.5",
	Attend:  person + " M 15.5 9 L 18 11.5 L 22 6.5",
	Back:    person + " M 17 9 L 22 9 M 19.5 6.5 L 19.5 11.5",
	Roster:  "M 12 2.5 L 20 5.5 L 20 12 C 20 17 16 20 12 21.5 C 8 20 4 17 4 12 L 4 5.5 Z M 8.5 9.5 L 15.5 9.5 M 8.5 13.5 L 15.5 13.5",
	Colours: "M 4 4 L 20 4 L 20 20 L 4 20 Z M 12 4 L 12 20 M 15 8 L 17 8 M 15 12 L 17 12 M 15 16 L 17 16",
	Apart:   "M 3 8 L 8.5 8 L 8.5 16 L 3 16 Z M 15.5 8 L 21 8 L 21 16 L 15.5 16 Z M 12 3 L 12 6 M 12 10.5 L 12 13.5 M 12 18 L 12 21",
	Number:  "M 9.5 4 L 7.5 20 M 16.5 4 L 14.5 20 M 4 9 L 20.5 9 M 3.5 15 L 20 15",
	Second:  "M 2.5 12.5 L 7 17 L 15 7 M 11.5 15.5 L 13 17 L 21.5 7",
	Filter:  "M 3 5 L 21 5 L 14 13 L 14 20 L 10 18 L 10 13 Z",
}

// Icon is the icon as a resource, in the colour of the text beside it. It is drawn when it is first painted: the menus name all of
// them before the window is there.
func (n IconName) Icon() fyne.Resource { return theme.NewThemedResource(drawn{n}) }

// drawn is an icon that is made when it is asked for.
type drawn struct{ icon IconName }

// Name is part of fyne.Resource.
func (d drawn) Name() string { return "own-" + string(d.icon) + ".svg" }

// Content is part of fyne.Resource.
func (d drawn) Content() []byte {
	made, ok := outlines.Load(d.icon)
	if !ok {
		made, _ = outlines.LoadOrStore(d.icon, []byte(outlined(drawings[d.icon], 2)))
	}
	return made.([]byte)
}

// outlines are the icons that were made so far.
var outlines sync.Map

// Inked is an icon in a colour of the theme of now. The toolkit would read the drawing and write it again in that colour
// each time it shows it.
func Inked(icon fyne.Resource, ink fyne.ThemeColorName) fyne.Resource {
	r, g, b, a := theme.Color(ink).RGBA()
	key := inkedIcon{icon.Name(), color.RGBA64{uint16(r), uint16(g), uint16(b), uint16(a)}}
	made, ok := inkedIcons.Load(key)
	if !ok {
		name := fmt.Sprintf("%04x%04x%04x%04x-%s", r, g, b, a, key.icon)
		made, _ = inkedIcons.LoadOrStore(key, fyne.NewStaticResource(name, theme.NewColoredResource(icon, ink).Content()))
	}
	return made.(fyne.Resource)
}

type inkedIcon struct {
	icon string
	ink  color.RGBA64
}

// inkedIcons are those that were shown so far: a few for each theme.
var inkedIcons sync.Map

// Blank is the room of an icon with nothing in it.
func Blank() fyne.Resource {
	return fyne.NewStaticResource("own-blank.svg", []byte(outlined("", 0)))
}
