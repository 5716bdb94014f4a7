package files

import (
	"bytes"
	"cmp"
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"wallchart/files/charset"
	"wallchart/files/crosstable"
	"wallchart/files/foreign"
	"wallchart/files/games"
	"wallchart/files/icu"
	"wallchart/files/pages"
	"wallchart/files/pattern"
	"wallchart/files/plaintext"
	"wallchart/files/sheet"
	"wallchart/files/swissperfect"
	"wallchart/files/uschess"
	"wallchart/files/vega"
	"wallchart/model"
	"wallchart/phrase"
)

// What other programs write in forms of their own.

// tables opens a dBase table: a part of a rating report, or of a tournament of
// SwissPerfect.
func tables(path string, head []byte) (*Opened, error) {
	switch {
	case swissperfect.IsTable(head):
		return perfect(swissperfect.Open(path))
	case uschess.IsPart(path) || bytes.Contains(head, []byte("_EVENT_ID")):
		return rated(path)
	}
	return nil, phrase.Errorf("this is a dBase table, but neither of a US Chess rating report (THEXPORT.DBF, TSEXPORT.DBF and TDEXPORT.DBF) " +
		"nor of a tournament of SwissPerfect (.trn and .sco). A list of players opens as .csv or .xlsx")
}

// perfect is a tournament in SwissPerfect's own files.
func perfect(t *model.Tournament, notes []phrase.Text, err error) (*Opened, error) {
	if err != nil {
		return nil, err
	}
	o := &Opened{Format: SwissPerfect, Tournament: t}
	for _, n := range notes {
		o.note(false, n)
	}
	o.check()
	return o, nil
}

// program reads the texts of programs whose tables no other reader understands;
// nil for all others.
func program(name string, data, head []byte) (*Opened, error) {
	var read func(string) (crosstable.Result, error)
	text, _ := plaintext.Decode(head)
	switch {
	case vega.SniffPage(head):
		res, err := vega.ReadPage(name, data)
		if errors.Is(err, vega.ErrNoTable) {
			return nil, nil
		} else if err != nil {
			return nil, err
		}
		return printed(res), nil
	case swissperfect.Sniff(text):
		read = swissperfect.ReadText
	case vega.SniffText(text):
		read = vega.ReadText
	case icu.Sniff(text):
		return resultList(data)
	case games.SniffPGN(text) || games.SniffUpload(text) || games.SniffJSON(text):
		return gamesText(name, data)
	case swissperfect.IsInfo(text):
		return nil, phrase.Errorf("these are the settings of a tournament of SwissPerfect (.ini). Open them where they stand: " +
			"the players and results are in the .trn and .sco beside them")
	default:
		return nil, nil
	}
	text, _ = plaintext.Decode(data)
	res, err := read(text)
	if err != nil {
		return nil, err
	}
	return printed(res), nil
}

// resultList reads the results of single players.
func resultList(data []byte) (*Opened, error) {
	text, _ := plaintext.Decode(data)
	t, problems, err := icu.Read(text)
	if err != nil {
		return nil, err
	}
	o := &Opened{Format: ResultList, Tournament: t}
	for _, p := range problems {
		o.Problems = append(o.Problems, Problem{Line: p.Line, Text: p.Text, Grave: p.Grave})
	}
	o.check()
	return o, nil
}

var markup = pattern.New(`(?i)<(?:table|tr)[\s>]`)

// knownPage opens a page of chess-results or Vega whose heading is known; nothing
// for any other.
func knownPage(name string, data []byte) (*Opened, error) {
	if len(data) > crosstable.Largest || !markup.Match(data) || pages.Made(data) == pages.Unknown || crosstable.Ours(data) {
		return nil, nil
	}
	marked := pages.Words(data)
	sheets, guess, err := sheet.Read(name, marked)
	if err != nil {
		return nil, nil
	}
	k := pages.Know(sheets, data)
	if k == nil {
		return nil, nil
	}
	switch k.Reader {
	case pages.Nobody:
		return nil, k.Answer()
	case pages.People:
		return peopleOf(k, sheets, guess)
	case pages.Crosstable:
		if k.Program == pages.Vega {
			res, err := vega.ReadPage(name, data)
			if err != nil {
				return nil, err
			}
			return printed(res), nil
		}
		res, err := crosstable.Read(bytes.NewReader(data))
		if err != nil {
			return nil, err
		}
		return printed(res), nil
	}
	return readHere(k, sheets, marked)
}

// knownSheets is knownPage for a workbook that chess-results has made.
func knownSheets(sheets []sheet.Sheet, guess charset.Guess) (*Opened, error) {
	k := pages.Know(sheets, nil)
	switch {
	case k == nil || k.Reader == pages.Crosstable:
		return nil, nil
	case k.Reader == pages.Nobody:
		return nil, k.Answer()
	case k.Reader == pages.People:
		return peopleOf(k, sheets, guess)
	}
	return readHere(k, sheets, nil)
}

// readHere reads a page whose kind is known. Where its table is of another kind than
// its heading says, others look at it.
func readHere(k *pages.Kind, sheets []sheet.Sheet, raw []byte) (*Opened, error) {
	t, problems, err := pages.ReadKind(k, sheets, raw)
	if errors.Is(err, pages.ErrNone) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return onPage(t, problems), nil
}

