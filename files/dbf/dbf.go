// Package dbf reads and writes dBase III tables, the format in which US Chess
// takes rating reports and in which rating lists are still published.
//
// # The format
//
// A table is one file: a header of 32 bytes, 32 bytes for each field, the byte
// 0x0D, then the records one after the other, all of the same length, and the
// byte 0x1A. A record starts with a blank, or with an asterisk if it is
// deleted, and holds its fields as text at fixed widths. Numbers in the header
// are little-endian:
//
//	0      version: 3 in the low bits, 0x80 set if there is a memo file
//	1-3    date of the last change: year less 1900, month, day
//	4-7    number of records
//	8-9    length of the header, that is where the records begin
//	10-11  length of a record
//	29     code page
//
//	0-10   name of the field, filled with zeros
//	11     type: C text, N number, D date as YYYYMMDD, L logical
//	16     width
//	17     decimals
//
// # As programs write it
//
// WinTD writes a zero after the 0x0D, US Chess does not; some count it in the
// length of the header and some do not. The number of records may be wrong, the
// 0x1A missing, the last record cut off. Reader takes all of this, keeps
// what is whole, and says what was odd (Notes). It holds one record in memory,
// whatever the header claims.
//
// Memo fields are read as the block number they hold; the memo file itself is
// not opened.
package dbf

import (
	"fmt"
	"strings"
	"time"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
)

// Limits of dBase III. Wider text fields than 254 are common nowadays and take
// up to 255, all that the byte for the width can say.
const (
	maxFields = 255
	maxWidth  = 255
	headSize  = 32
	fieldSize = 32
	headEnd   = 0x0D
	fileEnd   = 0x1A
)

// Field is a column of a table.
type Field struct {
	Name     string // up to 10 ASCII characters
	Type     byte   // 'C', 'N', 'D' or 'L'; when reading, also others
	Width    int    // bytes
	Decimals int
}

// Table is a whole small table, for writing.
type Table struct {
	Fields   []Field
	CodePage CodePage
	Updated  time.Time  // date of the last change
	Rows     [][]string // a text for each field; dates as YYYYMMDD, logicals as T or F
}

// CodePage is the byte that names the character set of the texts.
type CodePage byte

// The code pages in use with chess programs.
const (
	Unmarked    CodePage = 0x00 // nothing said: UTF-8 where it is valid, otherwise Windows-1252
	DOS437      CodePage = 0x01
	DOS850      CodePage = 0x02
	Windows1252 CodePage = 0x03
)

var codePages = []struct {
	code CodePage
	set  *charmap.Charmap
}{
	{DOS437, charmap.CodePage437},
	{DOS850, charmap.CodePage850},
	{Windows1252, charmap.Windows1252},
	{0x57, charmap.Windows1252},
	{0x64, charmap.CodePage852},
	{0x65, charmap.CodePage866},
	{0xC8, charmap.Windows1250},
	{0xC9, charmap.Windows1251},
	{0xCA, charmap.Windows1254},
	{0xCB, charmap.Windows1253},
}

// encoding is the character set of the code page, Windows-1252 for unknown ones.
func (c CodePage) encoding() encoding.Encoding {
	for _, p := range codePages {
		if p.code == c {
			return p.set
		}
	}
	return charmap.Windows1252
}

// check tells what is wrong with a field that is to be written.
func (f Field) check() error {
	switch {
	case f.Name == "" || len(f.Name) > 10 || strings.ContainsFunc(f.Name, func(r rune) bool { return r <= ' ' || r > '~' }):
		return fmt.Errorf("field %q: a name has 1 to 10 ASCII characters without blanks", f.Name)
	case !strings.ContainsRune("CNDL", rune(f.Type)):
		return fmt.Errorf("field %s: type %q cannot be written, only C, N, D and L", f.Name, f.Type)
	case f.Width < 1 || f.Width > maxWidth:
		return fmt.Errorf("field %s: width %d is not between 1 and %d", f.Name, f.Width, maxWidth)
	case f.Type == 'D' && f.Width != 8:
		return fmt.Errorf("field %s: a date has width 8, not %d", f.Name, f.Width)
	case f.Type == 'L' && f.Width != 1:
		return fmt.Errorf("field %s: a logical has width 1, not %d", f.Name, f.Width)
	case f.Decimals < 0 || f.Decimals > 15 || f.Decimals >= f.Width && f.Decimals > 0:
		return fmt.Errorf("field %s: %d decimals do not fit the width %d", f.Name, f.Decimals, f.Width)
	}
	return nil
}
