package main

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"image"
	"io"
	"os"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"
)

// TestResources reads back what a program gets.
func TestResources(t *testing.T) {
	set, err := programs[0].resources("3.14.15", image.NewNRGBA(image.Rect(0, 0, 256, 256)), []byte("<manifest/>"))
	if err != nil {
		t.Fatal(err)
	}
	about, err := version.FromBytes(set.Get(winres.RT_VERSION, winres.ID(1), english))
	if err != nil {
		t.Fatal(err)
	}
	if want := [4]uint16{3, 14, 15, 0}; about.FileVersion != want || about.ProductVersion != want {
		t.Errorf("the version is %v, of the product %v", about.FileVersion, about.ProductVersion)
	}
	said := about.Table()[english]
	for key, want := range map[string]string{
		version.ProductName: "Wallchart", version.ProductVersion: "3.14.15", version.OriginalFilename: "Wallchart.exe",
	} {
		if got := (*said)[key]; got != want {
			t.Errorf("%s is %q, want %q", key, got, want)
		}
	}
	if got := string(set.Get(winres.RT_MANIFEST, winres.ID(1), english)); got != "<manifest/>" {
		t.Errorf("the manifest is %q", got)
	}
	icon, err := set.GetIcon(winres.ID(1))
	if err != nil {
		t.Fatal(err)
	}
	var ico bytes.Buffer
	if err := icon.SaveICO(&ico); err != nil || int(ico.Bytes()[4]) != len(sizes) {
		t.Errorf("the icon has %d sizes, want %d (%v)", ico.Bytes()[4], len(sizes), err)
	}
	for _, number := range []string{"", "1.2", "one"} {
		if _, err := programs[0].resources(number, image.NewNRGBA(image.Rect(0, 0, 256, 256)), nil); err == nil {
			t.Errorf("%q is taken for the number of a release", number)
		}
	}
}

// TestManifest: the manifest is well formed and says what the programs count on.
func TestManifest(t *testing.T) {
	raw, err := os.ReadFile("../../" + manifest)
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]string{}
	for d := xml.NewDecoder(bytes.NewReader(raw)); ; {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if e, ok := token.(xml.StartElement); ok {
			if e.Name.Local == "requestedExecutionLevel" {
				said["level"] = e.Attr[0].Value
			}
			if next, _ := d.Token(); next != nil {
				if text, ok := next.(xml.CharData); ok {
					said[e.Name.Local] = strings.TrimSpace(string(text))
				}
			}
		}
	}
	for name, want := range map[string]string{
		"dpiAwareness": "PerMonitorV2", "longPathAware": "true", "activeCodePage": "UTF-8", "level": "asInvoker",
	} {
		if !strings.HasPrefix(said[name], want) {
			t.Errorf("%s is %q, want %s", name, said[name], want)
		}
	}
}

// TestPack: the same files make the same bytes, whatever their times; texts have the line ends of Windows.
func TestPack(t *testing.T) {
	at := time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
	var archives [][]byte
	for _, changed := range []time.Time{at.Add(time.Hour), at.Add(2 * time.Hour)} {
		var b bytes.Buffer
		err := pack(&b, fstest.MapFS{
			"W/b.exe": {Data: []byte("MZ\n"), ModTime: changed}, "W/a.txt": {Data: []byte("one\nzwei\r\ntrès"), ModTime: changed},
		}, at)
		if err != nil {
			t.Fatal(err)
		}
		archives = append(archives, b.Bytes())
	}
	if !bytes.Equal(archives[0], archives[1]) {
		t.Error("the archive has the times of the files in it")
	}
	z, err := zip.NewReader(bytes.NewReader(archives[0]), int64(len(archives[0])))
	if err != nil {
		t.Fatal(err)
	}
	want := []struct{ name, content string }{{"W/a.txt", "\ufeffone\r\nzwei\r\ntrès"}, {"W/b.exe", "MZ\n"}}
	for i, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(r)
		if err != nil || i >= len(want) || f.Name != want[i].name || string(content) != want[i].content || !f.Modified.Equal(at) {
			t.Errorf("%s of %v is %q (%v)", f.Name, f.Modified, content, err)
		}
	}
	if len(z.File) != len(want) {
		t.Errorf("%d files, want %d", len(z.File), len(want))
	}
}
