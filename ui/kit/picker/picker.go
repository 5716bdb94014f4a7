// Package picker asks for the files that are opened and written.
package picker

import (
	"cmp"
	"errors"
	"os/exec"
	"path/filepath"
	"reflect"
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/driver"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/widget"
	"github.com/ncruces/zenity"

	"wallchart/files/places"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// Kind is a kind of file offered in a file dialog.
type Kind struct {
	Name     string
	Patterns []string // "*.wallchart"
}

// Picker asks the user for a file. The answer comes on the window's thread;
// nothing comes when the user changes their mind.
type Picker interface {
	Open(kinds []Kind, answer func(path string))
	Save(suggested string, kinds []Kind, answer func(path string))
}

// FileName makes a file's name of an event's: without what some systems refuse.
func FileName(event string) string {
	return cmp.Or(places.FileName(event), words.Say("app.untitled"))
}

// System asks with the system's own dialogs where there are any, and otherwise
// with Fyne's.
type System struct {
	Window  fyne.Window
	Later   func(func())          // hands a function to the window's thread
	Say     func(sentence string) // says what went wrong
	Waiting func(by int)          // one of the system's dialogs more, or less, lies over the window
}

func native() bool {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		return true
	}
	for _, program := range []string{"zenity", "qarma", "matedialog"} {
		if _, err := exec.LookPath(program); err == nil {
			return true
		}
	}
	return false
}

func filters(kinds []Kind) zenity.FileFilters {
	var fs zenity.FileFilters
	for _, k := range kinds {
		fs = append(fs, zenity.FileFilter{Name: k.Name, Patterns: k.Patterns, CaseFold: true})
	}
	return fs
}

// Open asks for a file to read.
func (p System) Open(kinds []Kind, answer func(string)) {
	if !native() {
		d := dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
			if err == nil && r != nil {
				path := r.URI().Path()
				_ = r.Close()
				answer(path)
			}
		}, p.Window)
		p.Show(d, "")
		return
	}
	owner := p.owner()
	p.ask(answer, func() (string, error) { return zenity.SelectFile(append(owner, filters(kinds))...) })
}

// Save asks for a file to write.
func (p System) Save(suggested string, kinds []Kind, answer func(string)) {
	if !native() {
		chooseOnly()
		d := dialog.NewFileSave(func(w fyne.URIWriteCloser, err error) {
			if err == nil && w != nil {
				path := w.URI().Path()
				_ = w.Close()
				answer(path)
			}
		}, p.Window)
		d.SetFileName(filepath.Base(suggested))
		p.Show(d, filepath.Dir(suggested))
		return
	}
	owner := p.owner()
	p.ask(answer, func() (string, error) {
		return zenity.SelectFileSave(append(owner, filters(kinds), zenity.Filename(suggested), zenity.ConfirmOverwrite())...)
	})
}

// owner has the system keep its dialog in front of the window that asks. On macOS it would take a permission to control other programs,
// and the dialog comes in front by itself.
func (p System) owner() []zenity.Option {
	var id any
	if w, ok := p.Window.(driver.NativeWindow); ok {
		w.RunNative(func(context any) {
			switch c := context.(type) {
			case driver.X11WindowContext:
				id = int(c.WindowHandle)
			case driver.WindowsWindowContext:
				id = c.HWND
			}
		})
	}
	if id == nil || reflect.ValueOf(id).IsZero() {
		return nil
	}
	return []zenity.Option{zenity.Attach(id)}
}

// Show opens one of Fyne's dialogs in a folder, "" for where it begins by itself.
func (p System) Show(d *dialog.FileDialog, folder string) {
	if folder != "" {
		if l, err := storage.ListerForURI(storage.NewFileURI(folder)); err == nil {
			d.SetLocation(l)
		}
	}
	d.Show() // before Resize, which asks what Show makes
	d.Resize(style.Pages)
	escapes(p.Window.Canvas(), d)
}

// escapes lets Escape close one of Fyne's dialogs, which know no keys, from its
// text entry and from where nothing has the keyboard. Its buttons and lists, when
// Tab has gone to them, keep Escape to themselves.
func escapes(c fyne.Canvas, d dialog.Dialog) {
	// Fyne's type of what lies over the window cannot be named here; its field can.
	if over := reflect.Indirect(reflect.ValueOf(c.Overlays().Top())); over.Kind() == reflect.Struct && over.FieldByName("Content").IsValid() {
		if popup, ok := over.FieldByName("Content").Interface().(*widget.PopUp); ok {
			if e := handOver(popup.Content, d.Hide); e != nil {
				c.Focus(e)
			}
		}
	}
	before := c.OnTypedKey()
	c.SetOnTypedKey(func(e *fyne.KeyEvent) {
		if e.Name == fyne.KeyEscape {
			d.Hide()
		}
	})
	d.SetOnClosed(func() { c.SetOnTypedKey(before) })
}

// handOver puts an entry of ours in place of the scrolled one of Fyne's dialog: the
// same text, but Escape closes the dialog. Fyne's entry stays the dialog's own,
// which reads the name of the file from it and writes the one that is clicked.
func handOver(o fyne.CanvasObject, closes func()) *controls.Entry {
	switch o := o.(type) {
	case *fyne.Container:
		for _, child := range o.Objects {
			if e := handOver(child, closes); e != nil {
				return e
			}
		}
	case *container.Scroll:
		was, ok := o.Content.(*widget.Entry)
		if !ok {
			return handOver(o.Content, closes)
		}
		e := controls.NewEntry()
		e.SetPlaceHolder(was.PlaceHolder)
		e.SetText(was.Text)
		changed := was.OnChanged
		was.OnChanged = func(text string) {
			changed(text)
			if e.Text != text {
				e.SetText(text)
			}
		}
		e.OnChanged = was.SetText
		e.OnSubmitted = was.OnSubmitted
		e.OnKey = func(k *fyne.KeyEvent) bool {
			if k.Name == fyne.KeyEscape {
				closes()
			}
			return k.Name == fyne.KeyEscape
		}
		o.Content = e
		o.Refresh()
		return e
	}
	return nil
}

// ask runs a system dialog, which blocks, off the window's thread.
func (p System) ask(answer func(string), dialog func() (string, error)) {
	p.Waiting(1)
	go func() {
		path, err := onThread(dialog)
		p.Later(func() {
			p.Waiting(-1)
			switch {
			case errors.Is(err, zenity.ErrCanceled):
			case err != nil:
				p.Say(words.Say("picker.failed", err))
			default:
				answer(path)
			}
		})
	}()
}
