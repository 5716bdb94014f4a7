package wallchart

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wallchart/model/journal/steps"
	"wallchart/must"
)

// lay writes files into a folder: names and contents.
func lay(t *testing.T, folder string, all map[string]string) {
	t.Helper()
	for name, text := range all {
		must.Do(t, os.MkdirAll(filepath.Dir(filepath.Join(folder, name)), 0o777))
		must.Do(t, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o666))
	}
}

// TestTwoJournals: where the folder could be written to once and cannot now, or the other way round, the longer one holds
// the shorter.
func TestTwoJournals(t *testing.T) {
	file := eventText("", "")
	l := chain(0, headOf(file), noteLine(1, 1, "a"), noteLine(2, 2, "b"), noteLine(3, 1, "c"))
	of := func(n int) string { return strings.Join(l[:n+1], "") }
	at := func(text string) map[string]string { return map[string]string{journalAt: text} }
	const lost = "The journal is damaged: what was done after step 1 of the log cannot be read and is not in the event." + keptNow
	for name, s := range map[string]scene{
		"only in the state folder": {state: of(1), notes: []string{oneAgain}, want: `"a" "" [1]`, since: 1, journal: "from the file: 1"},
		"longer in the state folder": {files: at(of(1)), state: of(2), notes: []string{twoAgain}, want: `"a" "b" [1 2]`, since: 2,
			journal: "from the file: 1 2"},
		"longer beside the file": {files: at(of(2)), state: of(1), notes: []string{twoAgain}, want: `"a" "b" [1 2]`, since: 2,
			journal: "from the file: 1 2"},
		"the same": {files: at(of(1)), state: of(1), notes: []string{oneAgain}, want: `"a" "" [1]`, since: 1, journal: "from the file: 1"},
		"none of this file in the state folder": {files: at(of(1)), state: trailOf(headOf("x"), noteLine(1, 2, "x"), noteLine(2, 2, "y")),
			notes: []string{oneAgain}, want: `"a" "" [1]`, since: 1, journal: "from the file: 1"},
		"nonsense in the state folder": {files: at(of(1)), state: "nonsense\n", notes: []string{oneAgain}, want: `"a" "" [1]`, since: 1,
			journal: "from the file: 1"},
		"emptied in the state folder": {files: at(of(1)), state: "", notes: []string{oneAgain}, want: `"a" "" [1]`, since: 1,
			journal: "from the file: 1"},
		"damaged in the state folder": {state: l[0] + l[1] + flip(l[2], 30), notes: []string{oneAgain,
			"The journal is damaged: not every step that is in it could be read."}, want: `"a" "" [1]`, since: 1, journal: "from the file: 1"},
		"damaged in the state folder, more beside the file": {files: at(of(2)), state: l[0] + l[1] + flip(l[2], 30),
			notes: []string{twoAgain}, want: `"a" "b" [1 2]`, since: 2, journal: "from the file: 1 2"},
		"damaged in the state folder, as many beside the file": {files: at(of(1)), state: l[0] + l[1] + flip(l[2], 30),
			notes: []string{oneAgain}, want: `"a" "" [1]`, since: 1, journal: "from the file: 1"},
		"damaged in the state folder, more in it": {files: at(of(0)), state: l[0] + l[1] + flip(l[2], 30), notes: []string{oneAgain,
			"The journal is damaged: not every step that is in it could be read."}, want: `"a" "" [1]`, since: 1, journal: "from the file: 1"},
		"the first step damaged in the state folder": {state: l[0] + flip(l[1], 30), notes: []string{
			"The journal is damaged: not every step that is in it could be read."}, want: `"" "" []`, journal: "from the file: "},
		"damaged beside the file": {files: at(l[0] + l[1] + flip(l[2], 30)), notes: []string{oneAgain, lost}, want: `"a" "" [1]`, since: 1,
			journal: "from the file: 1", more: []string{aside}},
		"damaged beside the file, as long in the state folder": {files: at(l[0] + l[1] + flip(l[2], 30)), state: of(1),
			notes: []string{oneAgain, lost}, want: `"a" "" [1]`, since: 1, journal: "from the file: 1", more: []string{aside}},
		"damaged beside the file, more in the state folder": {files: at(l[0] + l[1] + flip(l[2], 30)), state: of(3),
			notes: []string{"3 steps were not in the file yet and were made again.",
				"The journal is damaged: not every step that is in it could be read." + keptNow}, want: `"c" "b" [1 2 3]`, since: 3,
			journal: "from the file: 1 2 3", more: []string{aside}},
		"for a reader the longer": {files: at(of(1)), state: of(2), readOnly: true, notes: []string{twoAgain}, want: `"a" "b" [1 2]`, since: 2,
			journal: "from the file: 1"},
	} {
		s.play(t, name)
	}
}

