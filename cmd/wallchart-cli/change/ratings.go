package change

import (
	"cmp"
	"path/filepath"

	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/files/ratings"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

var Ratings = cli.Verb{
	Name:  "ratings",
	Usage: "[install FILE [--own NAME] [--of MONTH] | remove NAME | refresh EVENT --list NAME [--of MONTH] [--section NAME]]",
	Help: "The rating lists that are installed, which the window has too. install takes one that FIDE or US Chess publishes, as it is " +
		"downloaded, or with --own one of your own under that name: a workbook or a text with columns, with names, ratings, and IDs " +
		"where " +
		"there are any. It takes the place of the former list of that federation and kind, or of that name. refresh takes the ratings " +
		"of a " +
		"section's players from a list: by ID, or by name where exactly one player has it. Who is doubtful is named and keeps the " +
		"rating. " +
		"The section keeps which list it was, and of when: --of 2026-10 says it where the file does not.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		own := c.String("own", "", "it is a list of your own, with this `NAME`")
		of := c.String("of", "", "the `MONTH` of the list, such as 2026-10, or the day from which it holds")
		list := c.String("list", "", "the list with this `NAME`, or the beginning of it")
		if err := c.Parse(0, 2); err != nil {
			return err
		}
		day, err := pair.ListMonth(*of)
		if err != nil {
			return cli.Misused("ratings: --of: %w", err)
		}
		store := ratings.NewStore(filepath.Join(wallchart.Options{}.StateFolder(), "ratings"))
		defer store.Close()
		switch {
		case len(c.Words) == 0:
			return listRatings(c, store)
		case len(c.Words) == 2 && c.Words[0] == "install":
			return installRatings(c, store, c.Words[1], *own, day)
		case len(c.Words) == 2 && c.Words[0] == "remove":
			l, err := store.Named(c.Words[1])
			if err != nil {
				return err
			}
			name := l.Name()
			if err := store.Remove(l); err != nil {
				return err
			}
			return c.Tell(c.Out, phrase.New("%s is removed.", name))
		case len(c.Words) == 2 && c.Words[0] == "refresh" && *list != "":
			l, err := store.Named(*list)
			if err != nil {
				return err
			}
			c.Words = c.Words[1:]
			return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) { return refreshed(c, s, l, day) })
		}
		return cli.Misused("ratings: say install FILE, remove NAME, or refresh EVENT --list NAME")
	},
}

// listRatings prints what is installed.
func listRatings(c *cli.Call, store *ratings.Store) error {
	for _, l := range store.All() {
		line := phrase.Count(l.Rows, "%s: %d player", "%s: %d players", l.Name(), l.Rows)
		if l.Of != "" {
			line = phrase.New("%s, of %s", line, string(l.Of))
		}
		if err := c.Tell(c.Out, line); err != nil {
			return err
		}
	}
	if len(store.All()) == 0 {
		return c.Tell(c.Out, phrase.New("No rating list is installed."))
	}
	return nil
}

// installRatings makes a look-up file of a list.
func installRatings(c *cli.Call, store *ratings.Store, from, own string, of model.Date) error {
	sum, err := store.Make(from, own, ratings.Options{Of: of})
	if err != nil {
		return cli.Place(from, err)
	}
	if err := store.Settle(from); err != nil {
		return err
	}
	for _, u := range sum.Unread {
		c.Tell(c.Err, phrase.New("%s: line %d is left out: %s.", from, u.Line, u.Why))
	}
	for _, note := range sum.Notes {
		c.Tell(c.Err, phrase.New("%s: %s", from, note))
	}
	return c.Tell(c.Out, phrase.Count(sum.Rows, "%s: %d player installed", "%s: %d players installed", from, sum.Rows))
}

// refreshed is the step that takes what a list says without doubt of a section's players; the others are named.
func refreshed(c *cli.Call, s *model.Section, l *ratings.Installed, of model.Date) (journal.Change, error) {
	changes, err := ratings.Refresh(s, l.List, s.Control)
	if err != nil {
		return nil, err
	}
	var found []pair.Listed
	for _, change := range changes {
		if !change.Why.Empty() {
			c.Tell(c.Err, change.Why)
		}
		if change.Applies() {
			found = append(found, pair.Listed{Player: change.Player, Rating: change.New, Title: change.Entry.Title, ID: change.Entry.ID,
				Expires: change.Entry.Expires})
		}
	}
	return pair.TakeRatings(s, pair.RatingList{Name: l.Name(), Of: cmp.Or(of, l.Of), Rates: l.Source.Rates()}, found)
}
