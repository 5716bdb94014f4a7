package steps

import (
	"wallchart/model"
	"wallchart/model/journal"
)

// List is all the changes that there are, in the order of the manual: results first.
var List = journal.NewList(func(to *model.Tournament) journal.Change { return Restore{Tournament: *to} },
	of[SetResult](), of[SetMatchScore](), of[SetBoardResult](), of[SetLineup](), of[SetOutcome](), of[SetPairingNote](),
	of[SetAdjourned](), of[SetForRating](), of[SetLock](), of[NoteSecondEntry](), of[SetPhoneResult](), of[SetSecret](),
	of[AddRound](), of[RemoveRound](), of[ReplacePairings](), of[SetRoundDate](), of[SetSchedule](),
	of[AddPairing](), of[RemovePairing](), of[SwapSides](), of[SwapParticipants](), of[RenumberBoards](),
	of[AddPlayers](), of[EditPlayer](), of[RemovePlayer](), of[AddTeam](), of[AddTeams](), of[EditTeam](), of[RemoveTeam](),
	of[SetRoster](),
	of[Renumber](), of[ExchangeNumbers](), of[Withdraw](), of[Expel](), of[EnterLate](), of[RequestBye](), of[SetFixedBoard](),
	of[SetHalfByeRight](), of[SetHouse](), of[CrossPairing](), of[SetExtraGames](), of[CrossBack](), of[CheckIn](), of[SetFee](),
	of[SetCategories](), of[SetSeen](), of[SetQuiet](), of[NoteCompared](),
	of[RefreshRatings](),
	of[AddSection](), of[ImportSection](), of[EditSection](), of[RenameSection](), of[RemoveSection](), of[OrderSections](),
	of[MergeSections](),
	of[SetFIDEMode](),
	of[SetTieBreaks](), of[SetScoring](), of[SetLots](), of[SetManualOrder](), of[SetOwnValues](), of[SetRuling](),
	of[SetTrophy](), of[SetFund](), of[SaveList](), of[RemoveList](),
	of[AddAdjustment](), of[RemoveAdjustment](), of[SetForbidden](), of[SetAcceleration](),
	of[EditTournament](), of[SetExtra](), of[Restore](), of[Together](),
)

func of[C journal.Change]() journal.Kind { return journal.Of[C]() }
