package model

import (
	"maps"
	"slices"
	"strings"
)

// ReportCode is what record 192 of FIDE's report file (TRF26) calls a pairing
// system. The systems know theirs (package pairing); who reads or writes a report
// file is handed all of them.
type ReportCode struct {
	// Code is "FIDE_DUTCH_2026", without its endings for acceleration and scores; "" of a system that FIDE has none for, whose name
	// stands in words (see InWords).
	Code string
	// Kind is that of the sections the code is written for, where a system has one
	// code for players and one for teams.
	Kind Kind
	// Until is when another system took the code over: it is this one's in events
	// that began before. "" is for ever.
	Until Date
	// Scored: it is this system's only with an ending that says which score decides.
	Scored   bool
	System   string   // code of the system, and
	Rulebook Rulebook // whose rules it is of
	Format   Format   // the format of its sections
	Lot      Lot      // what the colour decides that is drawn
}

// Reported is what a code of record 192 says of a section.
type Reported struct {
	System      string
	Rulebook    Rulebook
	Format      Format
	Primary     ScoreKind
	PrimaryOnly bool
	Lot         Lot
}

// ReportCodes are the codes of all systems, of each the one to be written first.
type ReportCodes []ReportCode

// scoreEndings say which score decides a team event, and whether it does so alone:
// behind MP_GP the other one decides who of equals has the colour (C.04.6, 2026,
// 4.2).
var scoreEndings = []struct {
	ending  string
	primary ScoreKind
	only    bool
}{{"_MP_GP", MatchPoints, false}, {"_GP_MP", GamePoints, false}, {"_MP", MatchPoints, true}, {"_GP", GamePoints, true}}

// Read reads a code of record 192 of an event that began on a day; not ok when no
// system has that code.
func (cs ReportCodes) Read(code string, start Date) (r Reported, ok bool) {
	code = strings.TrimSuffix(strings.ToUpper(strings.TrimSpace(code)), "_BAKU")
	if c := cs.find(code, start, false); c != nil {
		return c.reported(), true
	}
	for _, e := range scoreEndings {
		if base, ends := strings.CutSuffix(code, e.ending); ends {
			c := cs.find(base, start, true)
			if c == nil {
				return Reported{Primary: e.primary}, false
			}
			r := c.reported()
			r.Primary, r.PrimaryOnly = e.primary, e.only
			return r, true
		}
	}
	return Reported{}, false
}

// InWords is how a system and the settings that are not as usual stand behind the type in words of record 092: " (us-swiss
// teams=never)". Settings have no blanks.
func InWords(system string, set SystemSettings) string {
	var b strings.Builder
	b.WriteString(" (" + system)
	for _, key := range slices.Sorted(maps.Keys(set)) {
		b.WriteString(" " + key + "=" + set[key])
	}
	return b.String() + ")"
}

// Named finds at the end of a type in words the system that InWords has put there, and its settings; rest is what stands before it. It is
// not ok, and rest is the text, where no such system is named.
func (cs ReportCodes) Named(text string) (rest string, r Reported, set SystemSettings, ok bool) {
	text = strings.TrimSpace(text)
	inside, closed := strings.CutSuffix(text, ")")
	at := strings.LastIndex(inside, "(")
	if !closed || at < 0 {
		return text, Reported{}, nil, false
	}
	words := strings.Fields(inside[at+1:])
	if len(words) == 0 {
		return text, Reported{}, nil, false
	}
	c := cs.first(Individual, func(c *ReportCode) bool { return c.System == strings.ToLower(words[0]) })
	if c == nil {
		return text, Reported{}, nil, false
	}
	for _, w := range words[1:] {
		key, value, is := strings.Cut(w, "=")
		if !is {
			return text, Reported{}, nil, false
		}
		if set == nil {
			set = SystemSettings{}
		}
		set[key] = value
	}
	return strings.TrimSpace(inside[:at]), c.reported(), set, true
}

func (c *ReportCode) reported() Reported {
	return Reported{System: c.System, Rulebook: c.Rulebook, Format: c.Format, Lot: c.Lot}
}

// find prefers a system that has the code only with the scores, and one that has
// lost it since.
func (cs ReportCodes) find(code string, start Date, scored bool) *ReportCode {
	var found *ReportCode
	for i := range cs {
		c := &cs[i]
		if c.Code == "" || c.Code != code || c.Scored && !scored || c.Until != "" && (start == "" || start >= c.Until) {
			continue
		}
		if found == nil || c.Scored && !found.Scored || c.Until != "" && found.Until == "" {
			found = c
		}
	}
	return found
}

// Of is the code of a section: its system's, or that of its format where it is a
// table, with the scores behind that of a team Swiss; "" when there is none.
func (cs ReportCodes) Of(s *Section) string {
	own := func(c *ReportCode) bool { return c.System == s.System && s.System != "" }
	format := func(c *ReportCode) bool { return c.Format == s.Format }
	c := cs.first(s.Kind, func(c *ReportCode) bool { return own(c) && format(c) })
	if c == nil && s.Format.Predetermined() {
		c = cs.first(s.Kind, format)
	}
	if c == nil {
		c = cs.first(s.Kind, own)
	}
	switch {
	case c == nil || c.Code == "":
		return ""
	case !s.Team() || s.Format.Predetermined():
		return c.Code
	}
	for _, e := range scoreEndings {
		if e.primary == s.Primary && e.only == s.PrimaryOnly {
			return c.Code + e.ending
		}
	}
	return c.Code
}

// first is the first of those that fit, one for sections of that kind before
// others.
func (cs ReportCodes) first(k Kind, fits func(*ReportCode) bool) *ReportCode {
	var found *ReportCode
	for i := range cs {
		if c := &cs[i]; fits(c) {
			if c.Kind == k {
				return c
			}
			if found == nil {
				found = c
			}
		}
	}
	return found
}
