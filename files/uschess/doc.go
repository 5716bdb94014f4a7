// Package uschess writes and reads the rating report of the US Chess
// Federation: three dBase tables that a director uploads after an event.
//
//	THEXPORT.DBF  one record for the event
//	TSEXPORT.DBF  one record for each section
//	TDEXPORT.DBF  one record for each player of each section, a column a round
//
// # The format and where it is from
//
// Written is format "2C", the federation's published description (US Chess,
// "Rating Report File Format", draft 2C of 3 August 2006, corrected in September
// 2025: numbers are texts, left-justified, filled with blanks). Read is also
// the older format of the Tournament Administrator ("Appendix E1, TA and Edit
// File Structure"), in which section and pairing numbers stand to the right and
// rounds past the tenth follow in a second record. docs/rules/us-chess-report.md says
// of each field what is confirmed and what is not.
//
// # A round
//
// A round is a letter, the opponent's pairing number and the colour: "W12W" won
// against number 12 with White, "D7B" drew with Black. Without a rated game the
// number is 0 and there is no colour:
//
//	W D L  played for rating
//	X F Z  win, loss, draw by forfeit; also games that are not for rating
//	B H U  a round without opponent: full point, half point, nothing
//
// So the opponent of a forfeit is not in the file. Pairing numbers count the
// players of a section from 1 in the order of starting numbers, without those
// who neither played nor had a bye.
//
// A team section is reported as the games of its boards, each player alone.
// All sections are reported round by round; the federation accepts this for
// round robins too.
//
// # What the event does not know
//
// Affiliate, directors' IDs, state and the like are a Report, given beside the
// event. The event carries it in its Extra records (Report.Store, Stored).
// Check lists everything that the federation would refuse.
package uschess
