package ui

import (
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/assets/licences"
	"wallchart/docs/guide"
	"wallchart/export/table"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
	pages "wallchart/ui/guide"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/menus"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/tables"
)

// helpEntry is one thing that the help tells of: a page of the guide, a key, a command,
// a tie-break, a pairing system.
type helpEntry struct {
	id    string // "guide:rounds", "cmd:round.pair", "tb:BH", "keys:0"
	title string
	key   string // shown at the right of the list
	text  string
	also  string     // other words for it
	page  guide.Page // of the guide; without blocks for what has none
}

// help is the guide, and the page of keys, commands, tie-breaks and pairing systems, made
// of the records that the program itself works with.
type help struct {
	commands []Command
	moves    *navigation
	outside  func(path string) // shows a file or folder with another program
	version  string
}

// helpPage is the page while it is open.
type helpPage struct {
	dialog *controls.Dialog
	search *controls.Entry
	list   *controls.List
	body   *fyne.Container
	entry  *controls.Reader // around the body
	page   *pages.Page      // in its place for a page of the guide
	all    []helpEntry
	found  []helpEntry
	chosen int
	none   *widget.Label
}

// entries are all there are: the guide first, the keys of tables, then the commands by menus, then
// tie-breaks and systems.
func (h *help) entries() []helpEntry {
	all := guideEntries()
	confirm := menus.Key{Name: fyne.KeyReturn, Ctrl: true}.String() + "\t" + words.Say("keys.confirm")
	for i, line := range append(strings.Split(words.Say("keys.table"), "\n"), confirm) {
		key, text, _ := strings.Cut(line, "\t")
		all = append(all, helpEntry{id: "keys:" + string(rune('a'+i)), title: text, key: key, text: words.Say("page.keys", key, text)})
	}
	for _, menu := range menuOrder {
		for i := range h.commands {
			if c := &h.commands[i]; c.Menu == menu {
				all = append(all, helpOf(c))
			}
		}
	}
	for _, tb := range catalogue.All {
		all = append(all, helpOfTieBreak(tb))
	}
	for _, e := range systems.All {
		all = append(all, helpEntry{id: "system:" + e.Code, title: words.Text(e.Name), key: words.Say("page.system"),
			text: words.Text(e.Doc), also: e.Name.String()})
	}
	return all
}

// helpOf is what there is to say of a command: what it does, where it stands, its keys,
// and why it cannot be done now.
func helpOf(c *Command) helpEntry {
	var keys []string
	for _, k := range c.Keys {
		keys = append(keys, k.String())
	}
	var lines []string
	if text, ok := words.Find("help." + c.ID); ok {
		lines = append(lines, controls.Sentence(text))
	}
	lines = append(lines, words.Say("page.menu", words.Say("menu."+c.Menu)))
	if len(keys) > 0 {
		lines = append(lines, words.Say("page.key", strings.Join(keys, ", ")))
	}
	if why := c.why(); why != "" {
		lines = append(lines, words.Say("page.grey", why))
	}
	also, _ := words.Find("also." + c.ID)
	return helpEntry{id: "cmd:" + c.ID, title: c.wording(), key: strings.Join(keys, ", "), text: strings.Join(lines, "\n\n"),
		also: also + " " + words.Say("cmd."+c.ID)}
}

// helpOfTieBreak is what the record of a tie-break says of itself.
func helpOfTieBreak(tb *tiebreaks.TieBreak) helpEntry {
	lines := []string{words.Text(tb.Doc)}
	if tb.Lower {
		lines = append(lines, words.Say("page.lower"))
	}
	if len(tb.Also) > 0 {
		lines = append(lines, words.Say("page.also", strings.Join(tb.Also, ", ")))
	}
	if source := words.Text(tb.Source()); source != "" {
		lines = append(lines, words.Say("page.rule", source))
	}
	return helpEntry{id: "tb:" + tb.Code, title: words.Text(tb.Name), key: tb.Code, text: strings.Join(lines, "\n\n"),
		also: strings.Join(append(tb.Also, tb.Code, tb.Name.String()), " ")}
}

// place is the entry of what is shown now: the tie-break under the cursor, or the guide's page of the screen.
func (h *help) place() string {
	switch s := h.moves.screen.(type) {
	case *tables.Table:
		row, col, ok := s.Grid.Selected()
		if t := s.Grid.Table(); ok && row < len(t.Rows) && col < len(t.Rows[row].Cells) {
			ref := t.Rows[row].Cells[col].Ref
			if u, err := catalogue.Parse(ref.TieBreak); err == nil && (ref.Kind == table.ToTieBreak || ref.Kind == table.ToScore) {
				return "tb:" + u.TieBreak.Code
			}
		}
	case *tables.TieBreaks:
		if codes, i := s.Codes(), s.Order.Selected()-1; i >= 0 && i < len(codes) {
			if u, err := catalogue.Parse(codes[i]); err == nil {
				return "tb:" + u.TieBreak.Code
			}
		}
	}
	return "guide:" + h.guidePage()
}

// open opens the page at the place of what is shown.
func (h *help) open() *helpPage { return h.openAt(h.place()) }

