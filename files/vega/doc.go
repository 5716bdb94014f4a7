// Package vega reads the crosstables that Vega publishes, as text and as web
// pages, by handing them on in the words that package crosstable reads.
//
// # Text
//
//	 Cross Table at round 3 sorted by score
//
//	Pos NAME                 Rtg   T  Fed  Pts |   1     2     3    |   BucT
//	--------------------------------------------------------------------------
//	  1 Fox, Ann             1900  FM ENG  2.5 | +W4   +B3   =W2    |    6.0
//
// A cell is the result of the row's player, + = or -, then the colour and the
// opponent; F in place of the colour is a forfeit; BYE, PAB, HPB, FPB and ZPB are
// byes, worth what their sign says; -- is a round that the player was not in.
// Sorted by score the opponents are places, otherwise starting numbers. A number
// may be printed with another, as place:number. (W) behind a name is a player who
// has withdrawn.
//
// # Web pages
//
// The cells have the result in one element and colour and opponent in another,
// whose class is cw, cb or, for a forfeit or a bye, cf. The player's cell holds
// number, title and name; on the page of crosstable and standings name, number,
// title and rating.
package vega
