package charset

import (
	"reflect"
	"testing"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"

	"wallchart/files/plaintext"
)

const (
	german  = "Name;Verein\nMüller, Jörg;SC Köln\nGroß, Käthe;Düsseldorfer SK\nSchröder, Uwe;SF Lübeck\n"
	polish  = "Nazwisko;Klub\nŁukasik, Michał;Łódź\nWójcik, Grażyna;Śląsk\nPiątek, Józef;Hańcza\n"
	czech   = "Jméno;Oddíl\nDvořák, Jiří;ŠK Plzeň\nNovák, Tomáš;Kutná Hora\nŘíha, Luboš;Děčín\n"
	russian = "Фамилия;Клуб\nИванов, Пётр;Москва\nСмирнова, Анна;Казань\n"
	greek   = "Όνομα\nΠαπαδόπουλος, Γιώργος\nΝικολάου, Ελένη\n"
	turkish = "Ad;Kulüp\nYılmaz, Ayşe;İzmir\nÖztürk, Oğuz;Eskişehir\nÇelik, Işıl;Muğla\n"
	latvian = "Vārds\nBērziņš, Jānis\nŠķēle, Ģirts\nKalniņa, Līga\n"
	spanish = "Nombre;Club\nNúñez, José;Málaga\nMuñoz, Inés;Ávila\n"
)

// TestOf writes names of each language in each code page it is written in; the guess must read them as they were.
func TestOf(t *testing.T) {
	for _, c := range []struct {
		name, text string
		in         encoding.Encoding
		feds       []string
	}{
		{"German 1252", german, charmap.Windows1252, nil},
		{"Welsh and British 1252", "Siân O’Brien\nZoë D’Souza\nRhys Price\n", charmap.Windows1252, nil},
		{"German 850", german, charmap.CodePage850, nil},
		{"Spanish 1252", spanish, charmap.Windows1252, nil},
		{"Polish 1250", polish, charmap.Windows1250, nil},
		{"Polish 8859-2", polish, charmap.ISO8859_2, nil},
		{"Polish 852", polish, charmap.CodePage852, nil},
		{"Czech 1250", czech, charmap.Windows1250, nil},
		{"Russian 1251", russian, charmap.Windows1251, nil},
		{"Russian 866", russian, charmap.CodePage866, nil},
		{"Russian KOI8", russian, charmap.KOI8R, nil},
		{"Greek 1253", greek, charmap.Windows1253, nil},
		{"Turkish 1254", turkish, charmap.Windows1254, []string{"TUR"}},
		{"Latvian 1257", latvian, charmap.Windows1257, nil},
	} {
		raw, err := c.in.NewEncoder().Bytes([]byte(c.text))
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		g := Of(raw, c.feds...)
		if got, err := plaintext.DecodeAs(raw, g.Name); err != nil || got != c.text {
			t.Errorf("%s taken for %s, then %v: %q", c.name, g.Name, g.Others[:2], got)
		}
		if g.Sure {
			t.Errorf("%s: nobody can be sure of a code page", c.name)
		}
	}
}

// TestFederationDecides: "Muñoz" and "Muńoz" are the same bytes.
func TestFederationDecides(t *testing.T) {
	raw := []byte("Mu\xf1ski, Jan")
	if g := Of(raw); g.Name != plaintext.Windows1252 {
		t.Errorf("without a federation: %s", g.Name)
	}
	if g := Of(raw, "POL"); g.Name != "Windows-1250" {
		t.Errorf("with POL: %s", g.Name)
	}
	if g := Of([]byte("Mu\xf1ski, Jan;POL\nNowak, Ewa;POL\n")); g.Name != "Windows-1250" {
		t.Errorf("with POL in the text: %s", g.Name)
	}
}

func TestSure(t *testing.T) {
	for _, c := range []struct{ raw, want string }{
		{"Müller", plaintext.UTF8}, {"Muller", plaintext.UTF8}, {"\xff\xfeM\x00", plaintext.UTF16LE}, {"", plaintext.UTF8},
	} {
		g := Of([]byte(c.raw))
		if g.Name != c.want || !g.Sure {
			t.Errorf("%q: %+v", c.raw, g)
		}
	}
}

