// Package model is a chess event as a value.
//
// # The nouns
//
// A Tournament has Sections, each of one Kind: individual, or team. A Section
// has Players, in a team event also Teams with rosters in board order, and
// Rounds. A Round is a list of Pairings; a Pairing of two teams may have its
// board Games, or only the match score when that is all the organiser has.
// Nothing here is changed in place: a change (package journal) builds a new
// Tournament that shares what it did not touch. Participants are referred to by
// stable IDs; only Sheet, the digest that computing reads, uses indices.
//
// # Points
//
// Scores are Points, integers that count half points. What a result is worth is
// data (Scoring), so 3/1/0, match points 1/½/0 and a bye worth half a point are
// settings and not code.
//
// # Outcomes
//
// What happened to a participant in a round is one closed enum. Its properties
// are the rows of this matrix, which a test compares with the code:
//
//	outcome                worth        paired played rated voluntary colour TRF US
//	not played yet         -            yes    -      -     -         -
//	win                    win          yes    yes    yes   -         yes    1   W
//	draw                   draw         yes    yes    yes   -         yes    =   D
//	loss                   loss         yes    yes    yes   -         yes    0   L
//	unrated win            win          yes    yes    -     -         yes    W   W
//	unrated draw           draw         yes    yes    -     -         yes    D   D
//	unrated loss           loss         yes    yes    -     -         yes    L   L
//	forfeit win            win          yes    -      -     -         -      +   X
//	forfeit loss           absent       yes    -      -     yes       -      -   F
//	double forfeit         absent       yes    -      -     yes       -      -   F
//	pairing-allocated bye  pairing bye  -      -      -     -         -      U   B
//	full-point bye         full bye     -      -      -     -         -      F   B
//	half-point bye         half bye     -      -      -     yes       -      H   H
//	zero-point bye         absent       -      -      -     yes       -      Z   U
//	absent                 absent       -      -      -     yes       -      Z   U
//	rest                   -            -      -      -     -         -      Z   -
//
// "Voluntary" is FIDE's voluntary unplayed round (C.07, March 2026, 16.1.2):
// a forfeit loss, or a bye asked for that is worth less than a win. A rest, the
// free round of an all-play-all with an odd field, is no round of the
// participant at all.
//
// # Checks
//
// Check returns all that is wrong with an event as Problems, sentences with a
// place and a cure. Computing assumes an event without grave problems.
package model
