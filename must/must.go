// Package must stops a test at what it does not try but cannot do without: what it tries stands out then.
package must

// Test is a test, a benchmark or a property that is tried.
type Test interface {
	Helper()
	Fatal(args ...any)
}

// Have is the value of a call that must succeed: must.Have(os.ReadFile(name))(t).
func Have[T any](v T, err error) func(t Test) T {
	return func(t Test) T {
		t.Helper()
		Do(t, err)
		return v
	}
}

// Two are the values of a call that has two.
func Two[A, B any](a A, b B, err error) func(t Test) (A, B) {
	return func(t Test) (A, B) {
		t.Helper()
		Do(t, err)
		return a, b
	}
}

// Do is a call that must succeed: must.Do(t, os.Remove(name)).
func Do(t Test, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
