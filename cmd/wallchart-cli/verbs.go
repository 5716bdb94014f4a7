package main

import (
	"wallchart/cmd/wallchart-cli/change"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/cmd/wallchart-cli/papers"
	"wallchart/cmd/wallchart-cli/read"
	"wallchart/cmd/wallchart-cli/share"
)

// verbs are all there are, in the order of the help: what an event says, what
// comes out of it, what changes it.
func verbs() []cli.Verb {
	return []cli.Verb{
		read.Standings, read.Crosstable, read.Explain, read.Why, read.Conform, read.History,
		papers.Export, papers.RoundPapers, papers.Print, papers.Printers, papers.Convert, papers.USChess, read.Log,
		change.New, change.Set, change.Board, change.Lineup, change.Roster, change.MatchScore, change.ForRating, change.Lock,
		change.Complete, change.LastRound, change.Second,
		change.Adjust, change.Value, change.Bye, change.Withdraw, change.Expel, change.AddPlayer, change.EditPlayer, change.AddTeam,
		change.Remove, change.Renumber, change.Import, change.Pair, read.Check, change.Round,
		change.Generate, read.Health,
		change.CheckIn, change.Fees, share.Hall, share.Share, share.Join, share.Follow,
		change.Ratings, change.Known, read.Categories, read.Prizes, read.Forecast, read.Rate, read.Norms, read.Series,
		change.Section, change.Apart, change.Split, change.Divide, change.Merge, change.Final, change.Cross, change.Extra, change.Move,
		change.Event, change.Schedule,
		change.Trophy, change.Schools,
		read.TieBreaks, read.Presets, read.Systems, read.Version,
	}
}
