package files

import (
	"bytes"
	"cmp"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"wallchart/files/charset"
	"wallchart/files/crosstable"
	"wallchart/files/dbf"
	"wallchart/files/foreign"
	"wallchart/files/formulabook"
	"wallchart/files/pages"
	"wallchart/files/plaintext"
	"wallchart/files/roster"
	"wallchart/files/safeopen"
	"wallchart/files/sheet"
	"wallchart/files/swissperfect"
	"wallchart/files/trf"
	"wallchart/files/uschess"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/phrase"
)

// Sizes, in bytes. The largest of our own files and workbooks are some ten
// megabytes.
const (
	largest   = 256 << 20
	headBytes = 64 << 10
)

// Open opens a file; the codes are what a FIDE report file may call a pairing
// system. An error means that there is no event and no list in it.
func Open(path string, codes model.ReportCodes) (*Opened, error) { return OpenAs(path, "", codes) }

// OpenAs is Open for a text whose encoding somebody has chosen, by plaintext's name for it; "" is a guess.
func OpenAs(path, encoding string, codes model.ReportCodes) (*Opened, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, wallchart.OrMissing(path, wallchart.Options{}, err)
	}
	if info.IsDir() {
		return rated(path)
	}
	f, err := safeopen.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	head := make([]byte, headBytes)
	n, err := io.ReadFull(f, head)
	if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
		return nil, err
	}
	head = head[:n]
	if dbf.Looks(head) {
		return tables(path, head)
	}
	if text, _ := plaintext.Decode(head); swissperfect.IsInfo(text) {
		return perfect(swissperfect.Open(path))
	}
	o, err := openContent(f, info, head, encoding, codes)
	if err != nil && strings.EqualFold(filepath.Ext(path), wallchart.Extension) {
		err = wallchart.OrBefore(path, wallchart.Options{}, err)
	}
	return o, err
}

// openContent opens what is in a file, of which the head is read.
func openContent(f *os.File, info os.FileInfo, head []byte, encoding string, codes model.ReportCodes) (*Opened, error) {
	if err := suits(info.Name(), head, info.Size()); err != nil {
		return nil, err
	}
	rest, err := plaintext.ReadBytes(f, largest)
	if err != nil {
		return nil, err
	}
	return ReadAs(info.Name(), append(head, rest...), encoding, codes)
}

// Read opens the content of a file, or of the clipboard; name helps only to name
// a sheet.
func Read(name string, data []byte, codes model.ReportCodes) (*Opened, error) {
	return ReadAs(name, data, "", codes)
}

// ReadAs is Read for a text whose encoding somebody has chosen, by plaintext's name for it; "" is a guess.
func ReadAs(name string, data []byte, encoding string, codes model.ReportCodes) (*Opened, error) {
	head := data[:min(len(data), headBytes)]
	if err := suits(name, head, int64(len(data))); err != nil {
		return nil, err
	}
	switch {
	case wallchart.Sniff(head):
		return event(data)
	case zipped(head) && swissperfect.InZip(data):
		return perfect(swissperfect.ReadZip(data))
	case zipped(head):
		if o, err := living(data); o != nil || err != nil {
			return o, err
		}
		o, err := workbook(name, data)
		return o, answer(name, data, err)
	}
	plain, doubt, err := inUnicode(data, encoding)
	if err != nil {
		return nil, err
	}
	o, err := text(name, plain, codes)
	if o != nil && !doubt.Empty() {
		o.note(true, doubt)
	}
	return o, err
}

// inUnicode makes UTF-8 of a text in any encoding, once for all readers. Where another encoding is nearly as likely as the
// one that was guessed, the doubt shows the words that it reads otherwise.
func inUnicode(data []byte, encoding string) ([]byte, phrase.Text, error) {
	if encoding != "" {
		text, err := plaintext.DecodeAs(data, encoding)
		return []byte(text), phrase.Text{}, err
	}
	data, guess := charset.Unicode(data)
	if guess.Rival.Name == "" {
		return data, phrase.Text{}, nil
	}
	var both []phrase.Text
	for _, w := range guess.Rival.Words {
		both = append(both, phrase.New("%s or %s", phrase.Verbatim(w[0]), phrase.Verbatim(w[1])))
	}
	return data, phrase.New("The encoding of the text is a guess, and names may be read in two ways (as %s or %s): %s. The first was taken. "+
		"Save the file in UTF-8, or choose with --encoding.", phrase.Verbatim(guess.Name), phrase.Verbatim(guess.Rival.Name),
		phrase.Join("; ", both...)), nil
}

// text reads what is no workbook and no file of ours.
func text(name string, data []byte, codes model.ReportCodes) (*Opened, error) {
	head := data[:min(len(data), headBytes)]
	if o, err := knownPage(name, data); o != nil || err != nil {
		return o, err
	}
	if o, err := program(name, data, head); o != nil || err != nil {
		return o, err
	}
	if text, _ := plaintext.Decode(head); reportFile(text) {
		return report(data, codes)
	}
	o, err := table(name, data)
	return o, answer(name, data, err)
}

