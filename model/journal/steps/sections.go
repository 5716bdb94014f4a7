package steps

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// Settings are how a section is played.
type Settings struct {
	Format model.Format `json:"format"`
	System string       `json:"system,omitempty"`
	// SystemSettings are what is chosen of the system's settings. Log entries of
	// format 1.2 and older have them behind its code.
	SystemSettings model.SystemSettings `json:"systemSettings,omitempty"`

	Rulebook        model.Rulebook  `json:"rulebook,omitempty"` // of the system
	Planned         int             `json:"planned,omitempty"`
	GamesPerPairing int             `json:"gamesPerPairing,omitempty"`
	HalfByes        int             `json:"halfByes,omitempty"`
	HalfByesEnd     int             `json:"halfByesEnd,omitempty"`
	Boards          int             `json:"boards,omitempty"`
	BoardColours    string          `json:"boardColours,omitempty"`
	InitialColour   model.Colour    `json:"initialColour,omitempty"`
	Primary         model.ScoreKind `json:"primary"`
	PrimaryOnly     bool            `json:"primaryOnly,omitempty"`

	Ratings model.RatingChoice `json:"ratings,omitempty"`
	Control model.TimeControl  `json:"control,omitempty"`
}

// SettingsOf are the section's settings as they stand, to be changed and given
// back.
func SettingsOf(s *model.Section) Settings {
	return Settings{Format: s.Format, System: s.System, SystemSettings: s.SystemSettings, Rulebook: s.Rulebook,
		Planned: s.Planned, GamesPerPairing: s.GamesPerPairing, HalfByes: s.HalfByes, HalfByesEnd: s.HalfByesEnd,
		Boards: s.Boards, BoardColours: s.BoardColours, InitialColour: s.InitialColour, Primary: s.Primary, PrimaryOnly: s.PrimaryOnly,
		Ratings: s.Ratings, Control: s.Control}
}

// Same tells whether two settings are the same.
func (c Settings) Same(o Settings) bool { return reflect.DeepEqual(c.tidied(), o.tidied()) }

// tidied has the system's settings apart from its code, and nil for none.
func (c Settings) tidied() Settings {
	c.System, c.SystemSettings = model.ReadSystem(c.System, c.SystemSettings)
	if len(c.SystemSettings) == 0 {
		c.SystemSettings = nil
	}
	return c
}

// AddSection adds an empty section. It gets the event's next section ID.
type AddSection struct {
	Section  string        `json:"section"` // its name
	Kind     model.Kind    `json:"kind"`
	Settings Settings      `json:"settings"`
	Scoring  model.Scoring `json:"scoring"`
}

// Name is "add-section".
func (AddSection) Name() string { return "add-section" }

// Label is "Add the section Open".
func (c AddSection) Label() phrase.Text { return phrase.New("Add the section %s", c.Section) }

// Apply refuses settings that cannot be played.
func (c AddSection) Apply(t *model.Tournament) (*model.Tournament, error) {
	s := &model.Section{ID: t.LastID + 1, Name: c.Section, Kind: c.Kind, Scoring: c.Scoring}
	if err := freeName(t, 0, c.Section); err != nil {
		return nil, err
	}
	if err := c.Settings.put(s, place{t: t, s: s}); err != nil {
		return nil, err
	}
	return t.With(s), nil
}

func freeName(t *model.Tournament, self model.ID, name string) error {
	if strings.TrimSpace(name) == "" && len(t.Sections) > 0 && (self == 0 || len(t.Sections) > 1) {
		return model.Problem{What: phrase.New("a section without a name cannot be told from the others"),
			Cure: phrase.New("Enter a name"), Grave: true}
	}
	for _, s := range t.Sections {
		if s.ID != self && strings.EqualFold(s.Name, name) {
			return model.Problem{What: phrase.New("there is a section %q already", s.Name), Cure: phrase.New("Choose another name"), Grave: true}
		}
	}
	return nil
}

// More rounds and boards than these are a slip of the hand.
const (
	mostRounds = 999
	mostBoards = 999
)

