// Package check judges a round that has been paired, ours or another
// program's or made by hand, against a pairing system.
//
// What the rules do not allow is a grave Finding with its article: a second
// meeting, a forbidden pair, a bye for one who may not have it, a colour a third
// time running where the system forbids it, somebody paired twice or left out.
// What is allowed but not best is a Finding that is not grave; it stands beside
// the pairing the system makes, and says by which criterion that is better.
package check
