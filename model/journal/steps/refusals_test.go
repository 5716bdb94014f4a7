package steps_test

import (
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

const atTheMatch = "Schools, round 1, board 1: "

var (
	goshen   = steps.SetMatchScore{Section: 2, Round: 1, Board: 2, Score: [2]model.Points{4, 4}}
	edgewood = steps.SetBoardResult{Section: 2, Round: 1, Board: 1, Game: 2, Result: win}
	players  = [2]model.ID{10, 14}
)

// refusals are what cannot be done to the club's event, with the whole sentence that says so.
var refusals = []struct {
	first  []journal.Change
	change journal.Change
	want   string
}{
	// Results.
	{nil, steps.SetResult{Section: 1, Round: 1, Board: 1, Result: steps.Result{model.Win, model.Draw}}, "Open, round 1, board 1: " +
		"win for one side and draw for the other is not a result. Write 1-0, 0-1, ½-½, + -, - + or - -."},
	{nil, steps.SetResult{Section: 1, Round: 1, Who: 3, Result: win}, "Open, round 1: Clara has no opponent in this round, " +
		"so there is no result to enter. Change the bye, or pair the round anew."},
	{nil, steps.SetResult{Section: 2, Round: 1, Board: 1, Result: steps.Result{model.Loss, model.Win}}, atTheMatch +
		"0-1 is not the result of a team match. Enter the match score, such as 2½-1½, or the results of its boards."},
	{nil, steps.SetResult{Section: 1, Round: -1, Board: 1}, "Open: there is no round -1, only round 1. Choose round 1."},
	{[]journal.Change{steps.RemoveRound{Section: 1, Round: 1}}, steps.SetResult{Section: 1, Round: 1, Board: 1},
		"Open: there is no round 1, no round has been paired yet. Pair round 1 first."},
	{[]journal.Change{second}, steps.SetResult{Section: 1, Round: 3, Board: 1},
		"Open: there is no round 3, the rounds are 1 to 2. Choose a round from 1 to 2."},
	{[]journal.Change{steps.RemovePairing{Section: 1, Round: 1, Board: 1}}, steps.SetResult{Section: 1, Round: 1, Board: 1},
		"Open, round 1: there is no board 1, the boards have no numbers. Name the participant instead."},
	{nil, steps.SetResult{Section: 1, Round: 1, Board: 2}, "Open, round 1: there is no board 2, only board 1. Choose board 1."},
	{nil, steps.SetResult{Section: 2, Round: 1, Board: 3},
		"Schools, round 1: there is no board 3, the last board is 2. Choose a board from 1 to 2."},
	{nil, steps.SetResult{Section: 1, Round: 1, Who: 4}, "Open, round 1: Dmitri is not in this round. Pair the participant, or give " +
		"a bye."},
	{nil, steps.SetResult{Section: 1, Round: 1, Who: 5}, "Open, round 1: participant 5 does not exist. Name a board or a participant."},
	{nil, steps.SetPairingNote{Section: 1, Round: 2, Board: 1, Note: "x"}, "Open: there is no round 2, only round 1. Choose round 1."},

	// Team matches.
	{nil, steps.SetMatchScore{Section: 1, Round: 1, Board: 1}, "Open, round 1, board 1: this is a game between two players, " +
		"not a team match. Enter the result of the game, such as 1-0."},
	{[]journal.Change{steps.ReplacePairings{Section: 2, Round: 1, Pairings: []model.Pairing{bye(3)}}},
		steps.SetMatchScore{Section: 2, Round: 1, Who: 3},
		"Schools, round 1: Goshen MS has no opponent in this round. Change the bye, or pair the round anew."},
	{nil, steps.SetMatchScore{Section: 2, Round: 1, Board: 1, Score: [2]model.Points{-1, 9}},
		atTheMatch + "-½-4½ is not a match score. Enter both sides' game points, such as 3½-½."},
	{nil, steps.SetMatchScore{Section: 2, Round: 1, Board: 1, Score: [2]model.Points{9, -1}},
		atTheMatch + "4½--½ is not a match score. Enter both sides' game points, such as 3½-½."},
	{nil, steps.SetMatchScore{Section: 2, Round: 1, Board: 1, Score: [2]model.Points{4, 3}}, atTheMatch +
		"the match score 2-1½ makes 3½ in all, which does not add up to the 4 boards. " +
		"Enter both sides' points again, or say that a board was lost by both sides."},
	{nil, steps.SetMatchScore{Section: 2, Round: 1, Board: 1, Score: [2]model.Points{5, 4}, Short: true}, atTheMatch +
		"the match score 2½-2 makes 4½ in all, which does not add up to the 4 boards. Enter both sides' points again."},
	{[]journal.Change{steps.EditSection{Section: 2, Settings: steps.Settings{Boards: 1}}},
		steps.SetMatchScore{Section: 2, Round: 1, Board: 1, Score: [2]model.Points{2, 1}}, atTheMatch +
			"the match score 1-½ makes 1½ in all, which does not add up to the 1 board. Enter both sides' points again."},
	{[]journal.Change{edgewood}, steps.SetMatchScore{Section: 2, Round: 1, Board: 1, Score: [2]model.Points{4, 4}}, atTheMatch +
		"the match has board games, 3 of them still open, so its score comes from them. " +
		"Enter the results of the boards, or remove the line-ups first."},
	{[]journal.Change{steps.EditSection{Section: 2, Settings: steps.Settings{Boards: 2}}, edgewood,
		steps.SetBoardResult{Section: 2, Round: 1, Board: 1, Game: 1, Result: steps.Result{model.Draw, model.Draw}}},
		steps.SetMatchScore{Section: 2, Round: 1, Board: 1, Score: [2]model.Points{2, 2}}, atTheMatch +
			"1-1 contradicts the boards of the match, which make 1½-½. Correct a board instead."},
	{[]journal.Change{board(1, win), board(2, win), board(3, win)},
		steps.SetMatchScore{Section: 2, Round: 1, Board: 1, Score: [2]model.Points{8, 0}}, atTheMatch +
			"the match has board games, 1 of them still open, so its score comes from them. " +
			"Enter the results of the boards, or remove the line-ups first."},
	{[]journal.Change{steps.EditSection{Section: 2, Settings: steps.Settings{Boards: 1}}, board(1, win)},
		steps.SetMatchScore{Section: 2, Round: 1, Board: 1, Score: [2]model.Points{1, 1}}, atTheMatch +
			"½-½ contradicts the boards of the match, which make 1-0. Correct a board instead."},
	{[]journal.Change{worth(model.Scoring{Win: 4, Draw: 3, Loss: 2})}, score(17, 7), "Schools, round 1, board 2: " +
		"the match score 8½-3½ makes 12 in all, which does not add up to the 4 boards. Enter both sides' points again."},
	{[]journal.Change{worth(model.Scoring{Win: 4, Draw: 3, Loss: 2})}, score(10, 10), "Schools, round 1, board 2: " +
		"the match score 5-5 makes 10 in all, which does not add up to the 4 boards. " +
		"Enter both sides' points again, or say that a board was lost by both sides."},
	{[]journal.Change{steps.EditSection{Section: 2, Settings: steps.Settings{Boards: 1}}},
		steps.SetLineup{Section: 2, Round: 1, Board: 1, Games: make([]model.Game, 2)},
		atTheMatch + "the line-up has 2 boards, the section plays 1. Leave the boards too many out."},
	{nil, steps.SetBoardResult{Section: 1, Round: 1, Board: 1, Game: 1, Result: win}, "Open, round 1, board 1: " +
		"this is a game between two players, not a team match. Enter the result of the game, such as 1-0."},
	{nil, steps.SetBoardResult{Section: 2, Round: 1, Board: 1, Game: 1, Result: steps.Result{model.Win, model.Pending}}, atTheMatch +
		"win for one side and not played yet for the other is not a result. Write 1-0, 0-1, ½-½, + -, - + or - -."},
	{nil, steps.SetBoardResult{Section: 2, Round: 1, Board: 1, Game: 0, Result: win},
		atTheMatch + "the match has no board 0. Choose a board from 1 to 4."},
	{nil, steps.SetBoardResult{Section: 2, Round: 1, Board: 1, Game: 5, Result: win},
		atTheMatch + "the match has no board 5. Choose a board from 1 to 4."},
	{[]journal.Change{goshen}, steps.SetBoardResult{Section: 2, Round: 1, Board: 2, Game: 1, Result: win}, "Schools, round 1, board 2: " +
		"only the score of the match is entered. Clear the match's result first, then enter its boards."},
	{[]journal.Change{steps.EditSection{Section: 2}}, steps.SetBoardResult{Section: 2, Round: 1, Board: 1, Game: 1, Result: win},
		atTheMatch + "the section does not say how many boards a match has. Enter the number of boards in the section's settings."},
	{nil, steps.SetLineup{Section: 1, Round: 1, Board: 1}, "Open, round 1, board 1: this is a game between two players, " +
		"not a team match. Enter the result of the game, such as 1-0."},
	{nil, steps.SetLineup{Section: 2, Round: 1, Board: 1, Games: make([]model.Game, 5)},
		atTheMatch + "the line-up has 5 boards, the section plays 4. Leave the boards too many out."},
	{nil, steps.SetLineup{Section: 2, Round: 1, Board: 1, Games: []model.Game{{White: 1}, {White: 2}}},
		atTheMatch + "board 2 of the match has no sound result or colours. Enter the board again."},
	{nil, steps.SetLineup{Section: 2, Round: 1, Board: 1, Games: []model.Game{{Outcomes: [2]model.Outcome{model.Win, model.Win}}}},
		atTheMatch + "board 1 of the match has no sound result or colours. Enter the board again."},
	{nil, steps.SetLineup{Section: 2, Round: 1, Board: 1, Games: []model.Game{{}, {Players: [2]model.ID{14, 0}}}},
		atTheMatch + "board 2: North Side MS player is not on the roster of Edgewood MS. Choose a player of the roster."},
	{nil, steps.SetLineup{Section: 2, Round: 1, Board: 1, Games: []model.Game{{Players: [2]model.ID{0, 99}}}},
		atTheMatch + "board 1: player 99 is not on the roster of North Side MS. Choose a player of the roster."},
	{nil, steps.SetLineup{Section: 2, Round: 1, Board: 1, Games: []model.Game{{Players: players}, {}, {Players: [2]model.ID{0, 14}}}},
		atTheMatch + "North Side MS player plays on boards 1 and 3 of the match. Choose another player for one of them."},

	// Byes.
	{nil, steps.SetOutcome{Section: 1, Round: 2, Who: 4, Outcome: model.HalfBye},
		"Open, round 2: there is no round 2, only round 1. Choose round 1."},
	{nil, steps.SetOutcome{Section: 1, Round: 1, Who: 5, Outcome: model.HalfBye},
		"Open, round 1: participant 5 does not exist. Choose a participant of the section."},
	{nil, steps.SetOutcome{Section: 1, Round: 1, Who: 4, Outcome: model.Outcomes},
		"Open, round 1, Dmitri: a round without an opponent cannot be a outcome 16. Choose a bye, absent, or rest."},
	{nil, steps.SetOutcome{Section: 1, Round: 1, Who: 4, Outcome: model.DoubleForfeit},
		"Open, round 1, Dmitri: a round without an opponent cannot be a double forfeit. Choose a bye, absent, or rest."},
	{nil, steps.SetOutcome{Section: 1, Round: 1, Who: 2, Outcome: model.HalfBye}, "Open, round 1, Bruno: is paired on board 1 " +
		"with Anna. Enter a forfeit as the board's result, or remove the pairing first."},
	{nil, steps.SetOutcome{Section: 1, Round: 1, Who: 2}, "Open, round 1, Bruno: is paired on board 1 " +
		"with Anna. Enter a forfeit as the board's result, or remove the pairing first."},
	{nil, steps.SetOutcome{Section: 1, Round: 1, Who: 4}, "Open, round 1, Dmitri: has no bye in this round. Nothing needs to be done."},
	{nil, steps.RequestBye{Section: 1, Who: 5, Round: 2, Bye: model.HalfBye},
		"Open: participant 5 does not exist. Choose a participant of the section."},
	{nil, steps.RequestBye{Section: 1, Who: 4, Round: 2, Bye: model.Win},
		"Open, Dmitri: nobody asks for this in a round to come: win. Choose a half-point, zero-point or full-point bye."},
	{nil, steps.RequestBye{Section: 1, Who: 4, Round: 2, Bye: model.Outcomes},
		"Open, Dmitri: nobody asks for this in a round to come: outcome 16. Choose a half-point, zero-point or full-point bye."},
	{nil, steps.RequestBye{Section: 1, Who: 4, Round: 0, Bye: model.HalfBye},
		"Open, Dmitri: there is no round 0. Choose a round from 1."},
	{nil, steps.RequestBye{Section: 1, Who: 4, Round: 1, Bye: model.HalfBye},
		"Open, round 1, Dmitri: the round is paired already. Change the round's pairing, or give the bye there."},
	{nil, steps.RequestBye{Section: 1, Who: 4, Round: 2},
		"Open, round 2, Dmitri: no bye was asked for in this round. Nothing needs to be done."},
	{nil, steps.Withdraw{Section: 2, Who: 10, From: 2}, "Schools: participant 10 does not exist. Choose a participant of the section."},
	{nil, steps.Withdraw{Section: 1, Who: 4, From: -1}, "Open, Dmitri: there is no round -1. Choose a round from 1."},
	{[]journal.Change{steps.EnterLate{Section: 1, Who: 4, Round: 2}}, steps.Withdraw{Section: 1, Who: 4, From: 2},
		"Open, Dmitri: enters only in round 2. Choose a later round, or remove the participant."},
	{[]journal.Change{steps.EnterLate{Section: 1, Who: 4, Round: 1}}, steps.Withdraw{Section: 1, Who: 4, From: 1},
		"Open, Dmitri: enters only in round 1. Choose a later round, or remove the participant."},
	{[]journal.Change{steps.Withdraw{Section: 1, Who: 4, From: 1}}, steps.EnterLate{Section: 1, Who: 4, Round: 1},
		"Open, Dmitri: cannot enter in round 1. Choose a round before the withdrawal."},
	{[]journal.Change{second}, steps.Withdraw{Section: 1, Who: 3, From: 1},
		"Open, round 2, Clara: is paired on board 1. Withdraw from a later round, or remove the pairing first."},
	{nil, steps.EnterLate{Section: 1, Who: 4, Round: -1},
		"Open, Dmitri: cannot enter in round -1. Choose a round before the withdrawal."},
	{[]journal.Change{steps.Withdraw{Section: 1, Who: 4, From: 2}}, steps.EnterLate{Section: 1, Who: 4, Round: 2},
		"Open, Dmitri: cannot enter in round 2. Choose a round before the withdrawal."},
	{[]journal.Change{second}, steps.EnterLate{Section: 1, Who: 3, Round: 3},
		"Open, round 2, Clara: is paired on board 1. Choose an earlier round, or remove the pairing first."},
	{nil, steps.EnterLate{Section: 1, Who: 2, Round: 2},
		"Open, round 1, Bruno: is paired on board 1. Choose an earlier round, or remove the pairing first."},
	{[]journal.Change{steps.SetHalfByeRight{Section: 1, Who: 4, None: true}},
		steps.RequestBye{Section: 1, Who: 4, Round: 2, Bye: model.HalfBye},
		"Open, round 2, Dmitri: has no right to half-point byes. Ask for a bye without points, or give the right back."},
	{nil, steps.SetFixedBoard{Section: 1, Who: 4, Board: -1},
		"Open, Dmitri: -1 is not the number of a board. Number the boards from 1."},
	{[]journal.Change{steps.SetFixedBoard{Section: 1, Who: 3, Board: 1}}, steps.SetFixedBoard{Section: 1, Who: 4, Board: 1},
		"Open, Dmitri: cannot sit at board 1, where Clara sits. Choose another board."},

	// Rounds and pairings.
	{nil, steps.AddRound{Section: 1, Round: 1}, "Open, round 1: the round is paired already. Replace its pairings, or remove it first."},
	{nil, steps.AddRound{Section: 1, Round: 0}, "Open: cannot be paired yet. Pair round 2 first."},
	{nil, steps.AddRound{Section: 1, Round: 3}, "Open, round 3: cannot be paired yet. Pair round 2 first."},
	{nil, steps.AddRound{Section: 1, Round: 2, Date: "soon"}, `"soon" is not a date. Write year, month and day, such as 2026-05-31.`},
	{nil, steps.AddRound{Section: 1, Round: 2, Pairings: []model.Pairing{on(1, 1, 2), on(3, 0, 2)}}, "Open, round 2, board 3: " +
		"a pairing has nobody on its first side. Enter who plays, White or the team named first on the first side."},
	{nil, steps.AddRound{Section: 1, Round: 2, Pairings: []model.Pairing{on(3, -1, 2)}}, "Open, round 2, board 3: " +
		"a pairing has nobody on its first side. Enter who plays, White or the team named first on the first side."},
	{nil, steps.AddRound{Section: 1, Round: 2, Pairings: []model.Pairing{on(3, 1, -1)}}, "Open, round 2, board 3: " +
		"a pairing has nobody on its first side. Enter who plays, White or the team named first on the first side."},
	{nil, steps.AddRound{Section: 2, Round: 2, Pairings: []model.Pairing{{Board: 3, Sides: [2]model.ID{1, 2}, Games: []model.Game{
		{White: 1}, {White: 2}}}}}, "Schools, round 2, board 3: in game 2 of a match White is on side 2, there are 0 and 1. " +
		"Correct where it comes from."},
	{nil, steps.AddRound{Section: 1, Round: 2, Pairings: []model.Pairing{on(1, 1, 2), on(2, 3, 1)}}, "Open, round 2, board 2: " +
		"Anna plays twice in this round, also on board 1. Remove one of the two pairings."},
	{nil, steps.RemoveRound{Section: 1, Round: 2}, "Open: there is no round 2, only round 1. Choose round 1."},
	{[]journal.Change{second}, steps.RemoveRound{Section: 1, Round: 1},
		"Open, round 1: only the last round can be removed. Remove round 2 first."},
	{nil, steps.ReplacePairings{Section: 1, Round: 1, Pairings: []model.Pairing{on(2, 0, 1)}}, "Open, round 1, board 2: " +
		"a pairing has nobody on its first side. Enter who plays, White or the team named first on the first side."},
	{nil, steps.ReplacePairings{Section: 1, Round: 2}, "Open: there is no round 2, only round 1. Choose round 1."},
	{nil, steps.SetRoundDate{Section: 1, Round: 2}, "Open: there is no round 2, only round 1. Choose round 1."},
	{nil, steps.SetSchedule{Section: 1, Rounds: []model.When{{}, {Date: "31.5.2026"}}}, "Open, round 2: " +
		"\"31.5.2026\" is not a date. Write year, month and day, such as 2026-05-31."},
	{nil, steps.SetSchedule{Section: 1, Rounds: []model.When{{Time: "2pm"}}}, "Open, round 1: " +
		"\"2pm\" is not a time of day. Write hours and minutes, such as 09:30 or 14:00."},
	{nil, steps.SetSchedule{Section: 1, Rounds: make([]model.When, 1000)},
		"Open: 1000 rounds cannot be played. Enter 999 rounds at most."},
	{nil, steps.AddPairing{Section: 1, Round: 2, Pairing: on(2, 4, 3)}, "Open: there is no round 2, only round 1. Choose round 1."},
	{nil, steps.AddPairing{Section: 1, Round: 1, Pairing: on(2, 0, 3)}, "Open, round 1, board 2: " +
		"a pairing has nobody on its first side. Enter who plays, White or the team named first on the first side."},
	{nil, steps.AddPairing{Section: 1, Round: 1, Pairing: on(2, 4, 2)}, "Open, round 1, board 2: " +
		"Bruno plays twice in this round, also on board 1. Remove one of the two pairings."},
	{nil, steps.AddPairing{Section: 1, Round: 1, Pairing: bye(3)}, "Open, round 1: " +
		"Clara plays twice in this round, also on a bye. Remove one of the two pairings."},
	{nil, steps.RemovePairing{Section: 1, Round: 2, Board: 1}, "Open: there is no round 2, only round 1. Choose round 1."},
	{nil, steps.RemovePairing{Section: 1, Round: 1, Board: 2}, "Open, round 1: there is no board 2, only board 1. Choose board 1."},
	{nil, steps.SwapSides{Section: 1, Round: 1, Who: 3}, "Open, round 1: Clara has no opponent in this round. Choose a board."},
	{nil, steps.SwapParticipants{Section: 1, Round: 2, A: 1, B: 3}, "Open: there is no round 2, only round 1. Choose round 1."},
	{nil, steps.SwapParticipants{Section: 1, Round: 1, A: 1, B: 4},
		"Open, round 1: Dmitri is not in this round. Pair the participant, or give a bye."},
	{nil, steps.SwapParticipants{Section: 1, Round: 1, A: 2, B: 1},
		"Open, round 1: Bruno and Anna play each other. Exchange their colours instead."},
	{[]journal.Change{steps.SetResult{Section: 1, Round: 1, Board: 1, Result: win}},
		steps.SwapParticipants{Section: 1, Round: 1, A: 3, B: 2},
		"Open, round 1, board 1: the board of Bruno has a result or line-ups. Clear the result first."},
	{[]journal.Change{edgewood}, steps.SwapParticipants{Section: 2, Round: 1, A: 1, B: 3},
		atTheMatch + "the board of Edgewood MS has a result or line-ups. Clear the result first."},
	{[]journal.Change{steps.SetLineup{Section: 2, Round: 1, Board: 1, Games: make([]model.Game, 1)}},
		steps.SwapParticipants{Section: 2, Round: 1, A: 1, B: 3},
		atTheMatch + "the board of Edgewood MS has a result or line-ups. Clear the result first."},
	{nil, steps.RenumberBoards{Section: 2, Round: 2}, "Schools: there is no round 2, only round 1. Choose round 1."},
	{nil, steps.RenumberBoards{Section: 2, Round: 1, Boards: []int{1}},
		"Schools, round 1: there are 1 numbers for 2 boards. Give one number to each board."},
	{nil, steps.RenumberBoards{Section: 2, Round: 1, Boards: []int{1, 2, 3}},
		"Schools, round 1: there are 3 numbers for 2 boards. Give one number to each board."},
	{nil, steps.RenumberBoards{Section: 2, Round: 1, Boards: []int{1, 0}},
		"Schools, round 1: 0 is not the number of a board. Number the boards from 1."},
	{nil, steps.RenumberBoards{Section: 2, Round: 1, Boards: []int{3, 3}},
		"Schools, round 1, board 3: the board number is used twice. Renumber the boards of the round."},

	// Players and teams.
	{nil, steps.AddPlayers{Section: 1}, "Open: there are no players to add. Enter at least one name."},
	{nil, steps.AddPlayers{Section: 1, Players: []model.Player{{Entry: named(-1, "Eva")}}}, "Open: Eva has the ID -1. Leave the ID out."},
	{nil, steps.AddPlayers{Section: 1, Players: []model.Player{{Entry: named(4, "Eva")}}}, "Open, Eva: has the same ID as Dmitri."},
	{nil, steps.AddPlayers{Section: 2, Players: []model.Player{{Entry: named(0, "Eva"), Team: 9}}},
		"Schools: team 9 does not exist. Choose a team of the section."},
	{nil, steps.EditPlayer{Section: 1, Player: model.Player{Entry: named(9, "Eva")}},
		"Open: player 9 does not exist. Choose a player of the section."},
	{nil, steps.EditPlayer{Section: 2, Player: model.Player{Entry: named(10, "Eva")}},
		"Schools, Edgewood MS player: cannot change teams here. Change the rosters of the teams instead."},
	{nil, steps.EditPlayer{Section: 1, Player: model.Player{Entry: named(4, "Dora"), Birth: "99"}},
		`"99" is not a date. Write year, month and day, such as 2026-05-31.`},
	{nil, steps.RemovePlayer{Section: 1, Player: 9}, "Open: player 9 does not exist. Choose a player of the section."},
	{nil, steps.RemovePlayer{Section: 1, Player: 3}, "Open, Clara: cannot be removed, being part of round 1. Withdraw the player " +
		"instead."},
	{[]journal.Change{steps.AddRound{Section: 1, Round: 2, Pairings: []model.Pairing{bye(3), on(1, 1, 4)}}},
		steps.RemovePlayer{Section: 1, Player: 4},
		"Open, Dmitri: cannot be removed, being part of round 2. Withdraw the player instead."},
	{[]journal.Change{edgewood}, steps.RemovePlayer{Section: 2, Player: 10},
		"Schools, Edgewood MS player: cannot be removed, being part of round 1. Withdraw the player instead."},
	{[]journal.Change{edgewood}, steps.RemovePlayer{Section: 2, Player: 14},
		"Schools, North Side MS player: cannot be removed, being part of round 1. Withdraw the player instead."},
	{nil, steps.Renumber{Section: 1, Order: []model.ID{2, 1, 3, 3}}, "Open: Clara is named twice. Name every participant once."},
	{nil, steps.Renumber{Section: 1, Order: []model.ID{2, 1, 3, 9}},
		"Open: participant 9 does not exist. Choose a participant of the section."},
	{nil, steps.Renumber{Section: 1, Order: []model.ID{2, 1, 3}},
		"Open: the new order names 3 of 4 participants. Name every participant once."},
	{nil, steps.ExchangeNumbers{Section: 1, Who: [2]model.ID{4, 4}}, "Open: Dmitri is named twice. Name every participant once."},
	{nil, steps.RefreshRatings{Section: 1, Ratings: []steps.PlayerRating{{Player: 1}, {Player: 9}}},
		"Open: player 9 does not exist. Choose players of the section."},
	{nil, steps.RefreshRatings{Section: 1, Ratings: []steps.PlayerRating{{Player: 2, Rating: -1, NationalRating: 1500}}},
		"Open, Bruno: -1 is not a rating. Enter 0 for a player without a rating."},
	{nil, steps.AddTeams{Section: 1, Teams: make([]steps.NewTeam, 1)},
		"Open: this is an individual section. Add players, or make a team section."},
	{nil, steps.AddTeams{Section: 2}, "Schools: there are no teams to add. Enter at least one name."},
	{nil, steps.AddTeam{Section: 2, Team: model.Team{Entry: named(-1, "Hill")}}, "Schools: Hill has the ID -1. Leave the ID out."},
	{nil, steps.AddTeam{Section: 2, Team: model.Team{Entry: named(0, "Hill")}, Players: []model.Player{{Entry: named(-1, "Eva")}}},
		"Schools: Eva has the ID -1. Leave the ID out."},
	{nil, steps.AddTeam{Section: 2, Team: model.Team{Entry: named(0, "Hill"), Roster: []model.ID{10}}}, "Schools, Edgewood MS player: " +
		"is on the rosters of Edgewood MS and Hill. Remove the player from one of them."},
	{nil, steps.EditTeam{Section: 2, Team: model.Team{Entry: named(9, "Lake")}},
		"Schools: team 9 does not exist. Choose a team of the section."},
	{nil, steps.SetRoster{Section: 2, Team: 9}, "Schools: team 9 does not exist. Choose a team of the section."},
	{nil, steps.SetRoster{Section: 2, Team: 4, Roster: []model.ID{22, 23, 23}},
		"Schools, Lake MS: the player on board 3 is on the roster twice. Name every player once."},
	{nil, steps.SetRoster{Section: 2, Team: 4, Roster: []model.ID{22, 29}},
		"Schools, Lake MS: the roster names player 29, who does not exist. Add the player first."},
	{nil, steps.RemoveTeam{Section: 2, Team: 9}, "Schools: team 9 does not exist. Choose a team of the section."},
	{nil, steps.RemoveTeam{Section: 2, Team: 4},
		"Schools, Lake MS: cannot be removed, being part of round 1. Withdraw the team instead."},
	{[]journal.Change{edgewood, steps.AddTeam{Section: 2, Team: model.Team{Entry: named(0, "Hill")}},
		steps.SetRoster{Section: 2, Team: 2, Roster: []model.ID{15, 16, 17}}, steps.SetRoster{Section: 2, Team: 31,
			Roster: []model.ID{14}}},
		steps.RemoveTeam{Section: 2, Team: 31}, "Schools, Hill: cannot be removed, being part of round 1. Withdraw the team instead."},

	// Ranking.
	{nil, steps.SetTieBreaks{Section: 1, List: []string{"BH", " "}},
		"Open: tie-break 2 has no code. Remove it, or choose a tie-break."},
	{nil, steps.SetScoring{Section: 1, Scoring: model.Scoring{Win: 1, Draw: 2}}, "Open: a win must not be worth less than a draw, " +
		"nor a draw less than a loss. Enter the worth of a win, a draw and a loss from high to low."},
	{nil, steps.SetManualOrder{Section: 1, Order: []model.ID{2, 2}}, "Open: Bruno is named twice. Name every participant once."},
	{nil, steps.SetManualOrder{Section: 1, Order: []model.ID{1, 2, 3, 4, 9, 1, 2, 3, 4}},
		"Open: participant 9 does not exist. Choose a participant of the section."},
	{nil, steps.SetManualOrder{Section: 1, Order: []model.ID{1, 2, 3, 4, 4, 1, 2, 3, 4}},
		"Open: Dmitri is named twice. Name every participant once."},
	{nil, steps.SetTrophy{Section: 2, Trophy: &model.Trophy{Counting: 1}}, "Schools: a trophy is derived from an individual section, " +
		"this is a team section. Use the team standings."},
	{nil, steps.SetTrophy{Section: 1, Trophy: &model.Trophy{Counting: 0}}, "Open: the best 0 scores cannot be counted. Enter 1 or more."},
	{nil, steps.AddAdjustment{Section: 1, Adjustment: model.Adjustment{Who: 4, Round: 2, Games: 1}},
		"Open: there is no round 2, only round 1. Choose round 1."},
	{nil, steps.AddAdjustment{Section: 1, Adjustment: model.Adjustment{Who: 4, Round: -1, Games: 1}},
		"Open: there is no round -1, only round 1. Choose round 1."},
	{nil, steps.AddAdjustment{Section: 1, Adjustment: model.Adjustment{Who: 4}},
		"Open: the adjustment is worth nothing. Enter the points to add or, with a minus, to take away."},
	{nil, steps.RemoveAdjustment{Section: 1, Index: -1},
		"Open: there is no adjustment 0, there are 0. Choose an adjustment of the list."},
	{[]journal.Change{steps.AddAdjustment{Section: 1, Adjustment: model.Adjustment{Who: 4, Games: 1}}},
		steps.RemoveAdjustment{Section: 1, Index: 1}, "Open: there is no adjustment 2, there are 1. Choose an adjustment of the list."},
	{nil, steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 2}}, {Who: []model.ID{3}}}},
		"Open: group 2 names 1 participant, nobody is kept apart. Name at least two, or remove the group."},
	{nil, steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{}}},
		"Open: group 1 names 0 participants, nobody is kept apart. Name at least two, or remove the group."},
	{nil, steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 2}, From: 2, To: 1}}},
		"Open: group 1 holds from round 2 to round 1. Correct the rounds."},
	{nil, steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 2}, From: -1}}},
		"Open: group 1 holds from round -1 to round 0. Correct the rounds."},
	{nil, steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 9}}}},
		"Open: participant 9 does not exist. Choose a participant of the section."},
	{nil, steps.SetAcceleration{Section: 1, Acceleration: []model.Acceleration{{From: 1, To: 1, First: 1, Last: 1},
		{From: 2, To: 1, First: 3, Last: 4}}},
		"Open: line 2: rounds 2 to 1 and numbers 3 to 4 hold nobody. Enter first and last from low to high, beginning with 1."},

	// Sections and the event.
	{nil, steps.SetLots{Section: 3, Seed: 1}, "Section 3 does not exist, there are 1 (Open), 2 (Schools). Choose one of these."},
	{[]journal.Change{steps.RemoveSection{Section: 1}, steps.RemoveSection{Section: 2}}, steps.SetLots{Section: 1, Seed: 1},
		"Section 1 does not exist, the event has no section yet. Add a section first."},
	{nil, steps.AddSection{}, "A section without a name cannot be told from the others. Enter a name."},
	{nil, steps.AddSection{Section: "SCHOOLS"}, `There is a section "Schools" already. Choose another name.`},
	{nil, steps.AddSection{Section: "A", Settings: steps.Settings{BoardColours: "WBX"}}, `A: "WBX" does not say the colours ` +
		"of the boards. Write a W or a B for each board, such as WBWB."},
	{nil, steps.EditSection{Section: 1, Settings: steps.Settings{Planned: 1000}},
		"Open: 1000 rounds of matches on 0 boards cannot be played. Enter 0 to 999 rounds and 0 to 999 boards."},
	{nil, steps.EditSection{Section: 1, Settings: steps.Settings{HalfByes: -2}},
		"Open: -2 half-point byes cannot be given. Enter 0 to 999."},
	{nil, steps.EditSection{Section: 1, Settings: steps.Settings{HalfByes: 1000}},
		"Open: 1000 half-point byes cannot be given. Enter 0 to 999."},
	{nil, steps.EditSection{Section: 1, Settings: steps.Settings{HalfByesEnd: -1}},
		"Open: there are no -1 last rounds. Enter 0 to 999."},
	{nil, steps.EditSection{Section: 1, Settings: steps.Settings{HalfByesEnd: 1000}},
		"Open: there are no 1000 last rounds. Enter 0 to 999."},
	{nil, steps.EditSection{Section: 1, Settings: steps.Settings{Format: 6}}, "Open: format 6 does not exist. Choose a format."},
	{nil, steps.EditSection{Section: 1, Settings: steps.Settings{Ratings: 8}},
		"Open: choice of ratings 8 does not exist. Choose which rating counts."},
	{nil, steps.EditSection{Section: 1, Settings: steps.Settings{Control: 3}},
		"Open: time control 3 does not exist. Choose standard, rapid or blitz."},
	{nil, steps.EditSection{Section: 1, Settings: steps.Settings{Rulebook: 3}},
		"Open: rulebook 3 does not exist. Choose a pairing system."},
	{nil, steps.RenameSection{Section: 1, To: "schools"}, `There is a section "Schools" already. Choose another name.`},
	{nil, steps.RenameSection{Section: 1}, "A section without a name cannot be told from the others. Enter a name."},
	{nil, steps.RenameSection{Section: 3, To: "A"}, "Section 3 does not exist, there are 1 (Open), 2 (Schools). Choose one of these."},
	{nil, steps.RemoveSection{Section: 3}, "Section 3 does not exist, there are 1 (Open), 2 (Schools). Choose one of these."},
	{nil, steps.OrderSections{Order: []model.ID{2}}, "The new order names 1 of 2 sections. Name every section once."},
	{nil, steps.OrderSections{Order: []model.ID{2, 1, 2}}, "The new order names 2 of 2 sections. Name every section once."},
	{nil, steps.EditTournament{Header: steps.Header{Start: "1999-1-01"}},
		`"1999-1-01" is not a date. Write year, month and day, such as 2026-05-31.`},
	{nil, steps.EditTournament{Header: steps.Header{End: "1999-1-01"}},
		`"1999-1-01" is not a date. Write year, month and day, such as 2026-05-31.`},
	{nil, steps.EditTournament{Header: steps.Header{Start: "1999-05-02", End: "1999-05-01"}},
		"The event ends on 1999-05-01, before it starts on 1999-05-02. Correct one of the dates."},
	{nil, steps.EditTournament{Header: steps.Header{Language: "d"}},
		`"d" is not the code of a language. Write a code such as de or en, or nothing.`},
	{nil, steps.SaveList{}, "The tie-break list has no name. Enter a name."},
	{nil, steps.RemoveList{List: "Club"}, "There is no tie-break list “Club”. Choose one of the saved lists."},
	{nil, steps.SetExtra{Section: 1, Extra: []model.Extra{{Key: "a"}, {Key: " "}}},
		"A record for other programs has no key. Give it one."},
	{nil, steps.Restore{Tournament: model.Tournament{Sections: []*model.Section{nil}}},
		"The version holds a section without content. Choose another version."},
	{nil, steps.Together{Words: phrase.New("Nothing")}, "there is nothing to change"},
	{nil, steps.Together{Changes: []journal.Change{steps.SetLots{Section: 1, Seed: 4}, steps.SaveList{}}},
		"The tie-break list has no name. Enter a name."},
}

