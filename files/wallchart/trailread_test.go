package wallchart

import (
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"strings"
	"testing"

	"wallchart/model/journal"
	"wallchart/must"
)

// chain writes lines of a journal as docs/dev/format.md has them: eight digits, which are the CRC-32 of the JSON of this and
// all lines before, a space, and the JSON. before is the checksum of the lines before the first.
func chain(before uint32, bodies ...string) (lines []string) {
	for _, body := range bodies {
		before = crc32.Update(before, crc32.IEEETable, []byte(body))
		lines = append(lines, fmt.Sprintf("%08x %s\n", before, body))
	}
	return lines
}

const (
	headLine  = `{"journal":"1","file":"League.wallchart","base":"b0"}`
	savedLine = `{"saving":"s1"}`
)

// stepLine is an entry of the log, with nothing in it that a journal's reader looks at but its number.
func stepLine(n int) string {
	return fmt.Sprintf(`{"n":%d,"time":"2026-05-31T10:00:00Z","label":"step %d"}`, n, n)
}

func numbers(es []journal.Entry) string {
	var out []string
	for _, e := range es {
		out = append(out, fmt.Sprint(e.N))
	}
	return strings.Join(out, " ")
}

// shown is all that a journal is read as; whole lines are counted and not their bytes.
func shown(p *past, lines []string) string {
	whole, length := -1, int64(0)
	for i := 0; i <= len(lines); i++ {
		if length == p.good {
			whole = i
		}
		if i < len(lines) {
			length += int64(len(lines[i]))
		}
	}
	out := fmt.Sprintf("base %q, steps [%s], %d whole", p.base, numbers(p.entries), whole)
	for _, m := range p.marks {
		out += fmt.Sprintf(", %s after %d", m.digest, m.after)
	}
	if p.torn {
		out += ", torn"
	}
	if p.hurt {
		out += ", hurt"
	}
	if len(p.behind) > 0 {
		out += ", behind:"
	}
	for _, l := range p.behind {
		switch {
		case l.entry != nil:
			out += fmt.Sprint(" ", l.entry.N)
		case l.saved != "":
			out += " " + l.saved
		default:
			out += " ?"
		}
	}
	if p.lost > 0 {
		out += fmt.Sprintf(", %d lost", p.lost)
	}
	return out
}

// flip damages the byte of a line at a place, counted from its end where negative.
func flip(line string, at int) string {
	b := []byte(line)
	if at < 0 {
		at += len(b)
	}
	b[at] ^= 1
	return string(b)
}

