package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"maps"
	"slices"
	"strings"
)

// A wrap puts one alteration behind a switch: text before and after a stretch of the real code.
type wrap struct {
	alteration
	start, end    int // the stretch, in bytes of the file
	before, after string
	number        int // of the switch
	// In the file with all wraps.
	outStart, outEnd int
}

// switchFile is the file with the switch, which the built tests have beside those of the package.
const switchFile = "mutate_switch.go"

// switched renders the package with all of these alterations in it that can stand behind a switch, each with its number
// from 1: `a < b` becomes `func() bool { if mutateSwitch(7) { return a <= b }; return a < b }()`. So the tests are built
// once for all of them. What cannot be switched (a constant that must be one, a variable that must be declared) is left out.
func (c *checker) switched(all []alteration) (texts map[string][]byte, numbers map[alteration]int, err error) {
	parsed, info, wrong := c.check(nil)
	if len(wrong) > 0 {
		return nil, nil, wrong[0]
	}
	wraps := map[string][]*wrap{}
	count := 0
	for name, file := range parsed {
		w := &wrapper{text: c.files[name], info: info, file: file, base: c.places.File(file.Pos()).Base(), self: c.path}
		for _, a := range all {
			if a.File == name {
				w.wanted = append(w.wanted, a)
			}
		}
		ast.Inspect(file, w.visit)
		wraps[name] = w.wraps
	}
	for _, name := range slices.Sorted(maps.Keys(wraps)) {
		for _, w := range wraps[name] {
			count++
			w.number = count
		}
	}
	// What does not type-check is taken out, until the rest does.
	for range 50 {
		name := parsed[slices.Min(slices.Collect(maps.Keys(parsed)))].Name.Name
		texts = map[string][]byte{switchFile: fmt.Appendf(nil, switchSource, name, count+1)}
		for name, list := range wraps {
			texts[name] = insert(c.files[name], list)
		}
		_, _, wrong := c.check(texts)
		if len(wrong) == 0 {
			numbers = map[alteration]int{}
			for _, list := range wraps {
				for _, w := range list {
					numbers[w.alteration] = w.number
				}
			}
			return texts, numbers, nil
		}
		told := map[token.Pos]bool{} // arguments of a generic function are looked at twice, and so are their errors
		for _, e := range wrong {
			if told[e.Pos] {
				continue
			}
			told[e.Pos] = true
			at := c.places.Position(e.Pos)
			list := wraps[at.Filename]
			inner := -1
			for i, w := range list {
				if w.outStart <= at.Offset && at.Offset < w.outEnd && (inner < 0 || w.outEnd-w.outStart < list[inner].outEnd-list[inner].outStart) {
					inner = i
				}
			}
			for i, w := range list { // a function's last return is missed at its closing brace
				if inner < 0 && w.What == "remove return" && w.outEnd <= at.Offset &&
					strings.TrimSpace(string(texts[at.Filename][w.outEnd:at.Offset])) == "" {
					inner = i
				}
			}
			if inner < 0 {
				return nil, nil, fmt.Errorf("%v: outside every switch", e)
			}
			list[inner].outEnd = 0 // taken out below; a second error in it takes out the one around it
		}
		for name, list := range wraps {
			wraps[name] = slices.DeleteFunc(list, func(w *wrap) bool { return w.outEnd == 0 })
		}
	}
	return nil, nil, fmt.Errorf("%s: the code with switches does not compile", c.path)
}

const switchSource = `package %s

import (
	mutateOS "os"
	mutateText "strconv"
	mutateAtomic "sync/atomic"
)

var (
	mutateActive, _ = mutateText.Atoi(mutateOS.Getenv("MUTATE_ACTIVE"))
	mutateRecord    = mutateOS.Getenv("MUTATE_REACHED")
	mutateSeen      [%d]mutateAtomic.Bool
)

func mutateSwitch(n int) bool {
	if mutateRecord != "" {
		mutateReach(n)
	}
	return n == mutateActive
}

func mutateReach(n int) {
	if !mutateSeen[n].CompareAndSwap(false, true) {
		return
	}
	f, err := mutateOS.OpenFile(mutateRecord, mutateOS.O_APPEND|mutateOS.O_CREATE|mutateOS.O_WRONLY, 0o600)
	if err != nil {
		panic(err)
	}
	if _, err := f.WriteString(mutateText.Itoa(n) + "\n"); err != nil {
		panic(err)
	}
	f.Close()
}
`
