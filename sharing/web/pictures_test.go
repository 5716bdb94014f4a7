package web

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wallchart/assets/samples"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/must"
)

// sample is a sample event with PINs.
func sample(t *testing.T, name string) *Feed {
	t.Helper()
	b := must.Have(samples.Sample{File: name}.Data())(t)
	f := must.Have(wallchart.Read(bytes.NewReader(b)))(t)
	event := *f.Tournament
	event.Secret = strings.Repeat("secret", 4)
	return kept(&event)
}

// TestBrowserPictures writes what pages look like into the folder WALLCHART_PICTURES: at the width of a phone, light and dark, in four
// languages, of players and of teams, and the hall's screen.
func TestBrowserPictures(t *testing.T) {
	to := os.Getenv("WALLCHART_PICTURES")
	if to == "" {
		t.Skip("WALLCHART_PICTURES names no folder")
	}
	b := open(t, 390)
	shoot := func(at, page, name string, width, height int, look, lang string) {
		b.call("Network.setExtraHTTPHeaders", map[string]any{"headers": map[string]string{"Accept-Language": lang}})
		b.call("Emulation.setDeviceMetricsOverride", map[string]any{"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false})
		b.call("Emulation.setEmulatedMedia", map[string]any{"features": []map[string]string{{"name": "prefers-color-scheme", "value": look}}})
		b.visit("about:blank")
		b.visit(at + page)
		if b.js(fmt.Sprintf("document.documentElement.scrollWidth > %d", width)) != "false" {
			t.Errorf("%s %s is wider than %d", name, page, width)
		}
		var shot struct{ Data string }
		must.Do(t, json.Unmarshal(b.call("Page.captureScreenshot", nil), &shot))
		png, _ := base64.StdEncoding.DecodeString(shot.Data)
		file := filepath.Join(to, fmt.Sprintf("%s%s-%s-%s.png", name, strings.ReplaceAll(page, "/", "-"), look, lang))
		must.Do(t, os.WriteFile(file, png, 0o600))
	}
	b.call("Network.enable", nil)
	for _, name := range []string{"club", "amateur-team", "scholastic"} {
		f := sample(t, name+".wallchart")
		at := serve(t, f)
		s := f.Event().Sections[0]
		board := 1
		for n := range s.Rounds[len(s.Rounds)-1].Pairings {
			if p := &s.Rounds[len(s.Rounds)-1].Pairings[n]; !p.IsBye() && p.Board > 0 {
				board = p.Board
				break
			}
		}
		pages := []string{"/", fmt.Sprintf("/s/%d/names", s.ID), fmt.Sprintf("/s/%d/boards", s.ID), fmt.Sprintf("/s/%d/standings", s.ID),
			fmt.Sprintf("/s/%d/crosstable", s.ID), fmt.Sprintf("/s/%d/player/%d", s.ID, s.Entries()[1].ID),
			fmt.Sprintf("/s/%d/board/%d", s.ID, board), "/s/9/none"}
		for k, lang := range []string{"en", "de", "fr", "es"} {
			for _, page := range pages {
				shoot(at, page, name, 390, 800, []string{"light", "dark"}[k%2], lang)
			}
			for n := range 4 {
				shoot(at, fmt.Sprint("/screen/", n), name, 1280, 720, []string{"light", "dark"}[k%2], lang)
			}
		}
	}
	f := event(4)
	s := *f.Event().Sections[0]
	s.Rounds = nil
	when := time.Now().Add(90 * time.Minute)
	s.Coming = []model.When{{Date: model.Date(when.Format(time.DateOnly)), Time: model.TimeOfDay(when.Format("15:04"))}}
	f.Put(f.Event().With(&s))
	at := serve(t, f)
	shoot(at, "/screen/0", "entries", 1280, 720, "light", "en")
	shoot(at, "/screen/1", "clock", 1280, 720, "dark", "de")
	folder := Folder{Path: t.TempDir()}
	must.Have(folder.Write(sample(t, "club.wallchart").Event()))(t)
	space := httptest.NewServer(http.FileServer(http.Dir(folder.Path)))
	defer space.Close()
	shoot(space.URL, "/1-standings.html", "folder", 390, 800, "light", "en")
}
