package uschess

import (
	"bytes"
	"cmp"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"wallchart/files/dbf"
	"wallchart/files/safeopen"
	"wallchart/model"
	"wallchart/phrase"
)

// Note is something in a report that was not understood or does not fit.
type Note struct {
	File   string
	Record int // from 1, 0 = the whole file
	Text   phrase.Text
	Grave  bool // a doubt: something contradicts itself, or was left out
}

// Words is the note with its place.
func (n Note) Words() phrase.Text {
	if n.Record == 0 {
		return phrase.New("%s: %s", n.File, n.Text)
	}
	return phrase.New("%s, record %d: %s", n.File, n.Record, n.Text)
}

// record is a record of one of the tables, by the names of its fields.
type record struct {
	no      int
	row     []string
	columns map[string]int
}

func (r record) get(name string) string {
	if i, ok := r.columns[name]; ok {
		return r.row[i]
	}
	return ""
}

// number is a number that may stand to the left or to the right, 0 if there is
// none.
func (r record) number(name string) int {
	n, _ := strconv.Atoi(strings.TrimSpace(r.get(name)))
	return max(n, 0)
}

// maxRecords is more than any event has, and bounds what a broken file takes.
const maxRecords = 20000

type reader struct{ notes []Note }

func (rd *reader) note(file string, record int, what phrase.Format, args ...any) {
	if len(rd.notes) < 500 {
		rd.notes = append(rd.notes, Note{file, record, phrase.New(what, args...), false})
	}
}

// doubt is note for what contradicts itself or was left out of the event.
func (rd *reader) doubt(file string, record int, what phrase.Format, args ...any) {
	rd.note(file, record, what, args...)
	rd.notes[len(rd.notes)-1].Grave = true
}

// Read makes an event of the three tables, in format 2C or the older one.
// What cannot be understood is noted and left out. The Report is also kept in
// the event's Extra records.
//
// The tables do not say which boards were played where, the opponents of
// forfeits, and why a player had a bye: boards are numbered by the lower
// pairing number, the only two players with forfeits in a round are taken for
// each other's opponents, and the only full-point bye of a round for the pairing-allocated one.
func Read(f Files) (*model.Tournament, Report, []Note, error) {
	rd := &reader{}
	header, err := rd.table(HeaderFile, f.Header)
	if err != nil {
		return nil, Report{}, nil, err
	}
	sections, err := rd.table(sectionsFile, f.Sections)
	if err != nil {
		return nil, Report{}, nil, err
	}
	details, err := rd.table(detailsFile, f.Details)
	if err != nil {
		return nil, Report{}, nil, err
	}
	if len(header) == 0 {
		return nil, Report{}, nil, phrase.Errorf("%s has no record: there is no event in it", HeaderFile)
	}
	t, r := rd.event(header)
	event := header[0].get("H_EVENT_ID")
	mine := func(r record, name string) bool { return len(header) == 1 || r.get(name) == event }
	rows := map[int][]record{}
	for _, d := range details {
		if mine(d, "D_EVENT_ID") {
			no := d.number("D_SEC_NUM")
			rows[no] = append(rows[no], d)
		}
	}
	for _, s := range sections {
		if !mine(s, "S_EVENT_ID") {
			continue
		}
		no := s.number("S_SEC_NUM")
		if len(rows[no]) == 0 {
			rd.note(sectionsFile, s.no, "section %d, %s, has no players and is left out", no, s.get("S_SEC_NAME"))
			continue
		}
		rd.section(t, &r, s, rows[no])
		delete(rows, no)
	}
	for _, no := range slices.Sorted(maps.Keys(rows)) {
		rd.doubt(detailsFile, rows[no][0].no, "%d players are in section %d, which does not exist; they are left out", len(rows[no]), no)
	}
	if len(t.Sections) == 0 {
		rd.note(sectionsFile, 0, "there are no sections")
	}
	r.settle(t)
	return r.Store(t), r, rd.notes, nil
}

// IsPart tells whether a file has the name of one of the three, perhaps behind
// a prefix.
func IsPart(path string) bool {
	_, ok := before(path)
	return ok
}

// before is what stands before the name proper of one of the three files.
func before(path string) (string, bool) {
	name := strings.ToUpper(filepath.Base(path))
	for _, n := range []string{HeaderFile, sectionsFile, detailsFile} {
		if p, ok := strings.CutSuffix(name, n); ok {
			return p, true
		}
	}
	return "", false
}

// Open reads the report of which the path names one of the three files, or the
// folder. Names are found in capitals and small letters, and behind a prefix
// ("Spring-THEXPORT.DBF").
func Open(path string) (*model.Tournament, Report, []Note, error) {
	folder, start := path, ""
	if fi, err := os.Stat(path); err != nil {
		return nil, Report{}, nil, err
	} else if !fi.IsDir() {
		folder = filepath.Dir(path)
		start, _ = before(path)
	}
	list, err := os.ReadDir(folder)
	if err != nil {
		return nil, Report{}, nil, err
	}
	var f Files
	for _, want := range []struct {
		name string
		data *[]byte
	}{{HeaderFile, &f.Header}, {sectionsFile, &f.Sections}, {detailsFile, &f.Details}} {
		i := slices.IndexFunc(list, func(e os.DirEntry) bool { return strings.EqualFold(e.Name(), start+want.name) })
		if i < 0 {
			return nil, Report{}, nil, phrase.Errorf("%s is missing in %s: a rating report is three files, keep them together",
				start+want.name, folder)
		}
		if *want.data, err = safeopen.ReadFile(filepath.Join(folder, list[i].Name()), 64<<20); err != nil {
			return nil, Report{}, nil, err
		}
	}
	return Read(f)
}

