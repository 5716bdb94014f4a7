package trf

import (
	"bytes"
	"strings"
	"testing"

	"wallchart/must"
)

// TestTimeControlInCode: minutes become seconds; the example of TRF26 (record 222) has three periods.
func TestTimeControlInCode(t *testing.T) {
	for words, code := range map[string]string{
		"90+30": "5400+30", "15 + 10": "900+10", "60": "3600", "90 min + 30 s": "5400+30", "90 minutes + 30 seconds per move": "5400+30",
		"90' + 30''": "5400+30", "G/60;+5": "3600+5", "G/30": "1800", "90 min + 30 sec/move": "5400+30", "5 min + 3 s a move": "300+3",
		"40/100+30, 20/50+30, 25+30": "40/6000+30:20/3000+30:1500+30", "60/120, 60": "60/7200:3600",
		// what the code does not hold: a delay, other words, a period too many or too few, minutes before the slash
		"G/60;d5": "", "": "", "fast": "", "40/90": "", "90, 30": "", "90/40, 30": "", "61/40, 30": "", "0/40, 30": "", "0+30": "",
		"90+30 and a playoff": "", "40/90,": "", "1000": "",
	} {
		if got := codeOfTime(words); got != code {
			t.Errorf("%q is coded %q, want %q", words, got, code)
		}
	}
	for code, words := range map[string]string{
		"5400+30": "90+30", "40/6000+30:20/3000+30:1500+30": "40/100+30, 20/50+30, 25+30", "3600": "60", "60": "1",
		"W300-B240": "", "90+30": "", "59": "", "61": "", "40/5400": "", "5400:1800": "", "": "",
	} {
		if got := timeOfCode(code); got != words {
			t.Errorf("%q is %q, want %q", code, got, words)
		}
	}
}

// TestTheDetailsOfTheEvent: each record of the event by a line written by hand is read, and written as that line.
func TestTheDetailsOfTheEvent(t *testing.T) {
	lines := []string{"012 May Open", "022 Graz", "032 AUT", "042 2026/05/30", "052 2026/05/31", "062 4", "082 0",
		"102 IA Anna Stone (123456)",
		"112 B. Rook", "112 C. King", "122 90+30", "142 3", "152 B", "222 5400+30"}
	in := four + strings.Join(lines, "\n") + "\n"
	res := must.Have(readText(in, known))(t)
	ev := res.Tournament
	if ev.Name != "May Open" || ev.City != "Graz" || ev.Federation != "AUT" || ev.Start != "2026-05-30" || ev.End != "2026-05-31" ||
		ev.Arbiter != "IA Anna Stone (123456)" || strings.Join(ev.Deputies, ";") != "B. Rook;C. King" || ev.Time != "90+30" ||
		ev.Sections[0].Planned != 3 {
		t.Errorf("%+v", ev)
	}
	out := "\n" + rewritten(t, res, TRF26)
	for _, line := range lines {
		if n := strings.Count(out, "\n"+line+"\r\n"); n != 1 {
			t.Errorf("%q is written %d times:\n%s", line, n, out)
		}
	}
	if strings.Contains(rewritten(t, res, TRF16), "\n222") {
		t.Error("an older file has record 222")
	}
}

// TestWordsAndCodeOfTheTimeControl: a code alone makes the words; a code that was read stays while the words cannot be coded,
// and gives way to them once they can.
func TestWordsAndCodeOfTheTimeControl(t *testing.T) {
	for _, c := range []struct{ in, now, time, code string }{
		{"222 900+10\n", "", "15+10", "900+10"},
		{"122 Rapid\n222 900+10\n", "", "Rapid", "900+10"},
		{"122 15+10\n222 900+10\n", "25+10", "15+10", "1500+10"},
		{"222 W300-B240\n", "", "", "W300-B240"},
		{"122 Rapid\n", "", "Rapid", ""},
	} {
		res, err := readText(four+c.in, known)
		if err != nil || res.Tournament.Time != c.time {
			t.Errorf("%q: the time control is %q, %v", c.in, res.Tournament.Time, err)
			continue
		}
		if c.now != "" {
			res.Tournament.Time = c.now
		}
		out := "\n" + rewritten(t, res, TRF26)
		if n := strings.Count(out, "\n222"); (c.code != "") != (n == 1) || !strings.Contains(out, "\n222 "+c.code) && c.code != "" {
			t.Errorf("%q: %d records 222, want %q:\n%s", c.in, n, c.code, out)
		}
	}
}

func rewritten(t *testing.T, res Result, e Edition) string {
	t.Helper()
	var b bytes.Buffer
	must.Have(Write(&b, res.Tournament, res.Tournament.Sections[0], known, Options{Edition: e}))(t)
	return b.String()
}
