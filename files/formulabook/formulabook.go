// Package formulabook reads back the workbook of formulas that package formulas plans:
// the event as it was when the workbook was written, and what has been corrected in
// it since.
//
// The event lies in a hidden sheet, as a file of ours cut into cells; the
// corrections are found by holding what is typed on the sheets of the rounds
// against the event. Lines are found by the starting numbers on them and not by
// their row, because organisers sort and insert. What is typed is read and nothing
// else: no formula, and no value that a spreadsheet program has made of one.
package formulabook

import (
	"bytes"
	"errors"
	"io"
	"strings"

	"github.com/xuri/excelize/v2"

	"wallchart/files/archive"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Sheet is the name of the hidden sheet that holds the event. Its first cell says
// what it is, each further one is a piece of the file.
const (
	Sheet = "Wallchart"
	First = "Wallchart keeps the event here. Do not change this sheet."
)

// piece is how many bytes of the file stand in one cell: fewer than a cell takes.
const piece = 30000

// Event is the event as the workbook keeps it, in pieces: what everybody may see, because a workbook is handed on.
func Event(t *model.Tournament) ([]string, error) {
	var b bytes.Buffer
	if err := wallchart.Write(&b, &wallchart.File{Tournament: t.For(model.Everybody)}); err != nil {
		return nil, err
	}
	var pieces []string
	for text := b.String(); text != ""; {
		n := min(piece, len(text))
		for n < len(text) && text[n]&0xC0 == 0x80 { // not inside a letter
			n--
		}
		pieces, text = append(pieces, text[:n]), text[n:]
	}
	return pieces, nil
}

// Read is what was found in a workbook.
type Read struct {
	Written  *model.Tournament // as it was when the workbook was written
	Changes  []journal.Change  // what has been corrected since
	Lines    []phrase.Text     // the corrections, one sentence each
	Problems []phrase.Text     // what was typed and could not be taken
}

// Step is all corrections as one step; nil where there are none.
func (r *Read) Step() journal.Change {
	if len(r.Changes) == 0 {
		return nil
	}
	return steps.Together{Words: phrase.Count(len(r.Changes), "%d correction from the workbook", "%d corrections from the workbook"),
		Changes: r.Changes}
}

// Corrected is the event with the corrections.
func (r *Read) Corrected() (*model.Tournament, error) {
	if step := r.Step(); step != nil {
		return step.Apply(r.Written)
	}
	return r.Written, nil
}

// errOther is a workbook that is none of these.
var errOther = errors.New("no event is kept in the workbook")

// Open reads a workbook. The second result is false for one that keeps no event.
func Open(data []byte) (*Read, bool, error) {
	if !keeps(data) {
		return nil, false, nil
	}
	f, err := archive.Workbook(data)
	if err != nil {
		return nil, false, nil // some other reader will say what is wrong with it
	}
	defer f.Close()
	t, err := event(f)
	if errors.Is(err, errOther) {
		return nil, false, nil
	}
	if err != nil {
		return nil, true, err
	}
	r := &Read{Written: t}
	names := map[string]string{}
	for _, n := range f.GetDefinedName() {
		names[n.Name] = n.RefersTo
	}
	for name, at := range names {
		prefix, ours := strings.CutSuffix(name, "Wallchart_Event")
		if !ours {
			continue
		}
		if err := r.section(f, names, prefix, sheetOf(at)); err != nil {
			return nil, true, err
		}
	}
	return r, true, nil
}

// keeps looks for the name of the hidden sheet in the workbook's list, which is soon done.
func keeps(data []byte) bool {
	if !bytes.HasPrefix(data, []byte("PK")) {
		return false
	}
	a, err := archive.Spreadsheet(data)
	if err != nil {
		return false
	}
	list := a.Find("xl/workbook.xml")
	if list == nil {
		return false
	}
	r, err := list.Open()
	if err != nil {
		return false
	}
	defer r.Close()
	text, err := io.ReadAll(io.LimitReader(r, 4<<20))
	return err == nil && (bytes.Contains(text, []byte(`"`+Sheet+`"`)) || bytes.Contains(text, []byte(`'`+Sheet+`'`)))
}

// event is the event that the workbook keeps.
func event(f *excelize.File) (*model.Tournament, error) {
	rows, err := f.GetRows(Sheet, excelize.Options{RawCellValue: true})
	if err != nil || len(rows) < 2 || len(rows[0]) == 0 || rows[0][0] != First {
		return nil, errOther
	}
	var readers []io.Reader
	for _, row := range rows[1:] {
		if len(row) > 0 {
			readers = append(readers, strings.NewReader(row[0]))
		}
	}
	file, err := wallchart.Read(io.MultiReader(readers...))
	if err != nil {
		return nil, phrase.Errorf("the event that the workbook keeps in its hidden sheet cannot be read: %w", err)
	}
	return file.Tournament, nil
}

// sheetOf is the sheet of an address: "'Round 1'!$A$1" is on Round 1.
func sheetOf(address string) string {
	sheet, _, _ := strings.Cut(address, "!")
	if unquoted, ok := strings.CutPrefix(sheet, "'"); ok {
		return strings.ReplaceAll(strings.TrimSuffix(unquoted, "'"), "''", "'")
	}
	return sheet
}