func TestEveryRefusalIsASentence(t *testing.T) {
	for _, c := range refusals {
		before := do(t, club(), c.first...)
		next, err := c.change.Apply(before)
		if err == nil || err.Error() != c.want || next != nil {
			t.Errorf("%T%+v:\n%v\nwant\n%s", c.change, c.change, err, c.want)
		}
	}
}

// TestEveryPartOfAnEventIsGuarded: what a section has wrong already is no reason to refuse; what is wrong
// besides is told, and of a section that is alone without its name.
func TestEveryPartOfAnEventIsGuarded(t *testing.T) {
	ev := club()
	ev.Sections[0].Players[2].Number = 2
	twice := steps.AddRound{Section: 1, Round: 2, Pairings: []model.Pairing{on(1, 1, 3), bye(3)}}
	if _, err := twice.Apply(ev); err == nil || err.Error() != "Open, round 2: Clara plays twice in this round, also on board 1. "+
		"Remove one of the two pairings." {
		t.Errorf("with a number used twice before: %v", err)
	}
	ev = do(t, ev, second)
	if n := len(ev.Section(1).Rounds); n != 2 {
		t.Errorf("%d rounds", n)
	}
	alone := club()
	alone.Sections = alone.Sections[:1]
	if _, err := twice.Apply(alone); err == nil || err.Error() != "Round 2: Clara plays twice in this round, also on board 1. "+
		"Remove one of the two pairings." {
		t.Errorf("of a section that is alone: %v", err)
	}
	if _, err := (steps.RemoveRound{Section: 1, Round: 3}).Apply(alone); err == nil ||
		err.Error() != "There is no round 3, only round 1. Choose round 1." {
		t.Errorf("of a section that is alone: %v", err)
	}
}
