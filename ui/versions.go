package ui

import (
	"errors"
	"path/filepath"
	"wallchart/ui/host"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// versionsDesk is what the dialog of the kept versions depends on.
type versionsDesk struct {
	host.Host
	doc  *wallchart.Doc
	open func(*model.Tournament) error // as an event of its own; the one that is open is closed as ever
}

// versionsDialog lists the kept states of the event, tells what has changed
// between one of them and another or now, and opens one as an event of its own
// or goes back to it.
type versionsDialog struct {
	desk     versionsDesk
	dialog   *controls.Dialog
	versions []wallchart.VersionFile
	at       int
	read     map[int]*model.Tournament
	list     *keyList
	with     *controls.Select // what it is compared with; 0 is now
	back     *controls.Button
	told     *widget.Label
	title    *widget.Label
	open     *model.Tournament // to be opened once the dialog is gone
}

func (v versionsDesk) whyNone() string {
	if why := v.Now().WhyNoEvent(); why != "" {
		return why
	}
	if len(v.doc.Versions()) == 0 {
		return words.Say("versions.none")
	}
	return ""
}

func (v versionsDesk) dialog() *versionsDialog {
	d := &versionsDialog{desk: v, versions: v.doc.Versions(), at: -1, read: map[int]*model.Tournament{}}
	d.list = newKeyList(func() int { return len(d.versions) }, d.wording)
	d.list.chose = d.choose
	names := []string{words.Say("versions.now")}
	for i := range d.versions {
		names = append(names, d.wording(i))
	}
	d.with = controls.NewSelect(names, func(string) { d.compare() })
	d.with.Selected = names[0]
	d.told, d.title = widget.NewLabel(""), widget.NewLabel(words.Say("versions.since"))
	d.told.Wrapping = fyne.TextWrapWord
	d.back = controls.NewButton(words.Say("versions.back"), d.goBack)
	right := container.NewBorder(container.NewBorder(nil, nil, d.title, nil, d.with),
		container.NewHBox(d.back), nil, nil, container.NewVScroll(d.told))
	split := container.NewHSplit(container.NewBorder(controls.Heading("versions.kept"), nil, nil, nil, d.list), container.NewPadded(right))
	split.Offset = 0.3
	d.dialog = controls.NewDialog(v.Canvas(), words.Say("versions.title"), split, words.Say("versions.open"), words.Say("dialog.close"))
	d.dialog.Confirm = d.confirm
	d.list.dialog = d.dialog
	d.dialog.Of = d
	v.Ask(d.dialog, style.History, d.list)
	closed := d.dialog.Closed
	d.dialog.Closed = func() {
		closed()
		d.openIt()
	}
	d.list.Select(0)
	return d
}

// words name a version: when the file was written, or after which round.
func (d *versionsDialog) wording(i int) string {
	v := d.versions[i]
	s := d.desk.Now().Event.Section(model.ID(v.Section))
	if v.Round > 0 && s != nil && len(d.desk.Now().Event.Sections) > 1 {
		return words.Say("versions.round", s.Name, v.Words())
	}
	return words.Text(v.Words())
}

// event reads a version; it is read once.
func (d *versionsDialog) event(i int) (*model.Tournament, error) {
	if t := d.read[i]; t != nil {
		return t, nil
	}
	f, err := wallchart.ReadFile(d.versions[i].Path)
	if err != nil {
		return nil, err
	}
	d.read[i] = f.Tournament
	return f.Tournament, nil
}

func (d *versionsDialog) choose(i int) {
	d.at = i
	d.compare()
}

// compare tells what is different between the chosen version and the other.
func (d *versionsDialog) compare() {
	if d.at < 0 {
		return
	}
	before, err := d.event(d.at)
	after := d.desk.doc.Tournament()
	if i := d.with.SelectedIndex(); err == nil && i > 0 {
		after, err = d.event(i - 1)
	}
	d.dialog.SetConfirm(err == nil)
	if err != nil {
		d.told.SetText(words.Err(err))
		d.back.Disable()
		return
	}
	d.back.Enable()
	told := words.Text(phrase.Join("\n", journal.Differences(before, after)...))
	if told == "" {
		told = words.Say("versions.same")
	}
	d.told.SetText(told)
	d.dialog.Fit()
}

// goBack puts the version in place of the event, as a step that can be undone.
func (d *versionsDialog) goBack() {
	t, err := d.event(d.at)
	if err == nil {
		err = whenMade(d.desk.Do(steps.Restore{Tournament: *t, From: d.versions[d.at].String()}), d.dialog.Close)
	}
	if err != nil {
		d.dialog.Problem(words.Err(err))
	}
}

func (d *versionsDialog) confirm() error {
	if d.at < 0 {
		return errors.New(words.Say("versions.choose"))
	}
	t, err := d.event(d.at)
	d.open = t
	return err
}

// openIt opens the version as an event of its own, that has no place yet; the
// event it is a version of is closed as ever.
func (d *versionsDialog) openIt() {
	if d.open == nil {
		return
	}
	t := *d.open
	t.Name = words.Say("versions.copy", t.Name, d.versions[d.at].String())
	from := filepath.Base(d.desk.doc.Path())
	if err := d.desk.open(&t); err != nil {
		d.desk.Tell(words.Say("open.failed"), words.Err(err))
		return
	}
	d.desk.Say(words.Say("versions.opened", from))
}
