package paper

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/html"
	"wallchart/export/report"
	"wallchart/export/site"
	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// prefSites are the folders of web pages, by the files of the events.
const prefSites = "site.folders"

// mostSites is of how many events the folder is remembered.
const mostSites = 40

// webFolder is where an event's web pages are.
type webFolder struct {
	Event, Folder string
	Follow        bool // written anew after each change
}

func (d *Desk) webFolders() (all []webFolder) {
	_ = json.Unmarshal([]byte(d.Prefs.String(prefSites)), &all)
	return all
}

// webFolder is what is remembered of an event.
func (d *Desk) webFolder(event string) (webFolder, bool) {
	for _, f := range d.webFolders() {
		if f.Event == event && event != "" {
			return f, true
		}
	}
	return webFolder{Event: event}, false
}

func (d *Desk) keepWebFolder(f webFolder) {
	all := []webFolder{f}
	for _, other := range d.webFolders() {
		if other.Event != f.Event && len(all) < mostSites {
			all = append(all, other)
		}
	}
	if raw, err := json.Marshal(all); err == nil {
		d.Prefs.SetString(prefSites, string(raw))
	}
}

// siteDialog asks where the web pages go, and whether they follow the event.
type siteDialog struct {
	desk   *Desk
	about  Subject
	dialog *controls.Dialog
	folder *controls.Entry
	follow *controls.Check
}

// Site opens it.
func (d *Desk) Site() *siteDialog {
	x := &siteDialog{desk: d, about: d.Subject(), folder: controls.NewEntry()}
	known, is := d.webFolder(x.about.Path)
	if !is {
		known.Folder = filepath.Join(d.LastFolder(), picker.FileName(x.about.Event.Name)+" web")
	}
	x.folder.SetText(known.Folder)
	x.follow = controls.NewCheck(words.Say("site.follow"), nil)
	x.follow.Checked = known.Follow
	what := widget.NewLabel(words.Say("site.what"))
	what.Wrapping = fyne.TextWrapWord
	browse := controls.NewButtonWithIcon(words.Say("export.browse"), theme.FolderOpenIcon(), x.browse)
	x.dialog = controls.NewDialog(d.Canvas, words.Say("site.title"), container.NewVBox(what,
		container.NewBorder(nil, nil, widget.NewLabel(words.Say("site.folder")), browse, x.folder), x.follow),
		words.Say("site.write"), words.Say("dialog.cancel"))
	x.dialog.Confirm, x.dialog.Of = x.write, x
	x.folder.In(x.dialog)
	d.Ask(x.dialog, style.Form, x.folder)
	return x
}

func (x *siteDialog) browse() {
	x.desk.Save(filepath.Join(x.folder.Text, site.Index), []picker.Kind{{Name: words.Say("site.title"), Patterns: []string{"*.html"}}},
		func(path string) { x.folder.SetText(filepath.Dir(path)) })
}

// write writes the pages while the window goes on; the dialog is there until they are, with what hinders it.
func (x *siteDialog) write() error {
	folder := strings.TrimSpace(x.folder.Text)
	if folder == "" {
		return errors.New(words.Say("site.noFolder"))
	}
	f := webFolder{Event: x.about.Path, Folder: folder, Follow: x.follow.Checked}
	o, sheet, event := x.desk.Options(), x.desk.Plain(), x.about.Event
	answer := controls.ErrStay
	var pages int
	var err error
	ended := func() {
		if err != nil {
			answer = err // of work that has ended before this function
			x.dialog.Problem(words.Err(err))
			return
		}
		x.desk.keepWebFolder(f)
		x.desk.pages.Trouble = ""
		x.dialog.Close()
		x.desk.Say(words.Say("site.written", pages, folder))
	}
	x.desk.Alone(words.Say("export.busy", filepath.Base(folder)), func(*work.Job) func() {
		pages, err = writeSite(event, f, o, html.Options{Paper: sheet.Paper, Created: sheet.Created})
		return ended
	}, ended)
	return answer
}

// writeSite makes all pages before the first is written, and each is written whole.
func writeSite(event *model.Tournament, f webFolder, o report.Options, h html.Options) (pages int, err error) {
	err = guard.Making(words.Say("site.title"), func() error {
		files, err := site.Event(event, o, h)
		if err != nil {
			return err
		}
		for _, page := range files {
			if err := replace(filepath.Join(f.Folder, page.Name), f.Event, page.Content); err != nil {
				return err
			}
		}
		pages = len(files)
		return nil
	})
	return pages, err
}

// Changed writes the pages of the event anew, if they are to follow it: after a pause, beside the window's own work. A folder that
// is gone is not made again: somebody has taken it away.
func (d *Desk) Changed(event *model.Tournament, path string) {
	if path == "" || event == nil {
		return
	}
	f, ok := d.webFolder(path)
	if !ok || !f.Follow {
		return
	}
	o, sheet := d.Options(), d.Plain()
	d.pages.What, d.pages.Later, d.pages.Beside = words.Say("site.title"), d.Later, d.Beside
	d.pages.Failed = func(trouble string) { d.Say(words.Say("site.failed", trouble)) }
	d.pages.Write(func() error {
		if _, err := os.Stat(f.Folder); err != nil {
			return errors.New(words.Say("site.gone", f.Folder))
		}
		_, err := writeSite(event, f, o, html.Options{Paper: sheet.Paper, Created: sheet.Created})
		return err
	})
}
