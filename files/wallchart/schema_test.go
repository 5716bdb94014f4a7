package wallchart

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"math"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/modeltest"
	"wallchart/must"
	"wallchart/phrase"
)

var update = flag.Bool("update", false, "write docs/dev/wallchart.schema.json anew")

const schemaFile = "../../docs/dev/wallchart.schema.json"

// TestSchemaIsTrue holds the published schema against the program twice: it is
// what the program's own types come to, and every file written fits it.
func TestSchemaIsTrue(t *testing.T) {
	want := published(t)
	got := must.Have(os.ReadFile(schemaFile))(t)
	if added := newNames(t, got, want); len(added) > 0 && bytes.Contains(got, []byte(schemaTitle())) {
		t.Fatalf("the format has %q that files of format %s did not have: raise Current in files/wallchart/format.go", added, Current)
	}
	if *update {
		must.Do(t, os.WriteFile(schemaFile, want, 0o666))
		got = want
	}
	if !bytes.Equal(got, want) {
		t.Fatalf("%s is not what the types come to; run: go test ./files/wallchart -run Schema -update", schemaFile)
	}
	var schema map[string]any
	must.Do(t, json.Unmarshal(got, &schema))
	sample := must.Have(os.ReadFile("testdata/version-1.0.wallchart"))(t)
	if wrong := fits(schema, sample); len(wrong) > 0 {
		t.Errorf("the sample does not fit: %q", wrong)
	}
	rapid.Check(t, func(t *rapid.T) {
		if wrong := fits(schema, written(t, anyFile(t))); len(wrong) > 0 {
			t.Fatalf("a file that was written does not fit: %q", wrong)
		}
	})
	for _, c := range [][2]string{
		{`"board":1`, `"bord":1`}, {`"outcomes":["loss","win"]`, `"outcomes":["lost","win"]`}, {`"score":[3.5,0.5]`, `"score":[3.5]`},
		{`"win":1,`, `"win":0.3,`}, {`"no":2,"name":"Anna, Test"`, `"no":2`}, {`"start":"2026-05-31"`, `"start":"31.5.2026"`},
		{`"lastID":4`, `"lastID":"4"`},
	} {
		if wrong := fits(schema, bytes.Replace(sample, []byte(c[0]), []byte(c[1]), 1)); len(wrong) == 0 {
			t.Errorf("with %s the sample still fits", c[1])
		}
	}
}

func schemaTitle() string { return "Wallchart event, format " + Current.String() }

// newNames are the fields that a schema has and an older one has not, as "player.name".
func newNames(t *testing.T, older, newer []byte) (added []string) {
	fields := func(schema []byte) map[string]bool {
		var root struct {
			Defs map[string]struct {
				Properties map[string]any
			} `json:"$defs"`
		}
		must.Do(t, json.Unmarshal(schema, &root))
		all := map[string]bool{}
		for record, d := range root.Defs {
			for name := range d.Properties {
				all[record+"."+name] = true
			}
		}
		return all
	}
	before := fields(older)
	for name := range fields(newer) {
		if !before[name] {
			added = append(added, name)
		}
	}
	slices.Sort(added)
	return added
}

// published is the schema that the types come to.
func published(t *testing.T) []byte {
	g := &generator{docs: map[string]string{}, defs: map[string]any{}}
	for _, dir := range []string{"../../model", "../../model/journal", "."} {
		g.readDocs(t, dir)
	}
	list := func(of reflect.Type) map[string]any { return map[string]any{"type": "array", "items": g.of(of)} }
	round := object(map[string]any{"round": g.of(reflect.TypeFor[roundHead]()), "pairings": list(reflect.TypeFor[model.Pairing]())}, "round")
	extra := list(reflect.TypeFor[model.Extra]())
	section := object(map[string]any{
		"section": g.of(reflect.TypeFor[sectionHead]()), "players": list(reflect.TypeFor[model.Player]()),
		"teams": list(reflect.TypeFor[model.Team]()), "rounds": map[string]any{"type": "array", "items": round},
		"adjustments": list(reflect.TypeFor[model.Adjustment]()), "forbidden": list(reflect.TypeFor[model.Forbidden]()),
		"acceleration": list(reflect.TypeFor[model.Acceleration]()), "extra": extra,
	}, "section")
	root := object(map[string]any{
		"wallchart":  map[string]any{"type": "string", "pattern": `^1\.[0-9]+$`, "description": "format version"},
		"tournament": g.of(reflect.TypeFor[tournamentHead]()), "lists": list(reflect.TypeFor[model.SavedList]()), "extra": extra,
		"sections": map[string]any{"type": "array", "items": section},
		"log":      map[string]any{"type": "array", "description": "newest first", "items": g.of(reflect.TypeFor[journal.Entry]())},
	}, "wallchart", "tournament", "sections")
	root["$schema"], root["$defs"] = "https://json-schema.org/draft/2020-12/schema", g.defs
	root["title"] = schemaTitle()
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	must.Do(t, e.Encode(root))
	return b.Bytes()
}

