package xlsx

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/xuri/excelize/v2"
)

const contentTypes = "[Content_Types].xml"

// partName is the name of a sheet's part of the file, counted from 0.
func partName(sheet int) string { return fmt.Sprintf("xl/worksheets/sheet%d.xml", sheet+1) }

// writeSorted writes the workbook so that equal contents are equal bytes: the
// list of content types, which excelize writes in any order, is sorted. Sheets
// named in cells get theirs from there. The other parts are copied as they are,
// without unpacking.
func writeSorted(w io.Writer, f *excelize.File, cells map[string]func(io.Writer) error) error {
	packed, err := f.WriteToBuffer()
	if err != nil {
		return err
	}
	in, err := zip.NewReader(bytes.NewReader(packed.Bytes()), int64(packed.Len()))
	if err != nil {
		return err
	}
	slices.SortStableFunc(in.File, func(a, b *zip.File) int {
		if first := a.Name == contentTypes; first != (b.Name == contentTypes) {
			return map[bool]int{true: -1, false: 1}[first]
		}
		return strings.Compare(a.Name, b.Name)
	})
	out := zip.NewWriter(w)
	for _, file := range in.File {
		var err error
		switch {
		case cells[file.Name] != nil:
			err = fillIn(out, file, cells[file.Name])
		case file.Name == contentTypes:
			err = copySorted(out, file)
		default:
			err = out.Copy(file)
		}
		if err != nil {
			return err
		}
	}
	return out.Close()
}

// noCells are what a sheet without cells has in their place.
var noCells = []byte("<sheetData></sheetData>")

// fillIn writes a sheet that has no cells yet with these.
func fillIn(out *zip.Writer, file *zip.File, cells func(io.Writer) error) error {
	r, err := file.Open()
	if err != nil {
		return err
	}
	defer r.Close()
	part, err := io.ReadAll(r)
	if err != nil {
		return err
	}
	before, after, found := bytes.Cut(part, noCells)
	if !found {
		return fmt.Errorf("%s has no place for its cells", file.Name)
	}
	to, err := out.CreateHeader(&zip.FileHeader{Name: file.Name, Method: zip.Deflate, Modified: file.Modified})
	if err != nil {
		return err
	}
	if _, err := fmt.Fprintf(to, "%s<sheetData>", before); err != nil {
		return err
	}
	if err := cells(to); err != nil {
		return err
	}
	_, err = fmt.Fprintf(to, "</sheetData>%s", after)
	return err
}

// types is the list of content types. One element kind has an extension, the
// other a part's name.
type types struct {
	XMLName   xml.Name `xml:"http://schemas.openxmlformats.org/package/2006/content-types Types"`
	Defaults  []kind   `xml:"Default"`
	Overrides []kind   `xml:"Override"`
}

type kind struct {
	Extension   string `xml:",attr,omitempty"`
	PartName    string `xml:",attr,omitempty"`
	ContentType string `xml:",attr"`
}

func copySorted(out *zip.Writer, file *zip.File) error {
	r, err := file.Open()
	if err != nil {
		return err
	}
	defer r.Close()
	var list types
	if err := xml.NewDecoder(r).Decode(&list); err != nil {
		return err
	}
	byName := func(a, b kind) int { return strings.Compare(a.Extension+a.PartName, b.Extension+b.PartName) }
	slices.SortFunc(list.Defaults, byName)
	slices.SortFunc(list.Overrides, byName)
	to, err := out.CreateHeader(&zip.FileHeader{Name: file.Name, Method: zip.Deflate, Modified: file.Modified})
	if err != nil {
		return err
	}
	if _, err := io.WriteString(to, xml.Header); err != nil {
		return err
	}
	return xml.NewEncoder(to).Encode(list)
}
