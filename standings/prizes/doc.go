// Package prizes divides a fund among those who have won something: amounts made of
// parts, as tie-breaks are made of parts.
//
// # From a fund to amounts
//
// The prizes of a fund (model.Fund) that are money and go by place are put into
// flights: all with one rule. A field is who takes part, in the order of the standings,
// with the flights that each is in; its groups are those who are level on points. A
// division goes through the groups from the top. What it pays is written as parts, a
// piece of a prize each, and an amount is the sum of its parts and nothing else; so no
// cent is paid twice, and what is paid and what is left come to the fund.
//
// # US Chess rule 32 (pool.go)
//
// For each group, best score first:
//
//  1. Choose. Of all prizes left the most valuable go into the pool that can be
//     matched one to one with members of the group who are eligible for them (32B1,
//     32B3: no more than one cash prize for each winner). Such sets are the independent
//     sets of a matroid, so that taking the largest first, as long as a matching exists,
//     finds the pool of the greatest value; of equal amounts places go first, then the
//     higher class (32B4).
//  2. Limit. Nobody may get more than the largest prize that he could win alone (32B3).
//  3. Fill. All get the same, up to their limits; what a limit leaves goes to the others
//     of the group. The matching shows that the limits always have room for the pool.
//  4. Leave. Those of the group who share a flight that not all are in, and for whom its
//     prizes alone, shared by them, would be more, take these and leave the group; the
//     rest begins again at 1.
//
// Each pass settles somebody, so there are at most as many as there are players and
// groups. How the text is read where it is open: docs/rules/prizes.md.
//
// # Other divisions (lists.go)
//
// Equal sharing, Hort and no sharing know lists instead of pools: the places, and one
// for each other flight. Everybody is in the list of places until the prizes of another
// flight are worth more to him; then he leaves it for good and those behind move up.
//
// # What is in addition (others.go)
//
// Upsets, performances, boards, clubs, prizes by hand and those announced as a bonus are
// won beside whatever else is won. Trophies and qualifying places go by tie-break, one
// of each kind a person.
package prizes
