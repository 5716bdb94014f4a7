// Package reasons has the reports that say why: what a number is made of, why one stands above another, and what
// somebody has done round by round.
package reasons
