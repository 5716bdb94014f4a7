package main

import (
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// Whoever calls the program a hundred times from a script waits for its start a
// hundred times: tables are made when they are first needed. What the packages
// allocate before main is the measure, as the runtime itself counts it.
func TestNothingIsMadeAtTheStart(t *testing.T) {
	const most = 12_000 // bytes for each of our packages
	self := exec.Command(os.Args[0], "-test.run=^$")
	self.Env = append(os.Environ(), "GODEBUG=inittrace=1")
	out, err := self.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	ours := 0
	for _, m := range regexp.MustCompile(`(?m)^init (wallchart/\S+) .* (\d+) bytes`).FindAllStringSubmatch(string(out), -1) {
		ours++
		if bytes, _ := strconv.Atoi(m[2]); bytes > most && !strings.HasSuffix(m[1], "_test") {
			t.Errorf("%s makes %d bytes when the program starts; make them when they are first needed (sync.OnceValue, pattern.New)", m[1], bytes)
		}
	}
	if ours < 3 {
		t.Fatalf("only %d packages of ours are in the trace:\n%s", ours, out)
	}
}

func TestVersion(t *testing.T) {
	var out, bad strings.Builder
	if status := run([]string{"version"}, nil, &out, &bad); status != 0 ||
		!regexp.MustCompile(`^wallchart-cli \d+\.\d+\.\d+`).MatchString(out.String()) {
		t.Errorf("%d: %q %q", status, out.String(), bad.String())
	}
}
