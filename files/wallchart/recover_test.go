package wallchart

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"wallchart/model/journal/steps"
	"wallchart/must"
)

const (
	stampThen = "20260531T100000" // what the clock of these tests says
	journalAt = ".A.wallchart.history/journal"
	keptAt    = ".A.wallchart.history/versions/"
	undoAt    = ".A.wallchart.history/undo/"
)

// eventText is an event of two boards, of which nothing changes here but their notes; log are lines of its log, newest first.
func eventText(one, two string, log ...string) string {
	note := func(text string) string {
		if text == "" {
			return ""
		}
		return `,"note":"` + text + `"`
	}
	return `{"wallchart":"1.4","tournament":{"name":"A","lastID":1},"sections":[{"section":{"id":1,"name":"Open","kind":"individual",` +
		`"format":"Swiss","scoring":{"win":1,"draw":0.5},"primary":"match points","ranking":{"tieBreaks":[]},"lastID":4},"players":[` +
		`{"id":1,"no":1,"name":"P"},{"id":2,"no":2,"name":"Q"},{"id":3,"no":3,"name":"R"},{"id":4,"no":4,"name":"S"}],"rounds":[` +
		`{"round":{"no":1},"pairings":[{"board":1,"sides":[1,2],"outcomes":["not played yet","not played yet"]` + note(one) +
		`},{"board":2,"sides":[3,4],"outcomes":["not played yet","not played yet"]` + note(two) + `}]}]}],"log":[` + strings.Join(log, ",") + `]}`
}

// noteLine is a step that writes a note at a board; undoLine takes the last one back.
func noteLine(n, board int, note string) string {
	return fmt.Sprintf(`{"n":%d,"time":"2026-05-31T09:00:00Z","label":"note %s","change":"set-pairing-note",`+
		`"with":{"section":1,"round":1,"board":%d,"note":"%s"}}`, n, note, board, note)
}

func undoLine(n int) string {
	return fmt.Sprintf(`{"n":%d,"time":"2026-05-31T09:00:00Z","step":"undo","label":"Undo: it"}`, n)
}

func headOf(base string) string {
	return `{"journal":"1","file":"A.wallchart","base":"` + digest([]byte(base)) + `"}`
}

func savingOf(file string) string { return `{"saving":"` + digest([]byte(file)) + `"}` }

func trailOf(bodies ...string) string { return strings.Join(chain(0, bodies...), "") }

// stateOf shows an event by the notes of its boards and the numbers of its log.
func stateOf(f *File) string {
	p := f.Tournament.Sections[0].Rounds[0].Pairings
	return fmt.Sprintf("%q %q [%s]", p[0].Note, p[1].Note, numbers(f.Log))
}

// A scene is what stands in a folder before the event A.wallchart in it is opened, and what is to come of it.
type scene struct {
	files    map[string]string // besides the event
	state    string            // the journal in the state folder
	file     string            // the event; "" is an event without notes
	readOnly bool
	linkless bool
	refuse   string // part of the paths that cannot be written to

	notes   []string // whole, the folder's name left out
	want    string   // the event and its log
	since   int      // steps that the file lacks
	journal string   // the journal then: its steps; "" where there is none
	more    []string // how the names of files begin that were not there before
}

