// Package trf reads and writes FIDE's Tournament Report File.
//
// # Editions
//
// Read takes all of them without being told which: the file of 2006 with its
// bare results, TRF16 (C.04, Annex 2), the XX and BB records that JaVaFo and
// bbpPairings add, and TRF26 (applied from 1 September 2025), individual and
// team. Write makes TRF16 or TRF26.
//
// # How a file is read
//
// Lines become records: the first three characters say what a record is, and
// columns, counted in characters from 1, what stands in it. Records come in any
// order, so they are collected first and interpreted in the order in which they
// need each other: event, scoring, players, teams, rounds, byes, matches. A team
// event has its matches put together again from the players' games, with the
// line-ups of the 300 records and the forfeits of the 330 records.
//
// # What real files do
//
// Lines end in CR, LF or both; old programs write Windows-1252; rulers stand in
// the file without the comment mark; names with accents shift the columns behind
// them; numbers have decimal commas or none; results of 2006 have no letters for
// byes. All that is read. What is wrong beyond it becomes a Problem with line and
// column, all of them at once, and whatever could be read is offered.
//
// # What is kept
//
// Records that are not understood are kept in the section's Extra in file order
// and written again. Numbers that follow from the rest, such as the count of
// players or the records 801 and 802, are computed anew.
package trf
