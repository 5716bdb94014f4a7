package paper

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/export/page"
	"wallchart/export/report/charts"
	"wallchart/export/spool"
	"wallchart/export/spool/spooltest"
	"wallchart/export/table"
	"wallchart/ui/kit/controls"
)

// printed opens the question on which printer the standings are printed.
func printed(t *testing.T, d *Desk) *printing {
	t.Helper()
	var asked *printing
	ask := d.Ask
	d.Ask = func(c *controls.Dialog, size fyne.Size, focus fyne.Focusable) {
		asked, _ = c.Of.(*printing)
		ask(c, size, focus)
	}
	d.Print(charts.Standings(d.Subject().Standings, d.Options()), d.Sheet(), "Club evening")
	return asked
}

// TestPrinting: the usual printer, one copy and all pages unless told otherwise; what lp is given, and what is said of it. The
// printer is there the next time.
func TestPrinting(t *testing.T) {
	f := spooltest.New(t)
	t.Setenv("TMPDIR", t.TempDir())
	d, said := desk(t, sample(t, "scholastic.wallchart"), 0)
	d.Spool = spool.Cups{}
	d.SetPaper("A4") // otherwise Letter, of an event of the US
	p := printed(t, d)
	if p == nil || p.printer.Selected != "Hall" || p.pages < 1 || p.sides.Disabled() || p.paper != "A4" {
		t.Fatalf("asked is %+v; said is %q", p, *said)
	}
	p.pages = 7
	p.dialog.Accept()
	if asked := f.Asked(t, "lp"); len(asked) != 1 || asked[0] != "-d|Hall|-t|Club evening|-o|media=A4|"+p.path {
		t.Errorf("lp is asked %q", asked)
	}
	if p.dialog.Open() || strings.Join(*said, "\n") != "Sent to the printer Hall: 7 pages (job 12)" {
		t.Errorf("said is %q", *said)
	}
	p = printed(t, d)
	p.pages = 7
	p.printer.SetSelected("Attic")
	if !p.sides.Disabled() {
		t.Error("Attic prints on both sides")
	}
	p.printer.SetSelected("Hall")
	p.sides.SetSelectedIndex(2)
	p.copies.SetText("2")
	p.some.SetText("2-3, 5")
	p.dialog.Accept()
	want := "-d|Hall|-n|2|-t|Club evening|-P|2-3,5|-o|sides=two-sided-long-edge|-o|media=A4|" + p.path
	if asked := f.Asked(t, "lp"); len(asked) != 1 || asked[0] != want {
		t.Errorf("lp is asked %q, want %q", asked, want)
	}
	if last := (*said)[len(*said)-1]; last != "Sent to the printer Hall: 3 pages, 2 copies (job 12)" {
		t.Errorf("said is %q", last)
	}
	d.Prefs.SetString(prefPrinter, "Attic")
	if p = printed(t, d); p.printer.Selected != "Attic" {
		t.Errorf("the next time it is %s", p.printer.Selected)
	}
}

// TestPrintingThatCannotBe stays open with the reason: wrong copies, pages that there are not, a printer that refuses.
func TestPrintingThatCannotBe(t *testing.T) {
	f := spooltest.New(t)
	t.Setenv("TMPDIR", t.TempDir())
	d, said := desk(t, sample(t, "club.wallchart"), 0)
	d.Spool = spool.Cups{}
	p := printed(t, d)
	for _, c := range []struct{ copies, pages, want string }{
		{"0", "", "one from 1 to 200"}, {"201", "", "one from 1 to 200"}, {"two", "", "one from 1 to 200"}, {"1", "99", "no page 99"},
		{"1", "x", "no list of pages"},
	} {
		p.copies.SetText(c.copies)
		p.some.SetText(c.pages)
		p.dialog.Accept()
		if !p.dialog.Open() || !strings.Contains(p.dialog.Said(), c.want) {
			t.Errorf("%q copies of %q: %q", c.copies, c.pages, p.dialog.Said())
		}
	}
	if asked := f.Asked(t, "lp"); len(asked) > 0 {
		t.Errorf("lp is asked %q", asked)
	}
	p.copies.SetText("1")
	p.some.SetText("")
	f.Refuse(t, "lp: Printer is not accepting jobs.")
	p.dialog.Accept()
	if !p.dialog.Open() || !strings.Contains(p.dialog.Said(), "Printer is not accepting jobs") || len(*said) > 0 {
		t.Errorf("refused: %q, said is %q", p.dialog.Said(), *said)
	}
	p.view()
	if p.dialog.Open() || len(*said) != 2 || (*said)[1] != "opened "+p.path {
		t.Errorf("in the viewer: %q", *said)
	}
}