func (s scene) play(t *testing.T, name string) (dir string, o Options) {
	t.Helper()
	dir = must.Have(filepath.EvalSymlinks(t.TempDir()))(t)
	if s.file == "" {
		s.file = eventText("", "")
	}
	path := filepath.Join(dir, "A.wallchart")
	o = Options{By: "Eva", State: filepath.Join(dir, "state"), host: "CLUB", ReadOnly: s.readOnly,
		Clock: func() time.Time { return time.Date(2026, 5, 31, 12, 0, 0, 0, time.FixedZone("", 7200)) },
		disk:  disk{lazy: true, linkless: s.linkless}}
	if s.refuse != "" {
		o.disk.refuse = func(p string) error {
			if strings.Contains(p, s.refuse) {
				return fmt.Errorf("%s is refused", s.refuse)
			}
			return nil
		}
	}
	lay(t, dir, s.files)
	lay(t, dir, map[string]string{"A.wallchart": s.file})
	if s.state != "" {
		lay(t, stateHistory(o.State, path), map[string]string{"journal": s.state})
	}
	before := allFiles(t, dir)
	d, err := Open(path, o)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	defer crash(d)
	var notes []string
	for _, n := range d.Notes() {
		notes = append(notes, filepath.ToSlash(strings.ReplaceAll(n.String(), dir+string(filepath.Separator), "")))
	}
	if !slices.Equal(notes, s.notes) {
		t.Errorf("%s: the notes are\n%s\nwant\n%s", name, strings.Join(notes, "\n"), strings.Join(s.notes, "\n"))
	}
	missing := sayMissing.MatchString(strings.Join(notes, "\n"))
	if d.Lost() != missing {
		t.Errorf("%s: the notes tell of something missing: %v; Lost says %v", name, missing, d.Lost())
	}
	if got := stateOf(&File{Tournament: d.Tournament(), Log: d.Entries()}); got != s.want || d.since != s.since {
		t.Errorf("%s: the event is %s, the file lacks %d; want %s, %d", name, got, d.since, s.want, s.since)
	}
	after := allFiles(t, dir)
	var more []string
	for n, text := range after {
		was, there := before[n]
		own := n == journalAt || n == strings.TrimSuffix(journalAt, "journal")+"lock"
		if !there && !own {
			more = append(more, n)
		} else if was != text && !own {
			t.Errorf("%s: %s has changed", name, n)
		}
		if strings.HasPrefix(n, journalAt+"-") && !there && text != before[journalAt] {
			t.Errorf("%s: the journal is not kept as it was, but as %q", name, text)
		}
	}
	for n := range before {
		if _, there := after[n]; !there {
			t.Errorf("%s: %s is gone", name, n)
		}
	}
	slices.Sort(more)
	slices.Sort(s.more)
	if !slices.EqualFunc(more, s.more, strings.HasPrefix) {
		t.Errorf("%s: new are %q, want %q", name, more, s.more)
	}
	got := ""
	if p, err := pastAt(filepath.Join(dir, journalAt)); err == nil {
		got = numbers(p.entries)
		if p.base == digest([]byte(s.file)) {
			got = "from the file: " + got
		}
		if p.torn && !s.readOnly {
			got += ", torn"
		}
	}
	if got != s.journal {
		t.Errorf("%s: the journal then holds %q, want %q", name, got, s.journal)
	}
	if s.readOnly || d.Trouble() != nil {
		return dir, o
	}
	// Worked on and killed once more, everything is there.
	last := 0
	if n := len(d.Entries()); n > 0 {
		last = d.Entries()[n-1].N
	}
	must.Do(t, d.Do(steps.SetPairingNote{Section: 1, Round: 1, Board: 2, Note: "at last"}))
	crash(d)
	e := must.Have(Open(path, o))(t)
	defer crash(e)
	if got := e.Entries()[len(e.Entries())-1]; got.N != last+1 || e.Tournament().Sections[0].Rounds[0].Pairings[1].Note != "at last" ||
		e.since != s.since+1 {
		t.Errorf("%s: worked on and killed, the log ends with %+v, and the file lacks %d", name, got, e.since)
	}
	for _, n := range e.Notes() {
		if text := n.String(); strings.Contains(text, "damaged") || strings.Contains(text, "This is not") || strings.Contains(text,
			"changed by") {
			t.Errorf("%s: it is told a second time: %s", name, text)
		}
	}
	return dir, o
}

func content(t *testing.T, path string) string {
	t.Helper()
	b := must.Have(os.ReadFile(path))(t)
	return string(b)
}

// allFiles are the files of a folder and those below it, with their contents.
func allFiles(t *testing.T, dir string) map[string]string {
	t.Helper()
	all := map[string]string{}
	must.Do(t, filepath.Walk(dir, func(name string, info os.FileInfo, err error) error {
		if err == nil && info.Mode().IsRegular() {
			short := must.Have(filepath.Rel(dir, name))(t)
			all[filepath.ToSlash(short)] = content(t, name)
		}
		return err
	}))
	return all
}

// sayMissing is what the notes say where steps are missing, or may be.
var sayMissing = regexp.MustCompile("is damaged|nothing can be read|(is|are) not in it|^Not every step|" +
	"not the file that was saved here last")

const (
	oneAgain = "One step was not in the file yet and was made again."
	twoAgain = "2 steps were not in the file yet and were made again."
	keptNow  = " The journal is kept as " + journalAt + "-" + stampThen + "."
	aside    = journalAt + "-" + stampThen
	offered  = "A (recovered " + stampThen + ").wallchart"
	better   = "; compare the two and go on with the better one."
)

