package sheet

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"fmt"
	"hash/crc32"
	"runtime"
	"strings"
	"sync"
	"testing"

	"wallchart/must"
)

const (
	workbookTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
		`<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
		`<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ` +
		`ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>` +
		`<Override PartName="/xl/worksheets/sheet1.xml" ` +
		`ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`
	packageRels = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
		`<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" ` +
		`Target="xl/workbook.xml"/></Relationships>`
	workbookPart = `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ` +
		`xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/>` +
		`</sheets></workbook>`
	workbookRels = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
		`<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" ` +
		`Target="worksheets/sheet1.xml"/><Relationship Id="rId2" ` +
		`Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/>` +
		`<Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/externalLink" ` +
		`Target="http://example.org/x.xlsx" TargetMode="External"/></Relationships>`
	worksheetHead = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
		`<dimension ref="A1:XFD1048576"/><sheetData>`
	worksheetFoot = `</sheetData></worksheet>`
)

// xlsx packs a workbook of one sheet by hand, so that it may hold what no spreadsheet program writes.
func xlsx(t testing.TB, rows string, more ...string) []byte {
	return zipped(t, append([]string{"[Content_Types].xml", workbookTypes, "_rels/.rels", packageRels, "xl/workbook.xml", workbookPart,
		"xl/_rels/workbook.xml.rels", workbookRels, "xl/worksheets/sheet1.xml", worksheetHead + rows + worksheetFoot}, more...)...)
}

// book is a workbook that names one sheet n times.
func book(t testing.TB, n int, rows string) []byte {
	var sheets strings.Builder
	for i := range n {
		fmt.Fprintf(&sheets, `<sheet name="S%d" sheetId="%d" r:id="rId1"/>`, i, i+1)
	}
	part := strings.Replace(workbookPart, `<sheet name="A" sheetId="1" r:id="rId1"/>`, sheets.String(), 1)
	return zipped(t, "[Content_Types].xml", workbookTypes, "_rels/.rels", packageRels, "xl/workbook.xml", part,
		"xl/_rels/workbook.xml.rels", workbookRels, "xl/worksheets/sheet1.xml", worksheetHead+rows+worksheetFoot)
}

const sst = `<?xml version="1.0"?><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`

// bombs are spreadsheets that mean harm. Each has its first row read, or is refused with a sentence.
func bombs(t testing.TB) map[string][]byte {
	armed.Do(func() { arsenal = makeBombs(t) })
	return arsenal
}

var (
	armed   sync.Once
	arsenal map[string][]byte
)

