package documents

import (
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"wallchart/files/atomicfile"
	"wallchart/files/safeopen"
	"wallchart/model"
	"wallchart/model/journal"
)

// Place is where somebody was in an event.
type Place struct {
	Section model.ID `json:"section,omitempty"`
	Screen  string   `json:"screen,omitempty"`
	Round   int      `json:"round,omitempty"` // of the boards that were shown
}

// Known is what is remembered of an event's file.
type Known struct {
	Path string    `json:"path"`
	Last time.Time `json:"last"`           // opened or left
	Born string    `json:"born,omitempty"` // its first step: tells the event from others wherever its file stands
	Open bool      `json:"open,omitempty"` // opened and not left since
	Own  bool      `json:"own,omitempty"`  // it has a place that the organiser chose
	Copy Origin    `json:"copy,omitzero"`  // where it has none, what it is a copy of
	Done bool      `json:"done,omitempty"` // there are steps in it
	Place
}

// Memory is what the program remembers of the events that were open. It stands in
// a small file of its own and not among Fyne's preferences: those are written over
// in place, and a crash in that moment, which is what the memory is for, would
// leave nothing. All windows share one.
type Memory struct {
	Inline bool // writes at once, for tests
	path   string

	mutex   sync.Mutex // of all below
	loaded  bool
	known   []Known
	changed map[string]bool // paths of which the file does not know yet
	writing bool
	writers sync.WaitGroup
}

// NewMemory is the one in a folder.
func NewMemory(folder string) *Memory {
	return &Memory{path: filepath.Join(folder, "events.json"), changed: map[string]bool{}}
}

const (
	knownMost  = 40      // files that are remembered
	memoryMost = 1 << 20 // bytes
)

// All are the events that are known, the last one first.
func (m *Memory) All() []Known {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	m.load()
	return slices.Clone(m.known)
}

// Of is what is known of a file.
func (m *Memory) Of(path string) (Known, bool) {
	for _, k := range m.All() {
		if k.Path == path {
			return k, true
		}
	}
	return Known{Path: path}, false
}

// Change changes what is known of a file, which may be new to us.
func (m *Memory) Change(path string, change func(*Known)) {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	m.load()
	i := slices.IndexFunc(m.known, func(k Known) bool { return k.Path == path })
	if i < 0 {
		i = len(m.known)
		m.known = append(m.known, Known{Path: path})
	}
	k := m.known[i]
	change(&k)
	if k == m.known[i] {
		return
	}
	if k.Last.Equal(m.known[i].Last) {
		m.known[i] = k
	} else { // the last one comes first, also of two in one moment
		m.known = inOrder(slices.Insert(slices.Delete(m.known, i, i+1), 0, k))
	}
	m.keep(path)
}

// Forget forgets a file.
func (m *Memory) Forget(path string) {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	m.load()
	m.known = slices.DeleteFunc(m.known, func(k Known) bool { return k.Path == path })
	m.keep(path)
}

func (m *Memory) load() {
	if !m.loaded {
		m.known, m.loaded = m.read(), true
	}
}

// read is what the file holds; what cannot be read is as good as nothing.
func (m *Memory) read() []Known {
	raw, err := safeopen.ReadOwn(m.path, memoryMost)
	var known []Known
	if err != nil || json.Unmarshal(raw, &known) != nil {
		return nil
	}
	return inOrder(known)
}

// keep writes the file, off the window's thread. Who changes something meanwhile
// leaves it to the one who is writing.
func (m *Memory) keep(path string) {
	m.changed[path] = true
	if m.writing {
		return
	}
	m.writing = true
	if m.Inline {
		m.write()
		return
	}
	m.writers.Add(1)
	go func() {
		defer m.writers.Done()
		m.mutex.Lock()
		defer m.mutex.Unlock()
		m.write()
	}()
}

// write writes until nothing has changed meanwhile. Another program that is
// running may have written since: of what did not change here its word holds.
func (m *Memory) write() {
	defer func() { m.writing = false }()
	for len(m.changed) > 0 {
		mine, changed := slices.Clone(m.known), m.changed
		m.changed = map[string]bool{}
		m.mutex.Unlock()
		all := merged(mine, m.read(), changed)
		// Where it cannot be written nothing is remembered, and nothing else is lost.
		if os.MkdirAll(filepath.Dir(m.path), 0o700) == nil {
			_ = atomicfile.Write(m.path, "", func(w io.Writer) error { return json.NewEncoder(w).Encode(inOrder(all)) })
		}
		m.mutex.Lock()
	}
}

// merged is what is written: ours where something changed here, theirs elsewhere.
func merged(ours, theirs []Known, changed map[string]bool) (all []Known) {
	find := func(list []Known, path string) int {
		return slices.IndexFunc(list, func(k Known) bool { return k.Path == path })
	}
	for _, k := range ours {
		if changed[k.Path] {
			all = append(all, k)
		} else if i := find(theirs, k.Path); i >= 0 {
			all = append(all, theirs[i])
		}
	}
	for _, k := range theirs {
		if !changed[k.Path] && find(ours, k.Path) < 0 {
			all = append(all, k)
		}
	}
	return all
}

// Settle waits until all is written: the program ends.
func (m *Memory) Settle() { m.writers.Wait() }

// inOrder puts the last first and drops those that are too many; what is open is
// never dropped.
func inOrder(known []Known) []Known {
	slices.SortStableFunc(known, func(a, b Known) int { return b.Last.Compare(a.Last) })
	n := 0
	return slices.DeleteFunc(known, func(k Known) bool { n++; return n > knownMost && !k.Open })
}

// born tells an event from all others by the first step ever made in it, "" when
// there is none yet.
func born(log []journal.Entry) string {
	if len(log) == 0 {
		return ""
	}
	return log[0].Time.UTC().Format(time.RFC3339Nano) + " " + log[0].Label
}
