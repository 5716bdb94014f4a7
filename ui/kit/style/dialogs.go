package style

import "fyne.io/fyne/v2"

// Sizes of dialogs: a width for each kind of content. A dialog is as high as what stands in it and at least as high as said
// here, where what stands in it changes while it is open.
var (
	Short    = fyne.NewSize(52*Unit, 0)        // a line or two to fill in
	Sentence = fyne.NewSize(64*Unit, 0)        // a question with its reasons
	Form     = fyne.NewSize(72*Unit, 0)        // lines with long answers
	Wide     = fyne.NewSize(82*Unit, 0)        // a small table, or text to write
	Pages    = fyne.NewSize(98*Unit, 0)        // a form of several pages
	Table    = fyne.NewSize(104*Unit, 0)       // a table with names
	Paper    = fyne.NewSize(112*Unit, 75*Unit) // a text of many lines, to be pasted
	Lookup   = fyne.NewSize(82*Unit, 53*Unit)  // what is found while one types
	Search   = fyne.NewSize(104*Unit, 60*Unit) // the same with the text of it beside
	History  = fyne.NewSize(104*Unit, 36*Unit) // a list beside what is said of the chosen one
	Whole    = fyne.NewSize(140*Unit, 90*Unit) // all that there is room for: many columns, a page of paper, lists beside each other
)

// Other sizes that are chosen and do not follow from text.
var (
	Window      = fyne.NewSize(1280, 800) // as it opens
	LeastWindow = fyne.NewSize(1000, 650) // on which every screen is whole
	Hall        = fyne.NewSize(1280, 720) // the second screen as it opens
	LeastHall   = fyne.NewSize(320, 200)
	Logo        = fyne.NewSize(15*Unit, 7.5*Unit)   // the picture of the club's logo
	Notes       = fyne.NewSize(25*Unit, 15*Unit)    // what is said about a text below it
	Doc         = fyne.NewSize(25*Unit, 14.75*Unit) // what a tie-break is, below the lists
	Sheet       = fyne.NewSize(212, 300)            // the least of a sheet of paper to be looked at, upright
)

// LeastList is the least width of what has lines of words: a list, the answer beside a label.
const LeastList = 22.5 * Unit
