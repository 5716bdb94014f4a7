// Package series adds up several events: points for what was made in each, the best results
// of everybody, and who is one and the same person in all of them.
//
// # From events to a table
//
// A season (Season) is what its file says: the events, what they are worth, and what was
// answered about persons. Make asks for the standings of each event, gives everybody who
// took part his points, joins those who are one person, and ranks them by the sum of their
// best results. An amount is made of parts, each with its reason, and is their sum.
//
// # Who is one person (join.go)
//
//  1. An answer in the season's file goes before all else.
//  2. The same ID, FIDE's or that of one national federation, is the same person.
//  3. The same name is the same person, unless an ID or a year of birth says otherwise, or
//     both are in one event. Accents, case, and the order of the words make no difference.
//  4. Where a name alone does not decide, or two names are nearly the same, there is a
//     question, and they are apart until it is answered.
//
// What the rules of printed series are, and how they are written: docs/rules/series.md.
package series