func (rd *reader) table(name string, data []byte) ([]record, error) {
	t, err := dbf.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	columns := map[string]int{}
	for i, f := range t.Fields {
		columns[strings.ToUpper(f.Name)] = i
	}
	var rows []record
	for t.Next() {
		if len(rows) == maxRecords {
			rd.doubt(name, t.Number(), "there are more than %d records; the rest is left out", maxRecords)
			break
		}
		rows = append(rows, record{t.Number(), t.Row(), columns})
	}
	for _, n := range t.Notes {
		rd.note(name, 0, "%s", n)
	}
	return rows, t.Err()
}

func (rd *reader) event(header []record) (*model.Tournament, Report) {
	h := header[0]
	if len(header) > 1 {
		rd.note(HeaderFile, 0, "the file has %d events; only the first, %s, is read", len(header), h.get("H_NAME"))
	}
	if f := h.get("H_FORMAT"); f != "" && f != format {
		rd.note(HeaderFile, h.no, "the format is %q and not 2C; it is read as far as it is alike", f)
	}
	t := &model.Tournament{
		Name: h.get("H_NAME"), City: h.get("H_CITY"), Federation: "USA",
		Start: rd.date(HeaderFile, h, "H_BEG_DATE"), End: rd.date(HeaderFile, h, "H_END_DATE"),
	}
	r := Report{
		EventID: h.get("H_EVENT_ID"), Affiliate: h.get("H_AFF_ID"),
		State: h.get("H_STATE"), ZIP: h.get("H_ZIPCODE"), Country: h.get("H_COUNTRY"),
		OtherTDs: h.get("H_OTHER_TD"), Crosstab: h.get("H_SENDCROS"),
	}
	r.Defaults.ChiefTD, r.Defaults.AssistantTD = h.get("H_CTD_ID"), h.get("H_ATD_ID")
	return t, r
}

func (rd *reader) date(file string, r record, name string) model.Date {
	s := r.get(name)
	if len(s) == 8 && strings.Trim(s, "0123456789") == "" {
		return model.Date(s[:4] + "-" + s[4:6] + "-" + s[6:])
	}
	if s != "" {
		rd.note(file, r.no, "%s says %q, which is no date", name, s)
	}
	return ""
}

func (rd *reader) section(t *model.Tournament, r *Report, rec record, rows []record) {
	s := &model.Section{
		ID: t.LastID + 1, Name: rec.get("S_SEC_NAME"),
		Scoring: model.Classic(model.One, model.Half, 0),
		Ranking: model.Ranking{Unplayed: "us"},
	}
	switch kind := rec.get("S_TRN_TYPE"); kind {
	case "S", "M", "":
	case "R":
		s.Format = model.RoundRobin
	default:
		rd.note(sectionsFile, rec.no, "the type of tournament %q is not known; it is taken for a Swiss", kind)
	}
	terms := Terms{
		ChiefTD: rec.get("S_CTD_ID"), AssistantTD: rec.get("S_ATD_ID"),
		Time: rec.get("S_TIMECTL"), System: rec.get("S_R_SYSTEM"),
		Level: rec.get("S_SCH_LVL"), GrandPrix: rec.get("S_GP_PTS"), FIDE: rec.get("S_FIDE"),
		Start: rd.date(sectionsFile, rec, "S_BEG_DATE"), End: rd.date(sectionsFile, rec, "S_END_DATE"),
	}
	_, system, err := TimeControl(terms.Time)
	switch {
	case err == nil && system == Blitz:
		s.Control = model.Blitz
	case terms.System == Quick.Code():
		s.Control = model.Rapid
	}
	if err == nil && system.Code() == terms.System {
		terms.System = "" // follows from the time control
	}
	if terms.FIDE == "N" {
		terms.FIDE = ""
	}
	if rec.get("S_GR_PRIX") != "Y" {
		terms.GrandPrix = ""
	}
	rd.players(s, &terms, rec, rows)
	r.set(s.ID, terms)
	t.Sections, t.LastID = append(t.Sections, s), s.ID
}

// settle moves to the event what all its sections have in common.
func (r *Report) settle(t *model.Tournament) {
	common := func(field func(*Terms) *string) string {
		value := ""
		for i, s := range t.Sections {
			own := r.Sections[s.ID]
			if v := *field(&own); i > 0 && v != value {
				return ""
			} else {
				value = v
			}
		}
		return value
	}
	var none Terms
	for i := range none.entries() {
		field := func(x *Terms) *string { return x.entries()[i].text }
		value := cmp.Or(*field(&r.Defaults), common(field))
		*field(&r.Defaults) = value
		for _, s := range t.Sections {
			own := r.Sections[s.ID]
			if *field(&own) == value {
				*field(&own) = ""
			}
			delete(r.Sections, s.ID)
			r.set(s.ID, own)
		}
	}
	t.Time, r.Defaults.Time = r.Defaults.Time, ""
	for _, s := range t.Sections {
		own := r.Sections[s.ID]
		if own.Start == t.Start {
			own.Start = ""
		}
		if own.End == cmp.Or(t.End, t.Start) {
			own.End = ""
		}
		delete(r.Sections, s.ID)
		r.set(s.ID, own)
	}
}
