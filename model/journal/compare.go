package journal

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// Differences tells what changed from one state of an event to another, in
// sentences like labels, in the order of the document. It compares the states
// themselves and needs no log: a version from the memory stick will do. There
// are none exactly when the two states are the same.
func Differences(before, after *model.Tournament) []phrase.Text {
	d := &differences{several: len(before.Sections) > 1 || len(after.Sections) > 1}
	d.header(before, after)
	for _, s := range after.Sections {
		if old := before.Section(s.ID); old == nil {
			d.say("Section %s added: %s, %s", s.Name, Participants(s.Participants()), phrase.Count(len(s.Rounds), "%d round", "%d rounds"))
		} else if old != s {
			d.section(old, s)
		}
	}
	for _, s := range before.Sections {
		if after.Section(s.ID) == nil {
			d.say("Section %s removed", s.Name)
		}
	}
	if !same(before.ExtraGames, after.ExtraGames) {
		d.say("The extra rated games changed")
	}
	if order(before, after) != order(after, before) {
		d.say("The sections are in another order")
	}
	return d.found
}

// order is the order of the sections that both have.
func order(t, other *model.Tournament) string {
	var ids []model.ID
	for _, s := range t.Sections {
		if other.Section(s.ID) != nil {
			ids = append(ids, s.ID)
		}
	}
	return fmt.Sprint(ids)
}

type differences struct {
	found   []phrase.Text
	several bool
	in      string // the name of the section at hand
}

func (d *differences) say(format phrase.Format, args ...any) {
	text := phrase.New(format, args...)
	if d.in != "" {
		text = phrase.New("%s, %s", text, d.in)
	}
	d.found = append(d.found, text)
}

// value tells of one field.
func (d *differences) value(what phrase.Format, before, after any) {
	d.valueOf(phrase.New(what), before, after)
}

func (d *differences) valueOf(what phrase.Text, before, after any) {
	if same(before, after) {
		return
	}
	d.say("%s: %s instead of %s", what, written(after), written(before))
}

func written(v any) phrase.Text {
	switch v := v.(type) {
	case []string:
		if len(v) > 0 {
			return phrase.Verbatim(strings.Join(v, ", "))
		}
	case phrase.Worded:
		return v.Words()
	}
	if s := fmt.Sprint(v); s != "" && s != "0" && s != "[]" {
		return phrase.Verbatim(s)
	}
	return phrase.New("none")
}

// same compares values; a list without entries is no list.
func same(a, b any) bool {
	x, y := reflect.ValueOf(a), reflect.ValueOf(b)
	if x.Kind() == reflect.Slice && x.Len() == 0 && y.Len() == 0 {
		return true
	}
	return reflect.DeepEqual(a, b)
}

func (d *differences) header(a, b *model.Tournament) {
	d.value("Name of the event", a.Name, b.Name)
	d.value("City", a.City, b.City)
	d.value("Federation", a.Federation, b.Federation)
	d.value("First day", a.Start, b.Start)
	d.value("Last day", a.End, b.End)
	if a.Long != b.Long {
		d.say("Whether the event lasts more than 30 days changed")
	}
	d.value("Arbiter", a.Arbiter, b.Arbiter)
	d.value("Deputies", a.Deputies, b.Deputies)
	d.value("Organiser", a.Organiser, b.Organiser)
	d.value("Time control", a.Time, b.Time)
	d.value("Currency", a.Currency, b.Currency)
	d.value("Categories", a.Categories, b.Categories)
	d.value("Language of the documents", a.Language, b.Language)
	d.value("Page on the web", a.Page, b.Page)
	d.value("Problems that are not listed", a.Quiet, b.Quiet)
	if a.Secret != b.Secret {
		d.say("The PINs on the slips changed")
	}
	if !slices.EqualFunc(a.Lists, b.Lists, sameList) {
		d.say("The saved tie-break lists changed")
	}
	if !same(a.Extra, b.Extra) {
		d.say("The records of other programs changed")
	}
}

