package entry

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

	"fyne.io/fyne/v2"

	"wallchart/files"
	"wallchart/files/charset"
	"wallchart/files/roster"
	"wallchart/files/safeopen"
	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/ui/host"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// Source is a list of players or teams before it is understood.
type Source struct {
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
func (src *Source) set(sheet, row, col int, text string) {
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
func (src *Source) people() int {
	rows := src.sheets[roster.Choose(src.sheets)].Rows
	return len(rows) - roster.Guess(rows).HeadingRow
}

func listKinds() []picker.Kind {
	return []picker.Kind{
		{Name: words.Say("import.kinds"), Patterns: []string{"*.xlsx", "*.xlsm", "*.ods", "*.csv", "*.tsv", "*.txt", "*.html"}},
		{Name: words.Say("open.all"), Patterns: []string{"*"}},
	}
}

// Importer is what reading lists of players and teams depends on.
type Importer struct {
	host.Host
	Picker    picker.Picker
	Clipboard fyne.Clipboard
	Alone     func(wording string, work func(*work.Job) (done func()), stopped func())
	Open      ListReader // nil for openList
}

// AskFile asks for a list of players or teams and imports it into the section.
func (m Importer) AskFile() {
	m.Picker.Open(listKinds(), m.TakeFile)
}

// TakeFile imports a list into the section.
func (m Importer) TakeFile(path string) {
	m.Read(path, func(why string) { m.Tell(words.Say("import.title", filepath.Base(path)), why) }, func(src *Source) { m.Take(src) })
}

// ListReader reads a file that may be a list, tells how far it is, and gives up when
// it is cancelled.
type ListReader func(path string, j *work.Job) (*Source, error)

// Read reads a list off the window's thread and hands it on. Stopped, it has done
// nothing.
func (m Importer) Read(path string, refuse func(why string), take func(*Source)) {
	read := m.Open
	if read == nil {
		read = openList
	}
	m.Alone(words.Say("import.busy", filepath.Base(path)), func(j *work.Job) func() {
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

// TakeText imports the rows of a text: what a spreadsheet puts on the clipboard.
func (m Importer) TakeText(from, text string) {
	src, err := readPastedList(from, text)
	if err != nil {
		m.Tell(words.Say("import.title", from), words.Err(err))
		return
	}
	m.Take(src)
}

// readPastedList reads a list that was pasted; from says where it comes from.
func readPastedList(from, text string) (*Source, error) {
	src, err := ReadList("", []byte(text))
	if err != nil {
		return nil, err
	}
	src.name, src.pasted = from, true
	return src, nil
}

// Paste imports what is on the clipboard.
func (m Importer) Paste() { m.TakeText(words.Say("import.clipboard"), m.Clipboard.Content()) }

// WhyNothingToPaste says why it cannot be done, "" when it can.
func (m Importer) WhyNothingToPaste() string {
	if why := m.Now().WhyNoSection(); why != "" {
		return why
	}
	if strings.TrimSpace(m.Clipboard.Content()) == "" {
		return words.Say("import.nothing")
	}
	return ""
}

// openList reads a file that may be a list.
func openList(path string, j *work.Job) (*Source, error) {
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
	return ReadList(filepath.Base(path), raw)
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

// ReadList reads what is a list of players or teams, or may be one: what is certainly something else is refused with
// the words for what it is.
func ReadList(name string, raw []byte) (*Source, error) {
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
func readRows(name string, raw []byte) (*Source, error) {
	sheets, guess, err := sheet.Read(name, raw)
	if err != nil {
		return nil, err
	}
	return &Source{name: name, raw: raw, sheets: sheets, guess: guess, encoding: guess.Name}, nil
}

// as reads the list again in another encoding.
func (src *Source) as(encoding string) error {
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
func (src *Source) guessed() bool {
	return src.guess.Name != "" && !src.guess.Sure && !src.said && !src.pasted
}

// rival asks which of two readings of a name is right, "" where no other encoding is nearly as likely.
func (src *Source) rival() string {
	if r := src.guess.Rival; src.guessed() && len(r.Words) > 0 {
		return words.Say("import.rival", r.Words[0][0], src.guess.Name, r.Words[0][1], r.Name)
	}
	return ""
}

// prefMappings holds what the columns of earlier lists were said to be.
const prefMappings = "import.mappings"

func (m Importer) mappings() roster.Memory {
	var known roster.Memory
	if json.Unmarshal([]byte(m.Preferences().String(prefMappings)), &known) != nil {
		return nil // written by another version: columns are asked about again
	}
	return known
}

func (m Importer) remember(columns roster.Mapping) {
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