// narrow is a web page in UTF-16, as which some programs save what is copied, in
// UTF-8: its marks are looked for byte by byte. All else stays.
func narrow(data []byte) []byte {
	text, encoding := plaintext.Decode(data[:min(len(data), headBytes)&^1])
	if encoding == plaintext.UTF8 || encoding == plaintext.Windows1252 || !markup.MatchString(text) {
		return data
	}
	text, _ = plaintext.Decode(data)
	return []byte(text)
}

// suits refuses at once what cannot be any of the formats.
func suits(name string, head []byte, size int64) error {
	switch {
	case size == 0:
		return phrase.Errorf("the file is empty. Choose another file")
	case size > largest:
		return phrase.Errorf("the file has %d MB; a chess event is far smaller. Choose another file", size>>20)
	case wallchart.Sniff(head) || zipped(head):
		return nil
	case !textual(head):
		if err := foreign.Answer(name, head); err != nil {
			return err
		}
		return phrase.Errorf("the file is neither text nor a workbook. Wallchart opens its own files, FIDE report files (.trf), " +
			"US Chess rating reports (.dbf), and tables as text, web page or workbook")
	case size > trf.Largest:
		return phrase.Errorf("the text has %d MB; a chess event is far smaller. Choose another file", size>>20)
	}
	return nil
}

func zipped(head []byte) bool { return bytes.HasPrefix(head, []byte("PK\x03\x04")) }

// textual tells text, in whatever encoding, from other bytes: it has no control
// characters but those of lines and columns.
func textual(head []byte) bool {
	text, _ := plaintext.Decode(head[:len(head)&^1])
	odd := 0
	for _, r := range text {
		if r < ' ' && !strings.ContainsRune("\t\r\n\f\v\x1a", r) {
			odd++
		}
	}
	return odd*200 <= len(text)
}

// reportFile tells a FIDE report file by its records: an identifier of digits at
// the beginning of a line, a blank, and in a player's line a number where it
// belongs.
func reportFile(text string) bool {
	records, named := 0, false // rows of a table of more than 101 players begin with 102, 112, 122 …, too
	for _, l := range plaintext.Lines(text) {
		if len(l) < 5 || l[3] != ' ' {
			continue
		}
		switch id := l[:3]; {
		case id == "001":
			if n := strings.TrimSpace(l[4:min(len(l), 8)]); n != "" && strings.Trim(n, "0123456789") == "" && len(l) > 40 {
				return true
			}
		case id[2] == '2' && strings.Trim(id, "0123456789") == "", id == "XXR", id == "XXC":
			records++
			named = named || id[0] == '0'
		}
	}
	return records >= 3 && named
}

