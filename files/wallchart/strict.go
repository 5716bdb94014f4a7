package wallchart

import (
	"encoding/json"
	"fmt"
	"strings"
	"unicode/utf8"
	"wallchart/phrase"
)

// fault is something in a record that JSON's reader would pass over in silence,
// and that would be lost at the next save.
type fault struct {
	at   int // byte of the record
	what phrase.Text
}

// strict looks through a record, which is whole JSON, for fields that stand
// there twice and for text that is not UTF-8. nil is a record without fault.
// Fields that differ in capitals alone are the same to JSON's reader.
func strict(raw []byte) *fault {
	if i := firstBroken(raw); i >= 0 {
		return &fault{i, phrase.New("byte %s is no text in UTF-8; save the file as UTF-8, or type the letter again",
			fmt.Sprintf("%#02x", raw[i]))}
	}
	type level struct {
		object bool
		keys   []string
		many   map[string]bool // the same, where there are many
	}
	var open []level
	wantKey := false
	for i := 0; i < len(raw); i++ {
		switch raw[i] {
		case '{', '[':
			wantKey = raw[i] == '{'
			open = append(open, level{object: wantKey})
		case '}', ']':
			open = open[:len(open)-1]
		case ',':
			wantKey = open[len(open)-1].object
		case '"':
			end := endOfString(raw, i)
			if half := loneSurrogate(raw[i:end]); half >= 0 {
				return &fault{i + half, phrase.New(`half of a letter stands here, written as \u…; type the letter again`)}
			}
			if wantKey {
				wantKey = false
				key := foldedKey(raw[i:end])
				l := &open[len(open)-1]
				if has(l.keys, l.many, key) {
					again := clip(string(raw[i:end]))
					return &fault{i, phrase.New("the field %s stands here a second time; delete one of the two", again)}
				}
				if l.keys = append(l.keys, key); len(l.keys) > 32 {
					if l.many == nil {
						l.many = map[string]bool{}
					}
					for _, k := range l.keys {
						l.many[k] = true
					}
					l.keys = l.keys[:0]
				}
			}
			i = end - 1
		}
	}
	return nil
}

func has(few []string, many map[string]bool, key string) bool {
	for _, k := range few {
		if k == key {
			return true
		}
	}
	return many[key]
}

// firstBroken is the first byte that is no UTF-8, or -1.
func firstBroken(raw []byte) int {
	if utf8.Valid(raw) {
		return -1
	}
	for i := 0; i < len(raw); {
		r, size := utf8.DecodeRune(raw[i:])
		if r == utf8.RuneError && size == 1 {
			return i
		}
		i += size
	}
	return -1
}

// endOfString is the place behind a string that begins at from.
func endOfString(raw []byte, from int) int {
	for i := from + 1; i < len(raw); i++ {
		switch raw[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return len(raw)
}

// loneSurrogate is where \ud800 to \udfff stands in a string of JSON without its
// other half, or -1.
func loneSurrogate(s []byte) int {
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' {
			continue
		}
		if s[i+1] != 'u' {
			i++
			continue
		}
		switch kind := surrogate(s[i:]); {
		case kind == 'h' && surrogate(s[i+6:]) == 'l':
			i += 11
		case kind != 0:
			return i
		}
	}
	return -1
}

// surrogate tells whether s begins with the escape of a high ('h') or low ('l')
// half; 0 for anything else.
func surrogate(s []byte) byte {
	if s[0] != '\\' || s[1] != 'u' || s[2] != 'd' && s[2] != 'D' {
		return 0
	}
	switch {
	case s[3] == '8' || s[3] == '9' || s[3]|0x20 == 'a' || s[3]|0x20 == 'b':
		return 'h'
	case s[3]|0x20 >= 'c' && s[3]|0x20 <= 'f':
		return 'l'
	}
	return 0
}

func foldedKey(quoted []byte) string {
	var key string
	_ = json.Unmarshal(quoted, &key) // the record is whole JSON
	return strings.ToLower(key)
}
