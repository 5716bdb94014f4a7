package phones

import (
	"errors"
	"image"
	"image/color"
	"net"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/qr"
	"wallchart/model"
	"wallchart/sharing"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

const (
	prefResults = "phones.results" // were taken last time
)

// Asked are the controls of the dialog that opens the pages.
type Asked struct {
	Where   *controls.Select
	Results *controls.Check
	Folder  *controls.Entry
}

// AskOpen asks how the pages are to be opened, or shows how they are.
func (p *Phones) AskOpen() {
	if p.hall != nil {
		p.Shown()
		return
	}
	p.askOpen(sharing.Addresses())
}

func (p *Phones) askOpen(addresses []sharing.Address) {
	if len(addresses) == 0 {
		p.Tell(words.Say("phones.title"), words.Say("phones.noNetwork"))
		return
	}
	var lines []string
	for _, a := range addresses {
		if ip := net.ParseIP(a.IP); ip != nil && ip.IsLoopback() {
			lines = append(lines, words.Say("share.here"))
		} else {
			lines = append(lines, words.Say("share.network", a.IP, a.Network))
		}
	}
	x := &Asked{Where: controls.NewSelect(lines, nil), Results: controls.NewCheck(words.Say("phones.results"), nil),
		Folder: controls.NewEntry()}
	x.Where.SetSelectedIndex(0)
	x.Results.SetChecked(p.Preferences().Bool(prefResults) && !p.ReadOnly())
	if p.ReadOnly() {
		x.Results.Disable()
	}
	x.Folder.SetPlaceHolder(words.Say("phones.folderNone"))
	about := widget.NewLabel(words.Say("phones.about"))
	about.Wrapping = fyne.TextWrapWord
	browse := controls.NewButtonWithIcon(words.Say("export.browse"), theme.FolderOpenIcon(), func() {
		p.Browse(filepath.Join(x.Folder.Text, "index.html"), func(path string) { x.Folder.SetText(filepath.Dir(path)) })
	})
	d := controls.NewDialog(p.Canvas(), words.Say("phones.title"), container.NewBorder(container.NewVBox(
		container.New(controls.FormRows(), widget.NewLabel(words.Say("share.where")), x.Where,
			widget.NewLabel(words.Say("phones.folder")), container.NewBorder(nil, nil, nil, browse, x.Folder)), x.Results),
		nil, nil, nil, about), words.Say("phones.open"), words.Say("dialog.cancel"))
	x.Folder.In(d)
	d.Confirm = func() error {
		if p.Event() == nil {
			return errors.New(words.Say("why.no.event"))
		}
		if err := p.open(addresses[max(0, x.Where.SelectedIndex())].IP, x.Results.Checked); err != nil {
			return err
		}
		p.Preferences().SetBool(prefResults, x.Results.Checked)
		p.into(strings.TrimSpace(x.Folder.Text))
		return nil
	}
	closed := d.Closed
	d.Closed = func() {
		if closed != nil {
			closed()
		}
		if p.hall != nil {
			p.Later(p.Shown)
		}
	}
	d.Of = x
	p.Ask(d, style.Form, x.Where)
}

// dialog shows how the pages are open.
type dialog struct {
	of      *Phones
	dialog  *controls.Dialog
	here    *widget.Label
	pin     *widget.Label
	files   *widget.Label
	results *controls.Check
	dark    [][]bool
}

// Shown shows how they are.
func (p *Phones) Shown() {
	if p.hall == nil || p.dialog != nil {
		return
	}
	p.shown()
}

func (p *Phones) shown() {
	d := &dialog{of: p, here: wrapped(), pin: wrapped(), files: wrapped()}
	address := widget.NewLabel(strings.TrimSuffix(p.address, "/"))
	address.SizeName = theme.SizeNameSubHeadingText
	address.Wrapping = fyne.TextWrapBreak
	d.results = controls.NewCheck(words.Say("phones.results"), d.turn)
	d.results.Checked = p.results
	if c, err := qr.Of(p.address); err == nil {
		d.dark = c.Dark
	}
	square := canvas.NewRaster(d.paint)
	square.SetMinSize(fyne.NewSquareSize(230))
	shut := controls.NewButton(words.Say("phones.close"), p.Close)
	screen := wrapped()
	screen.SetText(words.Say("phones.screen", p.address+"screen/0"))
	left := container.NewBorder(controls.Heading("phones.state"), container.NewHBox(shut), nil, nil,
		container.NewVScroll(container.NewVBox(d.here, d.results, d.pin, screen, d.files)))
	right := container.NewBorder(container.NewVBox(controls.Heading("phones.address"), address), nil, nil, nil, square)
	content := container.NewHSplit(container.NewPadded(left), container.NewPadded(right))
	content.Offset = 0.55
	d.dialog = controls.NewDialog(p.Canvas(), words.Say("phones.title"), content, "", words.Say("dialog.close"))
	d.dialog.Of = d
	p.dialog = d
	d.show()
	d.dialog.Closed = func() { p.dialog = nil }
	p.Ask(d.dialog, style.History, d.results)
}

func wrapped() *widget.Label {
	l := widget.NewLabel("")
	l.Wrapping = fyne.TextWrapWord
	return l
}

// turn takes results from now on, or no more.
func (d *dialog) turn(on bool) {
	p := d.of
	if p.hall == nil {
		return
	}
	if err := p.secret(on); err != nil {
		d.results.Checked = false
		d.results.Refresh()
		p.Tell(words.Say("phones.title"), controls.Sentences(words.Err(err)))
		return
	}
	p.results = on
	p.Preferences().SetBool(prefResults, on)
	p.hall.Take(on)
	p.feed.Put(p.Event())
	d.show()
}

// show shows how things stand now.
func (d *dialog) show() {
	p := d.of
	if p.hall == nil {
		return
	}
	here := words.Say("phones.here", p.hall.Here())
	if p.logged > 0 {
		here += " " + words.Say("phones.refused", p.logged)
	}
	setText(d.here, here)
	pin := words.Say("phones.noResults")
	if t := p.Event(); p.results && t != nil && len(t.Secret) >= model.LeastSecret {
		pin = words.Say("phones.pin", grouped(t.StewardPIN()))
	}
	setText(d.pin, pin)
	files := ""
	if s := p.space; s != nil {
		if files = words.Say("phones.files", s.folder.Path); s.Trouble != "" {
			files = words.Say("phones.noFolderWhy", s.Trouble)
		}
	}
	setText(d.files, files)
}

// grouped is a PIN as it is read out: 1234 5678.
func grouped(pin string) string {
	if len(pin) < 8 {
		return pin
	}
	return pin[:4] + " " + pin[4:]
}

func setText(l *widget.Label, text string) {
	if l.Text != text {
		l.SetText(text)
	}
}

const quiet = 4 // light squares around the code, as ISO/IEC 18004 asks

// paint paints the code, dark on light in every theme: that is what cameras read.
func (d *dialog) paint(w, h int) image.Image {
	n := len(d.dark) + 2*quiet
	px := min(w, h) / n
	if len(d.dark) == 0 || px == 0 {
		return image.NewUniform(color.Transparent)
	}
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	left, top := (w-px*n)/2, (h-px*n)/2
	fill := func(x, y, size int, c uint8) {
		for dy := range size {
			for dx := range size {
				img.SetNRGBA(left+x+dx, top+y+dy, color.NRGBA{c, c, c, 0xFF})
			}
		}
	}
	fill(0, 0, px*n, 0xFF)
	for y, row := range d.dark {
		for x, dark := range row {
			if dark {
				fill((x+quiet)*px, (y+quiet)*px, px, 0)
			}
		}
	}
	return img
}
