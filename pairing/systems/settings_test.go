package systems

import (
	"maps"
	"strings"
	"testing"

	"wallchart/model"
)

// TestSettingsAsTyped: a system is found in any case, keeps what is not as usual,
// and understands what former versions wrote.
func TestSettingsAsTyped(t *testing.T) {
	for text, want := range map[string]model.SystemSettings{
		"us-swiss":                                          nil,
		"US-Swiss bye=colours teams=never":                  {"teams": "never", "bye": "colours"},
		"us-swiss teams=Plus-Two, equalise=150":             {"teams": "plus-two", "equalise": "150"},
		"us-swiss teams=soft alternate=80 series=in-group":  nil, // as usual
		"us-swiss alternate=-1 house=3":                     {"alternate": "0", "house": "3"},
		"us-swiss class=1600-1800 class=1400-1600 ahead=no": {"class": "1600-1800,1400-1600", "ahead": "no"},
		"us-swiss class=1600-1800,1400-1600":                {"class": "1600-1800,1400-1600"},
		"dutch":                                             nil,
		"FIDE_DUTCH_2026":                                   nil,
	} {
		e, err := ByCode(text)
		if err != nil || !maps.Equal(e.Set, want) {
			t.Errorf("%q is %+v, %v; want %v", text, e, err, want)
			continue
		}
		again, err := Of(&model.Section{System: e.Code, SystemSettings: e.Set})
		if err != nil || again.Code != e.Code || !maps.Equal(again.Set, want) {
			t.Errorf("%q of the section is %+v, %v", text, again, err)
		}
	}
}

// TestWhatIsNoSetting: all of it is named, and what there is.
func TestWhatIsNoSetting(t *testing.T) {
	for text, says := range map[string][]string{
		"us-swiss teams=sometimes, bye=colours, speed=9": {`"speed=9", "teams=sometimes"`, "teams=soft|never|plus-two", "class=1600-1800"},
		"us-swiss alternate=4000":                        {`"alternate=4000"`},
		"us-swiss house=0":                               {`"house=0"`},
		"us-swiss class=1800-1600":                       {`"class=1800-1600"`},
		"us-swiss class=1800":                            {`"class=1800"`},
		"us-swiss bye=yes":                               {`"bye=yes"`, "bye=colours"},
		"us-swiss fast":                                  {`"fast"`},
		"dutch speed=9":                                  {`"speed=9"`, "no settings"},
	} {
		_, err := ByCode(text)
		for _, s := range says {
			if err == nil || !strings.Contains(err.Error(), s) {
				t.Errorf("%s: %v, want something about %s", text, err, s)
			}
		}
	}
}

// TestSettingsCanBeTyped: names and values need no capitals and no blanks.
func TestSettingsCanBeTyped(t *testing.T) {
	for _, e := range All {
		for i := range e.Settings {
			s := &e.Settings[i]
			if s.Key == "" || s.Key != strings.ToLower(s.Key) || s.Title.Empty() {
				t.Errorf("%s: the setting %q lacks something", e.Code, s.Key)
			}
			for _, c := range s.Choices {
				if c.Value != strings.ToLower(c.Value) || strings.ContainsAny(c.Value, " ,=") {
					t.Errorf("%s: %s=%q cannot be typed", e.Code, s.Key, c.Value)
				}
			}
		}
	}
}
