package ecf

import (
	"strings"

	"wallchart/files/pattern"
)

// period is "40/100", "90", "G/60", each with "+30", "; d5" or none behind it.
var period = pattern.New(`^(?:(\d{1,2})\s*/\s*)?(?:(?:g|sd|game)\s*/?\s*)?(\d{1,3})\s*(?:min|minutes|'|’)?` +
	`(?:\s*;?\s*(?:\+|inc)\s*(\d{1,3})\s*(?:s|sec|seconds|''|"|”)?(?:\s*(?:/|per|a)\s*move)?)?$`)

// timeFields are the fields of a time control in words, nil for one that the form has no fields for: more than three sessions,
// increments that differ, a delay.
func timeFields(words string) []field {
	all := strings.FieldsFunc(strings.ToLower(words), func(r rune) bool { return r == ',' })
	if len(all) == 0 || len(all) > 3 {
		return nil
	}
	var fields []field
	seconds := ""
	for i, text := range all {
		m := period.FindStringSubmatch(strings.TrimSpace(text))
		last := i == len(all)-1
		if m == nil || (m[1] == "") != last || i > 0 && m[3] != seconds && !(seconds == "" && last) {
			return nil
		}
		seconds = m[3]
		session := [...]string{"FIRST SESSION", "SECOND SESSION"}[min(i, 1)]
		switch {
		case !last:
			fields = append(fields, field{"MOVES " + session, m[1]}, field{"MINUTES " + session, m[2]})
		case i == 0:
			fields = append(fields, field{"MINUTES FOR GAME", m[2]})
		default:
			fields = append(fields, field{"MINUTES REST OF GAME", m[2]})
		}
	}
	if seconds != "" {
		fields = append(fields, field{"SECONDS PER MOVE", seconds})
	}
	return fields
}