// TestAnotherFileThanWasSaved: the steps are put aside, and what they led to is written beside the file where the state they
// set out from is still there; the file is told to be another than the one that was saved last, and is kept.
func TestAnotherFileThanWasSaved(t *testing.T) {
	file, first, later := eventText("", ""), eventText("x", "y"), eventText("x", "z", noteLine(1, 2, "z"))
	v := func(n int) string { return fmt.Sprintf("%s%06d-20260102T030405Z.wallchart", keptAt, n) }
	then := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC).Local().Format("2006-01-02 15:04:05")
	kept := " The one of " + then + " is kept among the earlier versions."
	changed := "This is not the file that was saved here last: another program or another computer has changed it." + kept
	older := "This is not the file that was saved here last: it is an older one, that somebody or another program has put back." + kept
	gone := func(n string) string {
		return "The file was changed by another program since it was last open here; " + n + " then are not in it."
	}
	const one, two, ledTo = "one step that was made", "2 steps that were made", " What they led to is kept as " + offered + "."
	single := strings.Replace(gone(one), "then are not", "then is not", 1)
	fromFirst := trailOf(headOf(first), noteLine(1, 1, "a"))
	marked := trailOf(headOf("gone"), noteLine(1, 2, "z"), savingOf(later), noteLine(2, 1, "b"))
	undone := trailOf(headOf("x"), noteLine(1, 1, "a"), savingOf(file))
	for name, c := range map[string]struct {
		scene
		offer string // what is offered
		again bool   // the file is kept as a version, whose name bears its time
	}{
		"saved last": {scene: scene{files: map[string]string{v(1): file}, want: `"" "" []`, journal: "from the file: "}},
		"changed": {scene: scene{files: map[string]string{v(3): first}, notes: []string{changed}, want: `"" "" []`,
			journal: "from the file: "}, again: true},
		"put back": {scene: scene{files: map[string]string{v(1): file, v(2): first}, notes: []string{older}, want: `"" "" []`,
			journal: "from the file: "}, again: true},
		"changed, for a reader": {scene: scene{files: map[string]string{v(3): first}, readOnly: true, notes: []string{changed},
			want: `"" "" []`}},
		"with a version of the first programs": {scene: scene{files: map[string]string{keptAt + "20260101T000000.000Z.wallchart": first},
			want: `"" "" []`, journal: "from the file: "}},
		"with an emptied journal": {scene: scene{files: map[string]string{v(3): first, journalAt: ""}, want: `"" "" []`,
			journal: "from the file: "}, again: true},
		"steps that are kept lead to it": {scene: scene{files: map[string]string{v(3): first, undoAt + "steps": undone}, want: `"" "" []`,
			journal: "from the file: "}, again: true},
		"a journal leads to it": {scene: scene{files: map[string]string{v(3): first,
			journalAt: trailOf(headOf(first), noteLine(1, 1, "a"), savingOf(file))}, want: `"" "" []`, journal: "1"}, again: true},
		"a journal sets out from it": {scene: scene{files: map[string]string{v(3): first, journalAt: trailOf(headOf(file), noteLine(1, 1, "a"))},
			notes: []string{oneAgain}, want: `"a" "" [1]`, since: 1, journal: "from the file: 1"}, again: true},
		"a damaged journal sets out from it": {scene: scene{files: map[string]string{v(3): first,
			journalAt: trailOf(headOf(file), noteLine(1, 1, "a")) + "nonsense\n"}, notes: []string{changed, oneAgain,
			"The journal is damaged: what was done after step 1 of the log cannot be read and is not in the event." + keptNow},
			want: `"a" "" [1]`, since: 1, journal: "from the file: 1", more: []string{aside}}, again: true},
		"with steps, nothing kept": {scene: scene{files: map[string]string{journalAt: fromFirst}, notes: []string{single + keptNow},
			want: `"" "" []`, journal: "from the file: ", more: []string{aside}}},
		"with steps from a version": {scene: scene{files: map[string]string{journalAt: fromFirst, v(1): first}, notes: []string{single + ledTo +
			keptNow}, want: `"" "" []`, journal: "from the file: ", more: []string{aside, offered}}, offer: `"a" "y" [1]`},
		"with steps from a save": {scene: scene{files: map[string]string{journalAt: marked, v(1): later}, notes: []string{gone(two) + ledTo +
			keptNow}, want: `"" "" []`, journal: "from the file: ", more: []string{aside, offered}}, offer: `"b" "z" [1 2]`},
		"with steps from the later of two saves": {scene: scene{files: map[string]string{v(1): first, v(2): later,
			journalAt: trailOf(headOf("gone"), savingOf(first), noteLine(1, 2, "z"), savingOf(later), noteLine(2, 1, "b"))},
			notes: []string{gone(two) + ledTo + keptNow}, want: `"" "" []`, journal: "from the file: ", more: []string{aside, offered}},
			offer: `"b" "z" [1 2]`},
		"with steps from the earlier of two saves": {scene: scene{files: map[string]string{v(1): first,
			journalAt: trailOf(headOf("gone"), savingOf(first), noteLine(1, 2, "z"), savingOf(later), noteLine(2, 1, "b"))},
			notes: []string{gone(two) + ledTo + keptNow}, want: `"" "" []`, journal: "from the file: ", more: []string{aside, offered}},
			offer: `"b" "z" [1 2]`},
		"with steps that cannot be made": {scene: scene{files: map[string]string{v(1): first,
			journalAt: trailOf(headOf(first), noteLine(1, 1, "a"), noteLine(3, 1, "b"))}, notes: []string{gone(two) + keptNow},
			want: `"" "" []`, journal: "from the file: ", more: []string{aside}}},
		"with steps that cannot be written": {scene: scene{files: map[string]string{journalAt: fromFirst, v(1): first}, refuse: "recovered",
			notes: []string{single + keptNow}, want: `"" "" []`, journal: "from the file: ", more: []string{aside}}},
	} {
		if c.again { // the file is as new as the test, and its name as well
			n := 3
			for c.files[v(n)] == "" {
				n--
			}
			c.more = append([]string{fmt.Sprintf("%s%06d-", keptAt, n+1)}, c.more...)
		}
		dir, _ := c.play(t, name)
		if c.offer != "" {
			f := must.Have(ReadFile(filepath.Join(dir, offered)))(t)
			if got := stateOf(f); got != c.offer {
				t.Errorf("%s: offered is %s, want %s", name, got, c.offer)
			}
		}
	}
}