func makeBombs(t testing.TB) map[string][]byte {
	laughs := `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha">` + func() string {
		var b strings.Builder
		for c := 'b'; c < 'n'; c++ {
			fmt.Fprintf(&b, `<!ENTITY %c "%s">`, c, strings.Repeat(fmt.Sprintf("&%c;", c-1), 10))
		}
		return b.String()
	}() + `]>`
	first := `<row r="1"><c r="A1" t="inlineStr"><is><t>first</t></is></c></row>`
	odsFirst := `<table:table table:name="A"><table:table-row><table:table-cell><text:p>first</text:p></table:table-cell></table:table-row>`
	deep := strings.Repeat("<a>", 300_000) + strings.Repeat("</a>", 300_000)
	var refs, wide strings.Builder
	for n := 2; n < 100_000; n++ {
		fmt.Fprintf(&refs, `<row r="%d"><c r="A%d" t="s"><v>0</v></c></row>`, n, n)
		fmt.Fprintf(&wide, `<row r="%d"><c r="XFD%d"><v>1</v></c></row>`, n, n)
	}
	return map[string][]byte{
		"last cell of Excel":   xlsx(t, first+`<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`),
		"rows beyond Excel":    xlsx(t, first+`<row r="999999999"><c r="A999999999"><v>1</v></c></row>`),
		"columns beyond Excel": xlsx(t, first+`<row r="2"><c r="ZZZZZZZ2"><v>1</v></c></row>`),
		"every row 16384 wide": xlsx(t, first+wide.String()),
		"a long text 100,000 times": xlsx(t, first+refs.String(), "xl/sharedStrings.xml",
			sst+"<si><r><t>"+strings.Repeat("x", 30_000)+"</t></r><r><t>y</t></r></si></sst>"),
		"millions of texts": xlsx(t, first, "xl/sharedStrings.xml", sst+strings.Repeat("<si/>", 5_000_000)+"</sst>"),
		"negative text": xlsx(t, first+`<row r="2"><c r="A2" t="s"><v>-5</v></c></row>`, "xl/sharedStrings.xml",
			sst+"<si><t>a</t></si></sst>"),
		"deep sheet": xlsx(t, first+deep),
		"deep texts": xlsx(t, first, "xl/sharedStrings.xml", sst+deep+"</sst>"),
		"laughing texts": xlsx(t, first+`<row r="2"><c r="A2" t="s"><v>0</v></c></row>`, "xl/sharedStrings.xml",
			laughs+"<sst><si><t>&m;</t></si></sst>"),
		"laughing styles": xlsx(t, first, "xl/styles.xml", laughs+"<styleSheet>&m;</styleSheet>"),
		"endless number format": xlsx(t, first, "xl/styles.xml", `<styleSheet><numFmts>`+
			`<numFmt numFmtId="200" formatCode="`+strings.Repeat("0.", 100_000)+`"/></numFmts></styleSheet>`),
		"much from little": hollow(t, "xl/worksheets/sheet1.xml", 200),
		"much content":     hollow(t, "content.xml", 200),
		"ODS: long texts repeated": ods(t, odsFirst+`<table:table-row table:number-rows-repeated="1048576"><table:table-cell>`+
			`<text:p>`+strings.Repeat("x", 30_000)+`</text:p></table:table-cell></table:table-row></table:table>`),
		"ODS: long rows repeated": ods(t, odsFirst+`<table:table-row table:number-rows-repeated="1048576">`+
			`<table:table-cell table:number-columns-repeated="512"><text:p>`+strings.Repeat("x", 4_000)+`</text:p></table:table-cell>`+
			`</table:table-row></table:table>`),
		"ODS: many long sheets": ods(t,
			odsFirst+strings.Repeat(`</table:table><table:table table:name="B"><table:table-row table:number-rows-repeated="25000">`+
				`<table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>`, 60)+`</table:table>`),
		"a sheet 200,000 times":  book(t, 200_000, first),
		"a long sheet 60 times":  book(t, 60, first+strings.ReplaceAll(refs.String()[:1_300_000], ` t="s"`, "")),
		"deep beside the sheets": xlsx(t, first, "xl/other.xml", deep),
		"ODS: a billion cells": ods(t, odsFirst+`<table:table-row table:number-rows-repeated="1048576">`+
			`<table:table-cell table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell></table:table-row></table:table>`),
		"ODS: a billion blanks": ods(t,
			odsFirst+strings.Repeat(`<table:table-row table:number-rows-repeated="1048576">`+
				`<table:table-cell table:number-columns-repeated="16384"/></table:table-row>`, 1000)+`</table:table>`),
		"ODS: huge counts": ods(t, odsFirst+`<table:table-row table:number-rows-repeated="99999999999999999999">`+
			`<table:table-cell table:number-columns-repeated="-7"><text:p>x<text:s text:c="2147483647"/>y</text:p></table:table-cell>`+
			`</table:table-row></table:table>`),
		"ODS: deep": ods(t, odsFirst+deep+`</table:table>`),
		"ODS: deep cell": ods(t, odsFirst+`<table:table-row><table:table-cell>`+deep+`</table:table-cell>`+
			`</table:table-row></table:table>`),
		"ODS: laughs": zipped(t, "content.xml", laughs+`<office:document-content><text:p>&m;</text:p></office:document-content>`),
		"HTML: deep":  []byte("<table><tr><td>first</td></tr></table>" + strings.Repeat("<table><tr><td>", 200_000)),
		"HTML: huge spans": []byte("<table><tr><td>first</td></tr>" + strings.Repeat(
			"<tr><td colspan=99999999 rowspan=99999999>x</td></tr>", 20_000)),
		"HTML: one tag":            []byte("<table><tr><td>first</td></tr><td " + strings.Repeat("a=b ", 5_000_000)),
		"text: only separators":    []byte("first;x\n" + strings.Repeat(";", 30_000_000)),
		"text: only quotes":        []byte("first;x\n" + strings.Repeat("\"", 30_000_000)),
		"text: open quotes":        []byte("first;x\n" + strings.Repeat("\"a;b\n", 5_000_000)),
		"text: only line ends":     []byte("first;x\n" + strings.Repeat("\n", 30_000_000)),
		"text: all sorts of bytes": []byte("first;x\n" + strings.Repeat("\xff\x81;\x9d\n", 5_000_000)),
	}
}

