package sheet

import (
	"wallchart/files/archive"
	"wallchart/phrase"
)

// readZip tells workbooks from OpenDocument by their members.
func readZip(raw []byte, b *budget) ([]Sheet, error) {
	a, err := archive.Spreadsheet(raw)
	if err != nil {
		return nil, err
	}
	content := a.Find("content.xml")
	if content == nil {
		return readXLSX(raw, b)
	}
	r, err := content.Open()
	if err != nil {
		return nil, phrase.Errorf("the spreadsheet cannot be unpacked: it is damaged, or has a password. Save it again without one")
	}
	defer r.Close()
	return readODS(r, b)
}