func sameList(x, y model.SavedList) bool {
	return x.Name == y.Name && x.Unplayed == y.Unplayed && slices.Equal(x.TieBreaks, y.TieBreaks)
}

// section tells what of a section is otherwise: its settings, its people, its rounds.
func (d *differences) section(a, b *model.Section) {
	if d.in = ""; d.several {
		d.in = b.Name
	}
	defer func() { d.in = "" }()
	known := len(d.found)
	d.value("Name of the section", a.Name, b.Name)
	d.settings(a, b)
	d.players(a, b)
	d.teams(a, b)
	for r := range max(len(a.Rounds), len(b.Rounds)) {
		switch {
		case r >= len(b.Rounds):
			d.say("Round %d removed", r+1)
		case r >= len(a.Rounds):
			d.newRound(r+1, &b.Rounds[r])
		default:
			d.round(r+1, a, b)
		}
	}
	for n := max(len(a.Rounds), len(b.Rounds)) + 1; n <= max(a.Scheduled(), b.Scheduled()); n++ {
		d.when(n, a, b)
	}
	if len(d.found) == known && untold(a, b, toldOfSection) { // what else there is notes what is told
		d.say("Details of %s changed", b.Name)
	}
}

// SettingsAltered says setting by setting what is otherwise than before.
func SettingsAltered(before, after *model.Section) []phrase.Text {
	d := &differences{}
	d.settings(before, after)
	return d.found
}

// settings tells which settings of a section are others, each in a sentence.
func (d *differences) settings(a, b *model.Section) {
	d.value("Kind", a.Kind, b.Kind)
	d.value("Format", a.Format, b.Format)
	d.value("Pairing system", systemOf(a), systemOf(b))
	if a.Rulebook != b.Rulebook && systemOf(a) == systemOf(b) { // otherwise they came with the system
		d.say("The rules of the pairing system changed")
	}
	d.value("Planned rounds", a.Planned, b.Planned)
	d.value("Games per pairing", a.Games(), b.Games())
	d.value("Half-point byes for each", a.HalfByeLimit(), b.HalfByeLimit())
	d.value("Last rounds without half-point byes", a.HalfByesEnd, b.HalfByesEnd)
	d.value("Boards of a match", a.Boards, b.Boards)
	d.value("Colours of the boards", a.BoardColours, b.BoardColours)
	if a.InitialColour != b.InitialColour {
		d.say("The colour of the first board changed")
	}
	d.value("Ranked by", a.Primary, b.Primary)
	d.value("Colours by that score alone", a.PrimaryOnly, b.PrimaryOnly)
	d.value("Rating that counts", a.Ratings, b.Ratings)
	d.value("Rated as", a.Control, b.Control)
	d.value("Ratings taken from", a.RatingsFrom, b.RatingsFrom)
	d.value("List of ratings of", string(a.RatingsOf), string(b.RatingsOf))
	d.value("Categories", a.Categories, b.Categories)
	if a.FIDE != b.FIDE {
		d.say("%s", FIDEMode(b.FIDE))
	}
	if a.Fee != b.Fee {
		d.say("Entry fee %s", b.Fee)
	}
	for _, what := range ScoringAltered(b.Team(), a.Scoring, b.Scoring) {
		d.say("%s", what)
	}
	d.value("Tie-breaks", a.Ranking.TieBreaks, b.Ranking.TieBreaks)
	d.value("Unplayed rounds", a.Ranking.Unplayed, b.Ranking.Unplayed)
	d.value("Preset", a.Ranking.Preset, b.Ranking.Preset)
	for _, c := range []struct {
		what          phrase.Text
		before, after any
	}{
		{phrase.New("The lots changed"), a.Ranking.Lots, b.Ranking.Lots},
		{phrase.New("The order by hand changed"), a.Ranking.Manual, b.Ranking.Manual},
		{phrase.New("What the organiser has decided of the tie-breaks changed"), a.Ranking.Rulings, b.Ranking.Rulings},
		{phrase.New("The values by hand changed"), a.Ranking.Own, b.Ranking.Own},
		{phrase.New("The trophy changed"), a.Trophy, b.Trophy},
		{phrase.New("The prizes changed"), a.Fund, b.Fund},
		{phrase.New("The adjustments of scores changed"), a.Adjustments, b.Adjustments},
		{phrase.New("The forbidden pairings changed"), a.Forbidden, b.Forbidden},
		{phrase.New("The acceleration changed"), a.Acceleration, b.Acceleration},
		{phrase.New("What the arbiter has seen changed"), a.Seen, b.Seen},
		{phrase.New("What was compared with the pairing system changed"), a.Compared, b.Compared},
		{phrase.New("How the final is made of groups changed"), a.Final, b.Final},
		{phrase.New("The records of other programs changed"), a.Extra, b.Extra},
	} {
		if !same(c.before, c.after) {
			d.say("%s", c.what)
		}
	}
}

