package charset

import (
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
