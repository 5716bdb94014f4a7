package guide

import (
	"path"
	"strings"
)

// parse takes a page apart.
func parse(text string) []Block {
	var blocks []Block
	open := false // the last block goes on in the next line
	for _, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		b, starts := begin(line)
		switch {
		case line == "":
			open = false
		case starts || !open:
			blocks = append(blocks, b)
			open = b.Heading == 0 && b.Picture == ""
		default:
			last := &blocks[len(blocks)-1]
			last.Spans = append(last.Spans, Span{Text: " "})
			last.Spans = append(last.Spans, spans(line)...)
		}
	}
	return blocks
}

// begin is the block that begins with a line; starts tells whether it is one by what
// stands at its beginning.
func begin(line string) (b Block, starts bool) {
	number, item, numbered := strings.Cut(line, ". ")
	alt, file, picture := strings.Cut(strings.TrimPrefix(line, "!["), "](")
	switch {
	case strings.HasPrefix(line, "# "):
		return Block{Heading: 1, Spans: spans(line[2:])}, true
	case strings.HasPrefix(line, "## "):
		return Block{Heading: 2, Spans: spans(line[3:])}, true
	case strings.HasPrefix(line, "- "):
		return Block{Mark: "•", Spans: spans(line[2:])}, true
	case numbered && number != "" && strings.Trim(number, "0123456789") == "":
		return Block{Mark: number + ".", Spans: spans(item)}, true
	case picture && strings.HasPrefix(line, "!["):
		file = strings.TrimPrefix(strings.TrimSuffix(file, ")"), "../")
		return Block{Picture: file, Spans: []Span{{Text: alt}}}, true
	}
	return Block{Spans: spans(line)}, false
}

// spans takes a line apart by what stands round the pieces: `keys`, **names**, [links](page.md).
func spans(line string) []Span {
	var all []Span
	for line != "" {
		at, mark := len(line), ""
		for _, m := range []string{"`", "**", "["} {
			if i := strings.Index(line, m); i >= 0 && i < at {
				at, mark = i, m
			}
		}
		if at > 0 {
			all = append(all, Span{Text: line[:at]})
		}
		if line = line[at:]; mark == "" {
			break
		}
		s, rest, ok := marked(line[len(mark):], mark)
		if !ok {
			return append(all, Span{Text: line})
		}
		all, line = append(all, s), rest
	}
	return all
}

// marked is the piece behind a mark, up to where it ends.
func marked(line, mark string) (s Span, rest string, ok bool) {
	switch mark {
	case "`":
		s.Kind = Key
		s.Text, rest, ok = strings.Cut(line, mark)
	case "**":
		s.Kind = Named
		s.Text, rest, ok = strings.Cut(line, mark)
	default:
		s.Kind = Link
		s.Text, rest, ok = strings.Cut(line, "](")
		if ok {
			s.To, rest, ok = strings.Cut(rest, ")")
			s.To = strings.TrimSuffix(path.Base(s.To), ".md")
		}
	}
	return s, rest, ok
}