func TestEveryPageIsKnown(t *testing.T) {
	if len(pages()) < 10 {
		t.Fatalf("%d code pages", len(pages()))
	}
	for _, p := range pages() {
		if _, err := plaintext.DecodeAs([]byte("a"), p.name); err != nil {
			t.Error(err)
		}
	}
}

func FuzzOf(f *testing.F) {
	f.Add([]byte("M\xfcller, J\xf6rg GER"))
	f.Fuzz(func(t *testing.T, raw []byte) {
		g := Of(raw)
		for _, n := range append([]string{g.Name}, g.Others...) {
			if _, err := plaintext.DecodeAs(raw, n); err != nil {
				t.Error(err)
			}
		}
	})
}

// pageOf is the encoding of a name of plaintext.
var pageOf = map[string]encoding.Encoding{"1252": charmap.Windows1252, "1250": charmap.Windows1250, "1251": charmap.Windows1251,
	"1253": charmap.Windows1253, "1254": charmap.Windows1254, "1257": charmap.Windows1257, "8859-2": charmap.ISO8859_2,
	"Mac": charmap.Macintosh,
	"850": charmap.CodePage850, "437": charmap.CodePage437, "852": charmap.CodePage852, "866": charmap.CodePage866, "KOI8": charmap.KOI8R}

// TestFewSigns: often a list has one sign or two beyond ASCII. It is read as it was written, or the words of it are among
// those of the rival, so that somebody is asked.
func TestFewSigns(t *testing.T) {
	for _, c := range []struct {
		text, in string
		asked    bool // the rival may be the right one
	}{
		{"Name;Rating;Club\nO’Neil, Pat;1500;St. Mary’s\nLee, Ann;1400;Oak – North\n", "1252", false},
		{"Name;Club\nLee, Ann;St. Mary’s\n", "1252", false},
		{"Name;Club\nO’Brien, Sue;Hill\n", "1252", false},
		{"Name;Club\nD’Angelo, Pia;Hill\n", "1252", false},
		{"Name;Club\nLee, Ann;Oak – North\nRay, Bo;West — East\n", "1252", false},
		{"Name;Club\nLee, Ann;“The Rooks”\n", "1252", false},
		{"Name;Note\nLee, Ann;late…\n", "1252", false},
		{"Name;Fee\nLee, Ann;€ 10\nRay, Bo;€ 5\n", "1252", false},
		{"Name\nMüller, Jörg\n", "1252", false},
		{"Name\nStraße, Otto\n", "1252", false},
		{"Nom;Club\nLefèvre, Hélène;Besançon\n", "1252", false},
		{"Nom\nBarthès, Luc\n", "1252", true},
		{"Nombre\nMuñoz, José\n", "1252", false},
		{"Nome\nConceição, João\n", "1252", false},
		{"Namn\nÅkerström, Åsa\n", "1252", false},
		{"Navn\nØstergaard, Søren\n", "1252", false},
		{"Nafn\nSigurðsson, Friðrik\nÞorsteinn Guðmundsson\n", "1252", false},
		{"Name\nMÜLLER, JÖRG\n", "1252", false},
		{"Name\nMcÉwan, Ròs\n", "1252", true},
		{"Name\nMüller, Jörg\nKönig, Käthe\n", "850", false},
		{"Name\nMüller, Jörg\n", "437", false},
		{"Name\nGarcía, José\nPérez, Inés\n", "850", false},
		{"Name\nMac Mini Jürg König\nAndré Béart\n", "Mac", false},
		{"Name\nMüller, Jörg\nSchäfer, Käthe\n", "Mac", false},
		{"Nom\nDupré, Françoise\nLefèvre, Hélène\n", "Mac", false},
		{"Nombre\nMuñoz, José\nGarcía, Lucía\n", "Mac", false},
		{"Nazwisko\nŁukasik, Michał\nWiśniewski, Paweł\n", "1250", false},
		{"Nazwisko\nWójcik, Grażyna\n", "1250", false},
		{"Jméno\nDvořák, Jiří\n", "1250", false},
		{"Név\nKovács Éva\nSzőke Gábor\n", "1250", false},
		{"Prezime i ime\nŠimić, Đorđe\n", "1250", false},
		{"Nazwisko\nŚwiątek, Paweł\nBłażej Żak\n", "8859-2", false},
		{"Nazwisko\nŁukasik, Michał\n", "852", false},
		{"Фамилия\nИванов, Пётр\n", "1251", false},
		{"Фамилия\nСмирнова, Анна\nКузнецов, Олег\n", "1251", false},
		{"Фамилия\nСмирнова, Анна\nКузнецов, Олег\n", "866", false},
		{"Фамилия\nСмирнова, Анна\nКузнецов, Олег\n", "KOI8", false},
		{"ФАМИЛИЯ\nИВАНОВ ПЕТР\nСМИРНОВА АННА\n", "1251", false},
		{"Όνομα\nΠαπαδόπουλος, Γιώργος\n", "1253", false},
		{"Ad Soyad\nYılmaz, Ayşe\nŞahin, Oğuz\n", "1254", false},
		{"Vārds\nBērziņš, Jānis\n", "1257", false},
		{"Vardas\nŽukauskas, Kęstutis\nBalčiūnas, Šarūnas\n", "1257", false},
	} {
		raw, err := pageOf[c.in].NewEncoder().Bytes([]byte(c.text))
		if err != nil {
			t.Fatalf("%q: %v", c.text, err)
		}
		g := Of(raw)
		got, _ := plaintext.DecodeAs(raw, g.Name)
		rival := ""
		if g.Rival.Name != "" {
			rival, _ = plaintext.DecodeAs(raw, g.Rival.Name)
		}
		switch {
		case got == c.text && (c.asked || g.Rival.Name == ""):
		case c.asked && rival == c.text:
		default:
			t.Errorf("%q in %s is read as %s, %q; rival %+v; then %v", c.text, c.in, g.Name, got, g.Rival, g.Others[:2])
		}
	}
}

