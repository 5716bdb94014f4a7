package ratings

import (
	"fmt"
	"strings"

	"wallchart/files/ratings"
	"wallchart/model"
	"wallchart/ui/words"
)

// Lists are the look-up files of the rating lists that were imported, open while the window is.
type Lists struct{ *ratings.Store }

type installed = ratings.Installed

// NewLists are those of a folder; it is looked into when they are asked for first.
func NewLists(folder string) *Lists { return &Lists{ratings.NewStore(folder)} }

// Any tells whether a list is installed.
func (l *Lists) Any() bool { return len(l.All()) > 0 }

// install makes a look-up file of a list, published or, under that name, of the organiser's own. It may run off the window's
// thread; settle puts the file in its place.
func (l *Lists) install(from, own string, progress func(done, total int64), cancelled func() bool) (ratings.Summary, error) {
	return l.Make(from, own, ratings.Options{Progress: progress, Cancelled: cancelled})
}

// Found is a player of a list, as one who looks for a name is shown it.
type Found struct {
	ratings.Entry
	source ratings.Source
}

// search looks in all lists for those whose name or ID begins with what is
// typed.
func (l *Lists) search(typed string, most int) []Found {
	typed = strings.TrimSpace(typed)
	if len([]rune(typed)) < 3 {
		return nil
	}
	var all []Found
	for _, list := range l.All() {
		es, err := list.Search(typed, most)
		if err != nil {
			continue
		}
		for _, e := range es {
			all = append(all, Found{e, list.Source})
		}
	}
	return all[:min(len(all), most)]
}

// Line is the entry in one line: "Berg, Anna  WCM  1432  NOR  2012  FIDE 1512345".
func (f *Found) Line(k ratings.Kind) string {
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
	return strings.Join(append(parts, strings.TrimSpace(string(f.source)+" "+f.ID)), "  ")
}

// Player is the entry as a player of an event.
func (f *Found) Player(k ratings.Kind) model.Player {
	p := model.Player{Entry: model.Entry{Name: f.Name, Federation: f.Federation}, Title: f.Title, Sex: f.Sex, State: f.State}
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
