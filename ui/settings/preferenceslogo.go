package settings

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/page"
	"wallchart/files/atomicfile"
	"wallchart/files/safeopen"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// logoBytes is how large the file of a picture may be.
const logoBytes = 16 << 20

// chooseLogo asks for a picture.
func (p *preferencesDialog) chooseLogo() {
	kinds := []picker.Kind{{Name: words.Say("prefs.logo"), Patterns: []string{"*.png", "*.jpg", "*.jpeg", "*.gif"}}}
	p.host.Picker.Open(kinds, func(path string) {
		raw, err := safeopen.ReadFile(path, logoBytes)
		if err == nil {
			raw, err = page.Logo(raw)
		}
		if err != nil {
			p.dialog.Problem(words.Say("prefs.logo.problem", filepath.Base(path), words.Err(err)))
			return
		}
		p.dialog.Problem("")
		p.setLogo(raw)
	})
}

// setLogo shows the picture, or that there is none.
func (p *preferencesDialog) setLogo(png []byte) {
	p.logo = png
	if len(png) == 0 {
		p.logoShown.Objects = []fyne.CanvasObject{widget.NewLabel(words.Say("prefs.logo.no"))}
		p.noLogo.Disable()
	} else {
		picture := canvas.NewImageFromResource(fyne.NewStaticResource("logo.png", png))
		picture.FillMode = canvas.ImageFillContain
		picture.SetMinSize(style.Logo)
		p.logoShown.Objects = []fyne.CanvasObject{picture}
		p.noLogo.Enable()
	}
	p.logoShown.Refresh()
}

// logo is the club's picture, nil for none. The file is the program's own: what cannot
// be read of it is not printed.
func (h *Habits) logo() []byte {
	if h.LogoFile == "" {
		return nil
	}
	if !h.looked {
		h.looked = true
		h.picture, _ = safeopen.ReadFile(h.LogoFile, logoBytes)
	}
	return h.picture
}

// keepLogo keeps a picture beside what else the program keeps, nil to keep none.
func (h *Habits) keepLogo(png []byte) error {
	if slices.Equal(png, h.logo()) {
		return nil
	}
	write := func() error {
		if len(png) == 0 {
			return os.Remove(h.LogoFile)
		}
		if err := os.MkdirAll(filepath.Dir(h.LogoFile), 0o700); err != nil {
			return err
		}
		return atomicfile.Write(h.LogoFile, "", func(w io.Writer) error { _, err := w.Write(png); return err })
	}
	if err := write(); err != nil {
		return errors.New(words.Say("prefs.logo.problem", h.LogoFile, words.Reason(err)))
	}
	h.picture = png
	return nil
}
