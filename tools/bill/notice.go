package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// kinds are the licences that may be in the programs, by words that stand in them and in no other; the first that fits. Under any other
// nothing is taken in before somebody has read it.
var kinds = []struct{ name, spdx, words string }{
	{"Apache 2.0", "Apache-2.0", "Apache License Version 2.0, January 2004"},
	{"ISC", "ISC", "Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee"},
	{"MIT", "MIT", "Permission is hereby granted, free of charge, to any person obtaining a copy"},
	{"BSD 3-clause", "BSD-3-Clause", "endorse or promote products derived from"},
	{"BSD 2-clause", "BSD-2-Clause", "Redistribution and use in source and binary forms"},
}

// kind is the licence of a part, as NOTICE calls it: that of its first text.
func (p *part) kind() (string, error) {
	for _, t := range p.Texts {
		words := strings.Join(strings.Fields(t.Words), " ")
		for _, k := range kinds {
			if strings.Contains(words, k.words) {
				return k.name, nil
			}
		}
	}
	return "", fmt.Errorf("%s has no licence that is known here: read it, and add it to kinds in tools/bill", p.Path)
}

// spdx is the licence's name for machines.
func (p *part) spdx() string {
	for _, k := range kinds {
		if k.name == p.Licence {
			return k.spdx
		}
	}
	return ""
}

// line is a line of NOTICE about a module: its path and, after two spaces or more, its licence.
var line = regexp.MustCompile(`(?m)^([a-z]+\.[a-z]+/\S+|the Go runtime and standard library) {2,}(.*?)(?: {2,}.*)?$`)

// noticeOf are the modules that a NOTICE tells of, with their licences.
func noticeOf(notice string) map[string]string {
	told := map[string]string{}
	for _, m := range line.FindAllStringSubmatch(notice, -1) {
		path := m[1]
		if strings.HasPrefix(path, "the Go") {
			path = "std"
		}
		told[path] = m[2]
	}
	return told
}

// against says what a NOTICE lacks, has too much, or has under another licence.
func against(parts []part, told map[string]string) (problems []error) {
	for _, p := range parts {
		switch said, ok := told[p.Path]; {
		case !ok:
			problems = append(problems, fmt.Errorf("NOTICE lacks %s, %s, which is in %s", p.Path, p.Licence, strings.Join(p.Where, ", ")))
		case said != p.Licence && !strings.HasPrefix(said, p.Licence+" "):
			problems = append(problems, fmt.Errorf("NOTICE has %s under %s, its licence is %s", p.Path, said, p.Licence))
		}
	}
	for path := range told {
		if !slices.ContainsFunc(parts, func(p part) bool { return p.Path == path }) {
			problems = append(problems, fmt.Errorf("NOTICE names %s, which is in no program any more", path))
		}
	}
	slices.SortFunc(problems, func(a, b error) int { return strings.Compare(a.Error(), b.Error()) })
	return problems
}

// texts are all licences one after the other; parts under the very same text share it.
func texts(parts []part) []byte {
	var b strings.Builder
	b.WriteString("The licences of what others have made and Wallchart contains. NOTICE has the list, with typefaces and colour profile.\n")
	type group struct{ names, words string }
	var groups []*group
	for _, p := range parts {
		for _, t := range p.Texts {
			name := p.Path
			if p.Path == "std" {
				name = "Go"
			}
			if p.Version != "" {
				name += " " + p.Version
			}
			name += ", " + t.Name
			at := slices.IndexFunc(groups, func(g *group) bool { return g.words == t.Words })
			if at < 0 {
				groups = append(groups, &group{name, t.Words})
				continue
			}
			groups[at].names += "\n" + name
		}
	}
	rule := strings.Repeat("-", 80)
	for _, g := range groups {
		b.WriteString("\n" + rule + "\n" + g.names + "\n" + rule + "\n\n" + g.words)
	}
	return []byte(b.String())
}
