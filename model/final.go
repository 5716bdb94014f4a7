package model

// Final is how a section was made of the first of other sections, its groups. It is a record: the groups may have changed since.
type Final struct {
	Groups []ID    `json:"groups"`
	First  int     `json:"first"`           // so many of each group, by place
	Next   int     `json:"next,omitempty"`  // and so many of those who come next in their groups, the best of them
	Carry  Carry   `json:"carry,omitempty"` // of the points of the group; none = nothing
	Seed   Seeding `json:"seed,omitempty"`  // by what it is numbered; none = the places in the groups
}

// Carry is what of the points of a group goes into the final.
type Carry uint8

// What goes into the final.
const (
	CarryNone       Carry = iota // everybody begins with nothing
	CarryAll                     // all points of the group
	CarryQualifiers              // those made against others who have qualified from the group
)

// Seeding is by what a final is numbered.
type Seeding uint8

// Seedings.
const (
	SeedPlaces  Seeding = iota // the first of the groups, then the second …; among them points in the group, then rating
	SeedRating                 // as an initial list
	SeedCarried                // by the points they bring, then as SeedPlaces
)

var (
	carryNames = []string{"none", "all", "qualifiers"}
	seedNames  = []string{"places", "rating", "points"}
)

// String is "none", "all" or "qualifiers".
func (c Carry) String() string { return carryNames[c] }

// MarshalText writes "none", "all" or "qualifiers".
func (c Carry) MarshalText() ([]byte, error) { return word(uint8(c), "carry", carryNames) }

// UnmarshalText reads "none", "all" or "qualifiers".
func (c *Carry) UnmarshalText(text []byte) error {
	return wordOf(text, c, "%q is not what a final carries; known are %q", carryNames)
}

// String is "places", "rating" or "points".
func (s Seeding) String() string { return seedNames[s] }

// MarshalText writes "places", "rating" or "points".
func (s Seeding) MarshalText() ([]byte, error) { return word(uint8(s), "seeding", seedNames) }

// UnmarshalText reads "places", "rating" or "points".
func (s *Seeding) UnmarshalText(text []byte) error {
	return wordOf(text, s, "%q is not what a final is numbered by; known are %q", seedNames)
}
