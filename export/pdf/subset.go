package pdf

import (
	"encoding/binary"
	"errors"
)

// subset returns a TrueType font with the outlines of some glyphs alone, which keep
// their numbers. In a PDF it needs no more tables than these.
func subset(font []byte, used []bool) ([]byte, error) {
	tables, err := tablesOf(font)
	if err != nil {
		return nil, err
	}
	head, hhea, maxp, loca, glyf := tables["head"], tables["hhea"], tables["maxp"], tables["loca"], tables["glyf"]
	if len(head) < 54 || len(hhea) < 36 || len(maxp) < 6 {
		return nil, errFont
	}
	glyphs := int(binary.BigEndian.Uint16(maxp[4:]))
	offsets, err := offsetsOf(loca, glyphs, head[51] != 0)
	if err != nil || offsets[glyphs] > len(glyf) {
		return nil, errFont
	}
	keep := make([]bool, glyphs)
	for g := range keep {
		if g == 0 || g < len(used) && used[g] { // the glyph for missing characters must be there
			keepWith(keep, g, glyf, offsets)
		}
	}
	outlines, places := []byte{}, make([]byte, 0, 4*(glyphs+1))
	for g := range keep {
		places = binary.BigEndian.AppendUint32(places, uint32(len(outlines)))
		if keep[g] {
			outlines = append(outlines, glyf[offsets[g]:offsets[g+1]]...)
			for len(outlines)%4 != 0 {
				outlines = append(outlines, 0)
			}
		}
	}
	places = binary.BigEndian.AppendUint32(places, uint32(len(outlines)))
	head = append([]byte(nil), head...)
	head[50], head[51] = 0, 1 // places of four bytes
	copy(head[8:12], []byte{0, 0, 0, 0})
	tables["head"], tables["loca"], tables["glyf"] = head, places, outlines
	tables["hmtx"] = widthsOf(tables["hmtx"], int(binary.BigEndian.Uint16(hhea[34:])), keep)
	return joined(tables), nil
}

var errFont = errors.New("the embedded font is damaged")

// kept are the tables of a font that a PDF needs, in the order of their names.
var kept = []string{"cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"}

func tablesOf(font []byte) (map[string][]byte, error) {
	if len(font) < 12 {
		return nil, errFont
	}
	tables := map[string][]byte{}
	for n := range int(binary.BigEndian.Uint16(font[4:])) {
		at := 12 + 16*n
		if at+16 > len(font) {
			return nil, errFont
		}
		from, length := int(binary.BigEndian.Uint32(font[at+8:])), int(binary.BigEndian.Uint32(font[at+12:]))
		if from+length > len(font) {
			return nil, errFont
		}
		tables[string(font[at:at+4])] = font[from : from+length]
	}
	return tables, nil
}

// offsetsOf are the places of the glyphs' outlines, and where the last one ends.
func offsetsOf(loca []byte, glyphs int, long bool) ([]int, error) {
	size := 2
	if long {
		size = 4
	}
	if len(loca) < size*(glyphs+1) {
		return nil, errFont
	}
	offsets := make([]int, glyphs+1)
	for g := range offsets {
		if long {
			offsets[g] = int(binary.BigEndian.Uint32(loca[4*g:]))
		} else {
			offsets[g] = 2 * int(binary.BigEndian.Uint16(loca[2*g:]))
		}
		if g > 0 && offsets[g] < offsets[g-1] {
			return nil, errFont
		}
	}
	return offsets, nil
}

// keepWith keeps a glyph and those that it is made of.
func keepWith(keep []bool, g int, glyf []byte, offsets []int) {
	if g >= len(keep) || keep[g] {
		return
	}
	keep[g] = true
	outline := glyf[offsets[g]:offsets[g+1]]
	if len(outline) < 10 || outline[0] < 0x80 { // so many contours of its own
		return
	}
	for at := 10; at+4 <= len(outline); {
		flags := binary.BigEndian.Uint16(outline[at:])
		keepWith(keep, int(binary.BigEndian.Uint16(outline[at+2:])), glyf, offsets)
		at += 4 + 2
		if flags&0x1 != 0 { // the offsets are words
			at += 2
		}
		switch {
		case flags&0x8 != 0: // one scale
			at += 2
		case flags&0x40 != 0: // one for each direction
			at += 4
		case flags&0x80 != 0: // a matrix
			at += 8
		}
		if flags&0x20 == 0 { // no more
			return
		}
	}
}

// widthsOf is the table of widths with nothing but zeros for glyphs that are not there:
// they take no room when packed.
func widthsOf(hmtx []byte, full int, keep []bool) []byte {
	out := make([]byte, len(hmtx))
	for g, kept := range keep {
		at, size := 4*g, 4
		if g >= full {
			at, size = 4*full+2*(g-full), 2
		}
		if kept && at+size <= len(hmtx) {
			copy(out[at:at+size], hmtx[at:at+size])
		}
	}
	// The last full width holds for all glyphs behind it.
	if at := 4 * (full - 1); full > 0 && at+4 <= len(hmtx) {
		copy(out[at:at+4], hmtx[at:at+4])
	}
	return out
}

// joined makes a font of its tables.
func joined(tables map[string][]byte) []byte {
	var names []string
	for _, name := range kept {
		if len(tables[name]) > 0 {
			names = append(names, name)
		}
	}
	exponent := 0
	for 2<<exponent <= len(names) {
		exponent++
	}
	out := []byte{0, 1, 0, 0}
	for _, n := range []int{len(names), 16 << exponent, exponent, 16 * (len(names) - 1<<exponent)} {
		out = binary.BigEndian.AppendUint16(out, uint16(n))
	}
	at, head := 12+16*len(names), 0
	for _, name := range names {
		t := tables[name]
		if name == "head" {
			head = at
		}
		out = append(out, name...)
		for _, n := range []uint32{checksum(t), uint32(at), uint32(len(t))} {
			out = binary.BigEndian.AppendUint32(out, n)
		}
		at += (len(t) + 3) &^ 3
	}
	for _, name := range names {
		out = append(out, tables[name]...)
		for len(out)%4 != 0 {
			out = append(out, 0)
		}
	}
	binary.BigEndian.PutUint32(out[head+8:], 0xB1B0AFBA-checksum(out))
	return out
}

func checksum(b []byte) uint32 {
	var sum uint32
	for ; len(b) >= 4; b = b[4:] {
		sum += binary.BigEndian.Uint32(b)
	}
	var rest [4]byte
	copy(rest[:], b)
	return sum + binary.BigEndian.Uint32(rest[:])
}
