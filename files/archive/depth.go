package archive

import (
	"bufio"
	"bytes"
	"errors"
	"io"
)

// measured is what a look at the brackets of an XML text tells.
type measured struct {
	deep   bool // elements are nested deeper than is allowed
	wide   bool // a row has more cells than a sheet has columns
	sheets int  // elements called sheet: those of a workbook's list
}

// measure looks at nothing but brackets and names, so that it costs a fraction of
// reading the text; what is no XML is for the reader to find out. It ends early
// where the text is too deep, or a row too wide.
func measure(r io.Reader, deepest int) (m measured, err error) {
	b := bufio.NewReaderSize(r, 64<<10)
	depth, cells := 0, 0
	for {
		if err := passText(b); err != nil {
			return m, ended(err)
		}
		c, err := b.ReadByte()
		if err != nil {
			return m, ended(err)
		}
		switch c {
		case '/':
			depth--
			err = pass(b, ">")
		case '?':
			err = pass(b, "?>")
		case '!':
			err = passDeclaration(b)
		default:
			_ = b.UnreadByte()
			var name string
			var empty bool
			name, empty, err = passTag(b)
			switch name {
			case "sheet":
				m.sheets++
			case "row":
				cells = 0
			case "c":
				if cells++; cells > maxColumns {
					m.wide = true
					return m, nil
				}
			}
			if !empty {
				if depth++; depth > deepest {
					m.deep = true
					return m, nil
				}
			}
		}
		if err != nil {
			return m, ended(err)
		}
	}
}

// localName is the name that a tag begins with, without its prefix.
func localName(tag []byte) string {
	if i := bytes.IndexAny(tag, " \t\r\n/>"); i >= 0 {
		tag = tag[:i]
	}
	return string(tag[bytes.IndexByte(tag, ':')+1:])
}

func ended(err error) error {
	if errors.Is(err, io.EOF) {
		return nil
	}
	return err
}

// pass reads up to and with a mark, whose bytes but the last are equal or one.
func pass(b *bufio.Reader, mark string) error {
	last, run := mark[len(mark)-1], 0
	for {
		c, err := b.ReadByte()
		switch {
		case err != nil:
			return err
		case c == last && run >= len(mark)-1:
			return nil
		case c == mark[0]:
			run++
		default:
			run = 0
		}
	}
}

// passText reads up to the next tag.
func passText(b *bufio.Reader) error {
	for {
		if _, err := b.ReadSlice('<'); !errors.Is(err, bufio.ErrBufferFull) {
			return err
		}
	}
}

// passTag reads to the end of an opening tag, and tells its name and whether it
// is closed at once.
func passTag(b *bufio.Reader) (name string, empty bool, err error) {
	quote, first := byte(0), true
	for {
		part, err := b.ReadSlice('>')
		if first {
			name, first = localName(part), false
		}
		for _, c := range part {
			switch {
			case c == quote:
				quote = 0
			case quote == 0 && (c == '"' || c == '\''):
				quote = c
			}
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
		case err != nil:
			return name, false, err
		case quote == 0:
			return name, len(part) > 1 && part[len(part)-2] == '/', nil
		}
	}
}

// passDeclaration reads a comment, a CDATA section or a declaration to its end.
func passDeclaration(b *bufio.Reader) error {
	start, _ := b.Peek(7)
	switch {
	case len(start) >= 2 && string(start[:2]) == "--":
		_, _ = b.Discard(2)
		return pass(b, "-->")
	case string(start) == "[CDATA[":
		return pass(b, "]]>")
	}
	return pass(b, ">")
}
