package sheet

import (
	"archive/zip"
	"bytes"
	"io"
	"strings"
	"wallchart/phrase"
)

// maxTags bounds the elements of the parts of a workbook that Excel's reader holds in memory as a tree: shared
// strings, styles, the list of sheets. Each costs up to a hundred bytes, and half a million strings are two million
// tags.
const maxTags = 2_500_000

// readZip tells workbooks from OpenDocument by their members.
func readZip(raw []byte, b *budget) ([]Sheet, error) {
	z, err := zip.NewReader(bytes.NewReader(raw), int64(len(raw)))
	if err != nil {
		return nil, phrase.Errorf("the spreadsheet is damaged: it is not complete. Save or download it again")
	}
	if len(z.File) > 5000 {
		return nil, phrase.Errorf("the file holds %d others and is no list of players. Choose another file", len(z.File))
	}
	var unzipped uint64
	var content *zip.File
	book := false
	for _, f := range z.File {
		unzipped += min(f.UncompressedSize64, maxUnzipped+1)
		switch strings.ToLower(strings.ReplaceAll(f.Name, "\\", "/")) {
		case "content.xml":
			content = f
		case "[content_types].xml":
			book = true
		}
	}
	switch {
	case unzipped > maxUnzipped && !book && content == nil:
		return nil, phrase.Errorf("this is an archive, not a spreadsheet. Unpack it and choose the list inside")
	case unzipped > maxUnzipped:
		return nil, phrase.Errorf("unpacked, the spreadsheet has more than %d MB. Copy the list alone into a new one, or save it as .csv",
			maxUnzipped>>20)
	case content != nil:
		r, err := content.Open()
		if err != nil {
			return nil, phrase.Errorf("the spreadsheet cannot be unpacked: it is damaged, or has a password. Save it again without one")
		}
		defer r.Close()
		return readODS(io.LimitReader(r, maxUnzipped), b)
	case book:
		if err := weigh(z); err != nil {
			return nil, err
		}
		return readXLSX(raw, b)
	}
	return nil, phrase.Errorf("this is an archive, not a spreadsheet. Unpack it and choose the list inside")
}

// weigh counts the tags of all parts but the sheets themselves, which are read as a stream, and refuses what is nested
// deep: the reader keeps a record of each element that is open.
func weigh(z *zip.Reader) error {
	tags := 0
	for _, f := range z.File {
		name := strings.ToLower(strings.ReplaceAll(f.Name, "\\", "/"))
		if !strings.HasSuffix(name, ".xml") && !strings.HasSuffix(name, ".rels") {
			continue
		}
		sheets, err := shallow(f)
		if err != nil {
			return err
		}
		if sheets > mostSheets { // the library looks through all of them for each
			return tooManySheets(sheets)
		}
		if strings.Contains(name, "/worksheets/") {
			continue
		}
		r, err := f.Open()
		if err != nil {
			return phrase.Errorf("the workbook cannot be unpacked: it is damaged. Save it again")
		}
		n, err := countTags(io.LimitReader(r, maxUnzipped), strings.HasSuffix(name, "styles.xml"))
		r.Close()
		if err != nil {
			return err
		}
		if tags += n; tags > maxTags {
			return phrase.Errorf("the workbook's part %s is larger than any list of players needs. "+
				"Copy the list alone into a new workbook, or save it as .csv", f.Name)
		}
	}
	return nil
}

// shallow refuses a part whose elements are nested without end, and counts the
// sheets that it lists.
func shallow(f *zip.File) (sheets int, err error) {
	r, err := f.Open()
	if err != nil {
		return 0, phrase.Errorf("the workbook cannot be unpacked: it is damaged. Save it again")
	}
	defer r.Close()
	m, err := measure(io.LimitReader(r, maxUnzipped), maxDepth)
	if m.deep {
		return 0, phrase.Errorf("the workbook is nested deeper than any program writes it. Save the list as .csv and open that")
	}
	if err != nil {
		return 0, phrase.Errorf("the workbook is damaged and cannot be unpacked. Save or download it again")
	}
	return m.sheets, nil
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
