package ratings

import (
	"bufio"
	"bytes"
	"errors"
	"html"
	"io"
	"strconv"
	"strings"
	"wallchart/phrase"
)

// fideXML reads FIDE's XML: a flat list of <player> with one element for each
// field. The list has 850 MB, for which a general parser takes a minute; this
// one knows elements, comments, CDATA and entities, and that fields are not
// nested. Elements of other names are passed over.
func (s *sink) fideXML(in *bufio.Reader, kind Kind) error {
	x := xmlReader{in: in, line: 1}
	var e Entry
	var wtitle string
	from, open := 0, false
	for {
		name, text, err := x.next()
		if err == io.EOF {
			if open {
				return s.skip(from, []byte(e.ID+" "+e.Name), phrase.New("the list ends within the player: it has been cut off"))
			}
			return nil
		}
		if err != nil {
			return err
		}
		switch name {
		case "player":
			e, wtitle, from, open = Entry{}, "", x.line, true
		case "/player":
			if !open {
				continue
			}
			open, x.idle = false, 0
			if e.Title == "" {
				e.Title = wtitle
			}
			if err := s.take(&e, from, []byte(e.ID+" "+e.Name)); err != nil {
				return err
			}
		case "/fideid":
			e.ID = text
		case "/name":
			e.Name = text
		case "/country":
			e.Federation = text
		case "/sex":
			e.Sex = sex(text)
		case "/title":
			e.Title = text
		case "/w_title":
			wtitle = text
		case "/rating":
			e.Ratings[kind] = rating([]byte(text))
		case "/rapid_rating":
			e.Ratings[Rapid] = rating([]byte(text))
		case "/blitz_rating":
			e.Ratings[Blitz] = rating([]byte(text))
		case "/birthday":
			e.Born, _ = strconv.Atoi(text)
		case "/flag":
			e.Inactive = strings.Contains(text, "i")
		}
	}
}

type xmlReader struct {
	in   *bufio.Reader
	line int
	text []byte // since the last start of an element
	idle int    // bytes since the last player
}

// maxIdle is how many bytes may go by without a player.
const maxIdle = 4 << 20

// slice reads up to the byte like ReadSlice, and counts.
func (x *xmlReader) slice(end byte) ([]byte, error) {
	b, err := x.in.ReadSlice(end)
	x.line += bytes.Count(b, []byte{'\n'})
	if x.idle += len(b); x.idle > maxIdle {
		return nil, phrase.Errorf("there is no end of a player in four megabytes of the list: it is damaged")
	}
	return b, err
}

// next goes on to the next tag; of an end tag ("/name") the text is what stands
// since the last start tag.
func (x *xmlReader) next() (name, text string, err error) {
	for {
		b, err := x.until('<')
		if err != nil {
			return "", "", err
		}
		x.add(b)
		if head, _ := x.in.Peek(8); bytes.HasPrefix(head, []byte("!--")) || bytes.HasPrefix(head, []byte("![CDATA[")) {
			if err := x.special(head[1] == '['); err != nil {
				return "", "", err
			}
			continue
		}
		tag, err := x.until('>')
		if err != nil {
			return "", "", err
		}
		if len(tag) == 0 || tag[0] == '?' || tag[0] == '!' {
			continue
		}
		word := tag
		if i := bytes.IndexAny(tag, " \t\r\n"); i > 0 {
			word = tag[:i]
		}
		name = string(word)
		if name[0] != '/' {
			x.text = x.text[:0]
			name = strings.TrimSuffix(name, "/")
		} else {
			text = strings.TrimSpace(html.UnescapeString(decode(x.text)))
			x.text = x.text[:0]
		}
		return name, text, nil
	}
}

func (x *xmlReader) add(b []byte) {
	if len(x.text)+len(b) <= maxLine {
		x.text = append(x.text, b...)
	}
}

// until reads up to the byte, which is consumed and not returned. Of what is
// longer than the buffer only the first part is kept.
func (x *xmlReader) until(end byte) ([]byte, error) {
	b, err := x.slice(end)
	if errors.Is(err, bufio.ErrBufferFull) {
		b = bytes.Clone(b[:256])
		for errors.Is(err, bufio.ErrBufferFull) {
			_, err = x.slice(end)
		}
		return b, err
	}
	if err != nil {
		return nil, err
	}
	return b[:len(b)-1], nil
}

// special passes over a comment, or takes the text of a CDATA section.
func (x *xmlReader) special(cdata bool) error {
	end, skip := "-->", 3
	if cdata {
		end, skip = "]]>", 8
	}
	_, _ = x.in.Discard(skip) // they have been seen
	tail := ""                // the last two bytes before what has just been read
	for {
		b, err := x.slice('>')
		if err != nil && !errors.Is(err, bufio.ErrBufferFull) {
			return err
		}
		if cdata {
			x.add([]byte(html.EscapeString(string(b))))
		}
		tail += string(b[max(len(b)-3, 0):])
		if strings.HasSuffix(tail, end) {
			x.text = bytes.TrimSuffix(x.text, []byte("]]&gt;"))
			return nil
		}
		tail = tail[max(len(tail)-2, 0):]
	}
}
