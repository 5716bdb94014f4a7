package change

import (
	"io"
	"os"
	"strings"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/files/atomicfile"
	"wallchart/files/playerbook"
	"wallchart/files/wallchart"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

var Known = cli.Verb{
	Name:  "known",
	Usage: "[find NAME | learn EVENT… | forget NAME | forget --all | export OUT.csv | on | off]",
	Help: "The players of the events that were worked with on this computer, who complete a name as it is typed in the window: with " +
		"ratings, IDs, club, birth. They are kept for the user of this computer alone, and nothing of them leaves it unasked. The window " +
		"learns who plays when an event is left; learn does it here, and off ends it. forget takes out everybody of that " +
		"name, or --all; export writes a list that can be imported.",
	Run: func(c *cli.Call) error {
		all := c.Bool("all", false, "forget everybody")
		if err := c.Parse(0, 1000); err != nil {
			return err
		}
		book := playerbook.New(wallchart.Options{}.StateFolder())
		what := ""
		if len(c.Words) > 0 {
			what = c.Words[0]
		}
		switch n := len(c.Words); {
		case n == 0:
			people, err := book.People()
			if err != nil {
				return err
			}
			if book.Off() {
				c.Tell(c.Out, phrase.New("Nobody is remembered any more: known on begins again."))
			}
			return c.Tell(c.Out, phrase.Count(len(people), "%d player is known from earlier events.", "%d players are known from earlier events.",
				len(people)))
		case what == "find" && n == 2:
			return findKnown(c, book, c.Words[1])
		case what == "learn" && n > 1:
			return learnKnown(c, book)
		case what == "forget" && n == 1 && *all:
			if err := book.Clear(); err != nil {
				return err
			}
			return c.Tell(c.Out, phrase.New("Nobody is known any more."))
		case what == "forget" && n == 2 && !*all:
			return forgetKnown(c, book, c.Words[1])
		case what == "export" && n == 2:
			return exportKnown(c, book, c.Words[1])
		case (what == "on" || what == "off") && n == 1:
			return book.Turn(what == "on")
		}
		return cli.Misused("known: say find NAME, learn EVENT, forget NAME, forget --all, export OUT.csv, on or off")
	},
}

func findKnown(c *cli.Call, book *playerbook.Book, name string) error {
	if _, err := book.People(); err != nil {
		return err
	}
	found := book.Search(name, 50)
	if len(found) == 0 {
		return phrase.Errorf("nobody whose name or ID begins with %q is known from earlier events", name)
	}
	for i := range found {
		if _, err := io.WriteString(c.Out, found[i].Line()+"\n"); err != nil {
			return err
		}
	}
	return nil
}

// learnKnown takes in the players of events, none where one of them cannot be read.
func learnKnown(c *cli.Call, book *playerbook.Book) error {
	if book.Off() {
		return phrase.Errorf("nobody is remembered: known on begins again")
	}
	for _, learning := range []bool{false, true} {
		for _, path := range c.Words[1:] {
			t, err := c.Event(path)
			if err != nil {
				return err
			}
			if !learning {
				continue
			}
			fresh, changed, err := book.Learn(t)
			if err != nil {
				return err
			}
			c.Tell(c.Out, phrase.New("%s: %d new, %d changed", path, fresh, changed))
		}
	}
	return nil
}

func forgetKnown(c *cli.Call, book *playerbook.Book, name string) error {
	n, err := book.Forget(func(p *playerbook.Person) bool { return namekey.Key(p.Name) == namekey.Key(name) })
	if err == nil && n == 0 {
		return phrase.Errorf("nobody of the name %q is known from earlier events", name)
	}
	if err != nil {
		return err
	}
	return c.Tell(c.Out, phrase.Count(n, "%d player is forgotten.", "%d players are forgotten.", n))
}

func exportKnown(c *cli.Call, book *playerbook.Book, to string) error {
	if !strings.HasSuffix(strings.ToLower(to), ".csv") {
		return cli.Misused("known: %s: the list is written as a file that ends in .csv", to)
	}
	people, err := book.People()
	if err != nil {
		return err
	}
	if f, err := os.OpenFile(to, os.O_CREATE|os.O_RDONLY, 0o600); err == nil {
		f.Close()
	}
	if err := atomicfile.Write(to, "", func(w io.Writer) error { return playerbook.WriteCSV(w, people) }); err != nil {
		return err
	}
	return c.Tell(c.Out, phrase.Count(len(people), "%s: %d player", "%s: %d players", to, len(people)))
}
