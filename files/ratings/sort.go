package ratings

import (
	"bufio"
	"bytes"
	"cmp"
	"container/heap"
	"encoding/binary"
	"errors"
	"io"
	"os"
	"slices"
)

// pieceSize is how many bytes of lines are sorted at a time.
const pieceSize = 24 << 20

// sorter sorts lines in bounded memory: a piece that is full is sorted and goes
// to a temporary file, and at the end the pieces are merged.
type sorter struct {
	folder string
	limit  int

	text  []byte
	lines []span
	file  *os.File
	ends  []int64 // of the pieces in the file
}

// span is a line of the text, with its first eight bytes for comparing.
type span struct {
	head       uint64
	start, end uint32
}

func newSorter(folder string) *sorter { return &sorter{folder: folder, limit: pieceSize} }

// add takes a line, which must not contain a line end.
func (s *sorter) add(line []byte) error {
	if len(s.text)+len(line)+16*len(s.lines) > s.limit {
		if err := s.spill(); err != nil {
			return err
		}
	}
	start := uint32(len(s.text))
	s.text = append(s.text, line...)
	var head [8]byte
	copy(head[:], line)
	s.lines = append(s.lines, span{binary.BigEndian.Uint64(head[:]), start, uint32(len(s.text))})
	return nil
}

func (s *sorter) sort() {
	slices.SortFunc(s.lines, func(a, b span) int {
		if a.head != b.head {
			return cmp.Compare(a.head, b.head)
		}
		return bytes.Compare(s.text[a.start:a.end], s.text[b.start:b.end])
	})
}

func (s *sorter) spill() error {
	if s.file == nil {
		f, err := os.CreateTemp(s.folder, ".wallchart-sort-*.tmp")
		if err != nil {
			return err
		}
		s.file = f
	}
	s.sort()
	out := bufio.NewWriterSize(s.file, 1<<18)
	end := int64(0)
	if n := len(s.ends); n > 0 {
		end = s.ends[n-1]
	}
	for _, l := range s.lines {
		out.Write(s.text[l.start:l.end])
		out.WriteByte('\n')
		end += int64(l.end-l.start) + 1
	}
	s.ends = append(s.ends, end)
	s.text, s.lines = s.text[:0], s.lines[:0]
	return out.Flush()
}

// close removes the temporary file.
func (s *sorter) close() {
	if s.file != nil {
		s.file.Close()
		os.Remove(s.file.Name())
	}
}

// merge hands on all lines in order and closes the sorter.
func (s *sorter) merge(each func(line []byte) error) error {
	defer s.close()
	if s.file == nil {
		s.sort()
		for _, l := range s.lines {
			if err := each(s.text[l.start:l.end]); err != nil {
				return err
			}
		}
		return nil
	}
	if err := s.spill(); err != nil {
		return err
	}
	s.text, s.lines = nil, nil
	var h pieces
	start := int64(0)
	for _, end := range s.ends {
		p := &piece{in: bufio.NewReaderSize(io.NewSectionReader(s.file, start, end-start), 1<<17)}
		start = end
		if ok, err := p.next(); err != nil {
			return err
		} else if ok {
			h = append(h, p)
		}
	}
	heap.Init(&h)
	for len(h) > 0 {
		if err := each(h[0].line); err != nil {
			return err
		}
		switch ok, err := h[0].next(); {
		case err != nil:
			return err
		case ok:
			heap.Fix(&h, 0)
		default:
			heap.Pop(&h)
		}
	}
	return nil
}

// piece is a sorted part of the temporary file with its present line.
type piece struct {
	in   *bufio.Reader
	line []byte
}

func (p *piece) next() (bool, error) {
	line, err := p.in.ReadSlice('\n')
	if errors.Is(err, io.EOF) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	p.line = line[:len(line)-1]
	return true, nil
}

type pieces []*piece

func (p pieces) Len() int           { return len(p) }
func (p pieces) Less(i, j int) bool { return bytes.Compare(p[i].line, p[j].line) < 0 }
func (p pieces) Swap(i, j int)      { p[i], p[j] = p[j], p[i] }
func (p *pieces) Push(x any)        { *p = append(*p, x.(*piece)) }
func (p *pieces) Pop() any {
	old := *p
	last := old[len(old)-1]
	*p = old[:len(old)-1]
	return last
}
