package pdftest

import (
	"bytes"
	"compress/zlib"
	"errors"
	"fmt"
	"io"
	"strconv"
)

// File is a PDF file as its objects say it is.
type File struct {
	Raw     []byte
	Objects map[int]any // by number: the kinds of value below, and for a stream *Stream
	Trailer Dict
}

// The kinds of value (ISO 32000-1, 7.3). Numbers are float64, the others bool and nil.
type (
	Dict   map[Name]any
	Name   string
	Array  []any
	String string
	Ref    int
	Word   string // an operator of a content stream
)

// Stream is a stream, unpacked.
type Stream struct {
	Dict    Dict
	Content []byte
}

// Open reads a file as this program writes it: with one stream of cross references, and objects in streams.
func Open(file []byte) (*File, error) {
	f := &File{Raw: file, Objects: map[int]any{}}
	at := bytes.LastIndex(file, []byte("startxref\n"))
	if at < 0 {
		return nil, errors.New("no startxref")
	}
	line, _, _ := bytes.Cut(file[at+10:], []byte("\n"))
	start, err := strconv.Atoi(string(line))
	if err != nil || start > len(file) {
		return nil, fmt.Errorf("startxref %q", line)
	}
	_, x, err := f.object(start)
	if err != nil {
		return nil, err
	}
	table, ok := x.(*Stream)
	if !ok {
		return nil, errors.New("no stream of cross references")
	}
	f.Trailer = table.Dict
	rows, err := unpredicted(table.Content, 8)
	if err != nil {
		return nil, err
	}
	number := func(b []byte) (n int) {
		for _, c := range b {
			n = n<<8 | int(c)
		}
		return n
	}
	for n := 0; n*8 < len(rows); n++ {
		if row := rows[n*8 : n*8+8]; row[0] == 1 {
			is, value, err := f.object(number(row[1:6]))
			if err != nil || is != n {
				return nil, fmt.Errorf("object %d stands where %d should, %w", is, n, err)
			}
			f.Objects[n] = value
		}
	}
	for n := 0; n*8 < len(rows); n++ {
		if row := rows[n*8 : n*8+8]; row[0] == 2 {
			value, err := f.held(number(row[1:6]), number(row[6:]), n)
			if err != nil {
				return nil, err
			}
			f.Objects[n] = value
		}
	}
	return f, nil
}

// held is an object in a stream of objects.
func (f *File) held(in, index, n int) (any, error) {
	s, ok := f.Objects[in].(*Stream)
	if !ok || s.Dict["Type"] != Name("ObjStm") {
		return nil, fmt.Errorf("object %d: %d is no stream of objects", n, in)
	}
	l := &Lexer{b: s.Content}
	for range index {
		l.Next()
		l.Next()
	}
	is, _ := l.Next()
	offset, _ := l.Next()
	if is != float64(n) {
		return nil, fmt.Errorf("object %v stands where %d should", is, n)
	}
	from, _ := offset.(float64)
	first, _ := s.Dict["First"].(float64)
	return (&Lexer{b: s.Content, at: int(first + from)}).Value()
}

// object reads an object that stands for itself.
func (f *File) object(at int) (n int, value any, err error) {
	l := &Lexer{b: f.Raw, at: at}
	number, _ := l.Next()
	l.Next()
	if word, _ := l.Next(); word != Word("obj") {
		return 0, nil, fmt.Errorf("no object at %d", at)
	}
	if value, err = l.Value(); err != nil {
		return 0, nil, err
	}
	no, _ := number.(float64)
	dict, ok := value.(Dict)
	rest := f.Raw[l.at:]
	if !ok || !bytes.HasPrefix(rest, []byte("\nstream\n")) {
		return int(no), value, nil
	}
	length, _ := dict["Length"].(float64)
	rest = rest[len("\nstream\n"):]
	if int(length) > len(rest) || !bytes.HasPrefix(rest[int(length):], []byte("\nendstream\nendobj\n")) {
		return 0, nil, fmt.Errorf("stream %v is not as long as it says", number)
	}
	content := rest[:int(length)]
	if dict["Filter"] == Name("FlateDecode") {
		z, err := zlib.NewReader(bytes.NewReader(content))
		if err != nil {
			return 0, nil, err
		}
		if content, err = io.ReadAll(z); err != nil {
			return 0, nil, err
		}
	}
	return int(no), &Stream{dict, content}, nil
}

// unpredicted is a table of rows, each of which was written as what it has more than the one above (7.4.4.4).
func unpredicted(b []byte, width int) ([]byte, error) {
	var rows []byte
	above := make([]byte, width)
	for ; len(b) > width; b = b[width+1:] {
		if b[0] != 2 {
			return nil, errors.New("a row of cross references is written in another way")
		}
		for i := range above {
			above[i] += b[1+i]
		}
		rows = append(rows, above...)
	}
	if len(b) > 0 {
		return nil, errors.New("cross references end in the middle of a row")
	}
	return rows, nil
}

// Get is a value, or the object that it leads to.
func (f *File) Get(v any) any {
	if r, ok := v.(Ref); ok {
		return f.Objects[int(r)]
	}
	return v
}

// Dict is the dictionary that a value is or leads to, that of a stream too; an empty one where there is none.
func (f *File) Dict(v any) Dict {
	switch x := f.Get(v).(type) {
	case Dict:
		return x
	case *Stream:
		return x.Dict
	}
	return Dict{}
}

// Stream is the stream that a value leads to, nil for none.
func (f *File) Stream(v any) *Stream {
	s, _ := f.Get(v).(*Stream)
	return s
}

// Array is the array that a value is or leads to.
func (f *File) Array(v any) Array {
	a, _ := f.Get(v).(Array)
	return a
}
