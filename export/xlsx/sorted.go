package xlsx

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"encoding/xml"
	"fmt"
	"hash/crc32"
	"io"
	"runtime"
	"slices"
	"strings"
	"sync"

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
	empty, err := f.WriteToBuffer()
	if err != nil {
		return err
	}
	in, err := zip.NewReader(bytes.NewReader(empty.Bytes()), int64(empty.Len()))
	if err != nil {
		return err
	}
	slices.SortStableFunc(in.File, func(a, b *zip.File) int {
		if first := a.Name == contentTypes; first != (b.Name == contentTypes) {
			return map[bool]int{true: -1, false: 1}[first]
		}
		return strings.Compare(a.Name, b.Name)
	})
	filled := fillAll(in.File, cells)
	out := zip.NewWriter(w)
	for _, file := range in.File {
		var err error
		switch {
		case filled[file.Name] != nil:
			err = filled[file.Name].write(out)
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

// level is how hard parts are packed: at 5, archive/zip's own, a workbook of 220 players and 9 rounds has 286 kB
// instead of 344, and takes a third longer.
const level = 2

// packed is a part of the file as it stands there.
type packed struct {
	zip.FileHeader
	bytes []byte
	err   error
}

// fillAll packs the sheets that have cells, several at a time: packing takes most of the time that a workbook takes.
func fillAll(files []*zip.File, cells map[string]func(io.Writer) error) map[string]*packed {
	parts, waiting := map[string]*packed{}, make(chan *zip.File, len(files))
	for _, file := range files {
		if cells[file.Name] != nil {
			parts[file.Name] = &packed{FileHeader: file.FileHeader}
			waiting <- file
		}
	}
	close(waiting)
	var working sync.WaitGroup
	for range min(len(parts), runtime.GOMAXPROCS(0)) {
		working.Go(func() {
			flat, err := flate.NewWriter(nil, level)
			for file := range waiting {
				part := parts[file.Name]
				if part.err = err; err == nil {
					part.err = part.fillIn(flat, file, cells[file.Name])
				}
			}
		})
	}
	working.Wait()
	return parts
}

// fillIn packs a sheet that has no cells yet with these.
func (p *packed) fillIn(flat *flate.Writer, file *zip.File, cells func(io.Writer) error) error {
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
	var out bytes.Buffer
	flat.Reset(&out)
	sum := crc32.NewIEEE()
	size := &counter{}
	to := io.MultiWriter(flat, sum, size)
	if _, err := fmt.Fprintf(to, "%s<sheetData>", before); err != nil {
		return err
	}
	if err := cells(to); err != nil {
		return err
	}
	if _, err := fmt.Fprintf(to, "</sheetData>%s", after); err != nil {
		return err
	}
	if err := flat.Close(); err != nil {
		return err
	}
	p.bytes, p.CRC32, p.UncompressedSize64, p.CompressedSize64 = out.Bytes(), sum.Sum32(), size.bytes, uint64(out.Len())
	return nil
}

// write writes the part into the file.
func (p *packed) write(out *zip.Writer) error {
	if p.err != nil {
		return p.err
	}
	to, err := out.CreateRaw(&p.FileHeader)
	if err != nil {
		return err
	}
	_, err = to.Write(p.bytes)
	return err
}

// counter counts what is written to it.
type counter struct{ bytes uint64 }

func (c *counter) Write(b []byte) (int, error) {
	c.bytes += uint64(len(b))
	return len(b), nil
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
