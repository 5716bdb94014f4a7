package pdf

import (
	"bytes"
	"compress/zlib"
	"crypto/sha256"
	"hash"
	"io"
	"strconv"
	"unicode/utf16"

	"wallchart/phrase"
)

// objects writes the objects of a PDF file (ISO 32000-1:2008, 7.3 and 7.5) as they
// come, so that no page is kept. Those that are no streams are gathered in streams of
// objects (7.5.7), which makes the tags of a table small.
type objects struct {
	w       io.Writer
	sum     hash.Hash // of what was written, for the file's identifier
	at      int64
	err     error
	places  []entry // of each object, by its number
	waiting []byte  // objects for the next stream of objects
	heads   []byte  // their numbers and offsets
	held    []int   // their numbers
	zip     *zlib.Writer
	zipped  bytes.Buffer
}

// entry is where an object is: at an offset of the file, or in a stream of objects.
type entry struct {
	offset int64
	in     int // number of the stream; 0 for none
	index  int // in it
}

// ref is the number of an object.
type ref int

const mostHeld = 2000 // objects in a stream of objects

func newObjects(w io.Writer) *objects {
	o := &objects{w: w, sum: sha256.New(), places: make([]entry, 1)}
	// The second line has bytes that make programs take the file for what it is: no text.
	o.write([]byte("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"))
	return o
}

func (o *objects) write(b []byte) {
	if o.err != nil {
		return
	}
	n, err := o.w.Write(b)
	o.at += int64(n)
	o.err = err
	o.sum.Write(b)
}

// next is the number of an object to come.
func (o *objects) next() ref { return o.reserve(1) }

// reserve is the first number of several objects to come.
func (o *objects) reserve(n int) ref {
	first := ref(len(o.places))
	o.places = append(o.places, make([]entry, n)...)
	return first
}

// put writes an object that is no stream.
func (o *objects) put(r ref, body []byte) {
	o.heads = strconv.AppendInt(o.heads, int64(r), 10)
	o.heads = append(o.heads, ' ')
	o.heads = strconv.AppendInt(o.heads, int64(len(o.waiting)), 10)
	o.heads = append(o.heads, ' ')
	o.waiting = append(append(o.waiting, body...), '\n')
	if o.held = append(o.held, int(r)); len(o.held) == mostHeld {
		o.release()
	}
}

// release writes the objects that wait as a stream.
func (o *objects) release() {
	if len(o.held) == 0 {
		return
	}
	r := o.next()
	for n, held := range o.held {
		o.places[held] = entry{in: int(r), index: n}
	}
	dict := "/Type/ObjStm/N " + strconv.Itoa(len(o.held)) + "/First " + strconv.Itoa(len(o.heads))
	o.stream(r, dict, o.heads, o.waiting)
	o.heads, o.waiting, o.held = o.heads[:0], o.waiting[:0], o.held[:0]
}

// stream writes an object that is a stream, packed.
func (o *objects) stream(r ref, dict string, content ...[]byte) {
	o.zipped.Reset()
	if o.zip == nil {
		// The fastest is a fifth larger and takes a third of the time of the usual.
		o.zip, _ = zlib.NewWriterLevel(&o.zipped, zlib.BestSpeed)
	} else {
		o.zip.Reset(&o.zipped)
	}
	for _, c := range content {
		o.zip.Write(c)
	}
	o.zip.Close()
	o.raw(r, dict+"/Filter/FlateDecode", o.zipped.Bytes())
}

// raw writes an object that is a stream, as it is.
func (o *objects) raw(r ref, dict string, content []byte) {
	o.places[r] = entry{offset: o.at}
	o.write([]byte(strconv.Itoa(int(r)) + " 0 obj\n<<" + dict + "/Length " + strconv.Itoa(len(content)) + ">>\nstream\n"))
	o.write(content)
	o.write([]byte("\nendstream\nendobj\n"))
}

// end writes where everything is (7.5.8), and that it is all.
func (o *objects) end(root, info ref) error {
	o.release()
	r := o.next()
	start := o.at
	o.places[r] = entry{offset: start}
	const width = 1 + 5 + 2
	table, before := make([]byte, 0, len(o.places)*(width+1)), [width]byte{}
	for n, p := range o.places {
		var row [width]byte
		switch {
		case n == 0:
			row = [width]byte{0, 0, 0, 0, 0, 0, 0xff, 0xff}
		case p.in != 0:
			row = [width]byte{2, 0, byte(p.in >> 24), byte(p.in >> 16), byte(p.in >> 8), byte(p.in), byte(p.index >> 8), byte(p.index)}
		default:
			at := p.offset
			row = [width]byte{1, byte(at >> 32), byte(at >> 24), byte(at >> 16), byte(at >> 8), byte(at), 0, 0}
		}
		table = append(table, 2) // each row is what it has more than the one before
		for i := range row {
			table = append(table, row[i]-before[i])
		}
		before = row
	}
	id := hexed(o.sum.Sum(nil)[:16])
	o.stream(r, "/Type/XRef/W[1 5 2]/Size "+strconv.Itoa(len(o.places))+"/Root "+root.String()+"/Info "+info.String()+
		"/ID[<"+id+"><"+id+">]/DecodeParms<</Predictor 12/Columns "+strconv.Itoa(width)+">>", table)
	o.write([]byte("startxref\n" + strconv.FormatInt(start, 10) + "\n%%EOF\n"))
	return o.err
}

func (r ref) String() string { return strconv.Itoa(int(r)) + " 0 R" }

func appendRef(b []byte, r ref) []byte { return append(strconv.AppendInt(b, int64(r), 10), " 0 R"...) }

const digits = "0123456789ABCDEF"

func hexed(b []byte) string {
	out := make([]byte, 0, 2*len(b))
	for _, c := range b {
		out = append(out, digits[c>>4], digits[c&15])
	}
	return string(out)
}

// told is a text for people as the file wants it in its dictionaries (7.9.2.2): UTF-16
// with a byte order mark. It needs no signs around names.
func told(s string) string {
	b := []byte{0xfe, 0xff}
	for _, u := range utf16.Encode([]rune(cut(phrase.Unsigned(s)))) {
		b = append(b, byte(u>>8), byte(u))
	}
	return "<" + hexed(b) + ">"
}

// mostTold is how many UTF-16 units a text for people may have: 32,767 bytes with its mark (ISO 19005-2:2011, 6.1.13).
const mostTold = (32767 - 2) / 2

// cut is a text as long as a file for an archive may tell it.
func cut(s string) string {
	units := 0
	for i, r := range s {
		if units += utf16.RuneLen(r); units > mostTold {
			return s[:i]
		}
	}
	return s
}

// number writes a length in points, or a share, as short as it is exact to a hundredth
// of a point.
func number(b []byte, x float64) []byte {
	n := int64(x*100 + 0.5)
	if x < 0 {
		n = int64(x*100 - 0.5)
	}
	if n < 0 {
		b, n = append(b, '-'), -n
	}
	b = strconv.AppendInt(b, n/100, 10)
	if part := n % 100; part != 0 {
		b = append(b, '.', digits[part/10])
		if part%10 != 0 {
			b = append(b, digits[part%10])
		}
	}
	return b
}
