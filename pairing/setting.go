package pairing

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// Setting is one of the settings of a system: what it is called, what it may be,
// and what it is where nobody has chosen.
type Setting struct {
	Key   string // as in the file and on the command line: "teams"
	Kind  SettingKind
	Title phrase.Text
	Doc   phrase.Text // what it does and the article, where the title and the choices do not say it
	// Choices are what a OneOf may be, the usual one first; of a Switch what it is
	// when it is on.
	Choices []Choice
	// Most is the greatest a Number may be, and Usual what it is where nobody has
	// chosen; the least is 0.
	Most, Usual int
	// Older are spellings of former versions, and what they are now.
	Older map[string]string
}

// Choice is one of the values of a setting.
type Choice struct {
	Value string // as in the file
	Title phrase.Text
}

// SettingKind is what values a setting has.
type SettingKind uint8

// Kinds of setting.
const (
	OneOf  SettingKind = iota
	Switch             // on or off
	Number
	Somebody      // a participant, by ID
	RatingClasses // ranges of ratings, "1600-1800,1400-1600": from, and to, which is not in it
)

// read is a value as it is kept: "" where it is the usual one; not ok when it is
// no value of the setting.
func (s *Setting) read(value string) (kept string, ok bool) {
	value = strings.ToLower(strings.TrimSpace(value))
	if now, older := s.Older[value]; older {
		value = now
	}
	switch s.Kind {
	case OneOf, Switch:
		at := slices.IndexFunc(s.Choices, func(c Choice) bool { return c.Value == value })
		if at == 0 && s.Kind == OneOf {
			value = ""
		}
		return value, at >= 0
	case Number:
		n, err := strconv.Atoi(value)
		if n == s.Usual {
			return "", err == nil
		}
		return strconv.Itoa(n), err == nil && n >= 0 && n <= s.Most
	case Somebody:
		n, err := strconv.Atoi(value)
		return strconv.Itoa(n), err == nil && n > 0
	}
	var ranges []string
	for _, part := range strings.Split(value, ",") {
		from, to, both := strings.Cut(strings.TrimSpace(part), "-")
		a, err := strconv.Atoi(strings.TrimSpace(from))
		b, err2 := strconv.Atoi(strings.TrimSpace(to))
		if !both || err != nil || err2 != nil || a >= b { // a has no sign
			return "", false
		}
		ranges = append(ranges, strconv.Itoa(a)+"-"+strconv.Itoa(b))
	}
	return strings.Join(ranges, ","), true
}

// String is the setting as one types it, with all that it may be:
// "series=in-group|except-last".
func (s *Setting) String() string {
	switch s.Kind {
	case OneOf, Switch:
		var values []string
		for _, c := range s.Choices {
			values = append(values, c.Value)
		}
		return s.Key + "=" + strings.Join(values, "|")
	case Number:
		return s.Key + "=" + strconv.Itoa(s.Usual)
	case Somebody:
		return s.Key + "=ID"
	}
	return s.Key + "=1600-1800"
}

// Settle is the system with settings, as the section is to keep them; what is as
// usual is left out. The error names all that are none of the system's.
func (e *Engine) Settle(chosen model.SystemSettings) (*Engine, error) {
	set := model.SystemSettings{}
	var bad []string
	for key, value := range chosen {
		at := slices.IndexFunc(e.Settings, func(s Setting) bool { return s.Key == strings.ToLower(key) })
		if at < 0 {
			bad = append(bad, strconv.Quote(strings.Trim(key+"="+value, "=")))
			continue
		}
		switch kept, ok := e.Settings[at].read(value); {
		case !ok:
			bad = append(bad, strconv.Quote(key+"="+value))
		case kept != "":
			set[e.Settings[at].Key] = kept
		}
	}
	slices.Sort(bad)
	switch {
	case bad != nil && len(e.Settings) == 0:
		return nil, phrase.Errorf("%s has no settings, and %s is none. Write the system alone", e.Name, strings.Join(bad, ", "))
	case bad != nil:
		var all []string
		for i := range e.Settings {
			all = append(all, e.Settings[i].String())
		}
		return nil, phrase.Errorf("%s: no setting of %s. Write %s", strings.Join(bad, ", "), e.Name, strings.Join(all, ", "))
	case len(set) == 0 && e.Set == nil:
		return e, nil
	case len(set) == 0:
		set = nil
	}
	settled := *e
	settled.Set, settled.Pair = set, e.PairWith(set)
	if e.TableWith != nil {
		settled.Table = e.TableWith(set)
	}
	return &settled, nil
}
