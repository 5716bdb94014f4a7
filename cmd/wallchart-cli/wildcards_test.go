package main

import (
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// TestTyped: the worked examples of how programs on Windows read their command line, and what is typed for files.
func TestTyped(t *testing.T) {
	for _, c := range []struct {
		line string
		want string // the words, those in quotes with a ' before them
	}{
		{`cli standings *.txt`, `cli|standings|*.txt`},
		{`cli  "a b.txt"	c`, `cli|'a b.txt|c`},
		{`cli "*.txt" *."txt"`, `cli|'*.txt|'*.txt`},
		{`"C:\Program Files\cli.exe" x`, `'C:\Program Files\cli.exe|x`},
		{`"abc" d e`, `'abc|d|e`},
		{`a\\b d"e f"g h`, `a\\b|'de fg|h`},
		{`a\\\"b c d`, `a\"b|c|d`},
		{`a\\\\"b c" d e`, `'a\\b c|d|e`},
		{`"a b\\" c`, `'a b\|c`},
		{`"a""b" c`, `'a"b c`},
		{`C:\folder\`, `C:\folder\`},
		{`a ""`, `a|'`},
		{"", ""},
	} {
		var got []string
		for _, w := range typed(c.line) {
			if w.quoted {
				w.text = "'" + w.text
			}
			got = append(got, w.text)
		}
		if got := strings.Join(got, "|"); got != c.want {
			t.Errorf("%s: %s, want %s", c.line, got, c.want)
		}
	}
}

func TestExpand(t *testing.T) {
	disk := fstest.MapFS{}
	for _, name := range []string{"a.txt", "B.TXT", "c.wallchart", ".c.wallchart.history/steps", "-to.txt", "noending",
		"Mai [1]/ü.csv", "Mai [1]/z.csv"} {
		disk[name] = &fstest.MapFile{}
	}
	list := func(folder string) ([]fs.DirEntry, error) {
		folder = strings.TrimSuffix(strings.ReplaceAll(strings.TrimPrefix(folder, "C:"), `\`, "/"), "/")
		return fs.ReadDir(disk, folder)
	}
	for _, c := range []struct {
		word word
		want string
	}{
		{word{"a.txt", false}, "a.txt"},
		{word{"*.txt", false}, `.\-to.txt|B.TXT|a.txt`},
		{word{"*.txt", true}, "*.txt"},
		{word{"?.Txt", false}, "B.TXT|a.txt"},
		{word{"*", false}, `.\-to.txt|B.TXT|Mai [1]|a.txt|c.wallchart|noending`},
		{word{"*.*", false}, `.\-to.txt|B.TXT|Mai [1]|a.txt|c.wallchart|noending`},
		{word{".c*", false}, ".c.wallchart.history"},
		{word{`Mai [1]\*.csv`, false}, `Mai [1]\z.csv|Mai [1]\ü.csv`},
		{word{`Mai [1]/?.csv`, false}, `Mai [1]/z.csv|Mai [1]/ü.csv`},
		{word{`C:*.w*t`, false}, "C:c.wallchart"},
		{word{"*.pdf", false}, "*.pdf"},
		{word{`none\*`, false}, `none\*`},
		{word{`M*\*.csv`, false}, `M*\*.csv`},
		{word{"--to=*.txt", false}, "--to=*.txt"},
		{word{"c*l*t", false}, "c.wallchart"},
	} {
		if got := strings.Join(expand([]word{c.word}, list), "|"); got != c.want {
			t.Errorf("%+v: %s, want %s", c.word, got, c.want)
		}
	}
	got := expand([]word{{"set", false}, {"*.wallchart", false}, {"3", false}}, list)
	if !slices.Equal(got, []string{"set", "c.wallchart", "3"}) {
		t.Errorf("a whole line is %q", got)
	}
}
