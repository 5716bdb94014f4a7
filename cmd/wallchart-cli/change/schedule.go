package change

import (
	"wallchart/arbiter"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

var Schedule = cli.Verb{
	Name:  "schedule",
	Usage: "FILE [ROUND=DATE,TIME]… [--section NAME] [--like NAME]",
	Help: "Says when the rounds of a section begin, those to come as well: 1=2026-05-31,10:00 2=2026-05-31,14:30. The date or the time " +
		"may be left out; 3= takes both away. --like takes all of them from another section.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		like := c.String("like", "", "the section `NAME` whose rounds begin at the same times")
		if err := c.Parse(1, -1); err != nil {
			return err
		}
		if len(c.Words) == 1 && *like == "" {
			return cli.Misused("schedule: nothing says when a round begins; write for instance 1=2026-05-31,10:00")
		}
		return e.Change(func(t *model.Tournament, s *model.Section) (journal.Change, error) {
			rounds := steps.ScheduleOf(s)
			if *like != "" {
				model, err := cli.SectionByName(t, *like)
				if err != nil {
					return nil, cli.Place(c.Words[0], err)
				}
				rounds = steps.ScheduleOf(model)
			}
			for _, text := range c.Words[1:] {
				var err error
				if rounds, err = arbiter.Schedule(t, s, rounds, text); err != nil {
					return nil, err
				}
			}
			return steps.SetSchedule{Section: s.ID, Rounds: rounds}, nil
		})
	},
}
