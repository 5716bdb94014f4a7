package wallchart

import (
	"bufio"
	"bytes"
	"encoding/json"
	"hash/crc32"
	"io"
	"os"
	"strconv"

	"wallchart/files/safeopen"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// past is what a journal on disk holds.
type past struct {
	base    string // "" when the first line cannot be read
	entries []journal.Entry
	marks   []savePoint
	good    int64       // bytes of whole lines
	sum     uint32      // their checksum
	torn    bool        // something follows that is no whole line
	hurt    bool        // and it is more than the line that was being written when the computer stopped
	behind  []trailLine // what can be read behind the damage
	lost    int         // lines that cannot be
}

type savePoint struct {
	digest string
	after  int // entries before it
}

// trailLine is a line behind a damage: an entry, the digest of a save, or
// neither when it cannot be read.
type trailLine struct {
	entry *journal.Entry
	saved string
}

// lack is what a file lacks.
type lack struct {
	steps  []journal.Entry // as far as the chain is whole
	behind []journal.Entry // steps behind what cannot be read
	broken bool            // there is something that cannot be read
}

// since returns what the file with that digest lacks; ok is false when the
// journal does not belong to the file.
func (p *past) since(digest string) (l lack, ok bool) {
	for i := len(p.behind) - 1; i >= 0; i-- {
		if p.behind[i].saved == digest && digest != "" {
			return lackOf(nil, p.behind[i+1:]), true
		}
	}
	for i := len(p.marks) - 1; i >= 0; i-- {
		if p.marks[i].digest == digest {
			return lackOf(p.entries[p.marks[i].after:], p.behind), true
		}
	}
	return lackOf(p.entries, p.behind), p.base == digest && digest != ""
}

func lackOf(steps []journal.Entry, behind []trailLine) lack {
	l := lack{steps: steps[:len(steps):len(steps)]}
	for _, line := range behind {
		switch {
		case line.entry == nil && line.saved == "":
			l.broken = true
		case line.entry != nil && l.broken:
			l.behind = append(l.behind, *line.entry)
		case line.entry != nil:
			l.steps = append(l.steps, *line.entry)
		}
	}
	return l
}

func pastAt(name string) (*past, error) {
	f, err := safeopen.Own(name, os.O_RDONLY, 0)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return readTrail(f)
}

var errNoTrail = phrase.Errorf("this is not a journal of Wallchart")

// readTrail reads a journal. What follows its last whole line and is the
// beginning of another was never acknowledged. Anything else that is not whole
// is a damage: the lines behind it are read as well, as far as their checksums
// agree with each other. A journal of which nothing can be read is errNoTrail.
func readTrail(r io.Reader) (*past, error) {
	in := &trailReader{in: bufio.NewReaderSize(io.LimitReader(r, maxTrail), 1<<16)}
	p := &past{}
	line, err := in.next(maxTrailHead)
	if err == io.EOF && len(line) == 0 {
		return p, nil // emptied, and the first line was not written yet
	}
	body, sum, ok := unsum(line, 0)
	var head trailHead
	if err == nil && !ok && body != nil && in.agrees(sum) {
		ok = true // the damage is in the checksum
		p.torn, p.hurt = true, true
	}
	switch {
	case err == nil && ok && json.Unmarshal(body, &head) == nil && head.Journal != "":
		if head.Journal != trailVersion {
			return nil, phrase.Errorf("the journal was written by a newer version of Wallchart (format %s); "+
				"update the program to open the file", clip(head.Journal))
		}
		p.base = head.Base
		if !p.hurt {
			p.sum, p.good = sum, int64(len(line))
		}
	case err == io.EOF && beginning(line):
		p.torn = true
		return p, nil
	case err != nil:
		return nil, errNoTrail
	default:
		p.damaged()
		sum, _ = bears(line)
	}
	return p, p.read(in, sum)
}

// read reads the lines behind the first.
func (p *past) read(in *trailReader, sum uint32) error {
	for {
		line, err := in.next(maxTrailEntry)
		if err == io.EOF && len(line) == 0 {
			break
		}
		body, now, ok := unsum(line, sum)
		switch {
		case err == nil && ok && p.take(body):
			sum = now
			if !p.hurt {
				p.sum, p.good = now, p.good+int64(len(line))
			}
		case err == io.EOF && p.lastLine(line, sum):
			return nil
		case err == nil && body != nil && in.agrees(now) && p.takeDamaged(body):
			sum = now
		case err != nil && err != io.EOF:
			p.damaged()
			return nil
		default:
			p.damaged()
			sum, _ = bears(line)
		}
	}
	if p.base == "" && len(p.behind) == p.lost {
		return errNoTrail
	}
	return nil
}

// lastLine judges what has no line end behind it: a line that was being written,
// which is no loss, or a whole line whose end alone is damaged.
func (p *past) lastLine(line []byte, sum uint32) bool {
	if n := len(line) - 1; n > 0 {
		if body, _, ok := unsum(append(line[:n:n], '\n'), sum); ok {
			return p.takeDamaged(body)
		}
	}
	if !beginning(line) {
		return false
	}
	p.torn = true
	return true
}

// take takes a line that is whole.
func (p *past) take(body []byte) bool {
	var m trailMark
	if bytes.HasPrefix(body, []byte(`{"saving"`)) && json.Unmarshal(body, &m) == nil && m.Saving != "" {
		if p.hurt {
			p.behind = append(p.behind, trailLine{saved: m.Saving})
		} else {
			p.marks = append(p.marks, savePoint{m.Saving, len(p.entries)})
		}
		return true
	}
	e, err := journal.DecodeEntry(body)
	switch {
	case err != nil:
		return false
	case p.hurt:
		p.behind = append(p.behind, trailLine{entry: &e})
	default:
		p.entries = append(p.entries, e)
	}
	return true
}

// takeDamaged takes a line whose content is proved by what stands around it, and
// which is not whole all the same.
func (p *past) takeDamaged(body []byte) bool {
	p.hurt, p.torn = true, true
	return p.take(body)
}

// damaged notes a line that cannot be read.
func (p *past) damaged() {
	p.hurt, p.torn = true, true
	p.lost++
	p.behind = append(p.behind, trailLine{})
}

// trailReader reads line by line, and one line ahead where it must.
type trailReader struct {
	in    *bufio.Reader
	ahead []byte
	err   error
	has   bool
}

func (r *trailReader) next(most int) ([]byte, error) {
	if r.has {
		r.has = false
		return r.ahead, r.err
	}
	return nextLine(r.in, most)
}

// agrees tells whether the next line goes on from that checksum.
func (r *trailReader) agrees(sum uint32) bool {
	if !r.has {
		r.ahead, r.err = nextLine(r.in, maxTrailEntry)
		r.has = true
	}
	_, _, ok := unsum(r.ahead, sum)
	return ok && r.err == nil
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
	want, ok := bears(line)
	body = line[9 : len(line)-1]
	sum = crc32.Update(before, crc32.IEEETable, body)
	return body, sum, ok && want == sum
}

// bears is the checksum that a line bears.
func bears(line []byte) (uint32, bool) {
	if len(line) < 8 {
		return 0, false
	}
	sum, err := strconv.ParseUint(string(line[:8]), 16, 32)
	return uint32(sum), err == nil
}

// beginning tells whether something can be the beginning of a line: eight
// digits, a space and JSON, as far as it goes.
func beginning(line []byte) bool {
	if !bytes.HasPrefix(line[min(len(line), 8):], []byte(" {")[:max(0, min(len(line)-8, 2))]) || bytes.IndexByte(line, 0) >= 0 {
		return false
	}
	return len(bytes.Trim(line[:min(len(line), 8)], "0123456789abcdef")) == 0
}