// hollow packs a member that unpacks to n millions of zeroes: the same million packed is written again and again.
func hollow(t testing.TB, name string, n int) []byte {
	const million = 1 << 20
	var once, end bytes.Buffer
	packer := must.Have(flate.NewWriter(&once, flate.DefaultCompression))(t)
	must.Have(packer.Write(make([]byte, million)))(t)
	must.Do(t, packer.Flush())
	packer.Reset(&end)
	must.Do(t, packer.Close())
	sum := crc32.NewIEEE()
	for range n {
		must.Have(sum.Write(make([]byte, million)))(t)
	}
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	must.Have(z.Create("[Content_Types].xml"))(t)
	w := must.Have(z.CreateRaw(&zip.FileHeader{Name: name, Method: zip.Deflate, CRC32: sum.Sum32(),
		CompressedSize64: uint64(n*once.Len() + end.Len()), UncompressedSize64: uint64(n * million)}))(t)
	for range n {
		must.Have(w.Write(once.Bytes()))(t)
	}
	must.Have(w.Write(end.Bytes()))(t)
	must.Do(t, z.Close())
	return b.Bytes()
}

// TestBombs: what means harm does none. Memory that stays is a small multiple of the largest file, however much the
// bomb claims to hold; what ends early says so.
func TestBombs(t *testing.T) {
	for name, raw := range bombs(t) {
		t.Run(name, func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.GC()
			runtime.ReadMemStats(&before)
			sheets, _, err := Read("bomb", raw)
			runtime.GC()
			runtime.ReadMemStats(&after)
			if kept := int64(after.HeapAlloc) - int64(before.HeapAlloc); kept > 200<<20 {
				t.Errorf("%d MB are kept", kept>>20)
			}
			if made := after.TotalAlloc - before.TotalAlloc; made > 8<<30 {
				t.Errorf("%d MB were used on the way", made>>20)
			}
			t.Logf("%d kB file; allocated %d MB, kept %d MB; %d sheets; %v", len(raw)>>10, (after.TotalAlloc-before.TotalAlloc)>>20,
				(int64(after.HeapAlloc)-int64(before.HeapAlloc))>>20, len(sheets), err)
			if err != nil {
				if s := err.Error(); len(s) > 300 || !strings.Contains(s, ". ") {
					t.Errorf("refused without a cure: %.300s", s)
				}
				return
			}
			cells, lines, size := 0, 0, 0
			for _, s := range sheets {
				lines += len(s.Rows)
				if len(s.Rows) > MaxRows {
					t.Errorf("%d rows", len(s.Rows))
				}
				for _, r := range s.Rows {
					cells += len(r)
					for _, c := range r {
						size += len(c)
					}
					if len(r) > maxColumns {
						t.Fatalf("%d columns", len(r))
					}
				}
			}
			if cells == 0 || cells > 3_100_000 || lines > 5*MaxRows || size > 20<<20 {
				t.Errorf("%d cells in %d rows with %d MB of text", cells, lines, size>>20)
			}
			runtime.KeepAlive(raw)
			runtime.KeepAlive(sheets)
		})
	}
}

