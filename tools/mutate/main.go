// Mutate measures whether the tests would notice a mistake. It alters the code of a room in one small place, runs the
// room's own tests on the altered copy, and counts how often they fail. What they let pass is listed with its line:
// each is a rule without a test, a line without a use, or an alteration that makes no difference.
//
// The working tree is never touched: the compiler is told to read the altered file in the place of the real one. The
// sample is drawn with a seed, so that the same seed gives the same figures, and another seed fresh alterations.
//
//	.bin/mutate -room pairing/dutch -n 50 -seed 3
package main

import (
	"flag"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"
)

// allRooms are the packages whose tests must notice nine alterations of ten.
const allRooms = "model,model/journal,model/journal/steps,tiebreaks,tiebreaks/*,standings/*," +
	"arbiter,arbiter/entries:arbiter,arbiter/pair:arbiter,arbiter/rank:arbiter,arbiter/*,pairing,pairing/*," +
	"files/trf,files/wallchart,files/roster,files/crosstable,files/ratings,export/report,export/formulas,export/page," +
	"ui/boards,sharing,sharing/web"

func main() {
	rooms := flag.String("room", allRooms, "packages to alter, with commas between them; * stands for any name; "+
		"a:b+c alters a and runs the tests of b and c as well as its own")
	file := flag.String("file", "", "alter only files whose name contains one of these, with commas between them")
	n := flag.Int("n", 30, "alterations a room, drawn at random; 0 is all there are")
	seed := flag.Uint64("seed", 1, "which sample is drawn")
	patience := flag.Duration("timeout", 0,
		"time for the tests of one alteration; 0 is five times what they take unaltered, and 10 s more")
	workers := flag.Int("p", 2, "alterations tried at a time")
	list := flag.Bool("list", false, "list the alterations that nothing noticed")
	fast := flag.Bool("fast", false, "run only tests that take less than a second, with -short where they heed it; the share is a lower bound")
	tags := flag.String("tags", "migrated_fynedo", "build tags")
	flag.Parse()
	if err := run(*rooms, *file, *tags, *n, *workers, *seed, *patience, *list, *fast); err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(1)
	}
}

func run(rooms, file, tags string, n, workers int, seed uint64, patience time.Duration, list, fast bool) error {
	known, err := readEquivalents("tools/mutate/equivalent.txt")
	if err != nil {
		return err
	}
	all, err := expand(rooms)
	if err != nil {
		return err
	}
	var total tally
	fmt.Printf("%-22s %11s %8s %6s   %s\n", "room", "alterations", "noticed", "share", "remarks")
	for _, r := range all {
		j, err := newJudge(r, tags, patience, fast)
		if err != nil {
			return err
		}
		if j == nil {
			continue
		}
		t, err := j.sample(known, file, n, workers, seed, list)
		j.close()
		if err != nil {
			return err
		}
		t.print(r.dir)
		total.add(t)
	}
	total.print("total")
	for _, e := range known {
		if !e.used && file == "" && slices.ContainsFunc(all, func(r room) bool { return r.dir == e.dir }) {
			fmt.Printf("equivalent.txt: %s has no line %q with %q in %s any more\n", e.dir, e.text, e.what, e.within)
		}
	}
	return nil
}

// A room is a package to alter, and those whose tests hold it besides its own.
type room struct {
	dir      string
	testedBy []string
}

// expand lists the rooms that the patterns stand for; packages that serve tests only are left out.
func expand(patterns string) ([]room, error) {
	var all []room
	for _, p := range strings.Split(patterns, ",") {
		p, by, others := strings.Cut(p, ":")
		var testedBy []string
		if others {
			testedBy = strings.Split(by, "+")
		}
		found, err := filepath.Glob(p)
		if err != nil {
			return nil, fmt.Errorf("%q: %w", p, err)
		}
		before := len(all)
		for _, dir := range found {
			base := filepath.Base(dir)
			sources, _ := filepath.Glob(filepath.Join(dir, "*.go"))
			if dir = filepath.ToSlash(dir); len(sources) > 0 && !strings.HasSuffix(base, "test") &&
				!slices.ContainsFunc(all, func(r room) bool { return r.dir == dir }) {
				all = append(all, room{dir, testedBy})
			}
		}
		if len(all) == before {
			return nil, fmt.Errorf("%q is no folder with Go files; call it from the top of the tree", p)
		}
	}
	return all, nil
}

// A tally is what came of the alterations of a room.
type tally struct {
	tried, noticed, late, broken, known int
}

func (t *tally) add(o tally) {
	t.tried += o.tried
	t.noticed += o.noticed
	t.late += o.late
	t.broken += o.broken
	t.known += o.known
}

func (t *tally) print(name string) {
	share := "-"
	if t.tried > 0 {
		share = fmt.Sprintf("%.1f%%", 100*float64(t.noticed)/float64(t.tried))
	}
	fmt.Printf("%-22s %11d %8d %6s   %d by running too long; not counted: %d that do not compile, %d equivalent\n",
		name, t.tried, t.noticed, share, t.late, t.broken, t.known)
}

// sample draws alterations of the room until n of them have been judged. Those that nothing noticed are listed as they are found.
func (j *judge) sample(known []*equivalent, file string, n, workers int, seed uint64, list bool) (tally, error) {
	var t tally
	var all []alteration
	for _, name := range j.files {
		text, err := os.ReadFile(name)
		if err != nil {
			return t, err
		}
		found, err := alterations(name, text)
		if err != nil {
			return t, err
		}
		for _, a := range found {
			switch {
			case !named(name, file):
			case isKnown(known, a), j.even[a]:
				t.known++
			default:
				all = append(all, a)
			}
		}
	}
	h := fnv.New64a()
	h.Write([]byte(j.dir))
	r := rand.New(rand.NewPCG(seed, h.Sum64()))
	r.Shuffle(len(all), func(a, b int) { all[a], all[b] = all[b], all[a] })
	if n == 0 {
		n = len(all)
	}
	// Judged in batches, and never more than are missing: so the sample does not hang on who is ready first.
	for len(all) > 0 && t.tried < n {
		batch := all[:min(len(all), n-t.tried, 4*workers)]
		all = all[len(batch):]
		for i, v := range j.judge(batch, workers) {
			switch v {
			case broken:
				t.broken++
				continue
			case late:
				t.late++
				t.noticed++
			case noticed:
				t.noticed++
			case unnoticed:
				if a := batch[i]; list {
					fmt.Printf("    %s:%d: %s: %s\n        %s\n", a.File, a.Line, a.Func, a.What, a.Text)
				}
			}
			t.tried++
		}
	}
	return t, nil
}

// named tells whether the path of a file contains one of some parts, with commas between them.
func named(path, parts string) bool {
	return slices.ContainsFunc(strings.Split(parts, ","), func(part string) bool { return strings.Contains(path, part) })
}

// judge tries every alteration of a batch, some at a time.
func (j *judge) judge(batch []alteration, workers int) []verdict {
	out := make([]verdict, len(batch))
	var wait sync.WaitGroup
	places := make(chan int, workers)
	for p := range workers {
		places <- p
	}
	for i, a := range batch {
		p := <-places
		wait.Go(func() {
			out[i] = j.try(a, p)
			places <- p
		})
	}
	wait.Wait()
	return out
}
