package read

import (
	"bufio"
	"io"
	"strings"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/formats"
	"wallchart/export/table"
)

// A catalogue in plain text is as wide as people read, its entries indented
// under their names.
const (
	catalogueWidth  = 100
	catalogueIndent = "    "
)

// printCatalogue prints a document that is about no event. As a table its sentences
// would make lines of hundreds of characters, so plain text has a paragraph for
// each entry.
func printCatalogue(c *cli.Call, format string, d table.Document) error {
	k, err := cli.ScreenFormat(format)
	if err != nil {
		return err
	}
	if k.Name == "text" {
		return writeEntries(c.Out, d)
	}
	return k.Write(c.Out, d, formats.Sheet{})
}

// writeEntries writes the code and name of each row on a line, what else it says
// below, and last what it is in sentences.
func writeEntries(to io.Writer, d table.Document) error {
	w := bufio.NewWriter(to)
	w.WriteString(d.Title + "\n" + strings.Repeat("=", len([]rune(d.Title))) + "\n")
	for _, t := range d.Tables {
		for _, r := range t.Rows {
			var said []string
			prose := ""
			for n := 2; n < len(t.Columns); n++ {
				switch text := r.Cell(n).Text; {
				case text == "":
				case t.Columns[n].ID == "doc":
					prose = text
				default:
					said = append(said, t.Columns[n].Title+": "+text)
				}
			}
			w.WriteString("\n" + r.Cell(0).Text + "  " + r.Cell(1).Text + "\n")
			w.WriteString(indented(strings.Join(said, "; ")))
			w.WriteString(indented(prose))
		}
		for _, note := range t.Notes {
			w.WriteString("\n" + cli.Wrap(note, catalogueWidth) + "\n")
		}
	}
	return w.Flush()
}

// indented is a paragraph under a heading.
func indented(text string) string {
	if text == "" {
		return ""
	}
	lines := cli.Wrap(text, catalogueWidth-len(catalogueIndent))
	return catalogueIndent + strings.ReplaceAll(lines, "\n", "\n"+catalogueIndent) + "\n"
}
