package scripts_test

import (
	"encoding/xml"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"wallchart/files/wallchart"
	"wallchart/must"
)

const packaging = "../packaging/linux/org.wallchart.Wallchart"

func read(t *testing.T, path string) string {
	t.Helper()
	raw := must.Have(os.ReadFile(path))(t)
	return string(raw)
}

// TestTheDesktopIsToldInEveryLanguage of the program what it is. One that has not every room yet is being begun, and appears in English.
func TestTheDesktopIsToldInEveryLanguage(t *testing.T) {
	entry, kind, shop := read(t, packaging+".desktop"), read(t, packaging+".xml"), read(t, packaging+".metainfo.xml")
	folders, err := filepath.Glob("../assets/translations/*/window.json")
	if err != nil || len(folders) < 4 {
		t.Fatal(folders, err)
	}
	rooms := func(language string) int {
		return len(must.Have(filepath.Glob("../assets/translations/" + language + "/*.json"))(t))
	}
	for _, f := range folders {
		language := filepath.Base(filepath.Dir(f))
		if language == "en" || rooms(language) < rooms("de") {
			continue
		}
		for _, key := range []string{"GenericName", "Comment", "Keywords"} {
			if !strings.Contains(entry, "\n"+key+"["+language+"]=") {
				t.Errorf("%s.desktop lacks %s in %s", packaging, key, language)
			}
		}
		for where, text := range map[string]string{"<comment": kind, "<summary": shop, "<p": shop} {
			if !strings.Contains(text, where+` xml:lang="`+language+`">`) {
				t.Errorf("there is no %s> in %s: %s.xml, %[3]s.metainfo.xml", where, language, packaging)
			}
		}
	}
}

// TestTheDesktopMeansThisProgram: its identifier, the class of its windows, and the kind of its files.
func TestTheDesktopMeansThisProgram(t *testing.T) {
	if !strings.Contains(read(t, "../cmd/wallchart/main_gui.go"), `"`+filepath.Base(packaging)+`"`) {
		t.Error("the program has another identifier than its desktop entry")
	}
	entry := read(t, packaging+".desktop")
	for _, line := range []string{"StartupWMClass=Wallchart", "Exec=wallchart %F", "MimeType=application/x-wallchart;"} {
		if !slices.Contains(strings.Split(entry, "\n"), line) {
			t.Errorf("the desktop entry lacks %s", line)
		}
	}
	var kinds struct {
		Type struct {
			Name  string `xml:"type,attr"`
			Magic []struct {
				Value string `xml:"value,attr"`
			} `xml:"magic>match"`
			Glob struct {
				Pattern string `xml:"pattern,attr"`
			} `xml:"glob"`
		} `xml:"mime-type"`
	}
	must.Do(t, xml.Unmarshal([]byte(read(t, packaging+".xml")), &kinds))
	sample := read(t, "../assets/samples/club.wallchart")
	if kinds.Type.Name != "application/x-wallchart" || kinds.Type.Glob.Pattern != "*"+wallchart.Extension || len(kinds.Type.Magic) == 0 {
		t.Errorf("files are told as %+v", kinds)
	}
	for _, m := range kinds.Type.Magic {
		if !strings.HasPrefix(sample, m.Value) || !wallchart.Sniff([]byte(m.Value+strings.Repeat(" ", 32))) {
			t.Errorf("files are known by %q, and begin with %.20q", m.Value, sample)
		}
	}
}

// TestTheMacMeansThisProgram too: its identifier, the kind of its files, and that they are this program's to open, which it listens for.
func TestTheMacMeansThisProgram(t *testing.T) {
	told := strings.Join(strings.Fields(read(t, "../packaging/macos/Info.plist")), "")
	for _, want := range []string{
		"<key>CFBundleIdentifier</key><string>" + filepath.Base(packaging) + "</string>",
		"<key>CFBundleShortVersionString</key><string>@VERSION@</string>",
		"<key>public.filename-extension</key><array><string>" + strings.TrimPrefix(wallchart.Extension, ".") + "</string></array>",
		"<key>public.mime-type</key><array><string>application/x-wallchart</string></array>",
		"<key>CFBundleTypeRole</key><string>Editor</string>",
		"<key>LSHandlerRank</key><string>Owner</string>",
	} {
		if !strings.Contains(told, want) {
			t.Errorf("the program for macOS lacks %s", want)
		}
	}
	for _, file := range []string{"Info.plist", "entitlements.plist"} {
		if err := xml.Unmarshal([]byte(read(t, "../packaging/macos/"+file)), new(struct{})); err != nil {
			t.Errorf("%s: %v", file, err)
		}
	}
	for _, want := range []string{"mac.Attend(", "tray.Serve("} {
		if !strings.Contains(read(t, "../cmd/wallchart/main_gui.go"), want) {
			t.Errorf("nobody listens for events that are opened: there is no %s", want)
		}
	}
}

// TestWhatIsLoadedIsALibrary: the list that dependencies are made of has one soname a line.
func TestWhatIsLoadedIsALibrary(t *testing.T) {
	lines := strings.Split(strings.TrimSpace(read(t, "../packaging/linux/loaded")), "\n")
	for _, line := range lines {
		if !strings.HasPrefix(line, "#") && !regexp.MustCompile(`^lib[A-Za-z0-9]+\.so\.\d+$`).MatchString(line) {
			t.Errorf("%q is no library", line)
		}
	}
	if !slices.Contains(lines, "libX11.so.6") {
		t.Error("the window needs X11")
	}
}
