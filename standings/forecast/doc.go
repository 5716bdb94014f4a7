// Package forecast says what must happen: for the first places and the prizes, who is certain of them, who can still have
// them, and who cannot.
//
// Games without a result end in a win of either side or a draw; results that are entered stay. While few games are open and
// no round is to come, all their results are gone through with the standings and the division of the prizes that there will
// be (every.go). Otherwise points alone prove what they can (bounds.go), and made-up results show what is possible
// (witness.go). The rest is not decided. Work is counted in steps, so that the answer is the same on every computer.
package forecast
