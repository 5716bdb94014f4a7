package ui

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"wallchart/ui/host"

	"fyne.io/fyne/v2"

	"wallchart/files"
	"wallchart/files/charset"
	"wallchart/files/roster"
	"wallchart/files/safeopen"
	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// source is a list of players or teams before it is understood.
type source struct {
	name     string // the file's, or the clipboard
	raw      []byte
	sheets   []sheet.Sheet
	guess    charset.Guess
	encoding string // chosen or guessed; "" where the format says it itself
	typed    bool   // line by line, in the window
	pasted   bool   // from the clipboard, which knows its encoding
	said     bool   // the organiser has said which encoding it is
	mended   []mended
}

// mended is a cell that was corrected in the window.
type mended struct {
	sheet, row, col int // from 0
	text            string
}

// set puts another text into a cell.
func (src *source) set(sheet, row, col int, text string) {
	rows := src.sheets[sheet].Rows
	if row < 0 || row >= len(rows) || col < 0 {
		return
	}
	line := slices.Clone(rows[row])
	for len(line) <= col {
		line = append(line, "")
	}
	line[col] = strings.TrimSpace(text)
	rows[row] = line
	src.mended = append(src.mended, mended{sheet, row, col, text})
}

// people counts the rows below the heading of the sheet that is likeliest the list.
func (src *source) people() int {
	rows := src.sheets[roster.Choose(src.sheets)].Rows
	return len(rows) - roster.Guess(rows).HeadingRow
}

func listKinds() []picker.Kind {
	return []picker.Kind{
		{Name: words.Say("import.kinds"), Patterns: []string{"*.xlsx", "*.xlsm", "*.ods", "*.csv", "*.tsv", "*.txt", "*.html"}},
		{Name: words.Say("open.all"), Patterns: []string{"*"}},
	}
}

// importDesk is what reading lists of players and teams depends on.
type importDesk struct {
	host.Host
	picker    picker.Picker
	clipboard fyne.Clipboard
	alone     func(wording string, work func(*work.Job) (done func()), stopped func())
	open      listReader // nil for openList
}

// askFile asks for a list of players or teams and imports it into the section.
func (m importDesk) askFile() {
	m.picker.Open(listKinds(), m.takeFile)
}

// takeFile imports a list into the section.
func (m importDesk) takeFile(path string) {
	m.read(path, func(why string) { m.Tell(words.Say("import.title", filepath.Base(path)), why) }, func(src *source) { m.take(src) })
}

// listReader reads a file that may be a list, tells how far it is, and gives up when
// it is cancelled.
type listReader func(path string, j *work.Job) (*source, error)

// read reads a list off the window's thread and hands it on. Stopped, it has done
// nothing.
func (m importDesk) read(path string, refuse func(why string), take func(*source)) {
	read := m.open
	if read == nil {
		read = openList
	}
	m.alone(words.Say("import.busy", filepath.Base(path)), func(j *work.Job) func() {
		src, err := read(path, j)
		return func() {
			if err != nil {
				refuse(words.Err(err))
				return
			}
			take(src)
		}
	}, nil)
}

// takeText imports the rows of a text: what a spreadsheet puts on the clipboard.
func (m importDesk) takeText(from, text string) {
	src, err := readPastedList(from, text)
	if err != nil {
		m.Tell(words.Say("import.title", from), words.Err(err))
		return
	}
	m.take(src)
}

func readPastedList(from, text string) (*source, error) {
	src, err := readList("", []byte(text))
	if err != nil {
		return nil, err
	}
	src.name, src.pasted = from, true
	return src, nil
}

// paste imports what is on the clipboard.
func (m importDesk) paste() { m.takeText(words.Say("import.clipboard"), m.clipboard.Content()) }

func (m importDesk) whyNothingToPaste() string {
	if why := m.Now().WhyNoSection(); why != "" {
		return why
	}
	if strings.TrimSpace(m.clipboard.Content()) == "" {
		return words.Say("import.nothing")
	}
	return ""
}

// openList reads a file that may be a list.
func openList(path string, j *work.Job) (*source, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, errors.New(words.Say("import.cannotRead", path, words.Reason(err)))
	}
	if info.Size() > sheet.Largest {
		return nil, errors.New(words.Say("import.tooLarge", info.Size()>>20))
	}
	raw, err := readWhole(path, info.Size(), j)
	if err != nil {
		return nil, errors.New(words.Say("import.cannotRead", path, words.Reason(err)))
	}
	return readList(filepath.Base(path), raw)
}

// readWhole reads a file piece by piece; of what is done half is the reading, and what
// the rows are made of comes after it.
func readWhole(path string, size int64, j *work.Job) ([]byte, error) {
	f, err := safeopen.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	raw := make([]byte, 0, size+1)
	for piece := make([]byte, 1<<16); !j.Cancelled(); {
		n, err := f.Read(piece)
		raw = append(raw, piece[:n]...)
		switch {
		case len(raw) > sheet.Largest:
			return nil, errors.New(words.Say("import.tooLarge", len(raw)>>20))
		case err == io.EOF:
			return raw, nil
		case err != nil:
			return nil, err
		}
		j.Progress(int64(len(raw)), 2*size)
	}
	return nil, context.Canceled
}

