package ratings

import (
	"fmt"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// How tells how sure it is that a player was found in a list.
type How uint8

// Ways of being found, and of not being found.
const (
	NotFound  How = iota
	ByID          // the ID is in the list, and nothing speaks against it
	ByName        // no ID, and one player of the list has the name
	Ambiguous     // no ID, and several players have the name
	Doubtful      // the ID or the name is there, but something contradicts
	Unrated       // found, but the list has no rating of this kind
)

var hows = [...]phrase.Format{"not found", "by ID", "by name", "ambiguous", "doubtful", "unrated"}

// Words names the way.
func (h How) Words() phrase.Text { return phrase.New(hows[h]) }

// String names it in English.
func (h How) String() string { return string(hows[h]) }

// Change is what a list says of a player of the event.
type Change struct {
	Player     model.ID
	Name       string // as in the event
	How        How
	Entry      Entry            // of the list; only if one was found
	Candidates []Entry          // of an ambiguous or doubtful one
	Why        phrase.Text      // a sentence, unless found without doubt
	Kind       model.RatingKind // of the player's ratings, which it is about
	Old, New   model.Rating
	Renewed    bool // the list has another end of the membership
}

// Applies tells whether Apply will do something about it.
func (c Change) Applies() bool {
	return (c.How == ByID || c.How == ByName) && (c.Old != c.New || c.Renewed)
}

// Refresh looks up all players of a section and gives for each what the list
// says, in the order of the section. FIDE's list is about Rating and FideID,
// that of US Chess about NationalRating and NationalID, and one of the organiser's own about OwnRating and either ID, or else the name.
func Refresh(s *model.Section, l *List, k Kind) ([]Change, error) {
	var changes []Change
	for i := range s.Players {
		c, err := l.look(&s.Players[i], k)
		if err != nil {
			return nil, err
		}
		changes = append(changes, c)
	}
	return changes, nil
}

func (l *List) look(p *model.Player, k Kind) (c Change, err error) {
	c = Change{Player: p.ID, Name: p.Name, Kind: l.Source.Rates()}
	c.Old = *c.Kind.In(p)
	c.New = c.Old
	defer func() { c.Renewed = c.Entry.Expires != "" && c.Entry.Expires != p.Expires }()
	id, err := l.idOf(p)
	if err != nil {
		return c, err
	}
	if id != "" {
		e, ok, err := l.ByID(id)
		if err != nil {
			return c, err
		}
		switch {
		case !ok:
			c.Why = phrase.New("ID %s of %s is not in the list.", id, p.Name)
		case !l.against(p, &e).Empty():
			c.How, c.Candidates, c.Why = Doubtful, []Entry{e}, phrase.New("ID %s of %s is that of %s: %s.", id, p.Name, e.Name,
				l.against(p, &e))
		default:
			c.settle(ByID, e, k)
		}
		return c, nil
	}
	err = l.byName(p, k, &c)
	return c, err
}

// idOf is the ID under which the list has a player, or should have; "" where he has none. Of the organiser's own list it is one that is
// there: not all who have an ID need to have it in that list.
func (l *List) idOf(p *model.Player) (string, error) {
	switch l.Source {
	case FIDE:
		return p.FideID, nil
	case USChess:
		return p.NationalID, nil
	}
	for _, id := range []string{p.NationalID, p.FideID} {
		if _, ok, err := l.ByID(id); ok || err != nil {
			return id, err
		}
	}
	return "", nil
}

// byName looks for a player who has no ID, and says what came of it.
func (l *List) byName(p *model.Player, k Kind, c *Change) error {
	named, err := l.Named(p.Name)
	if err != nil {
		return err
	}
	fit := slices.DeleteFunc(slices.Clone(named), func(e Entry) bool { return !l.against(p, &e).Empty() })
	switch {
	case len(named) == 0:
		c.Why = phrase.New("%s has no ID, and nobody in the list has that name.", p.Name)
	case len(fit) == 1:
		c.settle(ByName, fit[0], k)
	case len(fit) > 1:
		c.How, c.Candidates, c.Why = Ambiguous, fit, phrase.New("%s has no ID, and %d players in the list have that name.", p.Name,
			len(fit))
	default:
		c.How, c.Candidates = Doubtful, named
		c.Why = phrase.New("%s has no ID, and of those with that name in the list %s.", p.Name, l.against(p, &named[0]))
	}
	return nil
}

func (c *Change) settle(how How, e Entry, k Kind) {
	c.How, c.Entry = how, e
	if r := e.Rating(k); r > 0 {
		c.New = r
		return
	}
	c.How, c.Why = Unrated, phrase.New("The list has no rating for %s.", c.Name)
}

// against tells what speaks against the player being the one in the list: no
// part of the name in common, another year of birth, another federation in
// FIDE's list.
func (l *List) against(p *model.Player, e *Entry) phrase.Text {
	if born := string(p.Birth); len(born) >= 4 && e.Born > 0 && born[:4] != fmt.Sprint(e.Born) {
		return phrase.New("the year of birth is %d there and %s here", e.Born, born[:4])
	}
	if l.Source == FIDE && p.Federation != "" && e.Federation != "" && !strings.EqualFold(p.Federation, e.Federation) {
		return phrase.New("the federation is %s there and %s here", e.Federation, p.Federation)
	}
	theirs := strings.Fields(namekey.Key(e.Name))
	for _, key := range namekey.Variants(p.Name) {
		for _, w := range strings.Fields(key) {
			if len(w) > 1 && slices.Contains(theirs, w) || w == namekey.Key(e.Name) {
				return phrase.Text{}
			}
		}
	}
	return phrase.New("no part of the name is the same")
}
