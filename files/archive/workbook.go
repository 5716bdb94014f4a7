package archive

import (
	"bytes"
	"io"
	"strings"

	"github.com/xuri/excelize/v2"

	"wallchart/phrase"
)

// Limits of a workbook. The largest of ours have some ten megabytes.
const (
	mostUnpacked = 128 << 20 // bytes of all its parts together
	mostMembers  = 5000
	MostSheets   = 1000  // the library looks through all of them for each
	maxColumns   = 16384 // cells of a row: the library holds all of them before it gives the first
	MaxDepth     = 200   // elements within elements, of which it keeps a record; LibreOffice writes about twelve

	// maxTags bounds the elements of the parts that the library holds in memory as a tree: shared strings, styles, the
	// list of sheets. Each costs up to a hundred bytes, and half a million strings are two million tags.
	maxTags = 2_500_000
)

// ErrWorkbook is what is said of a workbook that the library does not take.
var ErrWorkbook = phrase.Errorf("the workbook is damaged. Open it in Excel or LibreOffice and save it again, or save the list as .csv")

// Workbook opens a workbook that is no danger to the memory. The error is a sentence with the cure.
func Workbook(raw []byte) (f *excelize.File, err error) {
	a, err := Spreadsheet(raw)
	if err != nil {
		return nil, err
	}
	if err := a.weigh(); err != nil {
		return nil, err
	}
	defer func() { // the library reads hostile files with care; this is the second belt
		if recover() != nil {
			f, err = nil, ErrWorkbook
		}
	}()
	f, err = excelize.OpenReader(bytes.NewReader(raw), excelize.Options{
		UnzipSizeLimit: mostUnpacked, UnzipXMLSizeLimit: mostUnpacked, // equal: nothing is unpacked to disk
		ShortDatePattern: "yyyy-mm-dd",
	})
	if err != nil {
		return nil, ErrWorkbook
	}
	return f, nil
}

// Spreadsheet lists the parts of a workbook or of an OpenDocument file and refuses what has too many or too large
// ones, by what it says of itself. The error is a sentence with the cure.
func Spreadsheet(raw []byte) (*Archive, error) {
	a, err := Bytes(raw, Limits{Members: len(raw), Unpacked: 2 * mostUnpacked}) // some parts are looked at twice
	if err != nil {
		return nil, phrase.Errorf("the spreadsheet is damaged: it is not complete. Save or download it again")
	}
	if n := len(a.Members); n > mostMembers {
		return nil, phrase.Errorf("the file holds %d others and is no list of players. Choose another file", n)
	}
	var says uint64
	for _, m := range a.Members {
		says += min(m.Says, mostUnpacked+1)
	}
	switch {
	case a.Find("[Content_Types].xml") == nil && a.Find("content.xml") == nil:
		return nil, phrase.Errorf("this is an archive, not a spreadsheet. Unpack it and choose the list inside")
	case says > mostUnpacked:
		return nil, phrase.Errorf("unpacked, the spreadsheet has more than %d MB. Copy the list alone into a new one, or save it as .csv",
			mostUnpacked>>20)
	}
	return a, nil
}

// tooManySheets is what is said of a workbook that lists so many sheets.
func tooManySheets(n int) error {
	return phrase.Errorf("the workbook has %d sheets, more than the %d that are looked through. Copy the list alone into a new workbook",
		n, MostSheets)
}

// weigh counts the tags of all parts but the sheets themselves, which are read as a stream, and refuses what is nested
// deep: the library keeps a record of each element that is open.
func (a *Archive) weigh() error {
	tags := 0
	for _, m := range a.Members {
		name := strings.ToLower(m.Name)
		if !strings.HasSuffix(name, ".xml") && !strings.HasSuffix(name, ".rels") {
			continue
		}
		sheets, err := m.shallow()
		if err != nil {
			return err
		}
		if sheets > MostSheets {
			return tooManySheets(sheets)
		}
		if strings.Contains(name, "/worksheets/") {
			continue
		}
		r, err := m.Open()
		if err != nil {
			return phrase.Errorf("the workbook cannot be unpacked: it is damaged. Save it again")
		}
		n, err := countTags(r, strings.HasSuffix(name, "styles.xml"))
		r.Close()
		if err != nil {
			return err
		}
		if tags += n; tags > maxTags {
			return phrase.Errorf("the workbook's part %s is larger than any list of players needs. "+
				"Copy the list alone into a new workbook, or save it as .csv", m.Name)
		}
	}
	return nil
}

// shallow refuses a part whose elements are nested without end, or in whose rows are more cells than there are columns, and counts
// the sheets that it lists.
func (m *Member) shallow() (sheets int, err error) {
	r, err := m.Open()
	if err != nil {
		return 0, phrase.Errorf("the workbook cannot be unpacked: it is damaged. Save it again")
	}
	defer r.Close()
	found, err := measure(r, MaxDepth)
	if found.deep {
		return 0, phrase.Errorf("the workbook is nested deeper than any program writes it. Save the list as .csv and open that")
	}
	if found.wide {
		return 0, ErrWorkbook
	}
	if err != nil {
		return 0, phrase.Errorf("the workbook is damaged and cannot be unpacked. Save or download it again")
	}
	return found.sheets, nil
}

// countTags counts in a stream. A number format longer than Excel itself allows would be worked through for every
// cell, so styles may not hold one.
func countTags(r io.Reader, styles bool) (int, error) {
	buf := make([]byte, 64<<10)
	n, quoted := 0, 0
	within := false
	for {
		k, err := r.Read(buf)
		n += bytes.Count(buf[:k], []byte{'<'})
		for _, c := range buf[:k] {
			if !styles {
				break
			}
			switch {
			case c == '"':
				within, quoted = !within, 0
			case within:
				quoted++
			}
			if quoted > 2000 {
				return n, phrase.Errorf("the workbook has a number format that no spreadsheet program writes. Save the list as .csv and open that")
			}
		}
		if err == io.EOF {
			return n, nil
		}
		if err != nil {
			return n, phrase.Errorf("the workbook is damaged and cannot be unpacked. Save or download it again")
		}
	}
}
