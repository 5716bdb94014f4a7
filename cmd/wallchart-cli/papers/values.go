package papers

import (
	"bytes"
	"errors"
	"strconv"
	"strings"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/formats"
	"wallchart/export/site"
	"wallchart/export/table"
	"wallchart/files/places"
	"wallchart/phrase"
)

// valueLook is how comma-separated values are written.
type valueLook struct {
	separator string
	noMark    bool
}

func (l *valueLook) flags(c *cli.Call) {
	c.StringVar(&l.separator, "separator", "", "what stands between the `VALUES` of a CSV file: comma, semicolon or tab "+
		"(otherwise as Excel has it where the document's language is written)")
	c.BoolVar(&l.noMark, "no-bom", false, "a CSV file without the byte order mark, by which Excel knows UTF-8")
}

var separators = map[string]rune{
	"": 0, ",": ',', "comma": ',', ";": ';', "semicolon": ';', "\t": '\t', `\t`: '\t', "tab": '\t', "|": '|',
}

// sheet puts the look into the sheet. Other forms than CSV have none of it.
func (l *valueLook) sheet(k formats.Format, s formats.Sheet) (formats.Sheet, error) {
	if k.Name != "csv" && (l.separator != "" || l.noMark) {
		return s, cli.Misused("export: --separator and --no-bom are for CSV files, and this is %s", k.Name)
	}
	between, ok := separators[strings.ToLower(l.separator)]
	if !ok {
		return s, cli.Misused("export: values cannot be separated by %q. Use comma, semicolon, tab or |", l.separator)
	}
	s.Separator, s.NoMark = between, l.noMark
	return s, nil
}

// imposed puts several pages on each sheet of a PDF.
func imposed(k formats.Format, s formats.Sheet, several int, booklet bool) (formats.Sheet, error) {
	switch {
	case (several != 0 || booklet) && k.Name != "pdf":
		return s, cli.Misused("export: --n-up and --booklet are for PDF files, and this is %s", k.Name)
	case several != 0 && several != 1 && several != 2 && several != 4:
		return s, cli.Misused("export: --n-up is how many pages stand on a sheet: 2 or 4, and not %d", several)
	case several > 1 && booklet:
		return s, cli.Misused("export: --booklet has two pages on each side of a sheet, so --n-up says nothing there")
	}
	s.NUp, s.Booklet = several, booklet
	return s, nil
}

// writeTables writes each table into a file of its own in a folder. All are made before
// the first is written, and each is written whole.
func writeTables(s *cli.Selection, to string, k formats.Format, doc table.Document, sheet formats.Sheet) error {
	var files []site.File
	taken := map[string]bool{}
	for _, t := range doc.Tables {
		one := doc
		one.Tables = []table.Table{t}
		var b bytes.Buffer
		if err := k.Write(&b, one, sheet); err != nil {
			return err
		}
		base := places.FileName(t.Name)
		if base == "" {
			base = "table"
		}
		name := base
		for n := 2; taken[strings.ToLower(name)]; n++ {
			name = base + " " + strconv.Itoa(n)
		}
		taken[strings.ToLower(name)] = true
		files = append(files, site.File{Name: name + "." + k.Endings[0], Content: b.Bytes()})
	}
	if err := fill(s, to, files); err != nil {
		return err
	}
	err := s.Call.Tell(s.Call.Out, phrase.New("%s: %s", to, phrase.Count(len(files), "%d table", "%d tables")))
	return errors.Join(err, s.Defects())
}