// TestRivals are both shown, each word as the one and as the other has it.
func TestRivals(t *testing.T) {
	g := Of([]byte("Name\nMu\xf1ski, Jan\n"))
	if want := (Rival{"Windows-1250", [][2]string{{"Muñski", "Muński"}}}); !reflect.DeepEqual(g.Rival, want) {
		t.Errorf("%+v", g)
	}
	if g := Of([]byte("Name\nM\xfcller, J\xf6rg\n")); g.Rival.Name != "" || len(g.Words) != 2 || g.Words[0] != "Müller" {
		t.Errorf("ü is ü in both: %+v", g)
	}
	if g := Of([]byte("Name\nMüller, Jörg\nGroß, Käthe\nS\xf6der, Uwe\nLübeck, Zoë\nHélène Noël\n")); g.Name != plaintext.UTF8 || g.Sure {
		t.Errorf("a text of which a byte has been lost: %+v", g)
	}
}

// TestDeclared: a web page says how it is encoded, and is believed.
func TestDeclared(t *testing.T) {
	for head, want := range map[string]string{
		`<meta http-equiv="Content-Type" content="text/html; charset=windows-1250">`: "Windows-1250",
		`<meta charset="iso-8859-1">`:                   plaintext.Windows1252,
		`<meta charset=ISO-8859-2>`:                     "ISO-8859-2",
		`<?xml version="1.0" encoding="windows-1251"?>`: "Windows-1251",
	} {
		if g := Of([]byte(head + "<td>M\xf1ller")); g.Name != want || !g.Sure {
			t.Errorf("%s: %+v", head, g)
		}
	}
	if g := Of([]byte("<meta charset=utf-8><td>M\xfcller, J\xf6rg")); g.Name != plaintext.Windows1252 || g.Sure {
		t.Errorf("a page that is not in UTF-8: %+v", g)
	}
	text, g := Unicode([]byte("\xff\xfeM\x00\xfc\x00"))
	if string(text) != "Mü" || g.Name != plaintext.UTF16LE {
		t.Errorf("%q %+v", text, g)
	}
}