// systemOf is the system with its settings, as it is typed.
func systemOf(s *model.Section) string {
	return strings.TrimSpace(s.System + " " + s.SystemSettings.String())
}

// players tells who was added or removed, and what is otherwise of those who stay.
func (d *differences) players(a, b *model.Section) {
	was := map[model.ID]*model.Player{}
	for i := range a.Players {
		was[a.Players[i].ID] = &a.Players[i]
	}
	for i := range b.Players {
		p := &b.Players[i]
		old := was[p.ID]
		delete(was, p.ID)
		if old == nil {
			d.say("%s added", p.Name)
			continue
		}
		d.entry(&old.Entry, &p.Entry)
		d.valueOf(phrase.New("Rating of %s", p.Name), old.Rating, p.Rating)
		d.valueOf(phrase.New("National rating of %s", p.Name), old.NationalRating, p.NationalRating)
		d.valueOf(phrase.New("Own rating of %s", p.Name), old.OwnRating, p.OwnRating)
		d.valueOf(phrase.New("Title of %s", p.Name), old.Title, p.Title)
		if untold(old, p, toldOfEntry, toldOfPlayer) {
			d.say("Details of %s changed", p.Name)
		}
	}
	for i := range a.Players {
		if was[a.Players[i].ID] != nil {
			d.say("%s removed", a.Players[i].Name)
		}
	}
}

// door tells what differs of the way in: who has come, and who has paid.
func (d *differences) door(a, b *model.Entry) {
	if a.Email != b.Email {
		d.say("Email of %s changed", b.Name)
	}
	switch {
	case a.Fee == b.Fee:
	case b.Fee == 0:
		d.say("%s owes the fee of the section", b.Name)
	default:
		d.say("%s owes %s", b.Name, max(b.Fee, 0))
	}
	switch {
	case a.Paid == b.Paid:
	case b.Paid == model.InFull:
		d.say("%s has paid all that is owed", b.Name)
	default:
		d.say("%s has paid %s", b.Name, b.Paid)
	}
	switch {
	case a.Present == b.Present:
	case b.Present:
		d.say("%s is here", b.Name)
	default:
		d.say("%s is not here", b.Name)
	}
	if a.Present && b.Present && a.Came != b.Came {
		d.say("%s has checked in again", b.Name)
	}
}

func (d *differences) teams(a, b *model.Section) {
	for i := range b.Teams {
		t := &b.Teams[i]
		old := a.TeamByID(t.ID)
		if old == nil {
			d.say("Team %s added", t.Name)
			continue
		}
		d.entry(&old.Entry, &t.Entry)
		if !same(old.Roster, t.Roster) {
			d.say("Roster of %s changed", t.Name)
		}
		if untold(old, t, toldOfEntry, toldOfTeam) {
			d.say("Details of %s changed", t.Name)
		}
	}
	for i := range a.Teams {
		if b.TeamByID(a.Teams[i].ID) == nil {
			d.say("Team %s removed", a.Teams[i].Name)
		}
	}
}

