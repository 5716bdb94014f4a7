// Package generate makes tournaments up: seeded, random, and possible in every
// detail, for demonstrations and for tests of everything else.
package generate
