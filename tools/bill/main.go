// Bill says what of others is in the programs: the text of every licence, a bill of materials that machines read, and whether NOTICE
// tells of all of it and of nothing else. What is linked is asked of the go command, for each system, and not kept by hand.
//
//	.bin/bill                                              holds NOTICE against what is linked
//	.bin/bill -licences out/LICENCES.txt                   and writes the texts
//	.bin/bill -materials out/wallchart.cdx.json -version 0.1.0 -time 2026-11-20T18:00:00Z
//	.bin/bill out/wallchart                                and looks whether that program has anything else in it
package main

import (
	"debug/buildinfo"
	"errors"
	"flag"
	"fmt"
	"os"
	"slices"
)

func main() {
	licences := flag.String("licences", "", "file for the texts of all licences")
	materials := flag.String("materials", "", "file for the bill of materials, CycloneDX as JSON")
	version := flag.String("version", "", "of the release, for the bill")
	moment := flag.String("time", "", "of the commit, for the bill: 2026-11-20T18:00:00Z")
	flag.Parse()
	if err := run(*licences, *materials, *version, *moment, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "bill:", err)
		os.Exit(1)
	}
}

func run(licences, materials, version, moment string, programs []string) error {
	parts, err := linked()
	if err != nil {
		return err
	}
	notice, err := os.ReadFile("NOTICE")
	if err != nil {
		return err
	}
	problems := against(parts, noticeOf(string(notice)))
	for _, p := range programs {
		more, err := missing(p, parts)
		if err != nil {
			return err
		}
		problems = append(problems, more...)
	}
	if len(problems) > 0 {
		return errors.Join(problems...)
	}
	if licences != "" {
		if err := os.WriteFile(licences, texts(parts), 0o644); err != nil {
			return err
		}
	}
	if materials == "" {
		return nil
	}
	bill, err := cyclone(parts, version, moment)
	if err != nil {
		return err
	}
	return os.WriteFile(materials, bill, 0o644)
}

// missing are the modules in a program that are not among the parts.
func missing(program string, parts []part) (problems []error, err error) {
	info, err := buildinfo.ReadFile(program)
	if err != nil {
		return nil, err
	}
	for _, m := range info.Deps {
		if !slices.ContainsFunc(parts, func(p part) bool { return p.Path == m.Path }) {
			problems = append(problems, fmt.Errorf("%s has %s in it, which no system is said to need", program, m.Path))
		}
	}
	return problems, nil
}
