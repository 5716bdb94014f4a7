package wallchart

import (
	"encoding/json"
	"fmt"
	"hash/crc32"
	"os"

	"wallchart/model/journal"
)

// The journal on disk, line by line:
//
//	8 hexadecimal digits, a space, JSON
//
// The digits are the CRC-32 of all JSON so far, this line's included, so that a
// line torn, changed, lost or out of place is found out. The first line says
// from which file (its SHA-256) the steps set out. Then come the entries of the
// log. Before the file is replaced a line says what the new one will be: steps
// above it are in the new file, steps below it are not.

// trailHead is the first line.
type trailHead struct {
	Journal string `json:"journal"` // format version
	File    string `json:"file"`    // the document's name, for who looks
	Base    string `json:"base"`    // digest of the file the steps set out from
}

// trailMark is the line before a save.
type trailMark struct {
	Saving string `json:"saving"` // digest of the file about to be put in place
}

const (
	trailVersion  = "1"
	maxTrailHead  = 1 << 16
	maxTrailEntry = 64 << 20 // an entry may hold a whole section
	maxTrail      = 1 << 30
)

// trail is a journal that is being written. Lines that the disk would not take
// stay pending and go before the next.
type trail struct {
	disk    disk
	file    *os.File
	good    int64 // bytes on disk
	sum     uint32
	pending []byte
	// lines are the entries as they are written, by their numbers, where one history is put in place of another time and again, as at a
	// shared desk; nil elsewhere.
	lines map[int][]byte
}

// add writes a line and returns when it, and all before it, is on disk.
func (t *trail) add(v any) error {
	if err := t.queue(v); err != nil {
		return err
	}
	return t.flush()
}

func (t *trail) queue(v any) error {
	body, err := t.line(v)
	if err != nil {
		return err
	}
	t.sum = crc32.Update(t.sum, crc32.IEEETable, body)
	t.pending = fmt.Appendf(t.pending, "%08x %s\n", t.sum, body)
	return nil
}

// line is what is written, made once.
func (t *trail) line(v any) ([]byte, error) {
	e, ok := v.(journal.Entry)
	if !ok || t.lines == nil {
		return trailJSON(v)
	}
	if body, ok := t.lines[e.N]; ok {
		return body, nil
	}
	body, err := trailJSON(v)
	if err == nil {
		t.lines[e.N] = body
	}
	return body, err
}

func trailJSON(v any) ([]byte, error) {
	if e, ok := v.(journal.Entry); ok {
		return journal.EncodeEntry(e)
	}
	return json.Marshal(v)
}

func (t *trail) flush() error {
	if len(t.pending) == 0 {
		return nil
	}
	if err := t.disk.writeAt(t.file, t.pending, t.good); err != nil {
		return err
	}
	t.good += int64(len(t.pending))
	t.pending = nil
	return nil
}

// begin empties the journal: the file that stands in the folder now has all
// steps. If it cannot be emptied it goes on as it is, which the mark before the
// save makes just as good.
func (t *trail) begin(name, base string) error {
	if err := t.file.Truncate(0); err != nil {
		return err
	}
	t.good, t.sum, t.pending = 0, 0, nil
	clear(t.lines)
	return t.add(trailHead{trailVersion, name, base})
}
