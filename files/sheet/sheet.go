package sheet

import (
	"bytes"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"wallchart/files/archive"
	"wallchart/files/charset"
	"wallchart/files/pattern"
	"wallchart/files/plaintext"
	"wallchart/phrase"
)

// Limits of what is read. The largest event there was had some five thousand players; a rating list of the world is read
// by files/ratings.
const (
	Largest    = 32 << 20           // bytes of a file
	MaxRows    = 25_000             // rows of a sheet
	maxColumns = 512                // columns of a sheet
	mostSheets = archive.MostSheets // sheets of a workbook, tables of a page; more are refused
	mostBlank  = 4 << 20            // blank rows of a workbook that are looked through, in four sheets formatted to their end
	maxCell    = 4_000              // bytes of a cell; the rest is cut off
)

// Sheet is one table.
type Sheet struct {
	Name string
	Rows [][]string  // Rows[i] is row i+1 of the spreadsheet, without blank cells at its end; blank rows are kept
	Cut  phrase.Text // why the sheet is not complete, sentences without the last full stop; empty when it is
	// Second says where in a cell of two lines the second one begins: the row and
	// the column, from 0, and the bytes before the blank that stands between them.
	Second map[[2]int]int
}

// Read reads all tables of a file or of the clipboard. name is the file's name, for the name of a sheet that has none
// of its own. The guess is of a text's encoding; spreadsheets know theirs.
func Read(name string, raw []byte) ([]Sheet, charset.Guess, error) {
	return read(name, raw, "")
}

// ReadAs is Read for a text whose encoding the user has chosen, by plaintext's name for it.
func ReadAs(name string, raw []byte, encoding string) ([]Sheet, error) {
	sheets, _, err := read(name, raw, encoding)
	return sheets, err
}

var (
	zipMark = []byte("PK\x03\x04")
	oleMark = []byte{0xD0, 0xCF, 0x11, 0xE0}
	flatODS = pattern.New(`<office:document[\s>]`)
	xmlBook = pattern.New(`<(ss:)?Workbook[\s>]`)
	anyTag  = pattern.New(`(?i)<(table|tr)[\s>]`)
)

func read(name string, raw []byte, encoding string) ([]Sheet, charset.Guess, error) {
	var none charset.Guess
	if len(raw) > Largest {
		return nil, none, phrase.Errorf("the file has more than %d MB; a list of players is far smaller. Choose another file", Largest>>20)
	}
	b := newBudget()
	head := raw[:min(len(raw), 4096)]
	var sheets []Sheet
	var err error
	switch {
	case bytes.HasPrefix(raw, zipMark):
		sheets, err = readZip(raw, b)
		return finish(sheets, none, err)
	case bytes.HasPrefix(raw, oleMark):
		return nil, none, phrase.Errorf("this is an old Excel file (.xls), or one with a password. " +
			"Open it in Excel or LibreOffice and save it as .xlsx without a password")
	case flatODS.Match(head[:min(len(head), 1200)]):
		sheets, err = readODS(bytes.NewReader(raw), b)
		return finish(sheets, none, err)
	case xmlBook.Match(head[:min(len(head), 800)]):
		return nil, none, phrase.Errorf("this is an XML spreadsheet of Excel 2003. Open it in Excel or LibreOffice and save it as .xlsx")
	}
	guess := charset.Of(raw)
	if encoding == "" {
		encoding = guess.Name
	}
	text, err := decode(raw, encoding)
	if err != nil {
		return nil, guess, err
	}
	if i := strings.IndexByte(text, 0); i >= 0 {
		return nil, guess, phrase.Errorf("this is neither text nor a spreadsheet that Wallchart knows. Save the list as .xlsx, .ods or .csv")
	}
	if anyTag.MatchString(text) {
		if sheets = readHTML(text, b); len(sheets) > mostSheets {
			return nil, guess, tooManySheets()
		}
	} else {
		title := strings.TrimSuffix(filepath.Base(name), filepath.Ext(name))
		if name == "" {
			title = "Clipboard"
		}
		sheets = []Sheet{readText(title, text, b)}
	}
	return finish(sheets, guess, nil)
}

// decode is plaintext's, which for a text that says its encoding itself takes off the mark.
func decode(raw []byte, encoding string) (string, error) {
	if text, found := plaintext.Decode(raw); found == encoding {
		return text, nil
	}
	return plaintext.DecodeAs(raw, encoding)
}

// finish leaves out the sheets without rows, and refuses a file without any.
func finish(sheets []Sheet, guess charset.Guess, err error) ([]Sheet, charset.Guess, error) {
	if err != nil {
		return nil, guess, err
	}
	var full []Sheet
	var cut phrase.Text
	for _, s := range sheets {
		if len(s.Rows) > 0 {
			full = append(full, s)
		} else if !s.Cut.Empty() {
			cut = s.Cut
		}
	}
	if len(full) == 0 && !cut.Empty() {
		return nil, guess, phrase.Fail(cut)
	}
	if len(full) == 0 {
		return nil, guess, phrase.Errorf("there is no table in it: every sheet is empty. Choose another file, or copy the rows and paste them")
	}
	return full, guess, nil
}

