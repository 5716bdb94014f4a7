package ratings

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"wallchart/files/playerbook"
	"wallchart/files/ratings"
	"wallchart/model"
	"wallchart/ui/kit/words"
)

// Lists are the look-up files of the rating lists that were imported, open while the window is, and the players of earlier events.
type Lists struct {
	*ratings.Store
	Known *playerbook.Book
}

type installed = ratings.Installed

// NewLists are those of a folder, and the book of players; both are looked into when they are asked for first.
func NewLists(folder string, book *playerbook.Book) *Lists {
	return &Lists{ratings.NewStore(folder), book}
}

// Any tells whether a list is installed.
func (l *Lists) Any() bool { return len(l.All()) > 0 }

// install makes a look-up file of a list, published or, under that name, of the organiser's own. It may run off the window's
// thread; settle puts the file in its place.
func (l *Lists) install(from, own string, progress func(done, total int64), cancelled func() bool) (ratings.Summary, error) {
	return l.Make(from, own, ratings.Options{Progress: progress, Cancelled: cancelled})
}

// Found is a player of a list, or of earlier events, or of both, as one who looks for a name is shown it.
type Found struct {
	ratings.Entry
	source ratings.Source     // "" for a player of earlier events who is in no list
	known  *playerbook.Person // nil for a player of a list who is not known
}

// search looks for those whose name or ID begins with what is typed: players of earlier events first, with what a list says of
// them today, then the lists.
func (l *Lists) search(typed string, most int) []Found {
	typed = strings.TrimSpace(typed)
	if len([]rune(typed)) < 3 {
		return nil
	}
	var all []Found
	regulars := l.Known.Search(typed, most)
	taken := map[string]bool{}
	for _, list := range l.All() {
		es, err := list.Search(typed, most)
		if err != nil {
			continue
		}
		for _, e := range es {
			f := Found{Entry: e, source: list.Source}
			for i := range regulars {
				if p := f.listed(ratings.Standard); sameID(&p, &regulars[i]) {
					f.known, taken[regulars[i].Line()] = &regulars[i], true
				}
			}
			all = append(all, f)
		}
	}
	var first []Found
	for i := range regulars {
		if p := &regulars[i]; !taken[p.Line()] {
			first = append(first, Found{Entry: ratings.Entry{ID: p.FideID, Name: p.Name}, known: p})
		}
	}
	all = append(first, all...)
	slices.SortStableFunc(all, func(a, b Found) int { return cmp.Compare(a.rank(), b.rank()) })
	return all[:min(len(all), most)]
}

// rank is 0 for those who have played here.
func (f *Found) rank() int {
	if f.known != nil {
		return 0
	}
	return 1
}

// sameID tells whether an ID says that a player of a list is one of earlier events.
func sameID(p *model.Player, o *playerbook.Person) bool {
	return p.FideID != "" && p.FideID == o.FideID || p.NationalID != "" && p.NationalID == o.NationalID
}

// Line is the entry in one line: "Berg, Anna  WCM  1432  NOR  2012  FIDE 1512345".
func (f *Found) Line(k ratings.Kind) string {
	if f.source == "" {
		return f.known.Line() + "  " + words.Say("ratings.known.from", f.known.Event)
	}
	parts := []string{f.Name}
	add := func(s string) {
		if s != "" {
			parts = append(parts, s)
		}
	}
	add(f.Title)
	add(ratingWords(f.Rating(k)))
	add(f.Federation + f.State)
	if f.Born > 0 {
		add(fmt.Sprint(f.Born))
	}
	if f.known != nil {
		add(f.known.Club)
	}
	return strings.Join(append(parts, strings.TrimSpace(string(f.source)+" "+f.ID)), "  ")
}

// Player is the one who was found as a player of an event: what a list says, and what only earlier events have said.
func (f *Found) Player(k ratings.Kind) model.Player {
	switch {
	case f.known == nil:
		return f.listed(k)
	case f.source == "":
		return f.known.Player()
	}
	p, o := f.listed(k), f.known.Player()
	p.Club, p.Grade, p.State, p.Title = o.Club, o.Grade, cmp.Or(p.State, o.State), cmp.Or(p.Title, o.Title)
	p.FideID, p.NationalID = cmp.Or(p.FideID, o.FideID), cmp.Or(p.NationalID, o.NationalID)
	p.Federation, p.Sex = cmp.Or(p.Federation, o.Federation), cmp.Or(p.Sex, o.Sex)
	if strings.HasPrefix(string(o.Birth), string(p.Birth)) { // the day says more than the year
		p.Birth = o.Birth
	}
	p.Rating, p.NationalRating = cmp.Or(p.Rating, o.Rating), cmp.Or(p.NationalRating, o.NationalRating)
	p.OwnRating = cmp.Or(p.OwnRating, o.OwnRating)
	return p
}

// listed is the entry of the list as a player.
func (f *Found) listed(k ratings.Kind) model.Player {
	p := model.Player{Entry: model.Entry{Name: f.Name, Federation: f.Federation}, Title: f.Title, Sex: f.Sex, State: f.State,
		Expires: f.Expires}
	if f.Born > 0 {
		p.Birth = model.Date(fmt.Sprintf("%04d", f.Born))
	}
	*f.source.Rates().In(&p) = f.Rating(k)
	switch f.source {
	case ratings.FIDE:
		p.FideID = f.ID
	case ratings.Own:
		p.FideID = f.FideID
		if f.ID != f.FideID {
			p.NationalID = f.ID
		}
	default:
		p.NationalID, p.FideID = f.ID, f.FideID
	}
	return p
}

// ratingKinds are the columns of a rating list, in the order of menus.
func ratingKinds() []ratings.Kind {
	return []ratings.Kind{ratings.Standard, ratings.Rapid, ratings.Blitz}
}

// ratingWords is a rating, or the word for none.
func ratingWords(r model.Rating) string {
	if r == 0 {
		return words.Say("ratings.unrated")
	}
	return r.String()
}

// controlWords names the kind of play that ratings are of.
func controlWords(k ratings.Kind) string {
	switch k {
	case ratings.Rapid:
		return words.Say("ratings.rapid")
	case ratings.Blitz:
		return words.Say("ratings.blitz")
	}
	return words.Say("ratings.standard")
}
