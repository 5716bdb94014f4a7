package wording

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// placesIn lists what a format fills in: the verb for each argument, by its
// number from 1. A stray % is an error.
func placesIn(format string) (map[int]byte, error) {
	places := map[int]byte{}
	next := 1
	for i := 0; i < len(format); i++ {
		if format[i] != '%' {
			continue
		}
		i++
		for i < len(format) && strings.IndexByte("+-# 0123456789.", format[i]) >= 0 {
			i++
		}
		if i < len(format) && format[i] == '[' {
			end := strings.IndexByte(format[i:], ']')
			if end < 0 {
				return nil, fmt.Errorf("[ without ]")
			}
			n, err := strconv.Atoi(format[i+1 : i+end])
			if err != nil || n < 1 {
				return nil, fmt.Errorf("%s is not the number of an argument", format[i:i+end+1])
			}
			next, i = n, i+end+1
		}
		if i >= len(format) {
			return nil, fmt.Errorf("a %% at the end")
		}
		verb := format[i]
		switch {
		case verb == '%':
			continue
		case strings.IndexByte("sdqvcxtw", verb) < 0:
			return nil, fmt.Errorf("%%%c is not used here (a %% is written %%%%)", verb)
		}
		if old, ok := places[next]; ok && old != verb {
			return nil, fmt.Errorf("argument %d is %%%c and %%%c", next, old, verb)
		}
		places[next] = verb
		next++
	}
	return places, nil
}

// unlike says how the places of a translation differ from those of the English,
// "" for not at all. For %q a language writes its own quotation marks around %s.
func unlike(english, other string) string {
	want, err := placesIn(english)
	if err != nil {
		return "English: " + err.Error()
	}
	got, err := placesIn(other)
	if err != nil {
		return err.Error()
	}
	for _, n := range slices.Sorted(maps.Keys(want)) {
		w, g := want[n], got[n]
		if g == 0 {
			return fmt.Sprintf("argument %d (%%%c) is not filled in", n, w)
		}
		if g != w && !(w == 'q' && g == 's') {
			return fmt.Sprintf("argument %d is %%%c and in English %%%c", n, g, w)
		}
	}
	for _, n := range slices.Sorted(maps.Keys(got)) {
		if want[n] == 0 {
			return fmt.Sprintf("there is no argument %d for %%%c", n, got[n])
		}
	}
	return ""
}

func TestUnlike(t *testing.T) {
	for _, c := range []struct{ english, other, want string }{
		{"%s meets %s", "%s trifft %s", ""},
		{"%s meets %s", "Gegen %[2]s: %[1]s", ""},
		{"board %d: %s", "Brett %[1]d: %[2]s, wie gesagt %[1]d", ""},
		{"%q is no number", "„%s“ ist keine Zahl", ""},
		{"5%% of %d", "5 %% von %d", ""},
		{"round %d of %s", "Runde %d", "argument 2 (%s) is not filled in"},
		{"round %d", "Runde %s", "argument 1 is %s and in English %d"},
		{"round %d", "Runde %d von %d", "there is no argument 2 for %d"},
		{"%s meets %d", "%[2]s trifft %[1]d", "argument 1 is %d and in English %s"},
		{"%s", "%", "a % at the end"},
		{"%s", "100 % von %s", "argument 1 is %v and in English %s"}, // "% v": what is meant is %%
		{"%d", "%[x]d", "[x] is not the number of an argument"},
		{"%d", "%y", "%y is not used here (a % is written %%)"},
	} {
		if got := unlike(c.english, c.other); got != c.want {
			t.Errorf("%q as %q: %q, want %q", c.english, c.other, got, c.want)
		}
	}
}
