package main

import (
	"strings"
	"testing"
	"testing/fstest"
)

func TestSizes(t *testing.T) {
	tree := fstest.MapFS{
		"a/one.go":          {Data: []byte("package a\n\ntype T struct{}\n\nfunc (t *T) f() {\n\t_ = 1\n}\n\nfunc (T) g() {}\n")},
		"a/two.go":          {Data: []byte("package a\n\ntype G[K any] struct{}\n\nfunc (G[K]) h() {}\n")},
		"b/b.go":            {Data: []byte("package b\n\nfunc long() {\n\n\n\n\n\n}\n")},
		"b/b_test.go":       {Data: []byte("package b\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n")},
		"b/testdata/big.go": {Data: []byte("not Go at all")},
	}
	found, err := measure(tree)
	if err != nil {
		t.Fatal(err)
	}
	var page strings.Builder
	found.print(&page, 1)
	want := `  23 lines in 3 files of 2 packages, tests apart
  biggest packages (lines, files)
        14    2  a
  types with most methods
         2  a.T
  longest functions
         7  b/b.go long
  longest files
         9  a/one.go
`
	if page.String() != want {
		t.Errorf("got\n%s\nwant\n%s", page.String(), want)
	}
}