// TestWhatAnOpeningComesTo, by what stands in the journal (docs/dev/format.md, "The journal").
func TestWhatAnOpeningComesTo(t *testing.T) {
	file := eventText("", "")
	l := chain(0, headOf(file), noteLine(1, 1, "a"), noteLine(2, 2, "b"), noteLine(3, 1, "c"), noteLine(4, 2, "d"))
	at := func(lines ...string) map[string]string { return map[string]string{journalAt: strings.Join(lines, "")} }
	other := eventText("x", "y")
	two := eventText("a", "b", noteLine(2, 2, "b"), noteLine(1, 1, "a"))
	with := func(all map[string]string, name, text string) map[string]string {
		all = maps.Clone(all)
		all[name] = text
		return all
	}
	l2 := chain(0, headOf(two), noteLine(1, 1, "a"), noteLine(2, 2, "b"), noteLine(3, 1, "c"), noteLine(4, 2, "d"))
	undone := chain(0, headOf(file), noteLine(1, 1, "a"), noteLine(2, 2, "b"), undoLine(3), noteLine(4, 1, "c"), undoLine(5), undoLine(6),
		noteLine(7, 3, "no such board"), noteLine(8, 2, "d"))
	for name, s := range map[string]scene{
		"no history":  {want: `"" "" []`, journal: "from the file: "},
		"no step":     {files: at(l[0]), want: `"" "" []`, journal: "from the file: "},
		"one step":    {files: at(l[:2]...), notes: []string{oneAgain}, want: `"a" "" [1]`, since: 1, journal: "from the file: 1"},
		"two steps":   {files: at(l[:3]...), notes: []string{twoAgain}, want: `"a" "b" [1 2]`, since: 2, journal: "from the file: 1 2"},
		"a torn step": {files: at(l[0], l[1], l[2][:30]), notes: []string{oneAgain}, want: `"a" "" [1]`, since: 1, journal: "from the file: 1"},
		"a torn head": {files: at(l[0][:30]), want: `"" "" []`, journal: "from the file: "},
		"emptied":     {files: at(""), want: `"" "" []`, journal: "from the file: "},
		"steps behind a log": {file: two, files: at(trailOf(headOf(two), noteLine(3, 1, "c"))), notes: []string{oneAgain},
			want:  `"c" "b" [1 2 3]`,
			since: 1, journal: "from the file: 3"},
		"steps from a save on": {file: two, files: at(trailOf(headOf(file), noteLine(1, 1, "a"), noteLine(2, 2, "b"), savingOf(two),
			noteLine(3, 1, "c"))), notes: []string{oneAgain}, want: `"c" "b" [1 2 3]`, since: 1, journal: "1 2 3"},
		"all saved": {file: two, files: at(trailOf(headOf(file), noteLine(1, 1, "a"), noteLine(2, 2, "b"), savingOf(two))),
			want: `"a" "b" [1 2]`, journal: "1 2"},
		"nonsense": {files: at("nonsense\n"), notes: []string{"Of the journal beside the file nothing can be read. Steps that are not in the " +
			"file are lost; the journal is kept as " + aside + "."}, want: `"" "" []`, journal: "from the file: ", more: []string{aside}},
		"nonsense for a reader": {files: at("nonsense\n"), readOnly: true, want: `"" "" []`},
		"a step damaged, one behind it": {files: at(l[0], l[1], flip(l[2], 30), l[3]), notes: []string{oneAgain,
			"The journal is damaged: what was " +
				"done after step 1 of the log cannot all be read. Without the missing, the event with the one step that can be read behind it is " +
				offered + better + keptNow}, want: `"a" "" [1]`, since: 1, journal: "from the file: 1", more: []string{aside, offered}},
		"the first damaged, three behind it": {files: at(l[0], flip(l[1], 30), l[2], l[3], l[4]),
			notes: []string{"The journal is damaged: what " +
				"was done after step 0 of the log cannot all be read. Without the missing, the event with the 3 steps that can be read behind it is " +
				offered + better + keptNow}, want: `"" "" []`, journal: "from the file: ", more: []string{aside, offered}},
		"the last damaged": {files: at(l[0], l[1], flip(l[2], 30)), notes: []string{oneAgain,
			"The journal is damaged: what was done after step 1 " +
				"of the log cannot be read and is not in the event." + keptNow}, want: `"a" "" [1]`, since: 1, journal: "from the file: 1",
			more: []string{aside}},
		"digits damaged": {files: at(l[0], flip(l[1], 3), l[2]), notes: []string{twoAgain,
			"The journal was damaged, and all steps in it could be " +
				"read all the same. It is kept as " + aside + "."}, want: `"a" "b" [1 2]`, since: 2, journal: "from the file: 1 2",
			more: []string{aside}},
		"damaged, for a reader": {files: at(l[0], l[1], flip(l[2], 30), l[3]), readOnly: true, notes: []string{oneAgain,
			"The journal is damaged: not every step that is in it could be read."}, want: `"a" "" [1]`, since: 1, journal: "from the file: 1"},
		"digits damaged, for a reader": {files: at(l[0], flip(l[1], 3), l[2]), readOnly: true, notes: []string{twoAgain}, want: `"a" "b" [1 2]`,
			since: 2, journal: "from the file: "},
		"undone behind a damage": {files: at(undone[0], flip(undone[1], 30), undone[2], undone[3], undone[4], undone[5], undone[6],
			undone[7], undone[8]),
			notes: []string{"The journal is damaged: what was done after step 0 of the log cannot all be read. " +
				"Without the missing, the event with " +
				"the 5 steps that can be read behind it is " + offered + better + keptNow}, want: `"" "" []`, journal: "from the file: ",
			more: []string{aside, offered}},
		"nothing behind a damage can be made": {files: at(undone[0], undone[1], flip(undone[2], 30), undone[3], undone[7]),
			notes: []string{oneAgain, "The journal is damaged: what was done after step 1 of the log cannot all be read." + keptNow},
			want:  `"a" "" [1]`, since: 1, journal: "from the file: 1", more: []string{aside}},
		"the names are taken": {files: with(with(at(l[0], flip(l[1], 30)), aside, "x"), aside+"-2", "y"),
			notes: []string{"The journal is damaged: " +
				"what was done after step 0 of the log cannot be read and is not in the event. The journal is kept as " + aside + "-3."},
			want: `"" "" []`, journal: "from the file: ", more: []string{aside + "-3"}},
		"where a file has one name": {files: at(l[0], flip(l[1], 30)), linkless: true, notes: []string{"The journal is damaged: what was done " +
			"after step 0 of the log cannot be read and is not in the event." + keptNow}, want: `"" "" []`, journal: "from the file: ",
			more: []string{aside}},
		"it cannot be kept": {files: at(l[0], flip(l[1], 30)), linkless: true, refuse: ".journal-", notes: []string{"The journal " + journalAt +
			" is damaged and could not be kept under another name: .journal- is refused."}, want: `"" "" []`, journal: "from the file: "},
		"nothing can be offered": {files: at(l[0], flip(l[1], 30), l[2]), refuse: "recovered",
			notes: []string{"The journal is damaged: what was " +
				"done after step 0 of the log cannot all be read." + keptNow}, want: `"" "" []`, journal: "from the file: ", more: []string{aside}},
		"the head damaged": {files: at(flip(l[0], 30), l[1], l[2]),
			notes: []string{"The journal is damaged in its first line, and steps in it may " +
				"not be in the file. With the 2 that can be read the event is " + offered + better + keptNow}, want: `"" "" []`,
			journal: "from the file: ", more: []string{aside, offered}},
		"the head damaged, one step": {files: at(flip(l[0], 30), l[1]),
			notes: []string{"The journal is damaged in its first line, and steps in it " +
				"may not be in the file. With the one that can be read the event is " + offered + better + keptNow}, want: `"" "" []`,
			journal: "from the file: ", more: []string{aside, offered}},
		"the head damaged, some in the file": {file: two, files: at(flip(l2[0], 30), l2[1], l2[2], l2[3]),
			notes: []string{"The journal is damaged " +
				"in its first line, and steps in it may not be in the file. With the one that can be read the event is " + offered + better + keptNow},
			want: `"a" "b" [1 2]`, journal: "from the file: ", more: []string{aside, offered}},
		"the head damaged, all in the file": {file: two, files: at(flip(l2[0], 30), l2[1], l2[2]),
			notes: []string{"The journal is damaged in its " +
				"first line, and steps in it may not be in the file." + keptNow}, want: `"a" "b" [1 2]`, journal: "from the file: ",
			more: []string{aside}},
		"the head and a step damaged": {files: at(flip(l[0], 30), flip(l[1], 30), l[2]),
			notes: []string{"The journal is damaged in its first line, " +
				"and steps in it may not be in the file." + keptNow}, want: `"" "" []`, journal: "from the file: ", more: []string{aside}},
		"of another file": {files: at(trailOf(headOf(other), noteLine(1, 1, "a"))),
			notes: []string{"The file was changed by another program since it " +
				"was last open here; one step that was made then is not in it." + keptNow}, want: `"" "" []`, journal: "from the file: ",
			more: []string{aside}},
		"of another file, without a step": {files: at(trailOf(headOf(other))), want: `"" "" []`, journal: "from the file: "},
		"of another file, for a reader": {files: at(trailOf(headOf(other), noteLine(1, 1, "a"))), readOnly: true, want: `"" "" []`,
			journal: "1"},
		"a step that cannot be made": {files: at(trailOf(headOf(file), noteLine(1, 1, "a"), noteLine(3, 2, "b"))), notes: []string{
			"Not every step that was not in the file yet could be made again: step 3 of the log (note b): step 2 should come next.",
			"The file was changed by another program since it was last open here; 2 steps that were made then are not in it." + keptNow},
			want: `"a" "" [1]`, since: 1, journal: "from the file: 1", more: []string{aside}},
		"a step that cannot be made, for a reader": {files: at(trailOf(headOf(file), noteLine(1, 1, "a"), noteLine(3, 2, "b"))), readOnly: true,
			notes: []string{"Not every step that was not in the file yet could be made again: step 3 of the log (note b): step 2 should come next."},
			want:  `"a" "" [1]`, since: 1, journal: "from the file: 1 3"},
	} {
		s.play(t, name)
	}
}
