// Package cards has what is cut out and handed round: result slips, pairing cards, place cards, badges, certificates,
// receipts.
package cards
