// Package usswiss pairs a round by the Swiss system of US Chess, rules 27A to
// 29 of the Official Rules of Chess (7th edition).
package usswiss
