// Package charts has the reports that say who stands where: standings, crosstables, wall charts, brackets, line-ups,
// ranking lists, trophies, series, and what must happen.
package charts
