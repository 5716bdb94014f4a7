package steps_test

import (
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

func bye(who model.ID) model.Pairing {
	return model.Pairing{Sides: [2]model.ID{who}, Outcomes: [2]model.Outcome{model.PairingBye}}
}

func on(board int, white, black model.ID) model.Pairing {
	return model.Pairing{Board: board, Sides: [2]model.ID{white, black}}
}

// everyLabel says of every kind of change what it is called, and what it is called
// when it is about to be made to the club's event.
var everyLabel = []struct {
	change      journal.Change
	label, full string
}{
	{steps.SetResult{Section: 1, Round: 1, Board: 1, Result: win},
		"Enter 1-0, round 1 board 1", "Enter 1-0, round 1 board 1 (Anna – Bruno), Open"},
	{steps.SetResult{Section: 1, Round: 1, Who: 3, Result: win}, "Enter 1-0, round 1", "Enter 1-0, round 1 (Clara), Open"},
	{steps.SetResult{Section: 1, Round: 1, Board: 9, Result: win}, "Enter 1-0, round 1 board 9", "Enter 1-0, round 1 board 9, Open"},
	{steps.SetResult{Section: 1, Round: 2, Board: 1, Result: win}, "Enter 1-0, round 2 board 1", "Enter 1-0, round 2 board 1"},
	{steps.SetResult{Section: 1, Board: 1, Result: win}, "Enter 1-0, round 0 board 1", "Enter 1-0, round 0 board 1"},
	{steps.SetResult{Section: 9, Round: 1, Board: 1}, "Clear the result, round 1 board 1", "Clear the result, round 1 board 1"},
	{steps.SetMatchScore{Section: 2, Round: 1, Who: 3, Score: [2]model.Points{1, 7}},
		"Enter ½-3½, round 1", "Enter ½-3½, round 1 (Goshen MS – Lake MS), Schools"},
	{steps.SetBoardResult{Section: 2, Round: 1, Board: 2, Game: 3, Result: win},
		"Enter 1-0, round 1 match 2 board 3", "Enter 1-0, round 1 match 2 board 3 (Goshen MS – Lake MS), Schools"},
	{steps.SetBoardResult{Section: 2, Round: 1, Board: 1, Game: 3},
		"Clear the result, round 1 match 1 board 3", "Clear the result, round 1 match 1 board 3 (Edgewood MS – North Side MS), Schools"},
	{steps.SetBoardResult{Section: 2, Round: 1, Who: 3, Game: 3, Result: win},
		"Enter 1-0, round 1 board 3 of the match", "Enter 1-0, round 1 board 3 of the match (Goshen MS – Lake MS), Schools"},
	{steps.SetLineup{Section: 2, Round: 1, Board: 2, Games: make([]model.Game, 1)},
		"Line-ups, round 1 board 2", "Line-ups, round 1 board 2 (Goshen MS – Lake MS), Schools"},
	{steps.SetLineup{Section: 2, Round: 1, Board: 2},
		"Remove the line-ups, round 1 board 2", "Remove the line-ups, round 1 board 2 (Goshen MS – Lake MS), Schools"},
	{steps.SetOutcome{Section: 1, Round: 2, Who: 4}, "No bye in round 2", "No bye in round 2 for Dmitri, Open"},
	{steps.SetOutcome{Section: 1, Round: 2, Who: 4, Outcome: model.Outcomes}, "No bye in round 2", "No bye in round 2 for Dmitri, Open"},
	{steps.SetOutcome{Section: 1, Round: 2, Who: 9, Outcome: model.Rest},
		"Rest in round 2", "Rest in round 2 for participant 9, Open"},
	{steps.SetPairingNote{Section: 1, Round: 1, Board: 1}, "Note on round 1 board 1", "Note on round 1 board 1 (Anna – Bruno), Open"},
	{steps.SetSeen{Section: 1, What: model.Seen{Text: "Two."}, Seen: true}, "Seen: Two.", "Seen: Two."},
	{steps.SetSeen{Section: 1, What: model.Seen{Text: "Two."}}, "To be looked at again: Two.", "To be looked at again: Two."},
	{compared(model.Compared{When: model.AtHand, Round: 1}), "Round 1, paired by hand, is complete: it is as the system makes it",
		"Round 1, paired by hand, is complete: it is as the system makes it, Open"},
	{compared(model.Compared{When: model.AtHand, Round: 1, Bye: true}),
		"Round 1, paired by hand, is complete: it is not as the system makes it",
		"Round 1, paired by hand, is complete: it is not as the system makes it, Open"},
	{compared(model.Compared{When: model.AtLast, Round: 1}), "Round 1 examined again: it is as the system makes it",
		"Round 1 examined again: it is as the system makes it, Open"},
	{compared(model.Compared{When: model.AtLast, Round: 1, Open: true}), "Round 1 could not be examined again",
		"Round 1 could not be examined again, Open"},
	{compared(model.Compared{When: model.AtLast, Round: 1, Forbidden: 1}), "Round 1 examined again: it is not as the system makes it",
		"Round 1 examined again: it is not as the system makes it, Open"},
	{compared(model.Compared{Round: 1}), "Imported and examined: 1 round, as the system makes it",
		"Imported and examined: 1 round, as the system makes it, Open"},
	{compared(model.Compared{Round: 1}, model.Compared{Round: 2}), "Imported and examined: 2 rounds, all as the system makes them",
		"Imported and examined: 2 rounds, all as the system makes them, Open"},
	{compared(model.Compared{Round: 1, Open: true}), "Imported and examined: 1 of 1 round is not as stated, or not as the system makes it",
		"Imported and examined: 1 of 1 round is not as stated, or not as the system makes it, Open"},
	{compared(model.Compared{Round: 1, Places: 1}),
		"Imported and examined: 1 of 1 round is not as stated, or not as the system makes it",
		"Imported and examined: 1 of 1 round is not as stated, or not as the system makes it, Open"},
	{compared(model.Compared{Round: 1}, model.Compared{Round: 2, Points: 1}),
		"Imported and examined: 1 of 2 rounds are not as stated, or not as the system makes them",
		"Imported and examined: 1 of 2 rounds are not as stated, or not as the system makes them, Open"},
	{steps.SetAdjourned{Section: 1, Round: 1, Board: 1, Adjourned: true},
		"Adjourned, round 1 board 1", "Adjourned, round 1 board 1 (Anna – Bruno), Open"},
	{steps.SetAdjourned{Section: 2, Round: 1, Board: 1, Game: 2, Adjourned: true},
		"Adjourned, round 1 match 1 board 2", "Adjourned, round 1 match 1 board 2 (Edgewood MS – North Side MS), Schools"},
	{steps.SetAdjourned{Section: 2, Round: 1, Who: 5, Game: 2},
		"Not adjourned, round 1 board 2 of the match", "Not adjourned, round 1 board 2 of the match, Schools"},
	{steps.SetAdjourned{Section: 1, Round: 1, Board: 1},
		"Not adjourned, round 1 board 1", "Not adjourned, round 1 board 1 (Anna – Bruno), Open"},
	{steps.SetPhoneResult{Section: 1, Round: 1, Board: 1, Result: "1-0"}, "From a phone, the first side: 1-0, round 1 board 1",
		"From a phone, the first side: 1-0, round 1 board 1 (Anna – Bruno), Open"},
	{steps.SetPhoneResult{Section: 1, Round: 1, Board: 1, From: model.SenderSecond, Result: "0-1"},
		"From a phone, the second side: 0-1, round 1 board 1", "From a phone, the second side: 0-1, round 1 board 1 (Anna – Bruno), Open"},
	{steps.SetPhoneResult{Section: 1, Round: 1, Board: 1, From: model.SenderSteward, Result: "0-1"},
		"From a phone, a steward: 0-1, round 1 board 1", "From a phone, a steward: 0-1, round 1 board 1 (Anna – Bruno), Open"},
	{steps.SetSecret{}, "No results from phones", "No results from phones"},
	{steps.SetSecret{Secret: "0123456789abcdef"}, "New PINs for results from phones", "New PINs for results from phones"},
	{steps.NoteSecondEntry{Section: 1, Round: 1, Entry: model.SecondEntry{Of: 9, Agree: 9}},
		"Second entry of round 1: all 9 results agree", "Second entry of round 1: all 9 results agree, Open"},
	{steps.SetLock{Section: 1, Round: 1, Board: 1, Locked: true}, "Lock round 1 board 1", "Lock round 1 board 1 (Anna – Bruno), Open"},
	{steps.SetLock{Section: 1, Round: 1, Board: 1}, "Unlock round 1 board 1", "Unlock round 1 board 1 (Anna – Bruno), Open"},

	{steps.AddRound{Section: 1, Round: 2}, "Pair round 2, 0 boards", "Pair round 2, 0 boards, Open"},
	{steps.AddRound{Section: 1, Round: 2, Pairings: []model.Pairing{on(1, 1, 3), bye(2)}},
		"Pair round 2, 1 board", "Pair round 2, 1 board, Open"},
	{steps.RemoveRound{Section: 1, Round: 1}, "Remove round 1", "Remove round 1, Open"},
	{steps.ReplacePairings{Section: 1, Round: 1, Pairings: []model.Pairing{bye(2), on(1, 1, 3), on(2, 4, 5)}},
		"Pair anew round 1, 2 boards", "Pair anew round 1, 2 boards, Open"},
	{steps.SetRoundDate{Section: 1, Round: 1}, "Round 1 without a date", "Round 1 without a date, Open"},
	{steps.SetRoundDate{Section: 1, Round: 1, Date: "2026-05-31"}, "Round 1 on 2026-05-31", "Round 1 on 2026-05-31, Open"},
	{steps.SetSchedule{Section: 1}, "Days and times of the rounds", "Days and times of the rounds, Open"},
	{steps.SetSchedule{Section: 1, Rounds: []model.When{{}, {Date: "2026-05-31"}}},
		"Days and times of the rounds", "Round 2 on 2026-05-31, Open"},
	{steps.SetSchedule{Section: 1, Rounds: []model.When{{Time: "09:30"}}}, "Days and times of the rounds", "Round 1 at 09:30, Open"},
	{steps.SetSchedule{Section: 1, Rounds: []model.When{{}, {}, {Date: "2026-05-31", Time: "14:00"}}},
		"Days and times of the rounds", "Round 3 on 2026-05-31 at 14:00, Open"},
	{steps.SetSchedule{Section: 1, Rounds: []model.When{{Time: "09:30"}, {Time: "14:00"}}},
		"Days and times of the rounds", "Days and times of the rounds, Open"},
	{steps.AddPairing{Section: 1, Round: 1, Pairing: on(2, 4, 3)}, "Pair round 1 board 2", "Pair round 1 board 2 (Dmitri – Clara), Open"},
	{steps.AddPairing{Section: 1, Round: 1, Pairing: bye(4)}, "Pair round 1", "Pair round 1 (Dmitri), Open"},
	{steps.RemovePairing{Section: 1, Round: 1, Who: 2},
		"Remove the pairing, round 1", "Remove the pairing, round 1 (Anna – Bruno), Open"},
	{steps.SwapSides{Section: 2, Round: 1, Board: 1},
		"Exchange colours, round 1 board 1", "Exchange colours, round 1 board 1 (Edgewood MS – North Side MS), Schools"},
	{steps.SwapParticipants{Section: 1, Round: 1, A: 2, B: 3},
		"Exchange two participants in round 1", "Exchange Bruno and Clara in round 1, Open"},
	{steps.RenumberBoards{Section: 1, Round: 1}, "Renumber the boards of round 1", "Renumber the boards of round 1, Open"},

	{steps.AddPlayers{Section: 1, Players: []model.Player{{Entry: named(0, "Eva")}}}, "Add Eva", "Add Eva, Open"},
	{steps.AddPlayers{Section: 1, Players: []model.Player{{}}}, "Add 1 player", "Add 1 player, Open"},
	{steps.AddPlayers{Section: 1, Players: []model.Player{{Entry: named(0, "Eva")}, {}}, From: "club.csv"},
		"Add 2 players from club.csv", "Add 2 players from club.csv, Open"},
	{steps.EditPlayer{Section: 1, Player: model.Player{Entry: named(2, "Bruno")}}, "Edit Bruno", "Edit Bruno, Open"},
	{steps.EditPlayer{Section: 1, Player: model.Player{Entry: named(2, "Karl")}}, "Edit Karl", "Rename Bruno to Karl, Open"},
	{steps.EditPlayer{Section: 1, Player: model.Player{Entry: named(9, "Karl")}}, "Edit Karl", "Edit Karl, Open"},
	{steps.EditPlayer{Section: 9, Player: model.Player{Entry: named(2, "Karl")}}, "Edit Karl", "Edit Karl"},
	{steps.RemovePlayer{Section: 2, Player: 10}, "Remove a player", "Remove Edgewood MS player, Schools"},
	{steps.RemovePlayer{Section: 2, Player: 9}, "Remove a player", "Remove participant 9, Schools"},
	{steps.RemovePlayer{Section: 9, Player: 1}, "Remove a player", "Remove participant 1"},
	{steps.AddTeam{Section: 2, Team: model.Team{Entry: named(0, "Hill")}}, "Add the team Hill", "Add the team Hill, Schools"},
	{steps.AddTeams{Section: 2, Teams: make([]steps.NewTeam, 1)}, "Add 1 team", "Add 1 team, Schools"},
	{steps.AddTeams{Section: 2, Teams: make([]steps.NewTeam, 2), From: "the clipboard"},
		"Add 2 teams from the clipboard", "Add 2 teams from the clipboard, Schools"},
	{steps.EditTeam{Section: 2, Team: model.Team{Entry: named(4, "Lake MS")}}, "Edit the team Lake MS", "Edit the team Lake MS, Schools"},
	{steps.EditTeam{Section: 2, Team: model.Team{Entry: named(4, "Lake")}},
		"Edit the team Lake", "Rename the team Lake MS to Lake, Schools"},
	{steps.EditTeam{Section: 2, Team: model.Team{Entry: named(9, "Lake")}}, "Edit the team Lake", "Edit the team Lake, Schools"},
	{steps.EditTeam{Section: 9, Team: model.Team{Entry: named(4, "Lake")}}, "Edit the team Lake", "Edit the team Lake"},
	{steps.RemoveTeam{Section: 2, Team: 4}, "Remove a team", "Remove the team Lake MS, Schools"},
	{steps.SetRoster{Section: 2, Team: 4}, "Change a roster", "Change the roster of Lake MS, Schools"},
	{steps.Renumber{Section: 1}, "New starting numbers", "New starting numbers, Open"},
	{steps.ExchangeNumbers{Section: 1, Who: [2]model.ID{1, 4}}, "Exchange two starting numbers",
		"Exchange starting numbers: Anna (1) and Dmitri (4), Open"},
	{steps.ExchangeNumbers{Section: 1, Who: [2]model.ID{1, 9}}, "Exchange two starting numbers", "Exchange two starting numbers, Open"},
	{steps.ExchangeNumbers{Section: 9, Who: [2]model.ID{1, 4}}, "Exchange two starting numbers", "Exchange two starting numbers"},
	{steps.Withdraw{Section: 1, Who: 4, From: 1}, "Withdraw a participant from round 1 on", "Withdraw Dmitri from round 1 on, Open"},
	{steps.Expel{Section: 1, Who: 4, From: 2}, "Expel a participant from round 2 on", "Expel Dmitri from round 2 on, Open"},
	{steps.Expel{Section: 1, Who: 4, From: 2, Reason: " a telephone "},
		"Expel a participant from round 2 on: a telephone", "Expel Dmitri from round 2 on: a telephone, Open"},
	{steps.Expel{Section: 1, Who: 4}, "Take back the expulsion of a participant", "Take back the expulsion of Dmitri, Open"},
	{steps.SetForRating{Section: 1, Round: 1, Board: 1, Result: win},
		"For rating 1-0, round 1 board 1", "For rating 1-0, round 1 board 1 (Anna – Bruno), Open"},
	{steps.SetForRating{Section: 2, Round: 1, Board: 1, Game: 3, Result: win, Reason: " agreed "},
		"For rating 1-0, round 1 board 1, board 3 of the match: agreed",
		"For rating 1-0, round 1 board 1, board 3 of the match: agreed (Edgewood MS – North Side MS), Schools"},
	{steps.SetForRating{Section: 2, Round: 1, Board: 1, Game: 1, Result: win}, "For rating 1-0, round 1 board 1, board 1 of the match",
		"For rating 1-0, round 1 board 1, board 1 of the match (Edgewood MS – North Side MS), Schools"},
	{steps.SetForRating{Section: 1, Round: 1, Board: 1, Reason: "x"},
		"Rated as the result says, round 1 board 1", "Rated as the result says, round 1 board 1 (Anna – Bruno), Open"},
	{steps.Withdraw{Section: 1, Who: 4}, "Take back the withdrawal of a participant", "Take back the withdrawal of Dmitri, Open"},
	{steps.EnterLate{Section: 1, Who: 4}, "A participant takes part from the start", "Dmitri takes part from the start, Open"},
	{steps.EnterLate{Section: 1, Who: 4, Round: 1}, "A participant takes part from the start", "Dmitri takes part from the start, Open"},
	{steps.EnterLate{Section: 1, Who: 4, Round: 2}, "A participant enters in round 2", "Dmitri enters in round 2, Open"},
	{steps.RequestBye{Section: 1, Who: 4, Round: 2, Bye: model.HalfBye},
		"Half-point bye asked for in round 2", "Half-point bye asked for in round 2, Dmitri, Open"},
	{steps.RequestBye{Section: 1, Who: 4, Round: 2},
		"Take back the bye asked for in round 2", "Take back the bye asked for in round 2, Dmitri, Open"},
	{steps.RequestBye{Section: 1, Who: 4, Round: 2, Bye: model.Outcomes},
		"Take back the bye asked for in round 2", "Take back the bye asked for in round 2, Dmitri, Open"},
	{steps.SetFixedBoard{Section: 1, Who: 4, Board: 1},
		"A participant sits at board 1 in every round", "Dmitri sits at board 1 in every round, Open"},
	{steps.SetQuiet{Kind: "changed", Quiet: true}, "Problems of the kind “changed” are not listed",
		"Problems of the kind “changed” are not listed"},
	{steps.SetQuiet{Kind: "changed"}, "Problems of the kind “changed” are listed again",
		"Problems of the kind “changed” are listed again"},
	{steps.CrossPairing{First: steps.OddOne{Section: 1, Round: 2, Player: 4}, Second: steps.OddOne{Section: 9}},
		"Pair two players of different sections", "Pair two players of different sections"},
	{steps.CrossPairing{First: steps.OddOne{Section: 1, Round: 2, Player: 4}, Second: steps.OddOne{Section: 2, Round: 1, Player: 1}},
		"Pair two players of different sections", "Pair Dmitri (Open) with Edgewood MS (Schools)"},
	{steps.CrossBack{First: steps.OddOne{Section: 1, Round: 2, Player: 4}},
		"Take back a game across sections", "Take back the game across sections of Dmitri"},
	{steps.SetExtraGames{Games: make([]model.ExtraGame, 2)}, "Extra rated games: 2", "Extra rated games: 2"},
	{steps.CrossBack{}, "Take back a game across sections", "Take back a game across sections"},
	{steps.SetHouse{Section: 1, Who: 4, House: true},
		"A participant plays only where the number is odd", "Dmitri plays only where the number is odd, Open"},
	{steps.SetHouse{Section: 1, Who: 4}, "A participant competes like everybody else", "Dmitri competes like everybody else, Open"},
	{steps.SetHalfByeRight{Section: 1, Who: 4, None: true},
		"A participant has no right to half-point byes", "Dmitri has no right to half-point byes, Open"},
	{steps.SetHalfByeRight{Section: 1, Who: 4},
		"A participant has a right to half-point byes again", "Dmitri has a right to half-point byes again, Open"},
	{steps.SetFixedBoard{Section: 1, Who: 4}, "A participant may sit at any board", "Dmitri may sit at any board, Open"},
	{steps.RefreshRatings{Section: 1, Ratings: make([]steps.PlayerRating, 1)}, "Refresh 1 rating", "Refresh 1 rating, Open"},
	{steps.RefreshRatings{Section: 1, Ratings: make([]steps.PlayerRating, 2), From: "FIDE, October 2026"},
		"Refresh 2 ratings from FIDE, October 2026", "Refresh 2 ratings from FIDE, October 2026, Open"},

	{steps.AddSection{Section: "Blitz"}, "Add the section Blitz", "Add the section Blitz"},
	{steps.ImportSection{Section: model.Section{Name: "Blitz"}, From: "b.trf"},
		"Import the section Blitz from b.trf", "Import the section Blitz from b.trf"},
	{steps.ImportSection{}, "Import a section", "Import a section"},
	{steps.EditSection{Section: 2}, "Edit the section’s settings", "Boards of a match: none instead of 4, Schools"},
	{steps.EditSection{Section: 1}, "Edit the section’s settings", "Edit the section’s settings, Open"},
	{steps.EditSection{Section: 1, Settings: steps.Settings{Planned: 7, Boards: 2}},
		"Edit the section’s settings", "Planned rounds: 7 instead of none; Boards of a match: 2 instead of none, Open"},
	{steps.EditSection{Section: 1, Settings: steps.Settings{Planned: 7, Boards: 2, PrimaryOnly: true}},
		"Edit the section’s settings", "Edit the section’s settings, Open"},
	{steps.EditSection{Section: 1, Settings: steps.Settings{Planned: 7, Boards: -2}},
		"Edit the section’s settings", "Edit the section’s settings, Open"},
	{steps.EditSection{Section: 9, Settings: steps.Settings{Planned: 7}}, "Edit the section’s settings",
		"Edit the section’s settings"},
	{steps.RenameSection{Section: 2, To: "A"}, "Rename the section to A", "Rename the section Schools to A"},
	{steps.RenameSection{Section: 9, To: "A"}, "Rename the section to A", "Rename the section to A"},
	{steps.RemoveSection{Section: 2}, "Remove a section", "Remove the section Schools"},
	{steps.RemoveSection{Section: 9}, "Remove a section", "Remove a section"},
	{steps.MergeSections{Section: 1, From: []model.ID{2}}, "Merge sections", "Merge Schools into Open"},
	{steps.MergeSections{Section: 9}, "Merge sections", "Merge sections"},
	{steps.OrderSections{}, "Reorder the sections", "Reorder the sections"},

	{steps.SetTieBreaks{Section: 1, List: []string{"BH", "SB"}}, "Tie-breaks BH, SB", "Tie-breaks BH, SB, Open"},
	{steps.SetTieBreaks{Section: 1}, "No tie-breaks", "No tie-breaks, Open"},
	{steps.SetScoring{Section: 1, Scoring: model.Scoring{Win: 6, Draw: 2, Loss: 1}}, "Scoring 3-1-½",
		"Scoring 3-1-½; Bye: 0; Full-point bye: 0; Half-point bye: 0, Open"},
	{steps.SetLots{Section: 1}, "Take the drawing of lots back", "Take the drawing of lots back, Open"},
	{steps.SetLots{Section: 1, Seed: 1}, "Draw lots", "Draw lots, Open"},
	{steps.SetOwnValues{Section: 1}, "No values by hand", "No values by hand, Open"},
	{steps.SetOwnValues{Section: 1, Values: make([]model.OwnValue, 1)}, "Value by hand for 1 participant",
		"Value by hand for 1 participant, Open"},
	{steps.SetOwnValues{Section: 1, Values: make([]model.OwnValue, 2)}, "Values by hand for 2 participants",
		"Values by hand for 2 participants, Open"},
	{steps.SetRuling{Section: 1, On: model.OnUnrated, Answer: "drop"}, "Tie-breaks of ratings are left out where somebody is unrated",
		"Tie-breaks of ratings are left out where somebody is unrated, Open"},
	{steps.SetRuling{Section: 1, On: model.OnUnrated, Answer: "out"}, "Games against the unrated are left out",
		"Games against the unrated are left out, Open"},
	{steps.SetRuling{Section: 1, On: model.OnUnrated, Answer: "1400"}, "The unrated count as 1400", "The unrated count as 1400, Open"},
	{steps.SetRuling{Section: 1, On: model.OnBye, Answer: "draw"}, "The bye is worth a draw", "The bye is worth a draw, Open"},
	{steps.SetRuling{Section: 1, On: model.OnCarried, Answer: "without"}, "Opponents count without the points that they carried",
		"Opponents count without the points that they carried, Open"},
	{steps.SetRuling{Section: 1, On: model.OnCarried}, "Take a decision back: points carried into the final",
		"Take a decision back: points carried into the final, Open"},
	{steps.SetManualOrder{Section: 1}, "Take the order by hand back", "Take the order by hand back, Open"},
	{steps.SetManualOrder{Section: 1, Order: []model.ID{1}}, "Order the tied by hand", "Order the tied by hand, Open"},
	{steps.SetTrophy{Section: 1}, "Remove the trophy", "Remove the trophy, Open"},
	{steps.SetFund{Section: 1, Fund: &model.Fund{Prizes: make([]model.Prize, 3)}}, "3 prizes", "3 prizes, Open"},
	{steps.SetFund{Section: 1}, "Remove the prizes", "Remove the prizes, Open"},
	{steps.SetTrophy{Section: 1, Trophy: &model.Trophy{Counting: 4}}, "Trophy of the best 4", "Trophy of the best 4, Open"},
	{steps.SaveList{List: model.SavedList{Name: "Club"}}, "Save the tie-break list “Club”", "Save the tie-break list “Club”"},
	{steps.RemoveList{List: "Club"}, "Remove the tie-break list “Club”", "Remove the tie-break list “Club”"},
	{steps.AddAdjustment{Section: 1, Adjustment: model.Adjustment{Who: 2, Match: 1}},
		"Adjust a score by ½", "Adjust the score of Bruno by ½, Open"},
	{steps.AddAdjustment{Section: 1, Adjustment: model.Adjustment{Who: 2, Match: 3, Games: 1, Round: 1}},
		"Adjust a score by 1½, round 1", "Adjust the score of Bruno by 1½, round 1, Open"},
	{steps.AddAdjustment{Section: 1, Adjustment: model.Adjustment{Who: 2, Games: -1, Round: 2}},
		"Adjust a score by -½, round 2", "Adjust the score of Bruno by -½, round 2, Open"},
	{steps.RemoveAdjustment{Section: 1}, "Take an adjustment back", "Take an adjustment back"},
	{steps.SetForbidden{Section: 1}, "Forbidden pairings, 0 groups", "Forbidden pairings, 0 groups, Open"},
	{steps.SetForbidden{Section: 1, Groups: make([]model.Forbidden, 1)}, "Forbidden pairings, 1 group", "Forbidden pairings, 1 group, Open"},
	{steps.SetFIDEMode{Section: 1, On: true}, "FIDE mode", "FIDE mode, Open"},
	{steps.SetFIDEMode{Section: 1}, "Leave FIDE mode", "Leave FIDE mode, Open"},
	{steps.SetAcceleration{Section: 1}, "No accelerated pairing", "No accelerated pairing, Open"},
	{steps.SetAcceleration{Section: 1, Acceleration: make([]model.Acceleration, 1)}, "Accelerated pairing", "Accelerated pairing, Open"},

	{steps.EditTournament{Header: steps.Header{Name: "Club day"}}, "Edit the event", "Edit the event"},
	{steps.EditTournament{Header: steps.Header{Name: "Club", City: "Graz"}}, "Edit the event", "Edit the event: name, city"},
	{steps.EditTournament{Header: steps.Header{Name: "Club day", Start: "2026"}}, "Edit the event", "Edit the event: dates"},
	{steps.EditTournament{Header: steps.Header{Name: "Club day", End: "2026"}}, "Edit the event", "Edit the event: dates"},
	{steps.EditTournament{Header: steps.Header{Name: "Club day", Federation: "AUT", Arbiter: "A", Deputies: []string{"B"}, Organiser: "C",
		Time: "G/60", Language: "de"}}, "Edit the event",
		"Edit the event: federation, arbiter, deputies, organiser, time control, language of the documents"},
	{steps.CheckIn{Section: 1, Present: true}, "A participant is here", "participant 0 is here, Open"},
	{steps.SetFee{Section: 1, Fee: 2500}, "Entry fee 25.00", "Entry fee 25.00, Open"},
	{steps.SetCategories{}, "No categories by rule", "No categories by rule"},
	{steps.SetCategories{Section: 2, Categories: []string{"U10", "K-3"}}, "Categories: U10, K-3", "Categories: U10, K-3, Schools"},
	{steps.SetExtra{}, "Change the records of other programs", "Change the records of other programs"},
	{steps.SetExtra{Section: 2, For: "the report"}, "Change the details for the report", "Change the details for the report, Schools"},
	{steps.Restore{}, "Go back to an earlier version", "Go back to an earlier version"},
	{steps.Restore{From: "after round 3"}, "Go back to the version after round 3", "Go back to the version after round 3"},
	{steps.Together{}, "0 changes", "0 changes"},
	{steps.Together{Changes: []journal.Change{steps.SetLots{Section: 1}}}, "Take the drawing of lots back",
		"Take the drawing of lots back"},
	{steps.Together{Changes: []journal.Change{steps.SetLots{}, steps.SetLots{}}}, "2 changes", "2 changes"},
	{steps.Together{Words: phrase.New("Draw all lots"), Changes: []journal.Change{steps.SetLots{}}}, "Draw all lots", "Draw all lots"},
}

func TestEveryKindHasItsLabel(t *testing.T) {
	missing := map[string]bool{}
	for _, name := range steps.List.Names() {
		missing[name] = true
	}
	for _, c := range everyLabel {
		delete(missing, c.change.Name())
		if got := c.change.Label().String(); got != c.label {
			t.Errorf("label %q, want %q", got, c.label)
		}
		if got := journal.Label(c.change, nil).String(); got != c.label {
			t.Errorf("of no event in particular the label is %q, want %q", got, c.label)
		}
		if got := journal.Label(c.change, club()).String(); got != c.full {
			t.Errorf("full label %q, want %q", got, c.full)
		}
	}
	if len(missing) > 0 {
		t.Errorf("without a label are %v", missing)
	}
}

// TestLabelsElsewhere: a section that is alone, or that has no name, is not named.
func TestLabelsElsewhere(t *testing.T) {
	alone, nameless := club(), club()
	alone.Sections = alone.Sections[:1]
	nameless.Sections[0].Name, nameless.Sections[0].Players[3].Name = "", ""
	deducted := do(t, club(), steps.AddAdjustment{Section: 1, Adjustment: model.Adjustment{Who: 2, Games: -1}},
		steps.AddAdjustment{Section: 1, Adjustment: model.Adjustment{Who: 3, Games: 1}})
	for _, c := range []struct {
		ev     *model.Tournament
		change journal.Change
		want   string
	}{
		{alone, steps.SetResult{Section: 1, Round: 1, Board: 1, Result: win}, "Enter 1-0, round 1 board 1 (Anna – Bruno)"},
		{alone, steps.Withdraw{Section: 1, Who: 4, From: 2}, "Withdraw Dmitri from round 2 on"},
		{nameless, steps.Withdraw{Section: 1, Who: 4, From: 2}, "Withdraw participant 4 from round 2 on"},
		{deducted, steps.RemoveAdjustment{Section: 1, Index: -1}, "Take an adjustment back"},
		{deducted, steps.RemoveAdjustment{Section: 1, Index: 0}, "Take back the adjustment of Bruno, Open"},
		{deducted, steps.RemoveAdjustment{Section: 1, Index: 1}, "Take back the adjustment of Clara, Open"},
		{deducted, steps.RemoveAdjustment{Section: 1, Index: 2}, "Take an adjustment back"},
		{deducted, steps.RemoveAdjustment{Section: 9}, "Take an adjustment back"},
	} {
		if got := journal.Label(c.change, c.ev).String(); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
