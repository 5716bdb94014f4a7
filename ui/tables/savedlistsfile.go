package tables

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"path/filepath"
	"strings"

	"wallchart/files/atomicfile"
	"wallchart/files/plaintext"
	"wallchart/files/safeopen"
	"wallchart/model"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
)

// listFile is a file of tie-break lists, to be handed from one organiser to
// another.
type listFile struct {
	Kind    string            `json:"kind"` // listFileKind
	Version int               `json:"version"`
	Lists   []model.SavedList `json:"lists"`
}

const (
	listFileKind    = "wallchart tie-break lists"
	listFileVersion = 1
	listFileEnding  = ".tiebreaks.json"
	listFileLargest = 1 << 20
)

// writeLists writes a file of lists.
func writeLists(w io.Writer, lists []model.SavedList) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(listFile{listFileKind, listFileVersion, lists})
}

// readLists reads a file of lists. A list that cannot be used is left out and
// said; an error means that there is none in it.
func readLists(r io.Reader) (lists []model.SavedList, left []string, err error) {
	raw, err := plaintext.ReadBytes(r, listFileLargest)
	if err != nil {
		return nil, nil, err
	}
	var f listFile
	if err := json.Unmarshal(raw, &f); err != nil || f.Kind != listFileKind {
		return nil, nil, errors.New(words.Say("lists.notAFile"))
	}
	if f.Version > listFileVersion {
		return nil, nil, errors.New(words.Say("lists.newer"))
	}
	for _, l := range f.Lists {
		if err := sound(l); err != nil {
			left = append(left, words.Say("lists.left", l.Name, err))
			continue
		}
		lists = append(lists, l)
	}
	return lists, left, nil
}

// sound refuses a list without a name, without tie-breaks, or with one that does
// not exist.
func sound(l model.SavedList) error {
	if strings.TrimSpace(l.Name) == "" {
		return errors.New(words.Say("lists.noName"))
	}
	if len(l.TieBreaks) == 0 {
		return errors.New(words.Say("lists.empty"))
	}
	for _, code := range l.TieBreaks {
		if _, err := catalogue.Parse(code); err != nil {
			return err
		}
	}
	return nil
}

func listFileKinds() []picker.Kind {
	return []picker.Kind{{Name: words.Say("lists.title"), Patterns: []string{"*.json"}}}
}

// Write asks for a file and writes all lists to it, each name once.
func (d *listsDialog) Write() {
	lists := d.own.eachOnce()
	if len(lists) == 0 {
		d.said.SetText(words.Say("lists.none"))
		return
	}
	d.own.Picker.Save(filepath.Join(d.own.Folder, words.Say("lists.file")+listFileEnding),
		listFileKinds(), func(path string) {
			if filepath.Ext(path) == "" {
				path += listFileEnding
			}
			var b bytes.Buffer
			err := writeLists(&b, lists)
			if err == nil {
				err = atomicfile.Write(path, "", func(w io.Writer) error { _, err := w.Write(b.Bytes()); return err })
			}
			if err != nil {
				d.said.SetText(words.Say("export.cannotWrite", path, words.Reason(err)))
				return
			}
			d.said.SetText(words.Say("lists.written", len(lists), path))
		})
}

// eachOnce are all lists; of two with one name the event's.
func (o OwnLists) eachOnce() []model.SavedList {
	var lists []model.SavedList
	seen := map[string]bool{}
	for _, l := range o.all() {
		if !seen[l.Name] {
			seen[l.Name] = true
			lists = append(lists, l.SavedList)
		}
	}
	return lists
}

// Read asks for a file and keeps its lists on this computer.
func (d *listsDialog) Read() {
	d.own.Picker.Open(listFileKinds(), func(path string) {
		f, err := safeopen.Open(path)
		if err != nil {
			d.said.SetText(words.Say("import.cannotRead", path, words.Reason(err)))
			return
		}
		defer f.Close()
		lists, left, err := readLists(f)
		if err != nil {
			d.said.SetText(words.Err(err))
			return
		}
		for _, l := range lists {
			d.own.Keep(l)
		}
		d.said.SetText(strings.Join(append([]string{words.Say("lists.readFrom", len(lists), filepath.Base(path))}, left...), "\n"))
		d.show()
		d.own.Changed()
	})
}