// TestWhatAJournalIsReadAs: a line that breaks off at the end was never acknowledged; all else is a damage, of which what
// can be proved is read (docs/dev/format.md, "The journal").
func TestWhatAJournalIsReadAs(t *testing.T) {
	l := chain(0, headLine, stepLine(1), stepLine(2), savedLine, stepLine(3), stepLine(4))
	late := chain(0, stepLine(7))[0] // right if nothing stands before it
	one := chain(0, headLine, stepLine(1), "1")
	odd := chain(0, headLine, `{"saving":""}`, stepLine(1), `{"n":0}`, stepLine(2))
	for name, c := range map[string]struct {
		lines []string
		want  string
	}{
		"nothing":          {nil, `base "", steps [], 0 whole`},
		"the head":         {l[:1], `base "b0", steps [], 1 whole`},
		"all":              {l, `base "b0", steps [1 2 3 4], 6 whole, s1 after 2`},
		"a head begun":     {[]string{l[0][:5]}, `base "", steps [], 0 whole, torn`},
		"digits of a head": {[]string{l[0][:8]}, `base "", steps [], 0 whole, torn`},
		"nearly a head":    {[]string{l[0][:len(l[0])-1]}, `base "", steps [], 0 whole, torn`},
		"a step begun":     {[]string{l[0], l[1], l[2][:20]}, `base "b0", steps [1], 2 whole, torn`},
		"no line end":      {[]string{l[0], l[1], l[2][:len(l[2])-1]}, `base "b0", steps [1], 2 whole, torn`},
		"one letter":       {[]string{l[0], l[1], l[2][:1]}, `base "b0", steps [1], 2 whole, torn`},
		"a wrong line end": {[]string{l[0], l[1], flip(l[2], -1)}, `base "b0", steps [1], 2 whole, torn, hurt, behind: 2`},
		"a mark's line end": {[]string{l[0], l[1], l[2], flip(l[3], -1)},
			`base "b0", steps [1 2], 3 whole, torn, hurt, behind: s1`},
		"a wrong end in between": {[]string{l[0], l[1], flip(l[2], -1), l[3], l[4], l[5]},
			`base "b0", steps [1], 2 whole, torn, hurt, behind: ? ? 4, 2 lost`},
		"zeros at the end": {[]string{l[0], l[1], "\x00\x00"}, `base "b0", steps [1], 2 whole, torn, hurt, behind: ?, 1 lost`},
		"zeros in a torn line": {[]string{l[0], l[1], l[2][:20] + "\x00"},
			`base "b0", steps [1], 2 whole, torn, hurt, behind: ?, 1 lost`},
		"a letter of a step": {[]string{l[0], l[1], flip(l[2], 30), l[3], l[4], l[5]},
			`base "b0", steps [1], 2 whole, torn, hurt, behind: ? s1 3 4, 1 lost`},
		"a letter of the last step": {[]string{l[0], l[1], flip(l[2], 30)},
			`base "b0", steps [1], 2 whole, torn, hurt, behind: ?, 1 lost`},
		"digits of a step": {[]string{l[0], flip(l[1], 3), l[2], l[3], l[4]},
			`base "b0", steps [], 1 whole, torn, hurt, behind: 1 2 s1 3`},
		"digits of the last step": {[]string{l[0], l[1], flip(l[2], 3)},
			`base "b0", steps [1], 2 whole, torn, hurt, behind: ?, 1 lost`},
		"digits of a mark": {[]string{l[0], l[1], l[2], flip(l[3], 3), l[4]},
			`base "b0", steps [1 2], 3 whole, torn, hurt, behind: s1 3`},
		"a letter and digits": {[]string{l[0], flip(flip(l[1], 3), 30), l[2], l[3]},
			`base "b0", steps [], 1 whole, torn, hurt, behind: ? ? s1, 2 lost`},
		"the space": {[]string{l[0], flip(l[1], 8), l[2]},
			`base "b0", steps [], 1 whole, torn, hurt, behind: ? 2, 1 lost`},
		"two damages": {[]string{l[0], flip(l[1], 30), l[2], flip(l[3], 12), l[4], l[5]},
			`base "b0", steps [], 1 whole, torn, hurt, behind: ? 2 ? 3 4, 2 lost`},
		"a missing step": {[]string{l[0], l[1], l[3], l[4]},
			`base "b0", steps [1], 2 whole, torn, hurt, behind: ? 3, 1 lost`},
		"digits of the head": {[]string{flip(l[0], 3), l[1], l[2]},
			`base "b0", steps [], 0 whole, torn, hurt, behind: 1 2`},
		"digits of the head alone": {[]string{flip(l[0], 3)}, "this is not a journal of Wallchart"},
		"a letter of the head": {[]string{flip(l[0], 20), l[1], l[3], l[4]},
			`base "", steps [], 0 whole, torn, hurt, behind: ? 1 ? 3, 2 lost`},
		"no head": {l[1:3], `base "", steps [], 0 whole, torn, hurt, behind: ? 2, 1 lost`},
		"a short line for a head": {[]string{"x\n", late},
			`base "", steps [], 0 whole, torn, hurt, behind: ? 7, 1 lost`},
		"a short line in between": {[]string{l[0], "x\n", late},
			`base "b0", steps [], 1 whole, torn, hurt, behind: ? 7, 1 lost`},
		"a line of one letter behind wrong digits": {[]string{one[0], flip(one[1], 3), one[2]},
			`base "b0", steps [], 1 whole, torn, hurt, behind: 1 ?, 1 lost`},
		"lines that say nothing": {odd, `base "b0", steps [], 1 whole, torn, hurt, behind: ? 1 ? 2, 2 lost`},
		"a head that says nothing": {chain(0, `{"journal":""}`, stepLine(1)),
			`base "", steps [], 0 whole, torn, hurt, behind: ? 1, 1 lost`},
		"a head that is none":     {chain(0, `[]`, stepLine(1)), `base "", steps [], 0 whole, torn, hurt, behind: ? 1, 1 lost`},
		"nonsense":                {[]string{"nonsense\n", "more nonsense\n"}, "this is not a journal of Wallchart"},
		"nonsense without an end": {[]string{"nonsense"}, "this is not a journal of Wallchart"},
		"a newer one": {chain(0, `{"journal":"2"}`), "the journal was written by a newer version of Wallchart (format 2); " +
			"update the program to open the file"},
		"a newer one, its digits damaged": {[]string{flip(chain(0, `{"journal":"2"}`, stepLine(1))[0], 2),
			chain(0, `{"journal":"2"}`, stepLine(1))[1]}, "the journal was written by a newer version of Wallchart (format 2); " +
			"update the program to open the file"},
	} {
		p, err := readTrail(strings.NewReader(strings.Join(c.lines, "")))
		got := fmt.Sprint(err)
		if err == nil {
			got = shown(p, c.lines)
		}
		if got != c.want {
			t.Errorf("%s: read as\n%s\nwant\n%s", name, got, c.want)
		}
	}
	p := must.Have(readTrail(strings.NewReader(l[0] + l[1] + "x")))(t)
	if p.sum != crc32.ChecksumIEEE([]byte(headLine+stepLine(1))) {
		t.Errorf("the next line would go on from %08x", p.sum)
	}
}