// budget is what may still be read, of all sheets together. A row that a file
// writes once and repeats costs as much as if it were written out: whoever works
// on the rows does so each time.
type budget struct {
	lines  int // but the blank ones at the end of a sheet
	cells  int // filled or not
	bytes  int
	blanks int // rows that hold nothing, those at the end of a sheet, too
}

func newBudget() *budget {
	return &budget{lines: 4 * MaxRows, cells: 3_000_000, bytes: 16 << 20, blanks: mostBlank}
}

// tooManySheets refuses a file whose sheets nobody has counted.
func tooManySheets() error {
	return phrase.Errorf("the workbook has more sheets or tables than the %d that are looked through. "+
		"Copy the list alone into a new workbook", mostSheets)
}

// collector takes the rows of one sheet from the budget.
type collector struct {
	Sheet
	blank  int // rows since the last that was not blank
	repeat int // how often the row being read stands
	*budget
}

// row takes the next row; false says that no more will be taken.
func (c *collector) row(cells []string) bool {
	return c.rows(cells, 1)
}

// rows takes the same row n times.
func (c *collector) rows(cells []string, n int) bool {
	if !c.Cut.Empty() {
		return false
	}
	if len(cells) > maxColumns {
		c.cells -= len(cells) - maxColumns
		if slices.ContainsFunc(cells[maxColumns:], func(s string) bool { return cleanCell(s) != "" }) {
			c.Cut = phrase.New("Row %d of the sheet %q has more than %d columns: it and what follows were not read. "+
				"Delete what does not belong to the list", len(c.Rows)+1, c.Name, maxColumns)
			return false
		}
		cells = cells[:maxColumns]
	}
	clean := make([]string, 0, len(cells))
	size := 0
	var second map[int]int
	for i, s := range cells {
		size += len(s)
		clean = append(clean, cleanCell(s))
		if above, _, two := strings.Cut(s, "\n"); two && n == 1 {
			if first := cleanCell(above); first != "" && strings.HasPrefix(clean[i], first+" ") {
				if second == nil {
					second = map[int]int{}
				}
				second[i] = len(first)
			}
		}
	}
	for len(clean) > 0 && clean[len(clean)-1] == "" {
		clean = clean[:len(clean)-1]
	}
	if len(clean) == 0 {
		c.blank += min(n, MaxRows)
		c.cells -= len(cells)
		c.bytes -= size
		return c.afford(c.cells >= 0)
	}
	more := len(c.Rows)+c.blank+n > MaxRows
	if more {
		n = MaxRows - len(c.Rows) - c.blank
	}
	for c.blank > 0 && n > 0 {
		c.Rows, c.blank, c.lines = append(c.Rows, nil), c.blank-1, c.lines-1
	}
	for i, at := range second {
		if c.Second == nil {
			c.Second = map[[2]int]int{}
		}
		c.Second[[2]int{len(c.Rows), i}] = at
	}
	for ; n > 0; n-- {
		c.lines, c.cells, c.bytes = c.lines-1, c.cells-len(cells), c.bytes-size
		if len(c.Rows) > 0 && !c.afford(c.lines >= 0 && c.cells >= 0 && c.bytes >= 0) {
			break
		}
		c.Rows = append(c.Rows, clean)
	}
	return c.afford(!more) && c.Cut.Empty()
}

// afford notes where the budget ends.
func (c *collector) afford(ok bool) bool {
	if !ok && c.Cut.Empty() {
		c.Cut = phrase.New("Only the first %d rows of the sheet %q were read: it is larger than any list of players. "+
			"Delete what does not belong to the list", len(c.Rows), c.Name)
	}
	return ok
}

// cleanCell makes one line of text of a cell: odd blanks become blanks, control characters vanish.
func cleanCell(s string) string {
	if len(s) > maxCell {
		s = strings.ToValidUTF8(s[:maxCell], "")
	}
	plain := true
	for i := range len(s) {
		if s[i] < ' ' || s[i] > '~' {
			plain = false
			break
		}
	}
	if plain {
		return strings.TrimSpace(s)
	}
	s = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.IsControl(r) || r == '\u200b' || r == '\ufeff' || r == '\u00ad' || r >= '\u202a' && r <= '\u202e' ||
			r >= '\u2066' && r <= '\u2069':
			return -1
		}
		return r
	}, strings.ToValidUTF8(s, "\uFFFD"))
	return strings.TrimSpace(s)
}

// Filled is how many cells of a row hold something.
func Filled(row []string) int {
	n := 0
	for _, c := range row {
		if strings.TrimSpace(c) != "" {
			n++
		}
	}
	return n
}
