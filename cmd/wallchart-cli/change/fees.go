package change

import (
	"slices"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

var Fees = cli.Verb{
	Name:  "fees",
	Usage: "FILE [--each AMOUNT] [--section NAME] [--category NAME]",
	Help: "What is owed and what was paid, section by section and together; with --category by those of one category alone. " +
		"--each says what everybody of a section owes who has no fee " +
		"of his own (edit-player --fee).",
	Run: func(c *cli.Call) error {
		of := cli.Selection{Call: c}
		c.StringVar(&of.Section, "section", "", "the section with this `NAME`")
		of.Part(c)
		each := c.String("each", "", "the entry fee of the section, an `AMOUNT` such as 25 or 25.50")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		if c.Given("each") && of.Category != "" {
			return cli.Misused("fees: --each is for everybody of a section, so leave --category out")
		}
		if c.Given("each") {
			fee, err := model.ParseFee(*each)
			if err != nil {
				return cli.Misused("fees: --each: %w", err)
			}
			return (&cli.Edit{Call: c, Section: of.Section}).Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
				return steps.SetFee{Section: s.ID, Fee: max(fee, 0)}, nil
			})
		}
		return printFees(&of)
	},
}

// printFees says what is owed and paid, section by section and together. A section that has not got the category is left out.
func printFees(s *cli.Selection) error {
	t, sections, err := s.Opened()
	if err != nil {
		return err
	}
	var all model.Account
	var none error
	told := 0
	for _, section := range sections {
		a := section.Fees()
		if s.Category != "" {
			if a, err = t.FeesOf(section, s.Category); err != nil {
				none = cli.Place(s.Call.Words[0], err)
				continue
			}
		}
		told++
		all = all.Plus(a)
		if err := printAccount(s.Call, t, phrase.Verbatim(section.Name), a); err != nil {
			return err
		}
		for _, e := range section.Entries() {
			if slices.Contains(a.Owing, e.ID) {
				open := section.Open(&e)
				if err := s.Call.Tell(s.Call.Out, phrase.New("  %s owes %s", e.Name, t.Money(open))); err != nil {
					return err
				}
			}
		}
	}
	switch {
	case told == 0:
		return none
	case told > 1:
		return printAccount(s.Call, t, phrase.New("together"), all)
	}
	return nil
}

// printAccount is a line of what is owed and paid.
func printAccount(c *cli.Call, t *model.Tournament, of phrase.Text, a model.Account) error {
	return c.Tell(c.Out, phrase.Count(a.People, "%[2]s: %[1]d participant, owed %[3]s, paid %[4]s, open %[5]s",
		"%[2]s: %[1]d participants, owed %[3]s, paid %[4]s, open %[5]s", a.People, of, t.Money(a.Owed), t.Money(a.Paid),
		t.Money(a.Open)))
}
