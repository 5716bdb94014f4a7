package rank

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

// ownCode is the tie-break of values that are entered by hand.
const ownCode = "OWN"

// OwnValues is the step to values entered by hand, those of everybody. The tie-break comes into the list with the first, before what an
// arbiter decides in the end.
func OwnValues(s *model.Section, values []model.OwnValue) journal.Change {
	set := steps.SetOwnValues{Section: s.ID, Values: values}
	return steps.Joined(set.Label(), set, withOwn(s, len(values) > 0))
}

// withOwn is the section's list with the values by hand in it.
func withOwn(s *model.Section, any bool) journal.Change {
	list := slices.Clone(s.Ranking.TieBreaks)
	at := len(list)
	for i, code := range slices.Backward(list) {
		u, err := catalogue.Parse(code)
		switch {
		case err != nil:
		case u.TieBreak.Code == ownCode:
			any = false
		case u.TieBreak.Ends || u.TieBreak.Code == "MANUAL":
			at = i
		}
	}
	if any {
		list = slices.Insert(list, at, ownCode)
	}
	return steps.SetTieBreaks{Section: s.ID, List: list, Unplayed: s.Ranking.Unplayed, Preset: s.Ranking.Preset}
}

// OwnValue is the step to one participant's value, as typed; "" or a dash takes it back.
func OwnValue(s *model.Section, who model.ID, text string) (journal.Change, error) {
	values := slices.DeleteFunc(slices.Clone(s.Ranking.Own), func(v model.OwnValue) bool { return v.Who == who })
	if !noValue(text) {
		v, err := model.ParseHundredths(text)
		if err != nil {
			return nil, err
		}
		values = append(values, model.OwnValue{Who: who, Value: v})
	}
	return OwnValues(s, values), nil
}

func noValue(text string) bool {
	return slices.Contains([]string{"", "-", "–"}, strings.TrimSpace(text))
}

// OwnLines are the participants a line each, with the starting number and the value that was entered, to be typed into.
func OwnLines(s *model.Section, l phrase.Language) string {
	var lines []string
	for e := range s.Everyone() {
		line := strconv.Itoa(e.Number) + " " + e.Name + ":"
		for _, v := range s.Ranking.Own {
			if v.Who == e.ID {
				line += " " + phrase.Decimals(l, v.Value.String())
			}
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

// ReadOwnLines reads such lines: the starting number first, and behind the last colon, or without one the last word, the value. A line
// without a value takes nothing.
func ReadOwnLines(s *model.Section, text string) ([]model.OwnValue, error) {
	var values []model.OwnValue
	for line := range strings.SplitSeq(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		first, rest, _ := strings.Cut(line, " ")
		no, err := strconv.Atoi(strings.TrimRight(first, ":."))
		e, ok := s.ByNumber(no)
		if err != nil || !ok {
			return nil, phrase.Errorf("%q does not begin with a starting number. Write the number, a colon and the value: 7: 12.5", line)
		}
		value := rest
		if at := strings.LastIndex(rest, ":"); at >= 0 {
			value = rest[at+1:]
		} else if at := strings.LastIndex(rest, " "); at >= 0 {
			value = rest[at+1:]
		}
		if noValue(value) {
			continue
		}
		v, err := model.ParseHundredths(value)
		if err != nil {
			return nil, phrase.Errorf("number %d, %s: %w", no, e.Name, err)
		}
		if slices.ContainsFunc(values, func(o model.OwnValue) bool { return o.Who == e.ID }) {
			return nil, phrase.Errorf("number %d stands there twice. Write each participant once", no)
		}
		values = append(values, model.OwnValue{Who: e.ID, Value: v})
	}
	return values, nil
}
