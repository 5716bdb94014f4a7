package wallchart

import (
	"bytes"
	"fmt"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// Extension is the file name's ending.
const Extension = ".wallchart"

// Version is a format version. The minor part grows when fields are added, the
// major part when old readers would misunderstand.
type Version struct{ Major, Minor int }

// Current is the version that Write writes. A program of before refuses a field that it does not know in a file of its own version, so
// whoever adds one raises the minor part, and says in docs/dev/format.md since when it is there.
var Current = Version{1, 9}

// String is "1.0".
func (v Version) String() string { return fmt.Sprintf("%d.%d", v.Major, v.Minor) }

func parseVersion(text string) (Version, error) {
	var v Version
	var rest string
	if n, _ := fmt.Sscanf(text, "%d.%d%s", &v.Major, &v.Minor, &rest); n != 2 || v.Major < 1 || v.Minor < 0 || v.String() != text {
		return v, phrase.Errorf("%q is not a format version such as %q", text, Current.String())
	}
	return v, nil
}

// File is what a file holds.
type File struct {
	Tournament *model.Tournament
	Log        []journal.Entry // oldest first
	// Version is the version the file was read in; Write writes Current.
	Version Version
	// Notes tell what of a newer file was not understood.
	Notes []phrase.Text
}

// Limits of a file. An event is far smaller; nonsense is refused before it
// fills the memory.
const (
	maxBytes    = 128 << 20
	maxRecord   = 1 << 20
	maxBetween  = 4 << 10 // between two records: brackets, keys and blanks
	maxChange   = 4 << 10 // a change in the log
	maxPeople   = 200_000
	maxSections = 1000
	maxRounds   = 1000    // of a section
	maxRecords  = 500_000 // and what records list: games, byes, rosters, forbidden groups
	maxRoster   = 5000    // players of a team
	maxProblems = 50
	maxKeys     = 100 // fields of an object that is walked through
)

// Problem is something in a file that cannot be read.
type Problem struct {
	Line int // from 1
	What phrase.Text
}

// Words is "Line 12: …".
func (p Problem) Words() phrase.Text { return phrase.New("Line %d: %s.", p.Line, p.What) }

// Error is the problem in English.
func (p Problem) Error() string { return p.Words().String() }

// Unreadable is all that is wrong with a file.
type Unreadable []Problem

// Words lists the problems, one a line.
func (u Unreadable) Words() phrase.Text {
	lines := make([]phrase.Text, len(u))
	for i, p := range u {
		lines[i] = p.Words()
	}
	return phrase.Join("\n", lines...)
}

// Error lists them in English.
func (u Unreadable) Error() string { return u.Words().String() }

// Sniff tells from the first bytes (at least 32) whether this is one of our
// files.
func Sniff(start []byte) bool {
	start = bytes.TrimLeft(bytes.TrimPrefix(start, []byte(bom)), " \t\r\n")
	start, ok := bytes.CutPrefix(start, []byte("{"))
	return ok && bytes.HasPrefix(bytes.TrimLeft(start, " \t\r\n"), []byte(`"wallchart"`))
}

const bom = "\ufeff"

// elsewhere hides a field from a record because its content follows in records
// of its own.
type elsewhere = *struct{}

// The heads are the records of what also has records of its own below it. They
// take whatever fields the model has, but those named here.
type (
	tournamentHead struct {
		*model.Tournament
		Lists    elsewhere `json:"lists,omitempty"`
		Sections elsewhere `json:"sections,omitempty"`
		Extra    elsewhere `json:"extra,omitempty"`
	}
	sectionHead struct {
		*model.Section
		Players      elsewhere `json:"players,omitempty"`
		Teams        elsewhere `json:"teams,omitempty"`
		Rounds       elsewhere `json:"rounds,omitempty"`
		Adjustments  elsewhere `json:"adjustments,omitempty"`
		Forbidden    elsewhere `json:"forbidden,omitempty"`
		Acceleration elsewhere `json:"acceleration,omitempty"`
		Extra        elsewhere `json:"extra,omitempty"`
	}
	roundHead struct {
		Number int `json:"no"`
		*model.Round
		Pairings elsewhere `json:"pairings,omitempty"`
	}
)
