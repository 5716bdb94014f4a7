package archive_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/files/archive"
	"wallchart/must"
)

// plain is a workbook as a spreadsheet program writes it, as the members that it is packed from.
func plain(t *testing.T) (members []string) {
	t.Helper()
	f := excelize.NewFile()
	defer f.Close()
	must.Do(t, f.SetCellValue("Sheet1", "A1", "Ann"))
	var out bytes.Buffer
	must.Do(t, f.Write(&out))
	a := must.Have(archive.Bytes(out.Bytes(), archive.Limits{Members: 100, Unpacked: 1 << 20}))(t)
	for _, m := range a.Members {
		r := must.Have(m.Open())(t)
		var text bytes.Buffer
		must.Have(text.ReadFrom(r))(t)
		r.Close()
		members = append(members, m.Name, text.String())
	}
	return members
}

// TestWorkbooksAtTheirLimits: what is as large as is allowed is opened, and one more is refused, with the cure.
func TestWorkbooksAtTheirLimits(t *testing.T) {
	deep := func(n int) string { return strings.Repeat("<a>", n) + strings.Repeat("</a>", n) }
	sheets := func(n int) string { return "<x>" + strings.Repeat("<sheet/>", n) + "</x>" }
	format := func(letters int) string { return `<f c="` + strings.Repeat("0", letters) + `"/>` }
	row := func(n int) string { return "<x><row>" + strings.Repeat("<c/>", n) + "</row><row><c/></row></x>" }
	tags := func(n int) string { return "<x>" + strings.Repeat("<a/>", n-2) + "</x>" }
	workbook := plain(t)
	of := len(workbook) / 2
	own := 0 // tags of the plain one, in which its sheet has no part
	for i := 0; i < len(workbook); i += 2 {
		if !strings.Contains(workbook[i], "/worksheets/") {
			own += strings.Count(workbook[i+1], "<")
		}
	}
	const most = 2_500_000
	many := func(n int) (members []string) {
		for i := range n {
			members = append(members, fmt.Sprint("media/", i), "")
		}
		return members
	}
	for _, c := range []struct {
		name string
		more []string
		want string // a part of the refusal; "" = it is opened
	}{
		{"nothing more", nil, ""},
		{"5000 parts", many(5000 - of), ""},
		{"5001 parts", many(5001 - of), "the file holds 5001 others and is no list of players"},
		{"200 elements within each other", []string{"xl/other.xml", deep(200)}, ""},
		{"201", []string{"xl/other.xml", deep(201)}, "nested deeper than any program writes it"},
		{"201 in relations", []string{"xl/OTHER.RELS", deep(201)}, "nested deeper than any program writes it"},
		{"201 in a sheet", []string{"xl/worksheets/s.xml", deep(201)}, "nested deeper than any program writes it"},
		{"201 in what is no XML", []string{"xl/picture.svg", deep(201)}, ""},
		{"1000 sheets", []string{"xl/other.xml", sheets(1000)}, ""},
		{"1001 sheets", []string{"xl/other.xml", sheets(1001)}, "the workbook has 1001 sheets, more than the 1000"},
		{"a number format of 2000 letters", []string{"xl/x/styles.xml", format(2000)}, ""},
		{"one of 2001", []string{"xl/x/styles.xml", format(2001)}, "a number format that no spreadsheet program writes"},
		{"two of 1500", []string{"xl/x/styles.xml", format(1500) + format(1500)}, ""},
		{"text of 3000 letters between them", []string{"xl/x/styles.xml", format(1) + strings.Repeat("0", 3000) + format(1)}, ""},
		{"2001 letters that are no style", []string{"xl/other.xml", format(2001)}, ""},
		{"a row of 16384 cells", []string{"xl/worksheets/s.xml", row(16384)}, ""},
		{"one more", []string{"xl/worksheets/s.xml", row(16385)}, "the workbook is damaged"},
		{"two and a half million tags", []string{"xl/other.xml", tags(most - own)}, ""},
		{"one more", []string{"xl/other.xml", tags(most - own + 1)}, "part xl/other.xml is larger than any list of players needs"},
		{"one more in a sheet", []string{"xl/worksheets/s.xml", tags(most)}, ""},
	} {
		f, err := archive.Workbook(packed(t, append(workbook[:len(workbook):len(workbook)], c.more...)...))
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: %v, want %s", c.name, err, c.want)
		case err == nil:
			if got, _ := f.GetCellValue("Sheet1", "A1"); got != "Ann" {
				t.Errorf("%s: A1 is %q", c.name, got)
			}
			f.Close()
		}
	}
}

// TestWhatIsNoWorkbook says what it is, and what to do.
func TestWhatIsNoWorkbook(t *testing.T) {
	good := packed(t, plain(t)...)
	for want, raw := range map[string][]byte{
		"the spreadsheet is damaged: it is not complete": good[:len(good)-9],
		"this is an archive, not a spreadsheet":          packed(t, "list.txt", "Ann"),
		"the workbook is damaged. Open it in Excel":      packed(t, "[Content_Types].xml", "<x/>"),
	} {
		if f, err := archive.Workbook(raw); f != nil || err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	if _, err := archive.Spreadsheet(packed(t, "content.xml", "<x/>")); err != nil {
		t.Errorf("an OpenDocument file: %v", err)
	}
	torn := packed(t, "[Content_Types].xml", strings.Repeat("<x/>", 1000))
	torn[60] ^= 0xff // of the packed bytes
	if _, err := archive.Workbook(torn); err == nil || !strings.Contains(err.Error(), "damaged and cannot be unpacked") {
		t.Errorf("with bytes that are wrong: %v", err)
	}
}