// What has a sentence of its own. All else of a record that differs, and so whatever is added to it, is told as its details.
var (
	toldOfEntry = []string{"ID", "Number", "Name", "Club", "Federation", "Entered", "Withdrawn", "Expelled", "Expulsion", "FixedBoard",
		"NoHalfByes", "House", "Byes", "Email", "Fee", "Paid", "Present", "Came"}
	toldOfPlayer  = []string{"Rating", "NationalRating", "OwnRating", "Title"}
	toldOfTeam    = []string{"Roster"}
	toldOfPairing = []string{"Board", "Sides", "Outcomes", "Score", "NoColours", "Locked", "Adjourned", "ForRating", "Note", "Games"}
	toldOfSection = []string{"ID", "Name", "Kind", "Format", "System", "SystemSettings", "Rulebook", "Planned", "GamesPerPairing", "HalfByes",
		"HalfByesEnd", "Boards", "BoardColours", "InitialColour", "Primary", "PrimaryOnly", "Ratings", "Control", "RatingsFrom", "RatingsOf",
		"Categories", "FIDE", "Fee", "Scoring", "TieBreaks", "Unplayed", "Preset", "Lots", "Manual", "Rulings", "Own", "Trophy", "Fund",
		"Adjustments", "Forbidden", "Acceleration", "Seen", "Compared", "Final", "Extra", "Coming", "Players", "Teams", "Rounds", "LastID"}
)

// untold tells whether two states of a record differ in anything but what is told.
func untold[T any](a, b *T, told ...[]string) bool {
	var w effects
	w.fields(Touch{}, valueOf(a), valueOf(b), slices.Concat(told...)...)
	return len(w.found) > 0
}

// entry tells of what players and teams have in common.
func (d *differences) entry(a, b *model.Entry) {
	if a.Name != b.Name {
		d.say("%s is now called %s", written(a.Name), written(b.Name))
	}
	d.valueOf(phrase.New("Starting number of %s", b.Name), a.Number, b.Number)
	d.valueOf(phrase.New("Club of %s", b.Name), a.Club, b.Club)
	d.valueOf(phrase.New("Federation of %s", b.Name), a.Federation, b.Federation)
	d.valueOf(phrase.New("First round of %s", b.Name), a.Entered, b.Entered)
	switch {
	case a.Withdrawn == b.Withdrawn:
	case b.Withdrawn == 0:
		d.say("%s is back in the event", b.Name)
	default:
		d.say("%s withdrew from round %d on", b.Name, b.Withdrawn)
	}
	switch {
	case a.Expelled == b.Expelled && a.Expulsion == b.Expulsion:
	case b.Expelled == 0:
		d.say("%s is not expelled after all", b.Name)
	default:
		d.say("%s was expelled from round %d on", b.Name, b.Expelled)
	}
	switch {
	case a.FixedBoard == b.FixedBoard:
	case b.FixedBoard == 0:
		d.say("%s may sit at any board", b.Name)
	default:
		d.say("%s sits at board %d in every round", b.Name, b.FixedBoard)
	}
	switch {
	case a.NoHalfByes == b.NoHalfByes:
	case b.NoHalfByes:
		d.say("%s has no right to half-point byes", b.Name)
	default:
		d.say("%s has a right to half-point byes again", b.Name)
	}
	switch {
	case a.House == b.House:
	case b.House:
		d.say("%s plays only where the number is odd", b.Name)
	default:
		d.say("%s competes like everybody else", b.Name)
	}
	if !same(a.Byes, b.Byes) {
		d.say("The byes asked for by %s changed", b.Name)
	}
	d.door(a, b)
}
