package archive

import (
	"strings"
	"testing"
)

// TestMeasure holds the nesting against what XML has besides elements.
func TestMeasure(t *testing.T) {
	deep := func(n int, between string) string {
		return strings.Repeat("<a>"+between, n) + strings.Repeat("</a>", n)
	}
	for text, want := range map[string]bool{
		"":                                      false,
		"no XML >":                              false,
		`<?xml version="1.0"?><a><b/><b/></a>`:  false,
		deep(5, ""):                             false,
		deep(6, ""):                             true,
		strings.Repeat("<a></a>", 100):          false,
		strings.Repeat("<a b='/'/>", 100):       false,
		strings.Repeat(`<a b="/>">`, 6):         true,
		deep(6, "<!--</a>-->"):                  true,
		deep(6, "<!-- -></a> --->"):             true,
		deep(6, "<![CDATA[</a>]]]>"):            true,
		deep(6, "<?p </a> ??>"):                 true,
		deep(6, "<!DOCTYPE x>"):                 true,
		deep(5, "<!--<a>-->"+"<![CDATA[<a>]]>"): false,
		deep(5, "<!-- - - > <a> -->"):           false,
		deep(5, "<![CDATA[ x><a> ]]>"):          false,
		deep(5, "<!--><a> -->"):                 false,
		deep(3, "<a b='>' />") + "<":            false,
	} {
		if got, err := measure(strings.NewReader(text), 5); got.deep != want || err != nil {
			t.Errorf("%.60s: %v, %v", text, got, err)
		}
	}
	const list = `<sheets><sheet name="A"/><x:sheet/><sheet><sheetData/></sheet><!--<sheet/>--><worksheet/></sheets>`
	if got, err := measure(strings.NewReader(list), 5); got.sheets != 3 || err != nil {
		t.Errorf("%d sheets, %v", got.sheets, err)
	}
}
