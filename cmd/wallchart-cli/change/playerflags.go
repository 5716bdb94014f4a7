package change

import (
	"cmp"
	"strings"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
)

// playerFlags are what can be said of a player, each by a flag.
type playerFlags struct {
	name, rating, category string
	number                 int
	typed                  map[string]*string // model.TypedFields, by their names
}

func (f *playerFlags) flags(c *cli.Call) {
	c.StringVar(&f.rating, "rating", "", "the `RATING` that counts in the section, as in 1512 or 1065P7; 0 is unrated")
	c.StringVar(&f.category, "category", "", "`CATEGORIES`, with commas between them")
	f.typed = map[string]*string{}
	for _, field := range model.TypedFields() {
		f.typed[field.Name] = c.String(flagOf(field), "", field.Typed.Asked)
	}
}

// flagOf is the flag that says a field.
func flagOf(f model.PersonField) string { return cmp.Or(f.Typed.Flag, f.Name) }

// apply writes the flags that were given into a player; counts is the rating that
// counts.
func (f *playerFlags) apply(c *cli.Call, p *model.Player, counts model.RatingChoice) error {
	if c.Given("name") {
		p.Name = strings.TrimSpace(f.name)
	}
	for _, field := range model.TypedFields() {
		if !c.Given(flagOf(field)) {
			continue
		}
		if err := field.Typed.Take(p, *f.typed[field.Name]); err != nil {
			return cli.Misused("%s: --%s: %w", c.Verb.Name, flagOf(field), err)
		}
	}
	if p.Sex != "" && p.Sex != "m" && p.Sex != "w" {
		return cli.Misused("%s: --sex is m or w, and not %q", c.Verb.Name, p.Sex)
	}
	if c.Given("rating") { // behind the ratings of the lists, which say whose it is
		rating, err := model.ParseRating(f.rating)
		if err != nil {
			return cli.Misused("%s: --%s: %w", c.Verb.Name, "rating", err)
		}
		counts.Put(p, rating)
	}
	if c.Given("category") {
		var l cli.List
		if err := l.Set(f.category); err != nil {
			return err
		}
		p.Categories = l
	}
	return nil
}
