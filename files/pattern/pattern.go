// Package pattern is regular expressions that are compiled when they are first
// used. A reader of one kind of file has dozens of them, and a program that
// compiled all of all readers at its start would be slow to say even its version.
package pattern

import (
	"regexp"
	"sync"
)

// Pattern is a regular expression in the syntax of package regexp. Its methods are those of
// regexp.Regexp; the first one called compiles it. It may be used by several goroutines.
type Pattern struct {
	expr string
	once sync.Once
	re   *regexp.Regexp
}

// New makes a pattern of an expression. One that is wrong panics when it is first used;
// a test compiles all that stand in the tree.
func New(expr string) *Pattern { return &Pattern{expr: expr} }

func (p *Pattern) compiled() *regexp.Regexp {
	p.once.Do(func() { p.re = regexp.MustCompile(p.expr) })
	return p.re
}

func (p *Pattern) Match(b []byte) bool                  { return p.compiled().Match(b) }
func (p *Pattern) MatchString(s string) bool            { return p.compiled().MatchString(s) }
func (p *Pattern) FindAll(b []byte, n int) [][]byte     { return p.compiled().FindAll(b, n) }
func (p *Pattern) FindString(s string) string           { return p.compiled().FindString(s) }
func (p *Pattern) FindStringIndex(s string) []int       { return p.compiled().FindStringIndex(s) }
func (p *Pattern) FindStringSubmatch(s string) []string { return p.compiled().FindStringSubmatch(s) }
func (p *Pattern) FindStringSubmatchIndex(s string) []int {
	return p.compiled().FindStringSubmatchIndex(s)
}
func (p *Pattern) FindAllString(s string, n int) []string { return p.compiled().FindAllString(s, n) }
func (p *Pattern) ReplaceAllString(s, with string) string {
	return p.compiled().ReplaceAllString(s, with)
}
func (p *Pattern) FindAllStringSubmatch(s string, n int) [][]string {
	return p.compiled().FindAllStringSubmatch(s, n)
}
func (p *Pattern) ReplaceAllStringFunc(s string, f func(string) string) string {
	return p.compiled().ReplaceAllStringFunc(s, f)
}
func (p *Pattern) Split(s string, n int) []string { return p.compiled().Split(s, n) }
