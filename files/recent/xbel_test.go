package recent

import (
	"bytes"
	"encoding/xml"
	"strings"
	"testing"
	"time"

	"wallchart/must"
)

var noon = time.Date(2026, 5, 31, 12, 0, 0, 0, time.UTC)

const path = "/events/Spring & \"Open\" ü.wallchart"

// theirs is a list as GTK writes one.
const theirs = `<?xml version="1.0" encoding="UTF-8"?>
<xbel version="1.0"
      xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
      xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info"
>
  <bookmark href="file:///events/letter.odt" added="2026-01-01T10:00:00.000000Z" modified="2026-01-01T10:00:00.000000Z" visited="x">
    <info>
      <metadata owner="http://freedesktop.org">
        <mime:mime-type type="application/vnd.oasis.opendocument.text"/>
        <bookmark:applications>
          <bookmark:application name="Writer" exec="&apos;writer %u&apos;" modified="2026-01-01T10:00:00.000000Z" count="2"/>
        </bookmark:applications>
      </metadata>
    </info>
  </bookmark>
  <bookmark href="file:///events/Spring%20%26%20%22Open%22%20%C3%BC.wallchart" added="2026-02-02T10:00:00.000000Z" modified="y">
    <info>
      <metadata owner="http://freedesktop.org">
        <mime:mime-type type="application/json"/>
        <bookmark:applications>
          <bookmark:application name="Editor" exec="&apos;editor %u&apos;" modified="2026-02-02T10:00:00.000000Z" count="7"/>
          <bookmark:application name="Wallchart" exec="&apos;old %u&apos;" modified="2026-02-02T10:00:00.000000Z" count="3"/>
        </bookmark:applications>
      </metadata>
    </info>
  </bookmark>
  <bookmark href="file:///events/last.txt" added="a" modified="b" visited="c"/>
</xbel>
`

// bookmark is one as another program reads it.
type bookmark struct {
	Href     string `xml:"href,attr"`
	Added    string `xml:"added,attr"`
	Modified string `xml:"modified,attr"`
	Kind     struct {
		Type string `xml:"type,attr"`
	} `xml:"info>metadata>mime-type"`
	Applications []struct {
		Name  string `xml:"name,attr"`
		Exec  string `xml:"exec,attr"`
		Count int    `xml:"count,attr"`
	} `xml:"info>metadata>applications>application"`
}

func read(t *testing.T, list []byte) []bookmark {
	t.Helper()
	var all struct {
		Bookmarks []bookmark `xml:"bookmark"`
	}
	if err := xml.Unmarshal(list, &all); err != nil {
		t.Fatalf("%v in\n%s", err, list)
	}
	return all.Bookmarks
}

// TestADocumentComesIntoTheList, first of all and a second time.
func TestADocumentComesIntoTheList(t *testing.T) {
	one := must.Have(with([]byte(empty), path, "/usr/bin/wallchart", noon))(t)
	two := must.Have(with(one, path, "/usr/bin/wallchart", noon.Add(time.Hour)))(t)
	got := read(t, two)
	if len(got) != 1 || got[0].Href != "file:///events/Spring%20&%20%22Open%22%20%C3%BC.wallchart" ||
		got[0].Kind.Type != "application/x-wallchart" || got[0].Added != "2026-05-31T12:00:00.000000Z" ||
		got[0].Modified != "2026-05-31T13:00:00.000000Z" || len(got[0].Applications) != 1 || got[0].Applications[0].Count != 2 ||
		got[0].Applications[0].Exec != "'/usr/bin/wallchart %u'" {
		t.Errorf("the list has %+v", got)
	}
}

// TestWhatOthersWroteStays, byte for byte; of our document stay the day it came in and who else has used it.
func TestWhatOthersWroteStays(t *testing.T) {
	got := must.Have(with([]byte(theirs), path, "wallchart", noon))(t)
	head, _, _ := strings.Cut(theirs, `  <bookmark href="file:///events/Spring`)
	last := `  <bookmark href="file:///events/last.txt" added="a" modified="b" visited="c"/>` + "\n"
	if !bytes.HasPrefix(got, []byte(head+last+"  <bookmark href=")) {
		t.Errorf("the list is\n%s", got)
	}
	all := read(t, got)
	if len(all) != 3 {
		t.Fatalf("the list has %+v", all)
	}
	ours := all[2]
	if ours.Added != "2026-02-02T10:00:00.000000Z" || len(ours.Applications) != 2 || ours.Applications[0].Name != "Editor" ||
		ours.Applications[0].Count != 7 || ours.Applications[1].Count != 4 {
		t.Errorf("ours is %+v", ours)
	}
	again, err := with(got, path, "wallchart", noon)
	if err != nil || len(again) != len(got) {
		t.Errorf("once more it grows from %d to %d bytes, %v", len(got), len(again), err)
	}
}

// TestWhatIsNoListIsLeftAlone.
func TestWhatIsNoListIsLeftAlone(t *testing.T) {
	for _, list := range []string{"", "text", theirs[:len(theirs)-20], `<html></html>`, `<xbel version="1.0"></xbel>`, theirs + "<more"} {
		if got, err := with([]byte(list), path, "wallchart", noon); err == nil {
			t.Errorf("of %.30q is made\n%s", list, got)
		}
	}
}
