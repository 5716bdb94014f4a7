package exchange

import (
	"errors"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// Versions is what the dialog of the kept versions depends on.
type Versions struct {
	host.Host
	Doc  *wallchart.Doc
	Open func(*model.Tournament) error // as an event of its own; the one that is open is closed as ever
}

// versionsDialog lists the kept states of the event, tells what has changed
// between one of them and another or now, and opens one as an event of its own
// or goes back to it.
type versionsDialog struct {
	host     Versions
	dialog   *controls.Dialog
	Versions []wallchart.VersionFile
	at       int
	read     map[int]*model.Tournament
	List     *controls.KeyList
	with     *controls.Select // what it is compared with; 0 is now
	back     *controls.Button
	told     *widget.Label
	title    *widget.Label
	open     *model.Tournament // to be opened once the dialog is gone
}

// WhyNone says why it cannot be done, "" when it can.
func (v Versions) WhyNone() string {
	if why := v.Now().WhyNoEvent(); why != "" {
		return why
	}
	if len(v.Doc.Versions()) == 0 {
		return words.Say("versions.none")
	}
	return ""
}

// Show shows the earlier versions of the event.
func (v Versions) Show() *versionsDialog {
	d := &versionsDialog{host: v, Versions: v.Doc.Versions(), at: -1, read: map[int]*model.Tournament{}}
	d.List = controls.NewKeyList(func() int { return len(d.Versions) }, d.wording)
	d.List.Chose = d.choose
	names := []string{words.Say("versions.now")}
	for i := range d.Versions {
		names = append(names, d.wording(i))
	}
	d.with = controls.NewSelect(names, func(string) { d.compare() })
	d.with.Selected = names[0]
	d.told, d.title = widget.NewLabel(""), widget.NewLabel(words.Say("versions.since"))
	d.told.Wrapping = fyne.TextWrapWord
	d.back = controls.NewButton(words.Say("versions.back"), d.goBack)
	right := container.NewBorder(container.NewBorder(nil, nil, d.title, nil, d.with),
		container.NewHBox(d.back), nil, nil, container.NewVScroll(d.told))
	split := container.NewHSplit(container.NewBorder(controls.Heading("versions.kept"), nil, nil, nil, d.List), container.NewPadded(right))
	split.Offset = 0.3
	d.dialog = controls.NewDialog(v.Canvas(), words.Say("versions.title"), split, words.Say("versions.open"), words.Say("dialog.close"))
	d.dialog.Confirm = d.confirm
	d.List.Dialog = d.dialog
	d.dialog.Of = d
	v.Ask(d.dialog, style.History, d.List)
	closed := d.dialog.Closed
	d.dialog.Closed = func() {
		closed()
		d.openIt()
	}
	d.List.Select(0)
	return d
}

// words name a version: when the file was written, or after which round.
func (d *versionsDialog) wording(i int) string {
	v := d.Versions[i]
	s := d.host.Now().Event.Section(model.ID(v.Section))
	if v.Round > 0 && s != nil && len(d.host.Now().Event.Sections) > 1 {
		return words.Say("versions.round", s.Name, v.Words())
	}
	return words.Text(v.Words())
}

// event reads a version; it is read once.
func (d *versionsDialog) event(i int) (*model.Tournament, error) {
	if t := d.read[i]; t != nil {
		return t, nil
	}
	f, err := wallchart.ReadFile(d.Versions[i].Path)
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
	after := d.host.Doc.Tournament()
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
		err = typing.WhenMade(d.host.Do(steps.Restore{Tournament: *t, From: d.Versions[d.at].String()}), d.dialog.Close)
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
	t.Name = words.Say("versions.copy", t.Name, d.Versions[d.at].String())
	from := filepath.Base(d.host.Doc.Path())
	if err := d.host.Open(&t); err != nil {
		d.host.Tell(words.Say("open.failed"), words.Err(err))
		return
	}
	d.host.Say(words.Say("versions.opened", from))
}
