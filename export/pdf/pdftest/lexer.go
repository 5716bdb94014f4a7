package pdftest

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"strconv"
)

// Lexer reads values and words one after the other.
type Lexer struct {
	b  []byte
	at int
}

// NewLexer reads a content stream.
func NewLexer(b []byte) *Lexer { return &Lexer{b: b} }

const (
	blanks = " \n\r\t\f\x00"
	ends   = blanks + "()<>[]{}/%"
)

// Next is the next value or Word; ok is false at the end.
func (l *Lexer) Next() (v any, ok bool) {
	for l.at < len(l.b) && bytes.IndexByte([]byte(blanks), l.b[l.at]) >= 0 {
		l.at++
	}
	if l.at >= len(l.b) {
		return nil, false
	}
	v, err := l.Value()
	if err != nil {
		return err, true
	}
	return v, true
}

// Value reads a value: a reference where two numbers and an R stand.
func (l *Lexer) Value() (any, error) {
	for l.at < len(l.b) && bytes.IndexByte([]byte(blanks), l.b[l.at]) >= 0 {
		l.at++
	}
	rest := l.b[l.at:]
	switch {
	case len(rest) == 0:
		return nil, fmt.Errorf("the value at %d is missing", l.at)
	case bytes.HasPrefix(rest, []byte("<<")):
		l.at += 2
		return l.dict()
	case rest[0] == '[':
		l.at++
		a := Array{}
		for !l.ended("]") {
			v, err := l.Value()
			if err != nil {
				return nil, err
			}
			a = append(a, v)
		}
		return a, nil
	case rest[0] == '(':
		return l.text()
	case rest[0] == '<':
		end := bytes.IndexByte(rest, '>')
		if end < 0 {
			return nil, fmt.Errorf("the text at %d does not end", l.at)
		}
		l.at += end + 1
		b, err := hex.DecodeString(string(rest[1:end]))
		return String(b), err
	case rest[0] == '/':
		l.at++
		return Name(l.word()), nil
	}
	return l.plain()
}

func (l *Lexer) plain() (any, error) {
	from := l.at
	word := l.word()
	if word == "" {
		return nil, fmt.Errorf("%q at %d is no value", l.b[l.at], l.at)
	}
	switch word {
	case "true", "false":
		return word == "true", nil
	case "null":
		return nil, nil
	}
	n, err := strconv.ParseFloat(word, 64)
	if err != nil {
		return Word(word), nil
	}
	if after, ok := bytes.CutPrefix(l.b[l.at:], []byte(" 0 R")); ok && bytes.IndexByte(l.b[from:l.at], '.') < 0 &&
		(len(after) == 0 || bytes.IndexByte([]byte(ends), after[0]) >= 0) {
		l.at += len(" 0 R")
		return Ref(n), nil
	}
	return n, nil
}

func (l *Lexer) word() string {
	from := l.at
	for l.at < len(l.b) && bytes.IndexByte([]byte(ends), l.b[l.at]) < 0 {
		l.at++
	}
	return string(l.b[from:l.at])
}

// ended takes the end of an array or dictionary, if it is there.
func (l *Lexer) ended(end string) bool {
	for l.at < len(l.b) && bytes.IndexByte([]byte(blanks), l.b[l.at]) >= 0 {
		l.at++
	}
	if !bytes.HasPrefix(l.b[l.at:], []byte(end)) {
		return l.at >= len(l.b)
	}
	l.at += len(end)
	return true
}

func (l *Lexer) dict() (any, error) {
	d := Dict{}
	for !l.ended(">>") {
		k, err := l.Value()
		if err != nil {
			return nil, err
		}
		key, ok := k.(Name)
		if !ok {
			return nil, fmt.Errorf("%v is no key", k)
		}
		if _, twice := d[key]; twice {
			return nil, fmt.Errorf("the key %s stands twice", key)
		}
		if d[key], err = l.Value(); err != nil {
			return nil, err
		}
	}
	return d, nil
}

func (l *Lexer) text() (any, error) {
	var b []byte
	for l.at++; l.at < len(l.b); l.at++ {
		switch c := l.b[l.at]; c {
		case ')':
			l.at++
			return String(b), nil
		case '\\':
			if l.at++; l.at < len(l.b) && l.b[l.at] == 'r' {
				b = append(b, '\r')
			} else if l.at < len(l.b) {
				b = append(b, l.b[l.at])
			}
		case '(':
			return nil, fmt.Errorf("a parenthesis in the text at %d", l.at)
		default:
			b = append(b, c)
		}
	}
	return nil, fmt.Errorf("a text does not end")
}