func object(properties map[string]any, required ...string) map[string]any {
	return map[string]any{"type": "object", "properties": properties, "required": required, "additionalProperties": false}
}

type generator struct {
	docs map[string]string // by "Type.Field"
	defs map[string]any
}

// readDocs takes the comments of the fields, so that the schema explains them.
func (g *generator) readDocs(t *testing.T, dir string) {
	entries := must.Have(os.ReadDir(dir))(t)
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		f := must.Have(parser.ParseFile(token.NewFileSet(), dir+"/"+e.Name(), nil, parser.ParseComments))(t)
		ast.Inspect(f, func(n ast.Node) bool {
			spec, ok := n.(*ast.TypeSpec)
			if !ok {
				return true
			}
			if s, ok := spec.Type.(*ast.StructType); ok {
				for _, field := range s.Fields.List {
					for _, name := range field.Names {
						text := strings.TrimSpace(field.Doc.Text() + field.Comment.Text())
						g.docs[spec.Name.Name+"."+name.Name] = strings.Join(strings.Fields(text), " ")
					}
				}
			}
			return true
		})
	}
}

// of is the schema of a type. Records are defined once and referred to.
func (g *generator) of(t reflect.Type) map[string]any {
	words := func(list []string) map[string]any { return map[string]any{"type": "string", "enum": list} }
	switch t {
	case reflect.TypeFor[model.Points]():
		return map[string]any{"type": "number", "multipleOf": 0.5}
	case reflect.TypeFor[model.Outcome]():
		return words(model.OutcomeNames())
	case reflect.TypeFor[model.Kind]():
		return words(modeltest.Words[model.Kind]())
	case reflect.TypeFor[model.Format]():
		return words(modeltest.Words[model.Format]())
	case reflect.TypeFor[model.Colour]():
		return words(modeltest.Words[model.Colour]())
	case reflect.TypeFor[model.RatingChoice]():
		return words(modeltest.Words[model.RatingChoice]())
	case reflect.TypeFor[model.TimeControl]():
		return words(modeltest.Words[model.TimeControl]())
	case reflect.TypeFor[model.Announced]():
		return words(modeltest.Words[model.Announced]())
	case reflect.TypeFor[model.Question]():
		return words(modeltest.Words[model.Question]())
	case reflect.TypeFor[model.Maker]():
		return words(modeltest.Words[model.Maker]())
	case reflect.TypeFor[model.Moment]():
		return words(modeltest.Words[model.Moment]())
	case reflect.TypeFor[model.Sender]():
		return words(modeltest.Words[model.Sender]())
	case reflect.TypeFor[model.ScoreKind]():
		return words(modeltest.Words[model.ScoreKind]())
	case reflect.TypeFor[journal.Step]():
		return words([]string{"do", "undo", "redo"})
	case reflect.TypeFor[model.Date]():
		return map[string]any{"type": "string", "pattern": `^([0-9]{4}(-[0-9]{2}-[0-9]{2})?)?$`}
	case reflect.TypeFor[model.TimeOfDay]():
		return map[string]any{"type": "string", "pattern": `^([0-9]{2}:[0-9]{2})?$`}
	case reflect.TypeFor[time.Time]():
		return map[string]any{"type": "string", "format": "date-time"}
	case reflect.TypeFor[json.RawMessage]():
		return map[string]any{}
	case reflect.TypeFor[phrase.Text]():
		return map[string]any{"type": []string{"string", "object"}}
	}
	switch t.Kind() {
	case reflect.Pointer:
		return g.of(t.Elem())
	case reflect.Slice:
		return map[string]any{"type": "array", "items": g.of(t.Elem())}
	case reflect.Array:
		return map[string]any{"type": "array", "items": g.of(t.Elem()), "minItems": t.Len(), "maxItems": t.Len()}
	case reflect.Map:
		return map[string]any{"type": "object", "additionalProperties": g.of(t.Elem())}
	case reflect.String:
		return map[string]any{"type": "string"}
	case reflect.Bool:
		return map[string]any{"type": "boolean"}
	case reflect.Struct:
		name := strings.TrimSuffix(strings.ToLower(t.Name()), "head")
		if g.defs[name] == nil {
			g.defs[name] = true // a record may hold itself
			properties, required := map[string]any{}, []string{}
			g.fields(t, properties, &required)
			g.defs[name] = object(properties, required...)
		}
		return map[string]any{"$ref": "#/$defs/" + name}
	case reflect.Uint8:
		return map[string]any{"type": "integer", "minimum": 0}
	case reflect.Int, reflect.Int32, reflect.Int64:
		return map[string]any{"type": "integer"}
	}
	panic("no schema for " + t.String())
}

