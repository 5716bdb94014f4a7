package sheet

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/xuri/excelize/v2"

	"wallchart/files/archive"
	"wallchart/files/pattern"
	"wallchart/phrase"
)

// readXLSX reads the sheets of a workbook. What the library panics over is a damaged file.
func readXLSX(raw []byte, b *budget) (sheets []Sheet, err error) {
	defer func() {
		if recover() != nil {
			sheets, err = nil, archive.ErrWorkbook
		}
	}()
	f, err := archive.Workbook(raw)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	props, _ := f.GetWorkbookProps()
	date1904 := props.Date1904 != nil && *props.Date1904
	names := f.GetSheetList()
	shown := slices.DeleteFunc(slices.Clone(names), func(n string) bool {
		visible, err := f.GetSheetVisible(n)
		return err == nil && !visible
	})
	if len(shown) > 0 {
		names = shown
	}
	for _, name := range names {
		s, err := readWorksheet(f, name, b, date1904)
		if err != nil {
			continue // a chart
		}
		sheets = append(sheets, s)
	}
	return sheets, nil
}

// readWorksheet goes through a sheet twice side by side: as shown, and as stored, where dates are day numbers.
func readWorksheet(f *excelize.File, name string, b *budget, date1904 bool) (Sheet, error) {
	c := &collector{Sheet: Sheet{Name: name}, budget: b}
	shown, err := f.Rows(name)
	if err != nil {
		return Sheet{}, err
	}
	defer shown.Close()
	stored, err := f.Rows(name)
	if err != nil {
		return Sheet{}, err
	}
	defer stored.Close()
	began := time.Now()
	for n := 0; shown.Next() && stored.Next(); n++ {
		cells, err := shown.Columns()
		if err != nil {
			c.Cut = phrase.New("Only the first %d rows of the sheet %q were read: the workbook is damaged there. "+
				"Open it in Excel or LibreOffice and save it again", n, name)
			break
		}
		raw, err := stored.Columns(excelize.Options{RawCellValue: true})
		if err != nil {
			raw = nil
		}
		for i := range cells {
			if i < len(raw) && raw[i] != cells[i] {
				cells[i] = asDate(cells[i], raw[i], date1904)
			}
		}
		blank := c.blank
		if !c.row(cells) {
			break
		}
		if c.blank > blank {
			if c.blanks--; !c.afford(c.blanks >= 0) {
				break
			}
		}
		if n%64 == 0 && time.Since(began) > time.Minute {
			c.afford(false)
			break
		}
	}
	return c.Sheet, nil
}

var numbers = pattern.New(`\d+`)

// asDate writes a cell that shows a day as YYYY-MM-DD. Which of two numbers is the month nobody can tell from
// "03-04-12", but the stored day number does: the cell is a date if what it shows has the day and the year in it.
func asDate(shown, stored string, date1904 bool) string {
	serial, err := strconv.ParseFloat(stored, 64)
	if err != nil || serial < 1 || serial > 110_000 { // to the year 2201
		return shown
	}
	t, err := excelize.ExcelDateToTime(serial, date1904)
	if err != nil {
		return shown
	}
	var day, year, month bool
	parts := numbers.FindAllString(shown, 8)
	for _, p := range parts {
		n, _ := strconv.Atoi(p)
		day = day || n == t.Day() && len(p) <= 2
		month = month || n == int(t.Month()) && len(p) <= 2
		year = year || n == t.Year() || n == t.Year()%100 && len(p) == 2
	}
	letters := strings.ContainsFunc(shown, func(r rune) bool { return r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' || r > 0x7f })
	if len(parts) >= 3 && day && year && month || len(parts) == 2 && letters && day && year {
		return t.Format(time.DateOnly)
	}
	return shown
}
