package main

import (
	"cmp"
	"path/filepath"

	"wallchart/arbiter/pair"
	"wallchart/files/ratings"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

var Ratings = verb{
	name:  "ratings",
	usage: "[install FILE [--own NAME] [--of MONTH] | remove NAME | refresh EVENT --list NAME [--of MONTH] [--section NAME]]",
	help: "The rating lists that are installed, which the window has too. install takes one that FIDE or US Chess publishes, as it is " +
		"downloaded, or with --own one of your own under that name: a workbook or a text with columns, with names, ratings, and IDs " +
		"where " +
		"there are any. It takes the place of the former list of that federation and kind, or of that name. refresh takes the ratings " +
		"of a " +
		"section's players from a list: by ID, or by name where exactly one player has it. Who is doubtful is named and keeps the " +
		"rating. " +
		"The section keeps which list it was, and of when: --of 2026-10 says it where the file does not.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		own := c.String("own", "", "it is a list of your own, with this `NAME`")
		of := c.String("of", "", "the `MONTH` of the list, such as 2026-10, or the day from which it holds")
		list := c.String("list", "", "the list with this `NAME`, or the beginning of it")
		if err := c.parse(0, 2); err != nil {
			return err
		}
		day, err := pair.ListMonth(*of)
		if err != nil {
			return misused("ratings: --of: %w", err)
		}
		store := ratings.NewStore(filepath.Join(wallchart.Options{}.StateFolder(), "ratings"))
		defer store.Close()
		switch {
		case len(c.words) == 0:
			return listRatings(c, store)
		case len(c.words) == 2 && c.words[0] == "install":
			return installRatings(c, store, c.words[1], *own, day)
		case len(c.words) == 2 && c.words[0] == "remove":
			l, err := store.Named(c.words[1])
			if err != nil {
				return err
			}
			name := l.Name()
			if err := store.Remove(l); err != nil {
				return err
			}
			return c.tell(c.out, phrase.New("%s is removed.", name))
		case len(c.words) == 2 && c.words[0] == "refresh" && *list != "":
			l, err := store.Named(*list)
			if err != nil {
				return err
			}
			c.words = c.words[1:]
			return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) { return refreshed(c, s, l, day) })
		}
		return misused("ratings: say install FILE, remove NAME, or refresh EVENT --list NAME")
	},
}

// ratingLists prints what is installed.
func listRatings(c *call, store *ratings.Store) error {
	for _, l := range store.All() {
		line := phrase.Count(l.Rows, "%s: %d player", "%s: %d players", l.Name(), l.Rows)
		if l.Of != "" {
			line = phrase.New("%s, of %s", line, string(l.Of))
		}
		if err := c.tell(c.out, line); err != nil {
			return err
		}
	}
	if len(store.All()) == 0 {
		return c.tell(c.out, phrase.New("No rating list is installed."))
	}
	return nil
}

// installRatings makes a look-up file of a list.
func installRatings(c *call, store *ratings.Store, from, own string, of model.Date) error {
	sum, err := store.Make(from, own, ratings.Options{Of: of})
	if err != nil {
		return place(from, err)
	}
	if err := store.Settle(from); err != nil {
		return err
	}
	for _, u := range sum.Unread {
		c.tell(c.err, phrase.New("%s: line %d is left out: %s.", from, u.Line, u.Why))
	}
	for _, note := range sum.Notes {
		c.tell(c.err, phrase.New("%s: %s", from, note))
	}
	return c.tell(c.out, phrase.Count(sum.Rows, "%s: %d player installed", "%s: %d players installed", from, sum.Rows))
}

// refreshed is the step that takes what a list says without doubt of a section's players; the others are named.
func refreshed(c *call, s *model.Section, l *ratings.Installed, of model.Date) (journal.Change, error) {
	changes, err := ratings.Refresh(s, l.List, s.Control)
	if err != nil {
		return nil, err
	}
	var found []pair.Listed
	for _, change := range changes {
		if !change.Why.Empty() {
			c.tell(c.err, change.Why)
		}
		if change.Applies() {
			found = append(found, pair.Listed{Player: change.Player, Rating: change.New, Title: change.Entry.Title, ID: change.Entry.ID,
				Expires: change.Entry.Expires})
		}
	}
	return pair.TakeRatings(s, pair.RatingList{Name: l.Name(), Of: cmp.Or(of, l.Of), Rates: l.Source.Rates()}, found)
}