// readList reads what is a list of players or teams, or may be one: what is certainly something else is refused with
// the words for what it is.
func readList(name string, raw []byte) (*source, error) {
	src, err := readRows(name, raw)
	if err != nil {
		return nil, err
	}
	if err := files.NoList(raw, src.sheets); err != nil {
		return nil, err
	}
	if f := roster.Refusal(src.sheets); f.Reason.Certain() {
		return nil, f
	}
	return src, nil
}

// readRows reads whatever has rows.
func readRows(name string, raw []byte) (*source, error) {
	sheets, guess, err := sheet.Read(name, raw)
	if err != nil {
		return nil, err
	}
	return &source{name: name, raw: raw, sheets: sheets, guess: guess, encoding: guess.Name}, nil
}

// as reads the list again in another encoding.
func (src *source) as(encoding string) error {
	sheets, err := sheet.ReadAs(src.name, src.raw, encoding)
	if err != nil {
		return err
	}
	src.sheets, src.encoding, src.said = sheets, encoding, true
	corrections := src.mended
	src.mended = nil
	for _, m := range corrections {
		if m.sheet < len(sheets) {
			src.set(m.sheet, m.row, m.col, m.text)
		}
	}
	return nil
}

// guessed tells whether the encoding is a guess that nobody has looked at.
func (src *source) guessed() bool {
	return src.guess.Name != "" && !src.guess.Sure && !src.said && !src.pasted
}

// rival asks which of two readings of a name is right, "" where no other encoding is nearly as likely.
func (src *source) rival() string {
	if r := src.guess.Rival; src.guessed() && len(r.Words) > 0 {
		return words.Say("import.rival", r.Words[0][0], src.guess.Name, r.Words[0][1], r.Name)
	}
	return ""
}

// prefMappings holds what the columns of earlier lists were said to be.
const prefMappings = "import.mappings"

func (m importDesk) mappings() roster.Memory {
	var known roster.Memory
	if json.Unmarshal([]byte(m.Preferences().String(prefMappings)), &known) != nil {
		return nil // written by another version: columns are asked about again
	}
	return known
}

func (m importDesk) remember(columns roster.Mapping) {
	if raw, err := json.Marshal(m.mappings().Remember(columns)); err == nil {
		m.Preferences().SetString(prefMappings, string(raw))
	}
}

// verdict is a line of the list that needs the organiser's word, because it may
// be someone who is there already: the sentences, and what may become of it.
type verdict struct {
	key       string // of the line, the same however the columns are read
	sentences []string
	choices   []roster.Action
	action    *roster.Action
	same      *model.ID
	of        model.ID // whom an update is about; 0 when there is nobody
}

// verdicts lists what has to be decided, lines first and teams after them.
func verdicts(im *roster.Import) []verdict {
	var vs []verdict
	at := map[int]int{} // row → index in vs
	lines := map[int]*roster.Line{}
	for i := range im.Lines {
		lines[im.Lines[i].Row] = &im.Lines[i]
	}
	for _, t := range im.Twins {
		l := lines[t.Row]
		if l == nil {
			continue
		}
		i, ok := at[t.Row]
		if !ok {
			i = len(vs)
			at[t.Row] = i
			vs = append(vs, verdict{key: rowKey(t.Row), choices: []roster.Action{roster.Add, roster.Leave},
				action: &l.Action, same: &l.Same, of: l.Same})
		}
		v := &vs[i]
		v.sentences = append(v.sentences, words.Text(t.Sentence()))
		if v.of == 0 {
			v.of = t.Of
		}
	}
	for i := range vs {
		if vs[i].of != 0 {
			vs[i].choices = append(vs[i].choices, roster.Update)
		}
	}
	for i := range im.Teams {
		t := &im.Teams[i]
		if t.Same != 0 {
			vs = append(vs, verdict{key: fmt.Sprint("team ", t.Row), sentences: []string{words.Say("import.sameTeam", t.Row, t.Team.Name)},
				choices: []roster.Action{roster.Leave, roster.Update}, action: &t.Action, same: &t.Same, of: t.Same})
		}
	}
	return vs
}

func rowKey(row int) string { return fmt.Sprint("row ", row) }

// decide says what becomes of the line.
func (v *verdict) decide(do roster.Action) {
	*v.action = do
	if do == roster.Update {
		*v.same = v.of
	}
}

func actionWords(a roster.Action) string {
	switch a {
	case roster.Leave:
		return words.Say("import.leave")
	case roster.Update:
		return words.Say("import.update")
	}
	return words.Say("import.add")
}
