package cli

import (
	"time"

	"wallchart/arbiter/pair"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/phrase"
)

// lookingBack is how long a change may be held against the rounds that are paired
// already; a system that thinks longer leaves them unsaid.
const lookingBack = 20 * time.Second

// outdated says which rounds were paired from something that a change has altered,
// and how they would be paired now.
func (c *Call) outdated(path string, before *model.Tournament, d *wallchart.Doc) {
	spent := make(chan struct{})
	defer time.AfterFunc(lookingBack, func() { close(spent) }).Stop()
	for _, o := range pair.AfterChange(before, d.Tournament(), d.PairedFrom, spent) {
		c.Remark(path, phrase.Fail(phrase.Join("\n", OutdatedLines(o)...)))
	}
}

// OutdatedLines is what is said of a round that was paired from something else.
func OutdatedLines(o *pair.Outdated) []phrase.Text {
	return append([]phrase.Text{o.Words()}, o.Lines()...)
}