// TestTheFirstLineOfAJournalHasAnEnd: a name of any length that a system allows, but not any length.
func TestTheFirstLineOfAJournalHasAnEnd(t *testing.T) {
	for n, want := range map[int]string{66_000: "<nil>", 140_000: "this is not a journal of Wallchart"} {
		head := chain(0, `{"journal":"1","file":"`+strings.Repeat("x", n)+`","base":"b0"}`)[0]
		if _, err := readTrail(strings.NewReader(head)); fmt.Sprint(err) != want {
			t.Errorf("a head of %d bytes: %v, want %s", n, err, want)
		}
	}
	if _, err := readTrail(io.MultiReader(strings.NewReader(chain(0, headLine)[0]), failing{})); err != nil {
		t.Errorf("a disk that cannot be read behind the first line: %v", err)
	}
}

// failing is a disk that cannot be read.
type failing struct{}

func (failing) Read([]byte) (int, error) { return 0, errors.New("no") }

// TestTheBeginningOfALine is eight digits, a space and an object, as far as it goes.
func TestTheBeginningOfALine(t *testing.T) {
	for text, want := range map[string]bool{
		"": true, "0": true, "abcdef0": true, "abcdef01": true, "abcdef01 ": true, "abcdef01 {": true, "23456789 {\"n\":1": true,
		"abcdefg": false, "gbcdef01": false, "abcdef0g": false, "ABCDEF01": false, "abcdef01x": false, "abcdef01{": false,
		"abcdef01 x": false, "abcdef01 [": false, "abcdef01 {\x00": false, "abc\x00": false, "abcdef01 \x00": false,
		"abcdef0 {": false, "abcdef012 {": false,
	} {
		if got := beginning([]byte(text)); got != want {
			t.Errorf("%q can be the beginning of a line: %v, want %v", text, got, want)
		}
	}
}

// TestWhatAFileLacks: the last line that tells of a file counts, and what stands behind a damage is told apart.
func TestWhatAFileLacks(t *testing.T) {
	steps := func(ns ...int) (es []journal.Entry) {
		for _, n := range ns {
			es = append(es, journal.Entry{N: n})
		}
		return es
	}
	step := func(n int) trailLine { return trailLine{entry: &journal.Entry{N: n}} }
	marked := past{base: "b", entries: steps(1, 2, 3), marks: []savePoint{{"s", 1}, {"t", 2}, {"s", 2}}}
	hurt := past{base: "b", entries: steps(1, 2), marks: []savePoint{{"t", 1}},
		behind: []trailLine{step(3), {saved: "s"}, step(4), {}, step(6), {saved: "t"}, step(7), {saved: "s"}, step(8), {}, step(10)}}
	empty := past{behind: []trailLine{{}, step(2)}}
	for _, c := range []struct {
		p      past
		digest string
		want   string
	}{
		{marked, "b", "steps [1 2 3] behind [] broken false, true"},
		{marked, "s", "steps [3] behind [] broken false, true"},
		{marked, "t", "steps [3] behind [] broken false, true"},
		{marked, "x", "steps [1 2 3] behind [] broken false, false"},
		{marked, "", "steps [1 2 3] behind [] broken false, false"},
		{hurt, "b", "steps [1 2 3 4] behind [6 7 8 10] broken true, true"},
		{hurt, "s", "steps [8] behind [10] broken true, true"},
		{hurt, "t", "steps [7 8] behind [10] broken true, true"},
		{past{entries: steps(1, 2), marks: []savePoint{{"m", 1}}, behind: hurt.behind[:2]}, "m", "steps [2 3] behind [] broken false, true"},
		{past{behind: []trailLine{{saved: "s"}}}, "s", "steps [] behind [] broken false, true"},
		{empty, "", "steps [] behind [2] broken true, false"},
	} {
		l, ok := c.p.since(c.digest)
		if got := fmt.Sprintf("steps [%s] behind [%s] broken %v, %v", numbers(l.steps), numbers(l.behind), l.broken, ok); got != c.want {
			t.Errorf("the file %q lacks %s, want %s", c.digest, got, c.want)
		}
	}
	for _, c := range []struct {
		p        *past
		from, to string
		want     string
	}{
		{nil, "b", "s", "[] false"},
		{&marked, "b", "t", "[1 2] true"},
		{&marked, "b", "s", "[1 2] true"},
		{&marked, "s", "t", "[] true"},
		{&marked, "t", "s", "[] true"},
		{&marked, "b", "x", "[] false"},
		{&marked, "x", "t", "[] false"},
		{&past{base: "b", entries: steps(1, 2), marks: []savePoint{{"s", 1}, {"t", 2}}}, "s", "t", "[2] true"},
		{&past{base: "b", entries: steps(1, 2), marks: []savePoint{{"s", 1}, {"t", 2}}}, "t", "s", "[] false"},
		{&past{base: "b", entries: steps(1, 2), marks: []savePoint{{"s", 0}, {"t", 2}}}, "b", "s", "[] true"},
	} {
		got, ok := c.p.between(c.from, c.to)
		if text := fmt.Sprintf("[%s] %v", numbers(got), ok); text != c.want {
			t.Errorf("from %s to %s lead %s, want %s", c.from, c.to, text, c.want)
		}
	}
}