// TestWhatLedToAFile is kept in the folder undo, and belongs to the file that its last line names.
func TestWhatLedToAFile(t *testing.T) {
	first, second := eventText("", ""), eventText("a", "", noteLine(1, 1, "a"))
	third := eventText("a", "b", noteLine(2, 2, "b"), noteLine(1, 1, "a"))
	base := undoAt + "from-" + digest([]byte(first))[:16] + ".wallchart"
	changes := trailOf(headOf(first), noteLine(1, 1, "a"), savingOf(second), noteLine(2, 2, "b"), savingOf(third))
	const lost = "what was done before the event was opened cannot be taken back: "
	for name, c := range map[string]struct {
		file      string
		files     map[string]string
		undoable  string
		undone    string // the event when all is taken back
		forgotten string
		refuse    string
	}{
		"of this file": {third, map[string]string{undoAt + "steps": changes, base: first}, "1 2", `"" ""`, "", ""},
		"of an older file": {second, map[string]string{undoAt + "steps": changes, base: first}, "", `"a" ""`,
			"the steps that are kept in .A.wallchart.history lead to another state of the file", ""},
		"none":             {third, nil, "", `"a" "b"`, "", ""},
		"without its base": {third, map[string]string{undoAt + "steps": changes}, "1 2", `"a" "b"`, lost, ""},
		"with another base": {third, map[string]string{undoAt + "steps": changes, base: second}, "1 2", `"a" "b"`,
			lost + "the state that the steps set out from is not what it was", ""},
		"torn":  {third, map[string]string{undoAt + "steps": changes + "x", base: first}, "", `"a" "b"`, "", ""},
		"empty": {third, map[string]string{undoAt + "steps": "", base: first}, "", `"a" "b"`, "", ""},
		"without a save at its end": {second, map[string]string{undoAt + "steps": changes + chain(0, noteLine(9, 1, "x"))[0], base: first},
			"", `"a" ""`, "", ""},
		"a last line without digits": {third, map[string]string{undoAt + "steps": "x " + savingOf(third) + "\n", base: first}, "", `"a" "b"`,
			"", ""},
		"a last line of digits":             {third, map[string]string{undoAt + "steps": "12345678\n", base: first}, "", `"a" "b"`, "", ""},
		"a last line of digits and a space": {third, map[string]string{undoAt + "steps": "12345678 \n", base: first}, "", `"a" "b"`, "", ""},
		"a save of nothing": {third, map[string]string{undoAt + "steps": trailOf(headOf(first), `{"saving":""}`), base: first}, "", `"a" "b"`,
			"", ""},
		"damaged": {third, map[string]string{undoAt + "steps": changes[:20] + "X" + changes[21:], base: first}, "", `"a" "b"`,
			"the steps that are kept are damaged", ""},
		"a save stopped before it kept the steps": {third, map[string]string{base: first,
			undoAt + "steps": trailOf(headOf(first), noteLine(1, 1, "a"), savingOf(second)),
			journalAt:        trailOf(headOf(second), noteLine(2, 2, "b"), savingOf(third))}, "1 2", `"" ""`, "", ""},
		"and they cannot be kept now": {third, map[string]string{base: first,
			undoAt + "steps": trailOf(headOf(first), noteLine(1, 1, "a"), savingOf(second)),
			journalAt:        trailOf(headOf(second), noteLine(2, 2, "b"), savingOf(third))}, "1 2", `"" ""`, "", "undo"},
		"a journal that does not lead here": {third, map[string]string{base: first,
			undoAt + "steps": trailOf(headOf(first), noteLine(1, 1, "a"), savingOf(second)),
			journalAt:        trailOf(headOf("x"), noteLine(2, 2, "b"), savingOf(third))}, "", `"a" "b"`,
			"the steps that are kept in .A.wallchart.history lead to another state of the file", ""},
	} {
		dir := t.TempDir()
		o := Options{By: "Eva", State: filepath.Join(dir, "state"), host: "CLUB", disk: disk{lazy: true}}
		if c.refuse != "" {
			o.disk.refuse = func(p string) error {
				if strings.Contains(p, "/"+c.refuse) {
					return fmt.Errorf("no")
				}
				return nil
			}
		}
		lay(t, dir, c.files)
		lay(t, dir, map[string]string{"A.wallchart": c.file})
		path := filepath.Join(dir, "A.wallchart")
		for _, readOnly := range []bool{true, false} {
			before := fmt.Sprint(allFiles(t, dir))
			o.ReadOnly = readOnly
			d, err := Open(path, o)
			must.Do(t, err)
			if got := numbers(d.Undoable()); got != c.undoable && !(readOnly && c.files[journalAt] != "") { // a reader has no journal
				t.Errorf("%s, reading only %v: %s can be taken back, want %s", name, readOnly, got, c.undoable)
			}
			if readOnly {
				if fmt.Sprint(allFiles(t, dir)) != before {
					t.Errorf("%s: reading has changed something", name)
				}
				d.Discard()
				continue
			}
			for err == nil {
				_, err = d.Undo()
			}
			got := stateOf(&File{Tournament: d.Tournament()})
			if strings.TrimSuffix(got, " []") != c.undone {
				t.Errorf("%s: taken back, the event is %s, want %s", name, got, c.undone)
			}
			if why := d.Forgotten(); c.forgotten == "" && why != nil || c.forgotten != "" && !strings.HasPrefix(fmt.Sprint(why), c.forgotten) {
				t.Errorf("%s: forgotten for %v, want %s", name, why, c.forgotten)
			}
			// Whatever was there, the next save keeps what can be taken back from then on.
			must.Do(t, d.Do(steps.SetPairingNote{Section: 1, Round: 1, Board: 1, Note: "new"}))
			must.Do(t, d.Save())
			n := len(d.Undoable())
			crash(d)
			d, err = Open(path, o)
			must.Do(t, err)
			if c.refuse == "" && (len(d.Undoable()) != n || d.Forgotten() != nil) {
				t.Errorf("%s: of %d steps %d can be taken back when it is opened again, %v", name, n, len(d.Undoable()), d.Forgotten())
			}
			crash(d)
		}
	}
}
