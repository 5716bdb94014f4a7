// Package usswiss pairs a round by the Swiss system of US Chess, rules 27A to
// 29L of the Official Rules of Chess (7th edition, revised August 2020).
//
// # From rules to a list of wishes
//
// The rulebook describes what a director does with cards. Here a score group
// is laid out as it describes (group.go): those who dropped from above meet
// the highest rated they may meet (29D1), the lowest rated of an odd number
// drops, and the upper half meets the lower half (27A3). Against this natural
// pairing every other is measured. A pair is a switch whose size is a rating
// difference (29E5c, 29E5d), and what the rules ask is a list of numbers, the
// most important first (cost.go): teammates, three equal colours in a row,
// switches beyond 200 points, colours not equalised, switches beyond 80
// points, colours not alternated, interchanges, sizes. The smallest list wins.
// That order is the limits themselves: to equalise one colour more is worth a
// switch of up to 200 points and not of more, to alternate one more is worth
// up to 80 (29E5a, 29E5b).
//
// The pairing with the smallest list is found by weighted matching, one bit
// field for each number, and is the best of all, not the best of those that
// were tried (solve.go). Groups are paired from the top (29B), each so that
// all below it can still be paired.
//
// # Where the text leaves it open
//
// Two directors, and two programs, may pair a round differently and both be
// right. Choices made here:
//
//   - A switch of several pairs at once is judged pair by pair, each by the
//     smaller of its two differences.
//   - Who is paired is decided on equal scores before colours: a score group is
//     never left to avoid a third equal colour, unless the club plays 29E5f1
//     (Settings.Series). Between two who are due the same colour, avoiding a
//     third in a row goes before 29E4, unless the other one would be three out
//     of balance (Settings.Conflict).
//   - "The latest round in which colours differed" is the latest in which both
//     played.
//   - Teammates are avoided inside a score group before colours are equalised
//     (29E8) unless Settings.Teams says otherwise.
//   - The odd player may be another than the lowest rated when that serves
//     colours, within the same limits; his colours are foreseen against the
//     next group, from the highest he may meet down to the limit.
//   - In a switch an unrated player counts as rated like the lowest rated of
//     his group, below whom he stands.
//   - In the bye's score group come first the rated, then the unrated, then
//     those with a half-point bye; one who has only just entered comes last.
//   - In a section of up to sixteen a pairing is passed over if after it the
//     rounds that are left could not all be paired (ahead.go). 29L uses a
//     round-robin table for that; here the best pairing is taken that leaves a
//     way, and Settings.ShortSighted does without.
//   - The boards stand by the score of the higher ranked of each pair, the sum of
//     both scores and the rank (29A), so by rating before number; colours that
//     nobody is due alternate down these boards.
//   - Equal ratings stand in the order of their numbers, which the organiser
//     has drawn or given.
//
// Acceleration (28R) is fictitious points that the section keeps; AddedScore
// and Sixths make them.
package usswiss