// TestCutIsSaid: what does not fit is not left out in silence.
func TestCutIsSaid(t *testing.T) {
	sheets, _, err := Read("x.csv", []byte(strings.Repeat("a;b\n", MaxRows+5)))
	if err != nil || len(sheets[0].Rows) != MaxRows || !strings.Contains(sheets[0].Cut.String(), "first 25000 rows") {
		t.Errorf("%d rows, %q, %v", len(sheets[0].Rows), sheets[0].Cut, err)
	}
	sheets, _, err = Read("x.csv", []byte(strings.Repeat("a;b\n", MaxRows)))
	if err != nil || len(sheets[0].Rows) != MaxRows || !sheets[0].Cut.Empty() {
		t.Errorf("%d rows, %q, %v", len(sheets[0].Rows), sheets[0].Cut, err)
	}
}

// TestBudgetsAreSaid: what ends a reading is a sentence, and what was read up to there is little.
func TestBudgetsAreSaid(t *testing.T) {
	all := bombs(t)
	for name, want := range map[string]string{
		"ODS: long texts repeated": "Only the first 4195 rows of the sheet \"A\" were read",
		"ODS: long rows repeated":  "Only the first 9 rows of the sheet \"A\" were read",
		"ODS: many long sheets":    "Only the first 1 rows of the sheet \"B\" were read",
		"a long sheet 60 times":    "Only the first 1 rows of the sheet \"S5\" were read",
		"a sheet 200,000 times": "the workbook has 200000 sheets, more than the 1000 that are looked through. " +
			"Copy the list alone into a new workbook",
		"deep beside the sheets": "the workbook is nested deeper than any program writes it",
		"deep sheet":             "the workbook is nested deeper than any program writes it",
	} {
		sheets, _, err := Read("bomb", all[name])
		var said []string
		if err != nil {
			said = append(said, err.Error())
		}
		for _, s := range sheets {
			said = append(said, s.Cut.String())
		}
		if !strings.Contains(strings.Join(said, "\n"), want) {
			t.Errorf("%s: said is %q, want %q", name, said, want)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte("Name;Elo\n\"Fox, A\";1512\n"))
	f.Add([]byte("<table><tr><td rowspan=2>a<td colspan=3>b<tr><td>c</table>"))
	f.Add(ods(f, odsTable))
	f.Add([]byte(odsHead + odsTable + odsFoot))
	f.Add(xlsx(f, `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1"><v>1.5</v></c></row>`, "xl/sharedStrings.xml",
		sst+"<si><t>a</t></si></sst>"))
	f.Fuzz(func(t *testing.T, raw []byte) {
		sheets, _, err := Read("fuzz", raw)
		if err == nil && len(sheets) == 0 {
			t.Error("neither a table nor an error")
		}
		for _, s := range sheets {
			for _, r := range s.Rows {
				for _, c := range r {
					if strings.ContainsAny(c, "\n\r\t\x00") || c != strings.TrimSpace(c) {
						t.Errorf("cell %q", c)
					}
				}
			}
		}
	})
}

// FuzzXLSX mutates the parts of a workbook rather than its zip, which no mutation survives.
func FuzzXLSX(f *testing.F) {
	f.Add(`<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" s="1"><v>37723</v></c></row>`, "<si><t>a</t></si>",
		`<styleSheet><numFmts count="1"><numFmt numFmtId="200" formatCode="dd.mm.yyyy"/></numFmts><cellXfs><xf/><xf numFmtId="200"/>`+
			`</cellXfs></styleSheet>`)
	f.Fuzz(func(t *testing.T, rows, texts, styles string) {
		_, _, _ = Read("fuzz.xlsx", xlsx(t, rows, "xl/sharedStrings.xml", sst+texts+"</sst>", "xl/styles.xml", styles))
	})
}

// FuzzODS mutates the content of an OpenDocument spreadsheet.
func FuzzODS(f *testing.F) {
	f.Add(odsTable)
	f.Fuzz(func(t *testing.T, tables string) { _, _, _ = Read("fuzz.ods", ods(t, tables)) })
}