// fields collects a struct's fields as encoding/json does: those of embedded
// structs belong to it, unless one of its own has the same name.
func (g *generator) fields(t reflect.Type, properties map[string]any, required *[]string) {
	hidden := map[string]bool{}
	for i := range t.NumField() {
		if t.Field(i).Type == reflect.TypeFor[elsewhere]() {
			name, _, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
			hidden[name] = true
		}
	}
	for i := range t.NumField() {
		f := t.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case f.Anonymous:
			inner, need := map[string]any{}, []string{}
			elem := f.Type
			if elem.Kind() == reflect.Pointer {
				elem = elem.Elem()
			}
			g.fields(elem, inner, &need)
			for k, v := range inner {
				if !hidden[k] {
					properties[k] = v
				}
			}
			*required = append(*required, slices.DeleteFunc(need, func(k string) bool { return hidden[k] })...)
		case hidden[name]:
		default:
			schema := g.of(f.Type)
			if options == "" {
				*required = append(*required, name)
				if f.Type.Kind() == reflect.Slice && f.Type != reflect.TypeFor[json.RawMessage]() {
					schema["type"] = []string{"array", "null"}
				}
			}
			if doc := g.docs[t.Name()+"."+f.Name]; doc != "" {
				schema["description"] = doc
			}
			properties[name] = schema
		}
	}
}

// fits checks a document against a schema, as far as schemas go here, and says
// where it does not fit.
func fits(schema map[string]any, document []byte) []string {
	var v any
	if err := json.Unmarshal(document, &v); err != nil {
		return []string{err.Error()}
	}
	c := &fitter{root: schema}
	c.check("", schema, v)
	return c.wrong
}

type fitter struct {
	root  map[string]any
	wrong []string
}

func (c *fitter) say(at, format string, args ...any) {
	c.wrong = append(c.wrong, at+": "+fmt.Sprintf(format, args...))
}

func (c *fitter) check(at string, schema map[string]any, v any) {
	if ref, ok := schema["$ref"].(string); ok {
		def := c.root["$defs"].(map[string]any)[strings.TrimPrefix(ref, "#/$defs/")]
		c.check(at, def.(map[string]any), v)
		return
	}
	if want, ok := schema["type"]; ok {
		types, many := want.([]any)
		if !many {
			types = []any{want}
		}
		if !slices.ContainsFunc(types, func(k any) bool { return is(k.(string), v) }) {
			c.say(at, "%v is no %v", v, want)
			return
		}
	}
	if list, ok := schema["enum"].([]any); ok && !slices.Contains(list, v) {
		c.say(at, "%v is none of %v", v, list)
	}
	switch v := v.(type) {
	case string:
		if p, ok := schema["pattern"].(string); ok && !regexp.MustCompile(p).MatchString(v) {
			c.say(at, "%q does not match %s", v, p)
		}
	case float64:
		if m, ok := schema["multipleOf"].(float64); ok && math.Mod(v, m) != 0 {
			c.say(at, "%v is no multiple of %v", v, m)
		}
		if m, ok := schema["minimum"].(float64); ok && v < m {
			c.say(at, "%v is below %v", v, m)
		}
	case []any:
		if n, ok := schema["minItems"].(float64); ok && len(v) != int(n) {
			c.say(at, "%d items instead of %v", len(v), n)
		}
		if items, ok := schema["items"].(map[string]any); ok {
			for i := range v {
				c.check(fmt.Sprintf("%s[%d]", at, i), items, v[i])
			}
		}
	case map[string]any:
		c.object(at, schema, v)
	}
}

func (c *fitter) object(at string, schema, v map[string]any) {
	properties, ok := schema["properties"].(map[string]any)
	if any, open := schema["additionalProperties"].(map[string]any); open {
		for k := range v {
			c.check(at+"."+k, any, v[k])
		}
	}
	if !ok {
		return
	}
	for k := range v {
		if p, ok := properties[k].(map[string]any); ok {
			c.check(at+"."+k, p, v[k])
		} else {
			c.say(at, "%q is unknown", k)
		}
	}
	for _, k := range schema["required"].([]any) {
		if _, ok := v[k.(string)]; !ok {
			c.say(at, "%q is missing", k)
		}
	}
}

func is(kind string, v any) bool {
	switch v := v.(type) {
	case nil:
		return kind == "null"
	case string:
		return kind == "string"
	case bool:
		return kind == "boolean"
	case float64:
		return kind == "number" || (kind == "integer" && v == math.Trunc(v))
	case []any:
		return kind == "array"
	}
	return kind == "object"
}
