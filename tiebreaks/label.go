package tiebreaks

import (
	"fmt"
	"strings"
)

// canonical writes the code in the form with slashes.
func (u *Use) canonical() string {
	var b strings.Builder
	b.WriteString(u.TieBreak.Code)
	if u.Score != "" {
		b.WriteString(":" + u.Score)
	}
	switch {
	case u.High > 0:
		fmt.Fprintf(&b, "/M%d", u.Low)
	case u.Low > 0:
		fmt.Fprintf(&b, "/C%d", u.Low)
	}
	for _, m := range []struct {
		on   bool
		text string
	}{
		{u.Fore, "F"}, {u.Forfeits, "P"}, {u.Limit != 0, fmt.Sprintf("L%+d", u.Limit)}, {u.Factor != 0, fmt.Sprintf("K%d", u.Factor)},
		{u.Unrated != 0, fmt.Sprintf("U%d", max(0, u.Unrated))}, {u.R, "R"}, {u.HalfByes != "", "H" + u.HalfByes},
		{u.Weights != "", "W" + u.Weights},
	} {
		if m.on {
			b.WriteString("/" + m.text)
		}
	}
	return b.String()
}

// Title is the short heading of a column: "USAT", "BH-C1".
func (u Use) Title() string { return strings.ReplaceAll(u.Code, "/", "-") }

// Label is the long name: "Buchholz, cut 1".
func (u Use) Label() string {
	s := []string{u.TieBreak.Name}
	switch u.Score {
	case "MP":
		s = append(s, "match points")
	case "GP":
		s = append(s, "game points")
	}
	switch {
	case u.High > 0:
		s = append(s, fmt.Sprintf("median %d", u.Low))
	case u.Low > 0:
		s = append(s, fmt.Sprintf("cut %d", u.Low))
	}
	if u.Fore {
		s = append(s, "fore")
	}
	if u.Forfeits {
		s = append(s, "forfeits as played")
	}
	if u.Limit != 0 {
		s = append(s, fmt.Sprintf("limit %+d half points", u.Limit))
	}
	if u.Factor != 0 {
		s = append(s, fmt.Sprintf("factor %d", u.Factor))
	}
	switch {
	case u.Unrated == unratedOut && u.TieBreak == rtng:
		s = append(s, "unrated as 0")
	case u.Unrated == unratedOut:
		s = append(s, "without the unrated")
	case u.Unrated != 0:
		s = append(s, fmt.Sprintf("unrated as %d", u.Unrated))
	}
	switch {
	case u.reversed():
		s = append(s, "reversed")
	case u.R:
		s = append(s, "rulebook")
	}
	switch u.HalfByes {
	case "0":
		s = append(s, "half-point byes not deducted")
	case "1":
		s = append(s, "half-point byes deducted")
	}
	if u.Weights != "" {
		s = append(s, "board weights "+strings.ReplaceAll(u.Weights, ".", ", "))
	}
	return strings.Join(s, ", ")
}
