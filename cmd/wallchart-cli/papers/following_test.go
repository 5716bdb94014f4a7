package papers

import (
	"context"
	"errors"
	"strings"
	"testing"
)

// TestFollowing: after each change once; nothing while nothing changes or the file is away; a failure is said once and tried again.
func TestFollowing(t *testing.T) {
	broken, gone := errors.New("half written"), errors.New("no disk")
	looks := []struct {
		stamp string
		fails error
	}{{"a", nil}, {"b", nil}, {"b", nil}, {"", nil}, {"c", broken}, {"c", broken}, {"c", gone}, {"c", nil}, {"c", nil}, {"d", broken},
		{"d", nil}}
	at := -1
	var did []string
	following{
		wait:  func(context.Context) bool { at++; return at < len(looks) },
		stamp: func() string { return looks[at].stamp },
		again: func() error { did = append(did, looks[at].stamp); return looks[at].fails },
		say:   func(err error) { did = append(did, err.Error()) },
	}.run(context.Background(), "a")
	if got, want := strings.Join(did, ", "), "b, c, half written, c, c, no disk, c, d, half written, d"; got != want {
		t.Errorf("done is %s\nwant    %s", got, want)
	}
}