func event(data []byte) (*Opened, error) {
	f, err := wallchart.Read(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	o := &Opened{Format: Event, Tournament: f.Tournament, Log: f.Log}
	for _, n := range f.Notes {
		o.note(false, n)
	}
	o.check()
	return o, nil
}

// living is our own workbook of formulas; nil for any other.
func living(data []byte) (*Opened, error) {
	r, ours, err := formulabook.Open(data)
	if err != nil || !ours {
		return nil, err
	}
	o := &Opened{Format: LivingBook, Written: r.Written, Step: r.Step()}
	if o.Tournament, err = r.Corrected(); err != nil {
		return nil, err
	}
	for _, p := range r.Problems {
		o.note(true, p)
	}
	for _, l := range r.Lines {
		o.note(false, l)
	}
	o.check()
	return o, nil
}

func report(data []byte, codes model.ReportCodes) (*Opened, error) {
	res, err := trf.Read(bytes.NewReader(data), codes)
	if err != nil {
		return nil, err
	}
	o := &Opened{Format: ReportFile, Tournament: res.Tournament}
	for _, p := range res.Printed {
		o.Stated = append(o.Stated, crosstable.Printed{Section: res.Tournament.Sections[0].ID, Code: p.Code, Values: p.Values})
	}
	for _, p := range res.Problems {
		o.Problems = append(o.Problems, Problem{Line: p.Line, Text: p.Words(), Grave: p.Grave})
	}
	o.check()
	return o, nil
}

func rated(path string) (*Opened, error) {
	t, _, notes, err := uschess.Open(path)
	if err != nil {
		return nil, err
	}
	o := &Opened{Format: RatingReport, Tournament: t}
	for _, n := range notes {
		o.note(n.Grave, n.Words())
	}
	o.check()
	return o, nil
}

// table reads text: a web page with a round or standings, a crosstable, a list of
// games, or else a list of players.
func table(name string, data []byte) (*Opened, error) {
	o, several := page(name, data)
	if o != nil {
		return o, nil
	}
	res, err := crosstable.Read(bytes.NewReader(data))
	if err == nil && anybodyMet(res.Tournament) {
		return printed(res), nil
	}
	sheets, guess, bad := sheet.Read(name, data)
	if err == nil { // a table in which nobody met anybody: perhaps it is something else
		if found := roster.Refusal(sheets); found.Reason.Certain() {
			return nil, phrase.Fail(found.Text)
		}
		return printed(res), nil
	}
	if o, failed := played(name, sheets); o != nil || failed != nil {
		return o, failed
	}
	var unread *crosstable.NotUnderstood
	var tables *pages.Several
	switch {
	case errors.As(err, &unread):
		return nil, err
	case errors.As(several, &tables):
		return nil, several
	}
	var short cutShort
	o, bad = list(sheets, guess, bad)
	switch {
	case bad == nil:
		return o, nil
	case errors.As(bad, &short) || sheets != nil && (!crosstable.HasResults(string(data)) || roster.Refusal(sheets).Reason > roster.NotTold):
		return nil, bad
	}
	return nil, err
}

// workbook reads the sheets of a workbook: by their heading where chess-results made them, else as crosstables, then as whatever tables of
// it can be read as a page of it, as lists of games, and at last as a list of players. A table that was begun to be understood is no list.
func workbook(name string, data []byte) (*Opened, error) {
	sheets, guess, err := sheet.Read(name, data)
	if err != nil {
		return nil, err
	}
	if fromChessResults(sheets) {
		if o, err := knownSheets(sheets, guess); o != nil || err != nil {
			return o, err
		}
	}
	res, err := crosstable.ReadSheets(sheets)
	if err == nil {
		o := printed(res)
		for _, s := range sheets {
			if !s.Cut.Empty() {
				o.note(true, phrase.New("%s.", s.Cut))
			}
		}
		return o, nil
	}
	if fromChessResults(sheets) {
		if o, err := paged(sheets, nil); err == nil {
			return o, nil
		}
	}
	if o, failed := played(name, sheets); o != nil || failed != nil {
		return o, failed
	}
	var unread *crosstable.NotUnderstood
	if errors.As(err, &unread) {
		return nil, err
	}
	return list(sheets, guess, nil)
}

func printed(res crosstable.Result) *Opened {
	o := &Opened{Format: Crosstable, Tournament: res.Tournament, Printed: res.Printed, Stated: res.Stated, Totals: res.Totals}
	for _, t := range res.Totals {
		said := t.Words()
		if len(res.Totals) > 1 {
			said = phrase.New("The table on line %d: %s", t.Line, said)
		}
		o.note(false, said)
	}
	for _, u := range res.Unread {
		o.Problems = append(o.Problems, Problem{Line: u.Line, Text: u.Words(), Grave: !u.Outside, Beside: u.Outside})
	}
	empty := !anybodyMet(res.Tournament)
	for _, p := range res.Problems {
		o.Problems = append(o.Problems, Problem{Text: p.Words(), Grave: p.Grave, Unsound: p.Grave && empty})
	}
	slices.SortStableFunc(o.Problems, func(a, b Problem) int { return cmp.Compare(a.Line, b.Line) })
	o.check()
	return o
}

// anybodyMet tells whether anybody met anybody. In a table where nobody did, a
// doubt is about everything that it holds.
func anybodyMet(t *model.Tournament) bool {
	for _, s := range t.Sections {
		for _, r := range s.Rounds {
			if slices.ContainsFunc(r.Pairings, func(p model.Pairing) bool { return !p.IsBye() }) {
				return true
			}
		}
	}
	return false
}

// cutShort says that a sheet was not read to its end. A list without its end is
// no list: nobody would miss whom it leaves out.
type cutShort struct{ why phrase.Text }

// Words is why.
func (c cutShort) Words() phrase.Text { return c.why }

func (c cutShort) Error() string { return c.why.String() }

// scores names the columns of rounds and scores that a list of players does not
// take.
func (o *Opened) scores() {
	for _, s := range o.Sheets {
		found := crosstable.ScoreColumns(s.Rows)
		if len(found) == 0 {
			found = roster.Scores(s.Rows)
		}
		if len(found) > 0 {
			o.note(true, phrase.New("The table has rounds or scores (%s), and does not say who met whom: only its players were taken. "+
				"Open the crosstable, whose cells name opponents such as W12 or 12w1, to take the results.", strings.Join(found, ", ")))
		}
	}
}

// list takes the rows that sheet.Read has read for a list of players or teams
// when the import would.
func list(sheets []sheet.Sheet, _ charset.Guess, err error) (*Opened, error) {
	if err != nil {
		return nil, err
	}
	lists, others, refused := roster.Lists(sheets)
	if len(lists) > 0 {
		for _, s := range lists {
			if !s.Cut.Empty() {
				return nil, cutShort{s.Cut}
			}
		}
		o := &Opened{Format: PlayerList, Sheets: lists, Others: others}
		o.scores()
		return o, nil
	}
	for _, s := range sheets {
		if !s.Cut.Empty() {
			return nil, cutShort{s.Cut}
		}
	}
	return nil, phrase.Fail(refused.Text)
}
