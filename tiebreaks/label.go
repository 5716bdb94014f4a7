package tiebreaks

import (
	"fmt"
	"strings"

	"wallchart/phrase"
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
		{u.Unrated == UnratedOut || u.Unrated > 0, fmt.Sprintf("U%d", max(0, u.Unrated))}, {u.R, "R"}, {u.HalfByes != "", "H" + u.HalfByes},
		{u.Weights != "", "W" + u.Weights},
	} {
		if m.on {
			b.WriteString("/" + m.text)
		}
	}
	return b.String()
}

// Head is what stands over a column: "Solk.", "Buch. C1". The modifiers are those of the code; Label has them in words.
func (u Use) Head() phrase.Text {
	modifiers := strings.NewReplacer("/", " ", ":", "").Replace(strings.TrimPrefix(u.Code, u.TieBreak.Code))
	return phrase.Join(" ", phrase.Sentence(u.TieBreak.Short), phrase.Verbatim(strings.TrimSpace(modifiers)))
}

// Title is the code as it stands over a column for programs, and in sentences: "SOLKOFF", "BH-C1".
func (u Use) Title() string { return strings.ReplaceAll(u.Code, "/", "-") }

// Label is the long name: "Buchholz, cut 1".
func (u Use) Label() phrase.Text {
	return phrase.Join(", ", append([]phrase.Text{u.TieBreak.Name}, u.modifiers()...)...)
}

// inSentence is the long name where a number follows: "Buchholz (cut 1)".
func (u Use) inSentence() phrase.Text {
	name := u.TieBreak.Name
	if !u.TieBreak.Mid.Empty() {
		name = u.TieBreak.Mid
	}
	if more := u.modifiers(); len(more) > 0 {
		return phrase.New("%s (%s)", name, phrase.Join(", ", more...))
	}
	return name
}

// modifiers are those of the name, in words.
func (u Use) modifiers() []phrase.Text {
	var s []phrase.Text
	add := func(format phrase.Format, args ...any) { s = append(s, phrase.New(format, args...)) }
	switch u.Score {
	case "MP":
		add("match points")
	case "GP":
		add("game points")
	}
	switch {
	case u.High > 0:
		add("median %d", u.Low)
	case u.Low > 0:
		add("cut %d", u.Low)
	}
	if u.Fore {
		add("fore")
	}
	if u.Forfeits {
		add("forfeits as played")
	}
	if u.Limit != 0 {
		add("limit %+d half points", u.Limit)
	}
	if u.Factor != 0 {
		add("factor %d", u.Factor)
	}
	switch {
	case u.Unrated == UnratedOut && u.TieBreak.OwnRating:
		add("unrated as 0")
	case u.Unrated == UnratedOut:
		add("without the unrated")
	case u.Unrated > 0:
		add("unrated as %d", u.Unrated)
	}
	switch {
	case u.reversed():
		add("reversed")
	case u.R:
		add("rulebook")
	}
	switch u.HalfByes {
	case "0":
		add("half-point byes not deducted")
	case "1":
		add("half-point byes deducted")
	}
	if u.Weights != "" {
		add("board weights %s", strings.ReplaceAll(u.Weights, ".", ", "))
	}
	return s
}
