package tiebreaks

import (
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
	for m := range u.with {
		b.WriteString("/" + m.write(u))
	}
	return b.String()
}

// apart parts the modifiers of a code as a heading has them.
var apart = strings.NewReplacer("/", " ", ":", "")

// Head is what stands over a column: "Solk.", "Buch. C1". The modifiers are those of the code; Label has them in words.
func (u Use) Head() phrase.Text {
	modifiers := apart.Replace(strings.TrimPrefix(u.Code, u.TieBreak.Code))
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
func (u Use) modifiers() (s []phrase.Text) {
	switch u.Score {
	case "MP":
		s = append(s, phrase.New("match points"))
	case "GP":
		s = append(s, phrase.New("game points"))
	}
	for m := range u.with {
		s = append(s, m.words(&u))
	}
	return s
}
