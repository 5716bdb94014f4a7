// Package swissperfect reads the tournaments of SwissPerfect 98, a program of
// clubs in Ireland, Australia and elsewhere.
//
// # The text export
//
// A crosstable with tabs, or with blanks, between the columns, and with cells of
// an opponent's number and a result:
//
//	No	Name               	Loc Id	Total	 1  	 2
//	1 	Power, Shane       	1794  	2    	27:W	 0:=
//
// W, L and D are results over the board, + and - forfeits. With 0 for the
// opponent there was none: W or + is a bye for a point, D or = for half a point,
// - and a blank an absence. A number without a result is a game that is paired
// and not played. Colours are not printed. The numbers are starting numbers, or
// places where the list was sorted by score.
//
// # The files themselves
//
// A tournament is three files of one name: .ini with the settings, and two dBase
// tables, .trn with a record for each player and .sco with one for each game.
// The layout was worked out from tournaments that exist in both forms.
//
//	.trn  ID          what .sco calls the player by
//	      START_NO    starting number
//	      LATE_ENTRY  first round taken part in
//	      WITHDRAWAL  first round no longer taken part in; where it was entered
//	                  during a round, the game of that round still stands
//	      ABSENT      hexadecimal, a bit for each round not played, the lowest is round 1
//	      BONUS       points given for rounds not played: half-point byes
//	.sco  ROUND, WHITE, BLACK (0 = nobody), W_SCORE and B_SCORE in half points
//	      W_TYPE, B_TYPE: 1 over the board; 34, 35 and 36 forfeits, lost by White,
//	      by Black and by both; 0 nobody
//
// Text fields end at a zero byte, and what follows it means nothing. Deleted
// records are players who were taken out, and their IDs are given again.
package swissperfect
