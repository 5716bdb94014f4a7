package documents

import (
	"errors"
	"os"
	"path/filepath"

	"wallchart/files/wallchart"
	"wallchart/phrase"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
)

// Save writes the file; the steps are on disk before.
func (d *Documents) Save() {
	if d.Current().Untitled() {
		d.AskSaveAs()
		return
	}
	if err := d.Current().Save(); err != nil {
		d.Tell(unsaved(err), words.Err(err))
		return
	}
	d.sayWhere("save.done")
	d.TellNews()
}

// unsaved is the heading over what could not be saved: the file alone, or the event.
func unsaved(err error) string {
	var disk *wallchart.NotOnDisk
	if errors.As(err, new(*wallchart.Recorded)) || errors.As(err, &disk) && disk.Kept {
		return words.Say("save.later")
	}
	return words.Say("open.failed")
}

// TellNews shows what others have done to the event's file while it is open, and puts on disk what could not be: there may be room again.
func (d *Documents) TellNews() {
	if d.Current() == nil || d.Busy() {
		return
	}
	if d.Current().Trouble() != nil && d.Current().Retry() == nil {
		d.Refresh()
	}
	if news := d.Current().News(); len(news) > 0 {
		d.Refresh()
		d.Tell(words.Say("open.news"), words.Text(phrase.Join("\n", news...)))
	}
}

// AskSaveAs asks where the event is to stand, and saves it there.
func (d *Documents) AskSaveAs() {
	suggested := d.Current().Path()
	if d.Current().Untitled() {
		suggested = filepath.Join(d.Folder, picker.FileName(d.Current().Tournament().Name)+wallchart.Extension)
		_ = os.MkdirAll(d.Folder, 0o755)
	}
	kinds := []picker.Kind{{Name: words.Say("save.kinds"), Patterns: []string{"*" + wallchart.Extension}}}
	d.Picker().Save(suggested, append(kinds, d.Foreign()...), func(path string) {
		if d.SaveFor(path) {
			return
		}
		if err := d.SaveAs(path); err != nil {
			d.Tell(words.Say("open.failed"), words.Err(err))
		}
	})
}

// SaveAs gives the event a file of its own.
func (d *Documents) SaveAs(path string) error {
	if filepath.Ext(path) == "" {
		path += wallchart.Extension
	}
	before, untitled, place := d.Current().Path(), d.Current().Untitled(), d.Place()
	if err := d.Current().SaveAs(path); err != nil {
		return err
	}
	if untitled { // that one is no more
		d.Memory.Forget(before)
	} else if before != d.Current().Path() {
		d.Memory.Change(before, func(k *Known) { k.Open = false })
	}
	d.entered(d.Current())
	d.Note(place)
	d.Refresh()
	d.sayWhere("save.done")
	return nil
}

// Leave closes the document. It stays open when steps of it are in memory
// only and says so.
func (d *Documents) Leave() bool {
	d.Commit()
	d.Leaving()
	doc := d.Current()
	if d.nothingToKeep() {
		_ = doc.Forget()
		d.Memory.Forget(doc.Path())
	} else if err := doc.Close(); err != nil {
		d.Tell(unsaved(err), words.Err(err))
		if !errors.As(err, new(*wallchart.Recorded)) {
			return false
		}
	}
	d.left(doc)
	d.Use(nil)
	if news := doc.News(); len(news) > 0 {
		d.Tell(words.Say("open.news"), words.Text(phrase.Join("\n", news...)))
	}
	return true
}

// Close closes the event and shows what else can be opened.
func (d *Documents) Close() {
	if d.Current() == nil || d.Leave() {
		d.Start()
	}
}