// peopleOf takes a list of players from the tables of a page that name players or
// teams: those that lay it out, and the details of the tournament, do not.
func peopleOf(k *pages.Kind, sheets []sheet.Sheet, guess charset.Guess) (*Opened, error) {
	var lists, others []sheet.Sheet
	for _, s := range sheets {
		rows := s.Rows
		if k.Program == pages.Vega {
			rows = vega.People(rows)
		}
		if rows == nil || !pages.Names(rows) {
			others = append(others, s)
			continue
		}
		s.Rows = rows
		lists = append(lists, s)
	}
	o, err := list(lists, guess, nil)
	if err == nil {
		o.Others = append(o.Others, others...)
	}
	return o, err
}

// page reads a web page of pairings, boards or standings; nil for another.
func page(name string, data []byte) (*Opened, error) {
	if len(data) > crosstable.Largest || !markup.Match(data) || crosstable.Ours(data) {
		return nil, nil
	}
	data = pages.Words(data)
	sheets, _, err := sheet.Read(name, data)
	if err != nil || slices.ContainsFunc(sheets, func(s sheet.Sheet) bool { return games.Whole(s.Rows) }) {
		return nil, nil
	}
	return paged(sheets, data)
}

// paged is the event in the tables of a page; nil where they are none.
func paged(sheets []sheet.Sheet, data []byte) (*Opened, error) {
	t, problems, err := pages.Read(sheets, data)
	if err != nil {
		return nil, err
	}
	return onPage(t, problems), nil
}

func onPage(t *model.Tournament, problems []pages.Problem) *Opened {
	o := &Opened{Format: Crosstable, Tournament: t}
	for _, p := range problems {
		o.note(p.Grave, p.Text)
	}
	o.check()
	return o
}

// fromChessResults tells a workbook that chess-results has made.
func fromChessResults(sheets []sheet.Sheet) bool {
	return slices.ContainsFunc(sheets, func(s sheet.Sheet) bool {
		return slices.ContainsFunc(s.Rows[:min(len(s.Rows), 5)], func(row []string) bool {
			return len(row) > 0 && strings.HasPrefix(row[0], "From the Tournament-Database of Chess-Results")
		})
	})
}

// answer tells, of a file that could not be read, which program can.
func answer(name string, data []byte, err error) error {
	if err == nil {
		return nil
	}
	if known := foreign.Answer(name, data); known != nil {
		return known
	}
	return err
}

// gamesText reads lists of games that are no tables; nil for other texts that
// begin alike.
func gamesText(name string, data []byte) (*Opened, error) {
	text, _ := plaintext.Decode(data)
	if games.SniffUpload(text) {
		t, problems, err := games.Upload(text)
		return listed(t, problems, err)
	}
	if rows := games.StandingsRows(text); rows != nil {
		return scoresOf(name, []sheet.Sheet{{Rows: rows}})
	}
	l := games.ReadText(text)
	if l == nil {
		return nil, nil
	}
	l.Name = cmp.Or(l.Name, bare(name))
	return listed(l.Event())
}

// played reads tables of games, and the standings of lichess, which name players
// as nobody else does; nil for other tables.
func played(name string, sheets []sheet.Sheet) (*Opened, error) {
	for _, s := range sheets {
		if pages.Lichess(s.Rows) {
			return scoresOf(name, sheets)
		}
		if games.Before(s.Rows) {
			if o, err := paged(sheets, nil); err == nil {
				return o, nil
			}
		}
	}
	l := games.Read(bare(name), sheets)
	if l == nil {
		return nil, nil
	}
	return listed(l.Event())
}

// NoList says of a file, with the tables in it, that it is no list of players or
// teams, and what to do with it: games, or a page of which nothing can be made. nil for
// what may be one.
func NoList(data []byte, sheets []sheet.Sheet) error {
	data = narrow(data)
	if markup.Match(data) && len(data) <= crosstable.Largest {
		if k := pages.Know(sheets, data); k != nil && k.Reader == pages.Nobody {
			return k.Answer()
		}
	}
	text, _ := plaintext.Decode(data[:min(len(data), headBytes)&^1])
	whole := func(s sheet.Sheet) bool { return games.Whole(s.Rows) }
	if games.SniffPGN(text) || games.SniffUpload(text) || slices.ContainsFunc(sheets, whole) {
		return phrase.Errorf("this is no list of players but: %s. Open it with Open in the menu File", GameList.Words())
	}
	return nil
}

// scoresOf is an event with the standings of a table, called as its file.
func scoresOf(name string, sheets []sheet.Sheet) (*Opened, error) {
	o, err := paged(sheets, nil)
	if err == nil && bare(name) != "" {
		o.Tournament.Name = bare(name)
	}
	return o, err
}

// bare is the name of a file without its folder and ending.
func bare(name string) string {
	if name == "" {
		return ""
	}
	return strings.TrimSuffix(filepath.Base(name), filepath.Ext(name))
}

func listed(t *model.Tournament, problems []games.Problem, err error) (*Opened, error) {
	if err != nil {
		return nil, err
	}
	o := &Opened{Format: GameList, Tournament: t}
	for _, p := range problems {
		o.note(p.Grave, p.Text)
	}
	o.check()
	return o, nil
}