// put gives the settings to a section, or refuses what cannot be.
func (c Settings) put(s *model.Section, at place) error {
	if strings.Trim(strings.ToUpper(c.BoardColours), "WB") != "" {
		return at.refuse("Write a W or a B for each board, such as WBWB", "%q does not say the colours of the boards", c.BoardColours)
	}
	if c.Planned < 0 || c.Boards < 0 || c.Planned > mostRounds || c.Boards > mostBoards {
		return at.refuseWith(phrase.New("Enter 0 to %d rounds and 0 to %d boards", mostRounds, mostBoards),
			"%d rounds of matches on %d boards cannot be played", c.Planned, c.Boards)
	}
	if c.HalfByes < model.NoHalfByes || c.HalfByes > mostRounds {
		return at.refuseWith(phrase.New("Enter 0 to %d", mostRounds), "%d half-point byes cannot be given", c.HalfByes)
	}
	if c.HalfByesEnd < 0 || c.HalfByesEnd > mostRounds {
		return at.refuseWith(phrase.New("Enter 0 to %d", mostRounds), "there are no %d last rounds", c.HalfByesEnd)
	}
	if _, err := c.Format.MarshalText(); err != nil {
		return at.refuse("Choose a format", "%s", err)
	}
	if _, err := c.Ratings.MarshalText(); err != nil {
		return at.refuse("Choose which rating counts", "%s", err)
	}
	if _, err := c.Control.MarshalText(); err != nil {
		return at.refuse("Choose standard, rapid or blitz", "%s", err)
	}
	if _, err := c.Rulebook.MarshalText(); err != nil {
		return at.refuse("Choose a pairing system", "%s", err)
	}
	if c.GamesPerPairing < 0 || c.GamesPerPairing > model.MostGames {
		return at.refuseWith(phrase.New("Enter 1 to %d", model.MostGames), "%d games per pairing cannot be played", c.GamesPerPairing)
	}
	if c.GamesPerPairing > 1 && s.Kind == model.TeamEvent {
		return at.refuse("Enter the boards of a match instead", "several games per pairing are for players, and this is a section of teams")
	}
	c = c.tidied()
	s.Format, s.System, s.SystemSettings, s.Planned, s.Boards = c.Format, c.System, c.SystemSettings, c.Planned, c.Boards
	s.BoardColours, s.InitialColour, s.Primary, s.PrimaryOnly = c.BoardColours, c.InitialColour, c.Primary, c.PrimaryOnly
	s.HalfByes, s.HalfByesEnd, s.GamesPerPairing = c.HalfByes, c.HalfByesEnd, c.GamesPerPairing
	s.Ratings, s.Control, s.Rulebook = c.Ratings, c.Control, c.Rulebook
	return nil
}

// ImportSection adds a section read from elsewhere, under the event's next
// section ID.
type ImportSection struct {
	Section model.Section `json:"section"`
	From    string        `json:"from,omitempty"` // where it came from, for the label
}

// Name is "import-section".
func (ImportSection) Name() string { return "import-section" }

// Label is "Import the section Open from open.trf".
func (c ImportSection) Label() phrase.Text {
	label := phrase.New("Import the section %s", c.Section.Name)
	if c.Section.Name == "" {
		label = phrase.New("Import a section")
	}
	return from(label, c.From)
}

// Apply takes the section as it is, with what problems it may have (Check tells
// them): what a club printed cannot be refused. A name already in use gets a
// number.
func (c ImportSection) Apply(t *model.Tournament) (*model.Tournament, error) {
	s := c.Section
	s.ID = t.LastID + 1
	s.System, s.SystemSettings = model.ReadSystem(s.System, s.SystemSettings)
	if c.From != "" && s.Final != nil { // its groups are in another event
		s.Final, s.Players = nil, slices.Clone(s.Players)
		for i := range s.Players {
			s.Players[i].Origin = model.Seat{}
		}
	}
	for _, p := range s.Players {
		s.LastID = max(s.LastID, p.ID)
	}
	for _, team := range s.Teams {
		s.LastID = max(s.LastID, team.ID)
	}
	if err := allWellFormed(t, &s); err != nil {
		return nil, err
	}
	name := s.Name
	for n := 2; freeName(t, 0, s.Name) != nil; n++ {
		s.Name = strings.TrimSpace(fmt.Sprintf("%s %d", name, n))
	}
	return t.With(&s), nil
}

// EditSection replaces a section's settings.
type EditSection struct {
	Section  model.ID `json:"section"`
	Settings Settings `json:"settings"`
}

// Name is "edit-section".
func (EditSection) Name() string { return "edit-section" }

// Label is "Edit the section's settings".
func (EditSection) Label() phrase.Text { return phrase.New("Edit the section’s settings") }

