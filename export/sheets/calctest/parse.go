package calctest

import (
	"regexp"
	"strconv"
	"strings"

	"wallchart/export/sheets"
)

// parser reads a formula from left to right.
type parser struct {
	w    *Book
	rest string
	all  string
}

func (w *Book) parse(formula string) node {
	if n, known := w.parsed[formula]; known {
		return n
	}
	p := &parser{w: w, rest: formula, all: formula}
	n := p.binary(0)
	if p.space(); p.rest != "" {
		p.fail()
	}
	w.parsed[formula] = n
	return n
}

func (p *parser) fail() {
	panic("calctest: " + strings.ReplaceAll(p.all, sheets.Here, "~") + " cannot be read from " + strings.ReplaceAll(p.rest, sheets.Here, "~"))
}

func (p *parser) space() { p.rest = strings.TrimLeft(p.rest, " ") }

func (p *parser) take(token string) bool {
	p.space()
	rest, ok := strings.CutPrefix(p.rest, token)
	if ok {
		p.rest = rest
	}
	return ok
}

// levels are the operators, those that bind least first; the longer before those it
// begins with.
var levels = [][]string{{"<>", "<=", ">=", "=", "<", ">"}, {"&"}, {"+", "-"}, {"*", "/"}, {"^"}}

func (p *parser) binary(level int) node {
	if level == len(levels) {
		return p.unary()
	}
	left := p.binary(level + 1)
	for {
		op := ""
		for _, o := range levels[level] {
			if op == "" && p.take(o) {
				op = o
			}
		}
		if op == "" {
			return left
		}
		a, b := left, p.binary(level+1)
		left = func(w *Book, at place) any {
			return w.each(func(vs []any) any { return binary(op, vs[0], vs[1]) }, a(w, at), b(w, at))
		}
	}
}

func (p *parser) unary() node {
	switch {
	case p.take("-"):
		n := p.unary()
		return func(w *Book, at place) any {
			return w.each(func(vs []any) any { return binary("-", 0.0, vs[0]) }, n(w, at))
		}
	case p.take("+"):
		return p.unary()
	case p.take("("):
		n := p.binary(0)
		if !p.take(")") {
			p.fail()
		}
		return n
	}
	return p.atom()
}

var (
	numberAt  = regexp.MustCompile(`^\d+(\.\d+)?`)
	cellsAt   = regexp.MustCompile(`^(?:'((?:[^']|'')+)'!)?\$?([A-Z]{1,3})\$?(\d+|\x00)(?::\$?([A-Z]{1,3})\$?(\d+|\x00))?`)
	callAt    = regexp.MustCompile(`^([A-Z]+)\(`)
	nameAt    = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_.]*`)
	wordAt    = regexp.MustCompile(`^\w`)
	stringsAt = regexp.MustCompile(`^"((?:[^"]|"")*)"`)
)

func (p *parser) atom() node {
	p.space()
	if m := stringsAt.FindStringSubmatch(p.rest); m != nil {
		p.rest = p.rest[len(m[0]):]
		v := strings.ReplaceAll(m[1], `""`, `"`)
		return func(*Book, place) any { return v }
	}
	if m := numberAt.FindString(p.rest); m != "" {
		p.rest = p.rest[len(m):]
		v, _ := strconv.ParseFloat(m, 64)
		return func(*Book, place) any { return v }
	}
	if m := callAt.FindStringSubmatch(p.rest); m != nil {
		p.rest = p.rest[len(m[0]):]
		return p.call(m[1])
	}
	m := cellsAt.FindStringSubmatch(p.rest)
	if m != nil && !wordAt.MatchString(p.rest[len(m[0]):]) {
		p.rest = p.rest[len(m[0]):]
		return cells(m)
	}
	if m := nameAt.FindString(p.rest); m != "" {
		p.rest = p.rest[len(m):]
		switch m {
		case "TRUE", "FALSE":
			return func(*Book, place) any { return m == "TRUE" }
		}
		return func(w *Book, at place) any {
			n, known := w.names[strings.ToUpper(m)]
			if !known {
				panic("calctest: the name " + m + " is not known")
			}
			return n(w, at)
		}
	}
	p.fail()
	return nil
}

// cells is an address or an area.
func cells(m []string) node {
	row := func(text string, at place) int {
		if text == sheets.Here {
			return at.row
		}
		n, _ := strconv.Atoi(text)
		return n
	}
	sheet, left := strings.ReplaceAll(m[1], "''", "'"), column(m[2])
	end, bottom := left, m[3]
	if m[4] != "" {
		end, bottom = column(m[4]), m[5]
	}
	return func(_ *Book, at place) any {
		a := area{sheet: sheet, top: row(m[3], at), left: left, bottom: row(bottom, at), end: end}
		if sheet == "" {
			a.sheet = at.sheet
		}
		return a
	}
}

func column(letters string) int {
	n := 0
	for _, c := range letters {
		n = n*26 + int(c-'A') + 1
	}
	return n
}

func (p *parser) call(name string) node {
	var args []node
	for !p.take(")") {
		if len(args) > 0 && !p.take(",") {
			p.fail()
		}
		args = append(args, p.binary(0))
	}
	f := function(name)
	if f == nil {
		panic("calctest: the function " + name + " is not known")
	}
	return func(w *Book, at place) any { return f(&call{w: w, at: at, args: args}) }
}
