package wallchart

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"os"
	"strconv"

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
)

// past is what a journal on disk holds.
type past struct {
	base    string
	entries []journal.Entry
	marks   []savePoint
	good    int64  // bytes of whole lines
	sum     uint32 // their checksum
	torn    bool   // something follows that is no whole line
}

type savePoint struct {
	digest string
	after  int // entries before it
}

// since returns the entries that a file with that digest lacks; ok is false
// when the journal does not belong to the file.
func (p *past) since(digest string) (lacking []journal.Entry, ok bool) {
	for i := len(p.marks) - 1; i >= 0; i-- {
		if p.marks[i].digest == digest {
			return p.entries[p.marks[i].after:], true
		}
	}
	return p.entries, p.base == digest
}

var errNoTrail = errors.New("this is not a journal of Wallchart")

// readTrail reads a journal up to its first line that is not whole: from there
// on nothing was acknowledged, or the disk has lost it.
func readTrail(r io.Reader) (*past, error) {
	in := bufio.NewReaderSize(r, 1<<16)
	p := &past{}
	line, err := nextLine(in, maxTrailHead)
	body, sum, ok := unsum(line, 0)
	var head trailHead
	if err != nil || !ok || json.Unmarshal(body, &head) != nil || head.Journal == "" {
		return nil, errNoTrail
	}
	if head.Journal != trailVersion {
		return nil, fmt.Errorf("the journal was written by a newer version of Wallchart (format %s); update the program to open the file", clip(head.Journal))
	}
	p.base, p.sum, p.good = head.Base, sum, int64(len(line))
	for {
		line, err := nextLine(in, maxTrailEntry)
		if err == io.EOF && len(line) == 0 {
			return p, nil
		}
		body, sum, ok := unsum(line, p.sum)
		if err != nil || !ok || !p.take(body) {
			p.torn = true
			return p, nil
		}
		p.sum, p.good = sum, p.good+int64(len(line))
	}
}

func (p *past) take(body []byte) bool {
	var m trailMark
	if bytes.HasPrefix(body, []byte(`{"saving"`)) && json.Unmarshal(body, &m) == nil {
		p.marks = append(p.marks, savePoint{m.Saving, len(p.entries)})
		return true
	}
	e, err := journal.DecodeEntry(body)
	if err == nil {
		p.entries = append(p.entries, e)
	}
	return err == nil
}

// nextLine reads a line with its end; what has no end comes with io.EOF, what
// is longer than most with an error.
func nextLine(in *bufio.Reader, most int) ([]byte, error) {
	var line []byte
	for {
		part, err := in.ReadSlice('\n')
		line = append(line, part...)
		if err != bufio.ErrBufferFull {
			return line, err
		}
		if len(line) > most {
			return line, errNoTrail
		}
	}
}

// unsum checks a line's checksum, which goes on from the lines before.
func unsum(line []byte, before uint32) (body []byte, sum uint32, ok bool) {
	if len(line) < 11 || line[8] != ' ' || line[len(line)-1] != '\n' {
		return nil, 0, false
	}
	want, err := strconv.ParseUint(string(line[:8]), 16, 32)
	body = line[9 : len(line)-1]
	sum = crc32.Update(before, crc32.IEEETable, body)
	return body, sum, err == nil && uint32(want) == sum
}

// trail is a journal that is being written. Lines that the disk would not take
// stay pending and go before the next.
type trail struct {
	disk    disk
	file    *os.File
	good    int64 // bytes on disk
	sum     uint32
	pending []byte
}

// add writes a line and returns when it, and all before it, is on disk.
func (t *trail) add(v any) error {
	if err := t.queue(v); err != nil {
		return err
	}
	return t.flush()
}

func (t *trail) queue(v any) error {
	body, err := trailJSON(v)
	if err != nil {
		return err
	}
	t.sum = crc32.Update(t.sum, crc32.IEEETable, body)
	t.pending = fmt.Appendf(t.pending, "%08x %s\n", t.sum, body)
	return nil
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
	return t.add(trailHead{trailVersion, name, base})
}
