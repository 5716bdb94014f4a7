package paper

import (
	"image"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"wallchart/export/page"
	"wallchart/export/pdf"
	"wallchart/export/table"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// preview shows one page as it will be printed. It is painted off the window's thread, as large as there is room for.
type preview struct {
	desk    *Desk
	object  *fyne.Container
	picture *canvas.Image
	page    *page.Page
	painted image.Point // the pixels it was painted for
	stop    func()      // gives up the painting that is under way
	press   *press
}

// press lays out and paints. Its fonts serve one job at a time.
type press struct {
	sync.Mutex
	painter *pdf.Painter
}

// pages are a document's, as they will come out.
func (p *press) pages(doc table.Document, o page.Options) (pages []page.Page, err error) {
	p.Lock()
	defer p.Unlock()
	if p.painter == nil {
		if p.painter, err = pdf.NewPainter(); err != nil {
			return nil, err
		}
	}
	err = guard.Work(words.Say("guard.pages"), func() { pages = page.Layout(doc, o, p.painter.Metrics()) })
	return pages, err
}

func (p *press) paint(pg page.Page, size image.Point) image.Image {
	p.Lock()
	defer p.Unlock()
	return p.painter.Paint(pg, size.X, size.Y)
}

func newPreview(d *Desk, p *press) *preview {
	v := &preview{desk: d, press: p, picture: canvas.NewImageFromImage(nil), stop: func() {}}
	v.picture.FillMode = canvas.ImageFillStretch // it is painted as large as it is shown
	v.object = container.New(v, v.picture)
	return v
}

// show shows a page. Until it is painted, the one before is there.
func (v *preview) show(pg *page.Page) {
	v.page, v.painted = pg, image.Point{}
	v.object.Refresh()
	v.paint(v.object.Size())
}

// MinSize is part of fyne.Layout.
func (v *preview) MinSize([]fyne.CanvasObject) fyne.Size {
	if v.page != nil && v.page.Width > v.page.Height {
		return fyne.NewSize(style.Sheet.Height, style.Sheet.Width)
	}
	return style.Sheet
}

// Layout is part of fyne.Layout: another size is another picture.
func (v *preview) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	v.place(size)
	v.paint(size)
}

// place puts the picture into the middle of its room.
func (v *preview) place(room fyne.Size) {
	if v.picture.Image == nil {
		return
	}
	b := v.picture.Image.Bounds()
	w, h := float32(b.Dx()), float32(b.Dy())
	k := min(room.Width/w, room.Height/h)
	v.picture.Resize(fyne.NewSize(w*k, h*k))
	v.picture.Move(fyne.NewPos((room.Width-w*k)/2, (room.Height-h*k)/2))
}

func (v *preview) paint(room fyne.Size) {
	scale := v.desk.Canvas.Scale()
	size := image.Pt(int(room.Width*scale), int(room.Height*scale))
	if v.page == nil || size.X < 1 || size.Y < 1 || size == v.painted {
		return
	}
	v.painted = size
	v.stop()
	pg, press := *v.page, v.press
	v.stop = v.desk.Beside(words.Say("guard.pages"), func(<-chan struct{}) func() {
		painted := press.paint(pg, size)
		return func() {
			v.picture.Image = painted
			v.place(v.object.Size())
			v.picture.Refresh()
		}
	})
}
