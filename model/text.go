package model

import (
	"fmt"
	"slices"
	"strings"

	"wallchart/phrase"
)

// Files hold words where the program holds small numbers: "win", "team",
// "round robin". A word nobody knows is an error, never a default.

// MarshalText writes the outcome's name, "half-point bye".
func (o Outcome) MarshalText() ([]byte, error) {
	if o >= Outcomes {
		return nil, fmt.Errorf("outcome %d does not exist", o)
	}
	return []byte(o.String()), nil
}

// UnmarshalText reads an outcome's name.
func (o *Outcome) UnmarshalText(text []byte) error {
	for i := range traits {
		if traits[i].name == string(text) {
			*o = Outcome(i)
			return nil
		}
	}
	return unknownWord(text, "%q is not an outcome; known are %q", OutcomeNames())
}

// OutcomeNames lists the words for outcomes, in the order of the matrix.
func OutcomeNames() []string {
	names := make([]string, Outcomes)
	for i := range traits {
		names[i] = traits[i].name
	}
	return names
}

var (
	kindNames   = []string{"individual", "team"}
	formatNames = []string{"Swiss", "round robin", "double round robin", "Scheveningen", "Schiller", "Molter"}
	colourNames = []string{"", "white", "black"}
	scoreNames  = []string{"match points", "game points"}
	choiceNames = []string{"", "FIDE", "national", "FIDE, else national", "national, else FIDE", "higher", "lower",
		"own, else FIDE, else national"}
	rulebooks = []string{"FIDE", "US Chess", "own"}
	controls  = []string{"standard", "rapid", "blitz"}

	announcedNames = []string{"rounds", "scoring", "system", "tie-breaks", "acceleration", "fide mode", "kept apart",
		"half-point byes", "unplayed rounds"}
	amendmentNames = []string{"correction", "adjournment", "numbers"}
	questionNames  = []string{"unrated", "bye", "carried"}
	momentNames    = []string{"import", "last round", "by hand"}
)

// MarshalText writes what was announced: "rounds", "tie-breaks".
func (a Announced) MarshalText() ([]byte, error) {
	return word(uint8(a), "announcement", announcedNames)
}

// UnmarshalText reads what was announced.
func (a *Announced) UnmarshalText(text []byte) error {
	return wordOf(text, a, "%q is not announced before the start; known are %q", announcedNames)
}

// MarshalText writes "correction", "adjournment" or "numbers".
func (a Amendment) MarshalText() ([]byte, error) { return word(uint8(a), "amendment", amendmentNames) }

// UnmarshalText reads "correction", "adjournment" or "numbers".
func (a *Amendment) UnmarshalText(text []byte) error {
	return wordOf(text, a, "%q is nothing that is amended; known are %q", amendmentNames)
}

// MarshalText writes "import", "last round" or "by hand".
func (m Moment) MarshalText() ([]byte, error) { return word(uint8(m), "moment", momentNames) }

// UnmarshalText reads "import", "last round" or "by hand".
func (m *Moment) UnmarshalText(text []byte) error {
	return wordOf(text, m, "%q is no moment at which a round is compared; known are %q", momentNames)
}

// MarshalText writes "individual" or "team".
func (k Kind) MarshalText() ([]byte, error) { return word(uint8(k), "kind", kindNames) }

// UnmarshalText reads "individual" or "team".
func (k *Kind) UnmarshalText(text []byte) error {
	return wordOf(text, k, "%q is not a kind; known are %q", kindNames)
}

// MarshalText writes the format in words.
func (f Format) MarshalText() ([]byte, error) { return word(uint8(f), "format", formatNames) }

// UnmarshalText reads the format's words.
func (f *Format) UnmarshalText(text []byte) error {
	return wordOf(text, f, "%q is not a format; known are %q", formatNames)
}

// MarshalText writes "white", "black" or nothing.
func (c Colour) MarshalText() ([]byte, error) { return word(uint8(c), "colour", colourNames) }

// UnmarshalText reads "white", "black" or nothing.
func (c *Colour) UnmarshalText(text []byte) error {
	return wordOf(text, c, "%q is not a colour; known are %q", colourNames)
}

// MarshalText writes "match points" or "game points".
func (k ScoreKind) MarshalText() ([]byte, error) { return word(uint8(k), "score", scoreNames) }

// UnmarshalText reads "match points" or "game points".
func (k *ScoreKind) UnmarshalText(text []byte) error {
	return wordOf(text, k, "%q is not a score; known are %q", scoreNames)
}

// String is "FIDE", "US Chess" or "own".
func (r Rulebook) String() string { return rulebooks[r] }

// MarshalText writes "FIDE", "US Chess" or "own".
func (r Rulebook) MarshalText() ([]byte, error) { return word(uint8(r), "rulebook", rulebooks) }

// UnmarshalText reads "FIDE", "US Chess" or "own".
func (r *Rulebook) UnmarshalText(text []byte) error {
	return wordOf(text, r, "%q is not a rulebook; known are %q", rulebooks)
}

// String is the choice in words, "national, else FIDE"; of RatingUsual nothing.
func (c RatingChoice) String() string { return choiceNames[c] }

// MarshalText writes the choice in words.
func (c RatingChoice) MarshalText() ([]byte, error) {
	return word(uint8(c), "choice of ratings", choiceNames)
}

// UnmarshalText reads the choice in words.
func (c *RatingChoice) UnmarshalText(text []byte) error {
	return wordOf(text, c, "%q is not a choice of ratings; known are %q", choiceNames)
}

// String is "standard", "rapid" or "blitz".
func (c TimeControl) String() string { return controls[c] }

// MarshalText writes "standard", "rapid" or "blitz".
func (c TimeControl) MarshalText() ([]byte, error) { return word(uint8(c), "time control", controls) }

// UnmarshalText reads "standard", "rapid" or "blitz".
func (c *TimeControl) UnmarshalText(text []byte) error {
	return wordOf(text, c, "%q is not a time control; known are %q", controls)
}

func word(n uint8, what string, names []string) ([]byte, error) {
	if int(n) >= len(names) {
		return nil, fmt.Errorf("%s %d does not exist", what, n)
	}
	return []byte(names[n]), nil
}

func wordOf[T ~uint8](text []byte, to *T, refusal phrase.Format, names []string) error {
	i := slices.Index(names, string(text))
	if i < 0 {
		return unknownWord(text, refusal, names)
	}
	*to = T(i)
	return nil
}

func unknownWord(text []byte, refusal phrase.Format, names []string) error {
	return phrase.Errorf(refusal, clip(text), names)
}

func clip(text []byte) string {
	if len(text) > 40 {
		return strings.ToValidUTF8(string(text[:40]), "") + "…"
	}
	return string(text)
}

// MarshalJSON writes points as a number an arbiter reads: 3.5, 4, -0.5.
func (p Points) MarshalJSON() ([]byte, error) { return []byte(p.Short()), nil }

// UnmarshalJSON reads a number of whole or half points.
func (p *Points) UnmarshalJSON(b []byte) error {
	if string(b) == "null" {
		return nil
	}
	n, err := ParsePoints(string(b))
	if err != nil {
		return badPoints(clip(b))
	}
	*p = n
	return nil
}