// openAt opens the page at an entry.
func (h *help) openAt(id string) *helpPage {
	p := &helpPage{all: h.entries(), search: controls.NewEntry(), body: container.NewVBox(), none: controls.Wrapped("")}
	p.search.SetPlaceHolder(words.Say("page.search"))
	p.list = controls.NewList(func() int { return len(p.found) }, helpRow, func(i widget.ListItemID, o fyne.CanvasObject) {
		f := find{wording: p.found[i].title, key: firstKey(p.found[i].key)}
		f.paint(o.(*fyne.Container))
	})
	p.list.OnSelected = func(i widget.ListItemID) { p.choose(i) }
	p.entry, p.page = controls.NewReader(p.body), pages.NewPage(func(name string) { p.filter("", "guide:"+name) })
	parts := container.NewHSplit(container.NewStack(p.list, p.none), container.NewStack(p.entry, p.page))
	parts.Offset = 0.44
	p.dialog = controls.NewDialog(h.moves.Canvas(), words.Say("cmd.help.keys"),
		container.NewBorder(p.search, nil, nil, nil, parts), "", words.Say("dialog.close"))
	p.dialog.Of, p.dialog.Help = p, func() {}
	p.search.In(p.dialog)
	dialogKeys := p.search.OnKey
	p.search.OnKey = func(k *fyne.KeyEvent) bool {
		switch k.Name {
		case fyne.KeyDown:
			p.list.Select(min(p.chosen+1, len(p.found)-1))
		case fyne.KeyUp:
			p.list.Select(max(p.chosen-1, 0))
		default:
			return dialogKeys(k)
		}
		return true
	}
	p.search.OnChanged = func(text string) { p.filter(text, "") }
	p.filter("", "")
	h.moves.Ask(p.dialog, style.Whole, p.search)
	p.filter("", id) // now that the list has a size, it can be scrolled
	return p
}

// helpRow is a line of the palette without the room for a picture and for long keys, which the words need.
func helpRow() fyne.CanvasObject {
	row := findRowOf(0)
	row.Objects[1].Hide()
	return row
}

// firstKey is what a line of the list has room for: the first of many keys. The text beside it names all.
func firstKey(keys string) string {
	if first, _, several := strings.Cut(keys, ", "); several && len(keys) > 24 {
		return first
	}
	return keys
}

// filter shows the entries that have all the typed words, and chooses one of them: that
// with the id, or the first.
func (p *helpPage) filter(typed, id string) {
	wanted := strings.Fields(strings.ToLower(typed))
	var begin, within, told []helpEntry
	for _, e := range p.all {
		begins, inside := words.Matches(e.title+" "+e.key+" "+e.also, wanted)
		_, text := words.Matches(e.title+" "+e.also+" "+e.text, wanted)
		switch {
		case begins:
			begin = append(begin, e)
		case inside:
			within = append(within, e)
		case text:
			told = append(told, e)
		}
	}
	p.found = append(append(begin, within...), told...)
	p.list.UnselectAll()
	p.list.Refresh()
	p.none.Hide()
	if len(p.found) == 0 {
		p.none.SetText(words.Say("find.nothing", strings.TrimSpace(typed)))
		p.none.Show()
		p.page.Hide()
		p.entry.Show()
		p.body.RemoveAll()
		return
	}
	at := 0
	for i, e := range p.found {
		if e.id == id {
			at = i
		}
	}
	p.list.ScrollToBottom() // so that the one that is chosen comes to stand at the top
	p.list.Select(at)
}

// choose tells of one entry.
func (p *helpPage) choose(i int) {
	p.chosen = i
	e := p.found[i]
	if len(e.page.Blocks) > 0 {
		p.entry.Hide()
		p.page.Show()
		p.page.Put(e.page)
		return
	}
	p.page.Hide()
	p.entry.Show()
	title := controls.Wrapped(e.title)
	title.TextStyle.Bold = true
	p.body.Objects = []fyne.CanvasObject{title, controls.Wrapped(e.text)}
	p.body.Refresh()
}

// about tells which program this is, under which licences, and where its log is.
func (h *help) about() *controls.Dialog {
	log := LogFile()
	head := controls.Wrapped(words.Say("about.text", h.version) + " " + words.Text(systems.NotEndorsed))
	where := controls.Wrapped(words.Say("about.log", log))
	where.SizeName = theme.SizeNameCaptionText
	show := controls.NewButtonWithIcon(words.Say("about.folder"), theme.FolderOpenIcon(), func() { h.outside(filepath.Dir(log)) })
	others := widget.NewLabel(licences.Others + "\n\n" + licences.Own)
	others.TextStyle.Monospace = true
	others.SizeName = theme.SizeNameCaptionText
	licence := controls.NewReader(others)
	licence.Scroll.Direction = container.ScrollBoth
	d := controls.NewDialog(h.moves.Canvas(), words.Say("cmd.help.about"),
		container.NewBorder(container.NewVBox(head, container.NewBorder(nil, nil, nil, show, where), controls.Heading("about.licences")),
			nil, nil, nil, licence), "", words.Say("dialog.close"))
	h.moves.Ask(d, style.Table, nil)
	return d
}
