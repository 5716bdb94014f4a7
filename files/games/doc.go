// Package games makes an event of a list of its games. Read is for the tables of
// a sheet, a text or a web page, ReadText for what is no table: PGN, the files of
// lichess and of coronate, and what programs send to chess-results.
//
// # One list
//
// Whatever it is written in becomes a List: who had White, who had Black, what
// came of it, and as much of round, board, date, ratings, numbers and clubs as is
// there. List.Event makes the event of it, in one place for all of them.
//
// # What a list does not say
//
// A list of games says less than an event is. Where something had to be made up
// for the event to be one, a Problem says what:
//
//   - Without rounds they are made so that nobody plays twice in one.
//   - Who has no game in a round was absent from it: lists leave byes out.
//   - One person in two spellings is one where the words are the same, and two
//     where they are only alike.
//   - Numbers follow the ratings, or the order in which people appear.
package games
