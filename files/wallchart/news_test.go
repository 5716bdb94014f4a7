//go:build unix

package wallchart

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wallchart/must"
	"wallchart/phrase"
)

// TestWhatIsToldOfOthers who touch the file or its folder while it is open: each thing once, in whole sentences.
func TestWhatIsToldOfOthers(t *testing.T) {
	const (
		file = "A.wallchart"
		gone = file + " is not there any more: it was moved, renamed or deleted while it is open. " +
			"Save writes it again under this name; Save as keeps it elsewhere."
		another = "Another program has put another file in the place of " + file + " while it is open."
		older   = "Another program has put an older one in the place of " + file + " while it is open."
		kept    = " It is kept among the earlier versions."
		asItWas = " The event that is open here is as it was; Save puts it back in its place."
		again   = "The folder .A.wallchart.history with the history of the event was taken away while it is open. " +
			"It was made again; the earlier versions in it are gone."
	)
	first, other := eventText("", ""), eventText("x", "y")
	write := func(dir, text string) { lay(t, dir, map[string]string{file: text}) }
	at := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	type act func(d *Doc, dir string)
	remove := func(name string) act {
		return func(_ *Doc, dir string) { must.Do(t, os.RemoveAll(filepath.Join(dir, name))) }
	}
	put := func(text string) act { return func(_ *Doc, dir string) { write(dir, text) } }
	step := func(d *Doc, _ string) { must.Do(t, d.Do(note(len(d.Entries())))) }
	save := func(d *Doc, _ string) { must.Do(t, d.Save()) }
	for name, c := range map[string]struct {
		acts []act
		want []string // what is told after each act
	}{
		"nothing":              {[]act{step, save, step}, []string{"", "", ""}},
		"touched":              {[]act{func(_ *Doc, dir string) { must.Do(t, os.Chtimes(filepath.Join(dir, file), at, at)) }}, []string{""}},
		"removed and put back": {[]act{remove(file), step, put(first), remove(file)}, []string{gone, "", "", gone}},
		"removed and saved":    {[]act{remove(file), save, remove(file), save}, []string{gone, "", gone, ""}},
		"replaced": {[]act{put(other), step, put(other), put(first), put(other)}, []string{another + kept + asItWas, "", "",
			"", older + kept + asItWas}},
		"replaced twice": {[]act{put(other), put(eventText("1", "2")), put(other)},
			[]string{another + kept + asItWas, another + kept + asItWas, older + kept + asItWas}},
		"replaced and saved": {[]act{put(other), save, put(other), save}, []string{another + kept + asItWas, "", older + kept + asItWas, ""}},
		"an older one":       {[]act{step, save, put(first)}, []string{"", "", older + kept + asItWas}},
		"it cannot be kept": {[]act{func(d *Doc, dir string) {
			d.disk.refuse = func(p string) error {
				if strings.HasSuffix(p, "versions") {
					return errors.New("a spark")
				}
				return nil
			}
			write(dir, other)
		}}, []string{another + " It could not be kept among the earlier versions (a spark)." + asItWas}},
		"the history taken away": {[]act{remove(".A.wallchart.history"), step, step}, []string{"", again, ""}},
		"the history and the file": {[]act{func(d *Doc, dir string) { remove(file)(d, dir); remove(".A.wallchart.history")(d, dir) }, step},
			[]string{gone, again + "\n" + file + " was not there either and was written again."}},
		"another journal in the place": {[]act{func(_ *Doc, dir string) {
			must.Do(t, os.Remove(filepath.Join(dir, journalAt)))
			lay(t, dir, map[string]string{journalAt: "x"})
		}, step}, []string{"", "Another journal stood in the place of this event's. It is kept as DIR/" + aside + ".\n" + again}},
		"an empty journal in the place": {[]act{func(_ *Doc, dir string) {
			must.Do(t, os.Remove(filepath.Join(dir, journalAt)))
			lay(t, dir, map[string]string{journalAt: ""})
		}, step}, []string{"", again}},
	} {
		dir := must.Have(filepath.EvalSymlinks(t.TempDir()))(t)
		write(dir, first)
		o := Options{By: "Eva", State: filepath.Join(dir, "state"), host: "CLUB", disk: disk{lazy: true},
			Clock: func() time.Time { return time.Date(2026, 5, 31, 10, 0, 0, 0, time.UTC) }}
		path := filepath.Join(dir, file)
		d := open(t, path, o)
		for i, a := range c.acts {
			a(d, dir)
			if got := strings.ReplaceAll(phrase.Join("\n", d.News()...).String(), dir, "DIR"); got != c.want[i] {
				t.Errorf("%s, %d: told is\n%s\nwant\n%s", name, i+1, got, c.want[i])
			}
			if news := d.News(); len(news) > 0 {
				t.Errorf("%s, %d: it is told twice: %q", name, i+1, news)
			}
		}
		d.disk.refuse = nil
		want := d.Tournament()
		must.Do(t, d.Save())
		f := must.Have(ReadFile(path))(t)
		same(t, name+": the file", want, f.Tournament)
		must.Do(t, d.Close())
		if strings.Contains(files(t, dir), ".tmp-") {
			t.Errorf("%s: left is %s", name, files(t, dir))
		}
	}
}
