package swissperfect

import (
	"bytes"
	"io"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"wallchart/files/archive"
	"wallchart/files/dbf"
	"wallchart/files/pattern"
	"wallchart/files/safeopen"
	"wallchart/model"
	"wallchart/phrase"
)

// largest is the largest of the three files that is read; those of a hundred
// players take some twenty kilobytes.
const largest = 8 << 20

// parts are the endings of the three files.
var parts = []string{".ini", ".trn", ".sco"}

// trio is a tournament's three files. Without its settings a tournament can
// still be read.
type trio struct {
	name               string // of the files, without the ending
	info, players, sco []byte
}

// IsTable tells one of the two dBase tables by its fields.
func IsTable(head []byte) bool {
	return dbf.Looks(head) && (hasFields(head, "START_NO", "SURNAME", "LATE_ENTRY") || hasFields(head, "ROUND", "W_SCORE", "B_TYPE"))
}

// hasFields looks for the names of fields in the header of a table.
func hasFields(head []byte, names ...string) bool {
	head = head[:min(len(head), 2048)]
	return !slices.ContainsFunc(names, func(n string) bool { return !bytes.Contains(head, append([]byte(n), 0)) })
}

var settings = pattern.New(`(?im)^\[Tournament Info\]\s*$`)

// IsInfo tells the file with the settings, of a text that is decoded.
func IsInfo(text string) bool {
	return settings.MatchString(text) &&
		(strings.Contains(text, "TableNosStart=") || strings.Contains(text, "[TextDump]") || strings.Contains(text, "Use Minor Scores="))
}

// Open reads the tournament of which the path names one of the three files. The
// others stand beside it, under the same name in capital or small letters.
func Open(name string) (*model.Tournament, []phrase.Text, error) {
	folder, stem := filepath.Dir(name), strings.TrimSuffix(filepath.Base(name), filepath.Ext(name))
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, nil, err
	}
	t := trio{name: stem}
	for _, e := range entries {
		end := strings.ToLower(filepath.Ext(e.Name()))
		if !strings.EqualFold(strings.TrimSuffix(e.Name(), filepath.Ext(e.Name())), stem) || !slices.Contains(parts, end) {
			continue
		}
		raw, err := safeopen.ReadFile(filepath.Join(folder, e.Name()), largest)
		if err != nil {
			return nil, nil, err
		}
		t.set(end, raw)
	}
	return event([]trio{t})
}

func (t *trio) set(end string, raw []byte) {
	switch end {
	case ".ini":
		t.info = raw
	case ".trn":
		t.players = raw
	case ".sco":
		t.sco = raw
	}
}

// InZip tells an archive that holds a tournament of SwissPerfect.
func InZip(raw []byte) bool {
	a, err := archive.Bytes(raw, limits)
	if err != nil {
		return false
	}
	ends := map[string]bool{}
	for _, m := range a.Members {
		ends[strings.ToLower(path.Ext(m.Name))] = true
	}
	return ends[".trn"] && ends[".sco"] && !ends[".xml"]
}

// mostTournaments bounds what an archive may hold: the sections of a congress.
const mostTournaments = 50

// limits of such an archive.
var limits = archive.Limits{Members: 1000, Unpacked: 8 * largest}

// ReadZip reads the tournaments of an archive, each as a section of one event.
func ReadZip(raw []byte) (*model.Tournament, []phrase.Text, error) {
	a, err := archive.Bytes(raw, limits)
	if err != nil {
		return nil, nil, phrase.Errorf("the archive is damaged. Unpack it and open the tournament's .trn file")
	}
	var all []trio
	for _, m := range a.Members {
		end := strings.ToLower(path.Ext(m.Name))
		if !slices.Contains(parts, end) {
			continue
		}
		stem := strings.TrimSuffix(m.Name, path.Ext(m.Name))
		at := slices.IndexFunc(all, func(t trio) bool { return strings.EqualFold(t.name, stem) })
		if at < 0 {
			if len(all) == mostTournaments {
				return nil, nil, phrase.Errorf("the archive holds more than %d tournaments. Unpack it and open one", mostTournaments)
			}
			at, all = len(all), append(all, trio{name: stem})
		}
		data, err := unpack(m)
		if err != nil {
			return nil, nil, err
		}
		all[at].set(end, data)
	}
	all = slices.DeleteFunc(all, func(t trio) bool { return t.players == nil && t.sco == nil })
	for i := range all {
		all[i].name = path.Base(all[i].name)
	}
	return event(all)
}

func unpack(m *archive.Member) ([]byte, error) {
	r, err := m.Open()
	if err != nil {
		return nil, phrase.Errorf("%s cannot be unpacked: the archive is damaged or has a password. "+
			"Unpack it and open the tournament's .trn file",
			path.Base(m.Name))
	}
	defer r.Close()
	data, err := io.ReadAll(io.LimitReader(r, largest+1))
	switch {
	case err != nil:
		return nil, phrase.Errorf("%s cannot be unpacked: the archive is damaged. Unpack it and open the tournament's .trn file",
			path.Base(m.Name))
	case len(data) > largest:
		return nil, phrase.Errorf("%s has more than %d MB; the files of a tournament of SwissPerfect are far smaller",
			path.Base(m.Name), largest>>20)
	}
	return data, nil
}

// event makes one event of the tournaments.
func event(all []trio) (*model.Tournament, []phrase.Text, error) {
	var t *model.Tournament
	var notes []phrase.Text
	for _, tr := range all {
		one, ns, err := tr.read()
		if err != nil {
			return nil, nil, err
		}
		notes = append(notes, ns...)
		if t == nil {
			t = one
			continue
		}
		s := *one.Sections[0]
		s.ID = t.LastID + 1
		t = t.With(&s)
	}
	if t == nil {
		return nil, nil, phrase.Errorf("there is no tournament of SwissPerfect in it")
	}
	if len(t.Sections) == 1 {
		t.Sections[0].Name = "Open"
	}
	return t, notes, nil
}

// missing says which of the two tables is not there.
func (t *trio) missing() error {
	for _, p := range []struct {
		end string
		raw []byte
	}{{".trn", t.players}, {".sco", t.sco}} {
		if p.raw == nil {
			return phrase.Errorf("%s%s is missing: a tournament of SwissPerfect is three files, .ini, .trn and .sco. "+
				"Put them into one folder and open any of them", t.name, p.end)
		}
	}
	return nil
}
