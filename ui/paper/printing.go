package paper

import (
	"context"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/formats"
	"wallchart/export/page"
	"wallchart/export/spool"
	"wallchart/export/table"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// What is remembered from one printing to the next.
const (
	prefPrinter = "print.printer"
	prefSides   = "print.sides"
	prefOpens   = "print.opens" // the program for PDF files was found to print nothing by itself
)

// How long the system may take to name its printers, and to take a file.
const (
	lookingTime  = 10 * time.Second
	printingTime = time.Minute
)

// mostCopies is how many copies are printed at once.
const mostCopies = 200

// printing asks on which printer, how often, and which pages, and sends them there.
type printing struct {
	desk     *Desk
	name     string // of what is printed
	folder   string // that the PDF is in
	path     string // of the PDF
	printers []spool.Printer
	pages    int
	paper    string
	doc      table.Document
	sheet    formats.Sheet
	in       int  // how the file has the pages placed on sheets
	folds    bool // a booklet is chosen

	dialog  *controls.Dialog
	printer *controls.Select
	copies  *controls.Entry
	some    *controls.Entry // which pages
	sides   *controls.Select
	several *controls.Select // pages on a sheet
	what    *widget.Label
	counts  func() // gives up counting the sheets
	stop    func() // gives up asking what the printer can do
	busy    bool
	opens   bool // the pages are opened in another program, and printed there
	read    bool // another program reads the PDF, for nobody knows how long
	closed  bool // the dialog
	again   bool // another dialog takes its place
}

// look counts the pages and asks for the printers, off the window's thread.
func (p *printing) look(doc table.Document, s formats.Sheet) error {
	pages, err := (&press{}).pages(doc, s.Page())
	if err != nil {
		return err
	}
	p.pages, p.paper, p.doc, p.sheet = len(pages), paperOf(pages), doc, s
	ctx, done := context.WithTimeout(context.Background(), lookingTime)
	defer done()
	p.printers, _ = p.desk.Spool.Printers(ctx) // with none, or no answer, a viewer shows the pages
	p.opens = !p.desk.Spool.ByItself()
	return nil
}

// paperOf is the paper that all pages are of, "" where they are of several or of none that has a name.
func paperOf(pages []page.Page) string {
	name := ""
	for i, pg := range pages {
		of := ""
		for _, paper := range table.Papers() {
			if w, h := paper.Size(pg.Width > pg.Height); w == pg.Width && h == pg.Height {
				of = paper.String()
			}
		}
		if i > 0 && of != name {
			return ""
		}
		name = of
	}
	return name
}

// ask opens the dialog. Enter in it prints everything once; where the program for PDF files prints nothing by itself, it
// opens the pages there.
func (p *printing) ask() {
	if p.opens || p.desk.Prefs.Bool(prefOpens) {
		p.askToOpen()
		return
	}
	p.askPrinter()
}

// askToOpen shows the pages with the program that has to be opened to print in. Whoever has another one now can choose a printer.
func (p *printing) askToOpen() {
	p.what = widget.NewLabel(words.Say("print.what", p.name, p.pages))
	p.several = severalPages(p.placed)
	why := widget.NewLabel(words.Say("print.opens"))
	why.Wrapping = fyne.TextWrapWord
	content := container.NewVBox(p.what, why)
	if p.pages > 1 {
		content.Add(container.New(controls.FormRows(), widget.NewLabel(words.Say("export.several")), p.several))
	}
	p.dialog = controls.NewDialog(p.desk.Canvas, words.Say("print.title"), content, words.Say("print.open"), words.Say("dialog.cancel"))
	p.dialog.Confirm = func() error {
		p.view()
		return controls.ErrStay
	}
	if !p.opens {
		p.dialog.AddButton(controls.NewButton(words.Say("print.choose"), func() {
			p.desk.Prefs.SetBool(prefOpens, false)
			p.again = true
			p.dialog.Close()
			p.again = false
			p.askPrinter()
		}))
	}
	p.dialog.Of, p.stop, p.counts = p, func() {}, func() {}
	p.dialog.Closed = p.ended
	p.desk.Ask(p.dialog, style.Form, nil)
}

// ended is when the dialog has closed.
func (p *printing) ended() {
	p.stop()
	p.counts()
	if p.again {
		return
	}
	p.closed = true
	p.done()
}

// askPrinter asks on which printer.
func (p *printing) askPrinter() {
	d := p.desk
	p.printer = controls.NewSelect(nil, func(string) { p.chosen() })
	for _, each := range p.printers {
		p.printer.Options = append(p.printer.Options, each.Name)
	}
	p.copies, p.some = controls.NewEntry(), controls.NewEntry()
	p.copies.SetText("1")
	p.some.SetPlaceHolder(words.Say("print.pages.all"))
	p.sides = controls.NewSelect([]string{words.Say("print.sides.set"), words.Say("print.sides.single"), words.Say("print.sides.long"),
		words.Say("print.sides.short")}, nil)
	p.sides.Selected = p.sides.Options[0]
	form := container.New(controls.FormRows(), widget.NewLabel(words.Say("print.printer")), p.printer,
		widget.NewLabel(words.Say("print.copies")), p.copies)
	if d.Spool.Chooses() && p.pages > 1 {
		form.Add(widget.NewLabel(words.Say("print.pages")))
		form.Add(p.some)
	}
	form.Add(widget.NewLabel(words.Say("print.sides")))
	form.Add(p.sides)
	p.what = widget.NewLabel(words.Say("print.what", p.name, p.pages))
	p.several = severalPages(p.placed)
	if p.pages > 1 {
		form.Add(widget.NewLabel(words.Say("export.several")))
		form.Add(p.several)
	}
	p.dialog = controls.NewDialog(d.Canvas, words.Say("print.title"), container.NewVBox(p.what, form),
		words.Say("print.do"), words.Say("dialog.cancel"))
	p.dialog.AddButton(controls.NewButtonWithIcon(words.Say("print.view"), theme.VisibilityIcon(), p.view))
	p.dialog.Confirm, p.dialog.Of = p.send, p
	p.stop, p.counts = func() {}, func() {}
	p.dialog.Closed = p.ended
	p.copies.In(p.dialog)
	p.some.In(p.dialog)
	p.printer.Selected = p.printer.Options[max(0, slices.Index(p.printer.Options, d.Prefs.String(prefPrinter)))]
	d.Ask(p.dialog, style.Form, p.copies)
	p.chosen()
}

// done takes the pages away that nobody needs any more.
func (p *printing) done() {
	if p.closed && !p.busy && !p.read {
		removePrints(p.folder)
	}
}

// chosen asks what the printer can do; until it is known, nothing of it is offered.
func (p *printing) chosen() {
	p.stop()
	able(p.sides, false)
	name, by := p.printer.Selected, p.desk.Spool
	p.stop = p.desk.Beside(words.Say("print.title"), func(<-chan struct{}) func() {
		ctx, done := context.WithTimeout(context.Background(), lookingTime)
		defer done()
		both := by.TwoSided(ctx, name)
		return func() {
			able(p.sides, both)
			p.turned()
		}
	})
}

// turned chooses the sides as last time; a booklet is turned at the short edge.
func (p *printing) turned() {
	at := remembered(p.desk.Prefs.Int(prefSides), p.sides)
	switch {
	case p.sides.Disabled():
		at = 0
	case placings[p.several.SelectedIndex()].booklet:
		at = int(spool.ShortEdge)
	}
	p.sides.Selected = p.sides.Options[at]
	p.sides.Refresh()
}

// view shows the pages with the program that the system has for them, where they can be printed as well.
func (p *printing) view() {
	var err error
	ended := func() {
		if err != nil {
			p.dialog.Problem(words.Err(err))
			return
		}
		p.read = true
		p.dialog.Close()
		p.desk.Say(words.Say("print.opened", p.path))
		p.desk.Outside(p.path)
	}
	at := p.several.SelectedIndex()
	if at == p.in {
		ended()
		return
	}
	p.desk.Alone(words.Say("export.busy", p.name), func(j *work.Job) func() {
		err = p.remake(j, at)
		return ended
	}, ended)
}

// placed counts the sheets that come out as the pages are placed on them now.
func (p *printing) placed() {
	p.counts()
	p.dialog.SetConfirm(false)
	at, doc, s := p.several.SelectedIndex(), p.doc, placed(p.sheet, p.several)
	if placings[at].booklet != p.folds {
		p.folds = !p.folds
		if p.sides != nil {
			p.turned()
		}
	}
	p.counts = p.desk.Beside(words.Say("guard.pages"), func(<-chan struct{}) func() {
		pages, err := (&press{}).pages(doc, s.Page())
		return func() {
			if err != nil {
				p.dialog.Problem(words.Err(err))
				return
			}
			p.pages, p.paper = len(pages), paperOf(pages)
			p.what.SetText(words.Say("print.what", p.name, p.pages))
			p.dialog.SetConfirm(!p.busy)
		}
	})
}

// remake writes the file anew with its pages placed as was chosen, off the window's thread.
func (p *printing) remake(j *work.Job, at int) error {
	if at == p.in {
		return nil
	}
	k, _ := formats.ByName("pdf")
	s := p.sheet
	s.NUp, s.Booklet, s.Doubt = placings[at].nUp, placings[at].booklet, nil // what no font has was said
	f := file{path: p.path, event: p.desk.Subject().Path, form: k.Title,
		make: func(_ *work.Job, w io.Writer) error { return k.Write(w, p.doc, s) }}
	w := f.write(j)
	if w.err == nil && w.made {
		p.in = at
	}
	return w.err
}

// job is what was chosen.
func (p *printing) job() (j spool.Job, err error) {
	j = spool.Job{File: p.path, Title: p.name, Printer: p.printer.Selected, Paper: p.paper,
		Sides: spool.Sides(max(0, p.sides.SelectedIndex()))}
	if j.Copies, err = strconv.Atoi(strings.TrimSpace(p.copies.Text)); err != nil || j.Copies < 1 || j.Copies > mostCopies {
		return j, errors.New(words.Say("print.copies.wrong", mostCopies))
	}
	j.Pages, err = spool.ParsePages(p.some.Text, p.pages)
	return j, err
}

// send hands the pages to the printer, while the window goes on.
func (p *printing) send() error {
	j, err := p.job()
	if err != nil || p.busy {
		return errors.Join(err)
	}
	answer := controls.ErrStay
	p.busy = true
	p.dialog.SetConfirm(false)
	by, pages, at := p.desk.Spool, j.Pages.Count(p.pages), p.several.SelectedIndex()
	var got spool.Receipt
	ended := func() {
		p.busy = false
		defer p.done()
		p.dialog.SetConfirm(true)
		if errors.Is(err, spool.ErrOpenFirst) {
			p.desk.Prefs.SetBool(prefOpens, true)
		}
		if err != nil {
			answer = err // of work that has ended before this function
			p.dialog.Problem(words.Err(err))
			return
		}
		p.read = p.read || !by.Chooses() // a program that was told the file only
		p.desk.Prefs.SetString(prefPrinter, j.Printer)
		if !p.sides.Disabled() && !placings[at].booklet {
			p.desk.Prefs.SetInt(prefSides, int(j.Sides))
		}
		p.dialog.Close()
		p.desk.Say(words.Text(got.Said(pages, j.Copies)))
	}
	p.desk.Alone(words.Say("print.busy", j.Printer), func(job *work.Job) func() {
		if err = p.remake(job, at); err != nil {
			return ended
		}
		ctx, done := context.WithTimeout(context.Background(), printingTime)
		defer done()
		got, err = by.Print(ctx, j)
		return ended
	}, ended)
	return answer
}
