package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/must"
)

// TestJSONIsAsItsSchemaSays runs every verb that prints JSON over samples, and holds each line against
// docs/dev/commands.schema.json. A verb
// that has JSON and stands in no row fails.
func TestJSONIsAsItsSchemaSays(t *testing.T) {
	text := must.Have(os.ReadFile("../../docs/dev/commands.schema.json"))(t)
	schema := must.Have(readShape(string(text)))(t)
	samples := must.Have(filepath.Abs("../../assets/samples"))(t)
	dir := t.TempDir()
	fund := filepath.Join(dir, "fund.csv")
	must.Do(t, os.WriteFile(fund, []byte("prize,amount,rule\n1st,100,place\n2nd,50,place\n"), 0o600))
	made := filepath.Join(dir, "made.wallchart")
	if status := run([]string{"generate", made, "--system", "dutch"}, nil, new(bytes.Buffer), os.Stderr); status != 0 {
		t.Fatal("no event is made")
	}
	unrated := filepath.Join(dir, "unrated.wallchart")
	if status := run([]string{"generate", unrated, "--unrated", "30"}, nil, new(bytes.Buffer), os.Stderr); status != 0 {
		t.Fatal("no event is made")
	}
	tried := map[string]bool{}
	for _, line := range []string{
		"standings swiss15", "standings lothian", "standings swiss15 --tiebreaks PTS,TPN,ARO,BH,BH",
		"crosstable swiss15", "crosstable lothian --style grid", "explain swiss15 --player 1 --tiebreak BH", "why swiss15 1 2",
		"explain " + unrated + " --player 1 --tiebreak ARO", "conform " + unrated + " --all",
		"pair club --round 1 --explain", "check swiss15", "health club", "health scholastic", "history swiss15 1", "log club", "norms swiss15",
		"conform " + made, "rate swiss15", "rate swiss15 --player 1",
		"forecast club", "tiebreaks", "presets", "systems", "prizes swiss15 --fund " + fund,
		"export swiss15 --to " + filepath.Join(dir, "out.json"),
	} {
		args := strings.Fields(line)
		tried[args[0]] = true
		if len(args) > 1 && args[1] != made && args[1] != unrated {
			args[1] = filepath.Join(samples, args[1]+".wallchart")
		}
		if args[0] != "export" {
			args = append(args, "--format", "json")
		}
		var out, said bytes.Buffer
		if status := run(args, nil, &out, &said); status != 0 && status != 3 {
			t.Errorf("%s ends with %d: %s", line, status, &said)
			continue
		}
		if args[0] == "export" {
			written := must.Have(os.ReadFile(filepath.Join(dir, "out.json")))(t)
			out.Reset()
			out.Write(written)
		}
		one := schema.Properties[args[0]]
		if one == nil {
			t.Fatalf("the schema does not have %s", args[0])
		}
		lines := 0
		for all := json.NewDecoder(&out); all.More(); lines++ {
			var raw json.RawMessage
			if err := all.Decode(&raw); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			err := one.holds(schema, valueOf(t, raw), "it")
			if err != nil || bytes.Contains(raw, []byte(`"-0"`)) || bytes.Contains(raw, []byte(`:"-"`)) { // no value is null
				t.Errorf("%s: %v\n%.300s", line, err, raw)
			}
		}
		if lines == 0 && args[0] != "health" {
			t.Errorf("%s prints nothing", line)
		}
	}
	for _, v := range verbs() {
		if strings.Contains(v.Usage, "json") && !tried[v.Name] && v.Name != "series" {
			t.Errorf("%s prints JSON, and nothing holds it against the schema", v.Name)
		}
	}
}
