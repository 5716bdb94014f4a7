package paper

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/xuri/excelize/v2"

	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/spool"
	"wallchart/export/spool/spooltest"
	"wallchart/must"
	"wallchart/ui/kit/controls"
)

// TestSeveralPagesOnASheet: asked of a PDF alone; the preview has the sheets, and so has the file; the next export begins so.
func TestSeveralPagesOnASheet(t *testing.T) {
	d, said := desk(t, sample(t, "club.wallchart"), 4)
	d.Now = func() time.Time { return time.Date(2026, 5, 1, 18, 30, 0, 0, time.UTC) }
	e := d.Export()
	e.chosen("standings", "crosstable", "wallchart", "fide")
	e.fill.SetChecked(true) // takes more sheets
	e.form.SetSelected("Web page")
	if e.sheets.several.Visible() || e.sheets.layout.Visible() {
		t.Error("of a web page sheets or layout are asked")
	}
	e.form.SetSelected("PDF for printing")
	if !e.sheets.several.Visible() || !e.sheets.severalOf.Visible() || e.sheets.layout.Visible() {
		t.Error("of a PDF the pages on a sheet are not asked")
	}
	one := len(e.pages)
	for _, c := range []struct {
		at, least, most int
		across          bool
	}{{1, (one + 1) / 2, one - 1, false}, {2, (one + 3) / 4, one - 1, false}, {3, 2, one + 3, true}} {
		e.sheets.several.SetSelected(e.sheets.several.Options[c.at])
		if n := len(e.pages); n < c.least || n > c.most || c.across && e.pages[0].Width < e.pages[0].Height {
			t.Errorf("%s: %d pages come out on %d", e.sheets.several.Selected, one, n)
		}
	}
	path := filepath.Join(t.TempDir(), "club.pdf")
	e.path.SetText(path)
	e.dialog.Accept()
	got, err := os.ReadFile(path)
	doc, _, _ := e.document()
	k, _ := formats.ByName("pdf")
	var want bytes.Buffer
	if failed := k.Write(&want, doc, e.sheet()); err != nil || failed != nil || !bytes.Equal(got, want.Bytes()) {
		t.Errorf("the file is not the booklet of the preview: %v, %v; %q", err, failed, *said)
	}
	if next := d.Export(); next.sheets.several.SelectedIndex() != 3 || !next.sheet().Booklet {
		t.Errorf("the next export begins with %q", next.sheets.several.Selected)
	}
	if s := d.Sheet(); s.Booklet || s.NUp != 0 {
		t.Error("what is on the screen is printed as a booklet")
	}
}

// TestTheLayoutOfTheWorkbook: FIDE's crosstable or that of the US, asked of the workbook of formulas alone.
func TestTheLayoutOfTheWorkbook(t *testing.T) {
	for at, want := range []bool{false, false, true} { // the club is of no US event
		d, said := desk(t, sample(t, "club.wallchart"), 4)
		e := d.Export()
		e.form.SetSelected("Excel workbook")
		if e.sheets.layout.Visible() {
			t.Error("of the plain workbook the layout is asked")
		}
		e.form.SetSelected("Excel workbook with formulas")
		if !e.sheets.layout.Visible() || !e.sheets.layoutOf.Visible() || e.sheets.several.Visible() {
			t.Error("of the workbook of formulas the layout is not asked")
		}
		e.sheets.layout.SetSelected(e.sheets.layout.Options[at])
		path := filepath.Join(t.TempDir(), "club.xlsx")
		e.path.SetText(path)
		e.dialog.Accept()
		f, err := excelize.OpenFile(path)
		if err != nil {
			t.Fatalf("%v; %q", err, *said)
		}
		us := false
		for _, name := range f.GetSheetList() {
			rows := must.Have(f.GetRows(name))(t)
			for _, row := range rows {
				us = us || slices.Contains(row, "Rating before")
			}
		}
		_ = f.Close()
		if us != want {
			t.Errorf("laid out as %q it is a US workbook: %v", e.sheets.layout.Selected, us)
		}
		if next := d.Export(); next.sheets.layout.SelectedIndex() != at {
			t.Errorf("the next export begins with %q", next.sheets.layout.Selected)
		}
	}
}

// keeping prints and keeps what was printed.
type keeping struct {
	spool.Cups
	got []byte
	err error
}

func (k *keeping) Print(ctx context.Context, j spool.Job) (spool.Receipt, error) {
	k.got, k.err = os.ReadFile(j.File)
	return k.Cups.Print(ctx, j)
}

// TestPrintingSeveralPagesOnASheet: the file that is printed has its pages placed as chosen, and as many sheets as the dialog says;
// a booklet is turned at the short edge, and what is printed next is not.
func TestPrintingSeveralPagesOnASheet(t *testing.T) {
	f := spooltest.New(t)
	t.Setenv("TMPDIR", t.TempDir())
	d, said := desk(t, sample(t, "scholastic.wallchart"), 0)
	d.Now = func() time.Time { return time.Date(2026, 5, 1, 18, 30, 0, 0, time.UTC) }
	by := &keeping{}
	d.Spool = by
	doc := report.Join(charts.Crosstable(d.Subject().Standings, report.WallChart, d.Options()),
		charts.Crosstable(d.Subject().Standings, report.US, d.Options()))
	ask := func() (p *printing) {
		open := d.Ask
		d.Ask = func(c *controls.Dialog, size fyne.Size, focus fyne.Focusable) {
			p, _ = c.Of.(*printing)
			open(c, size, focus)
		}
		d.Print(doc, d.Sheet(), "Club evening")
		d.Ask = open
		return p
	}
	p := ask()
	one := p.pages
	if one < 2 {
		t.Fatalf("%d pages: %q", one, *said)
	}
	p.several.SetSelectedIndex(3)
	if p.sides.SelectedIndex() != int(spool.ShortEdge) {
		t.Errorf("a booklet is printed on %q", p.sides.Selected)
	}
	p.several.SetSelectedIndex(1)
	if p.pages >= one || p.sides.SelectedIndex() != 0 || !strings.Contains(p.what.Text, strconv.Itoa(p.pages)) {
		t.Errorf("%d pages come out on %d; %q; sides %q", one, p.pages, p.what.Text, p.sides.Selected)
	}
	p.several.SetSelectedIndex(3)
	p.dialog.Accept()
	if asked := f.Asked(t, "lp"); len(asked) != 1 || !strings.Contains(asked[0], "two-sided-short-edge") {
		t.Errorf("lp is asked %q", asked)
	}
	got, err := by.got, by.err
	k, _ := formats.ByName("pdf")
	s := d.Sheet()
	s.Booklet = true
	var want bytes.Buffer
	if failed := k.Write(&want, doc, s); err != nil || failed != nil || !bytes.Equal(got, want.Bytes()) {
		t.Errorf("what is printed is no booklet: %v, %v", err, failed)
	}
	if p = ask(); p.sides.SelectedIndex() != 0 || p.several.SelectedIndex() != 0 {
		t.Errorf("the next is printed on %q, %q", p.sides.Selected, p.several.Selected)
	}
	p.several.SetSelectedIndex(2)
	p.view()
	s.Booklet, s.NUp = false, 4
	want.Reset()
	if got, err = os.ReadFile(p.path); err != nil || k.Write(&want, doc, s) != nil || !bytes.Equal(got, want.Bytes()) ||
		(*said)[len(*said)-1] != "opened "+p.path {
		t.Errorf("the viewer shows something else: %v; %q", err, *said)
	}
}
