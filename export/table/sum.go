package table

// Sum is what a cell's number is made of, for outputs in which it can be opened.
type Sum struct {
	Title string   // "Buchholz: 53.0"
	Parts []Part   // line by line
	Total string   // "3.5 + 3 = 6.5", "" where the parts say it
	Notes []string // the rule, and what is particular about this number
}

// Part is a line of a Sum.
type Part struct {
	Label, Who, Amount, Note string // "3", "Bruno, Test", "3.5×1", "struck, lowest"
	Struck                   bool   // left out of the sum
}

// Words are those with which a page that is read on a screen is used. They are worded with
// the document; one that is missing is English.
type Words struct {
	Contents, Search, Found, None string // Found has PageNumber and PageCount in it: "3 of 24 rows"
	Hint                          string // how a number is opened
	Sort, Close                   string
	Made, Printed                 string // before a date
	Pages                         string // of the same event
}

var english = Words{
	Contents: "Contents", Search: "Search", Found: PageNumber + " of " + PageCount + " rows", None: "Nothing found",
	Hint: "A number that is underlined with dots opens: tap it, or go there with Tab and the arrow keys and press Enter. " +
		"A heading sorts its column.",
	Sort: "Sort by this column", Close: "Close", Made: "As of", Printed: "Printed", Pages: "Pages of this event",
}

// UsedWith are the words with which the document's page is used.
func (d *Document) UsedWith() Words {
	w, e := d.Words, &english
	for _, x := range []struct {
		word *string
		or   string
	}{
		{&w.Contents, e.Contents}, {&w.Search, e.Search}, {&w.Found, e.Found}, {&w.None, e.None}, {&w.Hint, e.Hint},
		{&w.Sort, e.Sort}, {&w.Close, e.Close}, {&w.Made, e.Made}, {&w.Printed, e.Printed}, {&w.Pages, e.Pages},
	} {
		if *x.word == "" {
			*x.word = x.or
		}
	}
	return w
}