// Describe says which setting changes, as long as it is one or two, and names
// the section.
func (c EditSection) Describe(t *model.Tournament) phrase.Text {
	label := c.Label()
	before, after := t.Section(c.Section), &model.Section{}
	if before != nil {
		*after = *before
		var altered []phrase.Text
		if c.Settings.put(after, place{t: t, s: after}) == nil {
			altered = journal.SettingsAltered(before, after)
		}
		if n := len(altered); n == 1 || n == 2 {
			label = phrase.Join("; ", altered...)
		}
	}
	return journal.InSection(t, c.Section, label)
}

var _ journal.Rebaser = EditSection{}

// Rebased alters only those settings that its author altered.
func (c EditSection) Rebased(from, to *model.Tournament) journal.Change {
	was, is := from.Section(c.Section), to.Section(c.Section)
	if was != nil && is != nil {
		c.Settings = journal.ThreeWay(SettingsOf(was), c.Settings, SettingsOf(is))
	}
	return c
}

// Apply refuses settings that the section's rounds contradict.
func (c EditSection) Apply(t *model.Tournament) (*model.Tournament, error) {
	return guarded(t, c.Section, func(s *model.Section, at place) error {
		before := *s
		err := c.Settings.put(s, at)
		s.Note(&before)
		return err
	})
}

// RenameSection gives a section another name.
type RenameSection struct {
	Section model.ID `json:"section"`
	To      string   `json:"to"`
}

// Name is "rename-section".
func (RenameSection) Name() string { return "rename-section" }

// Label is "Rename the section to Open".
func (c RenameSection) Label() phrase.Text { return phrase.New("Rename the section to %s", c.To) }

// Describe says what it was called.
func (c RenameSection) Describe(t *model.Tournament) phrase.Text {
	if s := t.Section(c.Section); s != nil && s.Name != "" {
		return phrase.New("Rename the section %s to %s", s.Name, c.To)
	}
	return c.Label()
}

// Apply refuses a name in use.
func (c RenameSection) Apply(t *model.Tournament) (*model.Tournament, error) {
	if err := freeName(t, c.Section, c.To); err != nil {
		return nil, err
	}
	return edit(t, c.Section, func(s *model.Section, _ place) error {
		s.Name = c.To
		return nil
	})
}

// RemoveSection takes a section out of the event with all it holds.
type RemoveSection struct {
	Section model.ID `json:"section"`
}

// Name is "remove-section".
func (RemoveSection) Name() string { return "remove-section" }

// Label is "Remove a section".
func (RemoveSection) Label() phrase.Text { return phrase.New("Remove a section") }

// Describe names it.
func (c RemoveSection) Describe(t *model.Tournament) phrase.Text {
	if s := t.Section(c.Section); s != nil && s.Name != "" {
		return phrase.New("Remove the section %s", s.Name)
	}
	return c.Label()
}

// Apply refuses a section that does not exist.
func (c RemoveSection) Apply(t *model.Tournament) (*model.Tournament, error) {
	s, err := section(t, c.Section)
	if err == nil {
		err = keepsLocked(&model.Section{}, place{t: t, s: s})
	}
	if err != nil {
		return nil, err
	}
	n := *t
	n.Sections = slices.DeleteFunc(slices.Clone(t.Sections), func(s *model.Section) bool { return s.ID == c.Section })
	return &n, nil
}

// OrderSections puts the sections in another order.
type OrderSections struct {
	Order []model.ID `json:"order"`
}

// Name is "order-sections".
func (OrderSections) Name() string { return "order-sections" }

// Label is "Reorder the sections".
func (OrderSections) Label() phrase.Text { return phrase.New("Reorder the sections") }

// Apply wants every section once.
func (c OrderSections) Apply(t *model.Tournament) (*model.Tournament, error) {
	n := *t
	n.Sections = nil
	for _, id := range c.Order {
		s, err := section(t, id)
		if err != nil {
			return nil, err
		}
		if !slices.Contains(n.Sections, s) {
			n.Sections = append(n.Sections, s)
		}
	}
	if len(n.Sections) != len(t.Sections) || len(c.Order) != len(t.Sections) {
		return nil, model.Problem{What: phrase.New("the new order names %d of %d sections", len(n.Sections), len(t.Sections)),
			Cure: phrase.New("Name every section once"), Grave: true}
	}
	return &n, nil
}
