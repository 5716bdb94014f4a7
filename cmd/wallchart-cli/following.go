package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"time"

	"wallchart/phrase"
)

// lookEvery is how often the event is looked at.
const lookEvery = time.Second

// following does something again after each change of a file, until it is stopped.
type following struct {
	stamp func() string                  // another one after each change, "" while there is no file
	again func() error                   // a failure is said, and the next change tried
	say   func(err error)                // once, until it is another
	wait  func(ctx context.Context) bool // for the next look; false to end
}

// run goes on from the stamp that was there when the pages were written.
func (f following) run(ctx context.Context, last string) {
	said := ""
	for f.wait(ctx) {
		now := f.stamp()
		if now == last || now == "" {
			continue
		}
		err := f.again()
		switch {
		case err == nil:
			last, said = now, ""
		case err.Error() != said: // it may be half written: the next look is another try
			said = err.Error()
			f.say(err)
		}
	}
}

// stampOf tells one state of an event's file from another: of the file itself, and of the steps beside it that are not in it yet.
func stampOf(path string) string {
	info, err := os.Stat(path)
	if err != nil {
		return ""
	}
	var b strings.Builder
	fmt.Fprint(&b, info.Size(), info.ModTime().UnixNano())
	history := filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+".history")
	beside, _ := os.ReadDir(history) // no pattern: on Windows a bracket in a name cannot be told from one of a pattern
	for _, e := range beside {
		if info, err := os.Stat(filepath.Join(history, e.Name())); err == nil && !info.IsDir() && !strings.Contains(e.Name(), "lock") {
			fmt.Fprint(&b, " ", e.Name(), info.Size(), info.ModTime().UnixNano())
		}
	}
	return b.String()
}

// follow writes the pages again after each change, until it is interrupted.
func (s *selection) follow(stamp string, write func() error) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	path := s.c.args[0]
	if err := s.c.tell(s.c.out, phrase.New("%s is followed; Ctrl+C ends it", path)); err != nil {
		return err
	}
	following{stamp: func() string { return stampOf(path) }, again: write, say: func(err error) {
		fmt.Fprintln(s.c.err, s.c.word(err))
	}, wait: func(ctx context.Context) bool {
		select {
		case <-ctx.Done():
			return false
		case <-time.After(lookEvery):
			return true
		}
	}}.run(ctx, stamp)
	return nil
}

// whyNotFollowed is what stands against --follow.
func whyNotFollowed(follow, folder bool, form, from string) error {
	switch {
	case !follow:
		return nil
	case !folder || form != "html":
		return misused("export: --follow writes web pages again; it goes with --format html --to FOLDER/")
	case from == "-":
		return misused("export: --follow needs a file, which can change")
	}
	if _, err := os.Stat(from); errors.Is(err, os.ErrNotExist) {
		return place(from, err)
	}
	return nil
}
