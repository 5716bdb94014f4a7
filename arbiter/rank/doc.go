// Package rank has the decisions on places: the list of tie-breaks (ranking.go), categories, penalty points, values entered by hand, and
// the prize fund. Begin with Ranking.
package rank
