package recent

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"net/url"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"wallchart/files/pattern"
)

const empty = `<?xml version="1.0" encoding="UTF-8"?>
<xbel version="1.0"
      xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
      xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info"
>
</xbel>
`

var errList = errors.New("this is no list of documents")

// with is a list (https://www.freedesktop.org/wiki/Specifications/desktop-bookmark-spec) with a document in it that was just used. All else
// stays as it is written, byte for byte; of the document itself stay the day it came in and the other programs that used it.
func with(list []byte, path, program string, now time.Time) ([]byte, error) {
	address := (&url.URL{Scheme: "file", Path: filepath.ToSlash(path)}).String()
	old, end, err := find(list, address)
	if err != nil {
		return nil, err
	}
	for _, prefix := range []string{"bookmark", "mime"} {
		if !bytes.Contains(list[:end], []byte("xmlns:"+prefix+"=")) {
			return nil, errList
		}
	}
	at := now.UTC().Format("2006-01-02T15:04:05.000000Z")
	added, count, others := at, 1, ""
	if old != nil {
		kept := string(list[old.from:old.to])
		if old.added != "" {
			added = old.added
		}
		for _, a := range application.FindAllStringSubmatch(kept, -1) {
			if a[1] != "Wallchart" {
				others += "          " + a[0] + "\n"
			} else if n := counted.FindStringSubmatch(a[0]); n != nil {
				n, _ := strconv.Atoi(n[1])
				count = n + 1
			}
		}
	}
	entry := fmt.Sprintf(`  <bookmark href="%s" added="%s" modified="%s" visited="%s">
    <info>
      <metadata owner="http://freedesktop.org">
        <mime:mime-type type="application/x-wallchart"/>
        <bookmark:applications>
%s          <bookmark:application name="Wallchart" exec="%s" modified="%s" count="%d"/>
        </bookmark:applications>
      </metadata>
    </info>
  </bookmark>
`, escaped(address), escaped(added), at, at, others, escaped("'"+program+" %u'"), at, count)

	var b bytes.Buffer
	if old != nil {
		b.Write(bytes.TrimRight(list[:old.from], " \t"))
		b.Write(bytes.TrimPrefix(list[old.to:end], []byte("\n")))
	} else {
		b.Write(list[:end])
	}
	if !bytes.HasSuffix(b.Bytes(), []byte("\n")) {
		b.WriteByte('\n')
	}
	b.WriteString(entry)
	b.Write(list[end:])
	return b.Bytes(), nil
}

var (
	application = pattern.New(`<bookmark:application\s[^>]*?name="([^"]*)"[^>]*?/>`)
	counted     = pattern.New(`\scount="(\d{1,9})"`)
)

// place is where a document stands in a list.
type place struct {
	from, to int64
	added    string
}

// find is where a document stands, nil for nowhere, and where the list ends. The whole list is read: what is not well formed is refused.
func find(list []byte, address string) (at *place, end int64, err error) {
	depth := 0
	for d := xml.NewDecoder(bytes.NewReader(list)); ; {
		from := d.InputOffset()
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, 0, err
		}
		switch t := token.(type) {
		case xml.StartElement:
			depth++
			if depth == 1 && t.Name.Local != "xbel" {
				return nil, 0, errList
			}
			if depth == 2 && t.Name.Local == "bookmark" && same(t, address) {
				at = &place{from: from, added: attribute(t, "added")}
			}
		case xml.EndElement:
			depth--
			if depth == 1 && at != nil && at.to == 0 {
				at.to = d.InputOffset()
			}
			if depth == 0 {
				end = from
			}
		}
	}
	if end == 0 {
		return nil, 0, errList
	}
	return at, end, nil
}

// same tells whether a bookmark is of a file, however its address is escaped.
func same(t xml.StartElement, address string) bool {
	a, err := url.Parse(attribute(t, "href"))
	b, err2 := url.Parse(address)
	return err == nil && err2 == nil && a.Scheme == b.Scheme && a.Path == b.Path
}

func attribute(t xml.StartElement, name string) string {
	for _, a := range t.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

func escaped(text string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(text))
	return b.String()
}
