// Package officer has what goes to a rating officer: results as he takes them, rating changes, title norms, extra
// rated games, the examination of pairings and standings, and the log of changes.
package officer