// TestWithoutAPrinterAViewerShowsThePages, and says why.
func TestWithoutAPrinterAViewerShowsThePages(t *testing.T) {
	f := spooltest.New(t)
	f.Without(t)
	t.Setenv("TMPDIR", t.TempDir())
	d, said := desk(t, sample(t, "club.wallchart"), 0)
	d.Spool = spool.Cups{}
	if p := printed(t, d); p != nil {
		t.Fatal("it asks on which")
	}
	if len(*said) != 2 || !strings.HasPrefix((*said)[0], "No printer is set up on this computer. Opened for printing: ") ||
		!strings.HasPrefix((*said)[1], "opened ") {
		t.Errorf("said is %q", *said)
	}
}

// viewerOnly is a computer whose program for PDF files has to be opened to print in it; it may say so, or not know it.
type viewerOnly struct {
	spool.Cups
	knows  bool
	prints int
}

func (v *viewerOnly) ByItself() bool { return !v.knows }

func (v *viewerOnly) Print(context.Context, spool.Job) (spool.Receipt, error) {
	v.prints++
	return spool.Receipt{}, spool.ErrOpenFirst
}

// TestPagesAreOpenedWhereTheProgramDoesNotPrint: where the system says that the program for PDF files prints nothing by itself, the
// first button opens the pages in it, and no printing is tried; where that is found out only by trying, it is remembered.
func TestPagesAreOpenedWhereTheProgramDoesNotPrint(t *testing.T) {
	spooltest.New(t)
	t.Setenv("TMPDIR", t.TempDir())
	d, said := desk(t, sample(t, "club.wallchart"), 0)
	v := &viewerOnly{knows: true}
	d.Spool = v
	p := printed(t, d)
	p.dialog.Accept()
	if p.dialog.Open() || v.prints > 0 || !strings.HasPrefix((*said)[len(*said)-1], "opened ") {
		t.Errorf("the system knows: tried %d times, open %v, %q", v.prints, p.dialog.Open(), *said)
	}

	v.knows, *said = false, nil
	p = printed(t, d)
	p.dialog.Accept()
	if !p.dialog.Open() || v.prints != 1 || !strings.Contains(p.dialog.Said(), "cannot print by itself") {
		t.Errorf("tried for the first time: %d times, %q", v.prints, p.dialog.Said())
	}
	p.dialog.Close()
	p = printed(t, d)
	p.dialog.Accept()
	if p.dialog.Open() || v.prints != 1 || !strings.HasPrefix((*said)[len(*said)-1], "opened ") {
		t.Errorf("the next sheet: tried %d times, %q", v.prints, *said)
	}
	d.Prefs.SetBool(prefOpens, false) // what Choose a printer does
	if p = printed(t, d); p.printer == nil || p.printer.Selected != "Hall" {
		t.Error("with another program no printer is offered")
	}
}

// TestThePaperOfPages: of one size whichever way they lie; of two there is no one paper.
func TestThePaperOfPages(t *testing.T) {
	a4, across, letter := page.Page{Width: 210, Height: 297}, page.Page{Width: 297, Height: 210}, page.Page{}
	letter.Width, letter.Height = table.Letter.Size(false)
	for _, c := range []struct {
		pages []page.Page
		want  string
	}{{[]page.Page{a4, across}, "A4"}, {[]page.Page{letter}, "Letter"}, {[]page.Page{a4, letter}, ""},
		{[]page.Page{{Width: 85, Height: 54}}, ""}, {nil, ""}} {
		if got := paperOf(c.pages); got != c.want {
			t.Errorf("%v are on %q, not %q", c.pages, got, c.want)
		}
	}
}

// TestPagesAreNotLeftBehind: neither those that the printer has nor those that nobody wanted; those that a viewer shows stay.
func TestPagesAreNotLeftBehind(t *testing.T) {
	f := spooltest.New(t)
	folder := t.TempDir()
	t.Setenv("TMPDIR", folder)
	d, _ := desk(t, sample(t, "club.wallchart"), 0)
	d.Spool = spool.Cups{}
	left := func(what string, want int) {
		t.Helper()
		if all, _ := filepath.Glob(filepath.Join(folder, printStart+"*")); len(all) != want {
			t.Errorf("%s: left are %v", what, all)
		}
	}
	printed(t, d).dialog.Accept()
	left("printed", 0)
	p := printed(t, d)
	left("asked", 1)
	p.dialog.Close()
	left("not wanted", 0)
	f.Refuse(t, "lp: Printer is not accepting jobs.")
	p = printed(t, d)
	p.dialog.Accept()
	left("refused, still asked", 1)
	p.dialog.Close()
	left("refused", 0)
	p = printed(t, d)
	p.view()
	left("shown", 1)
	d.Spool = faulty{}
	if p = printed(t, d); p != nil {
		t.Error("pages that could not be made are to be printed")
	}
	left("shown, and others that could not be made", 1)
}

// faulty has a fault where it is asked for the printers.
type faulty struct{ spool.Cups }

func (faulty) Printers(context.Context) ([]spool.Printer, error) { panic("no printers") }
