package main

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"strings"
	"time"
)

// The parts of CycloneDX 1.5 that are filled in: https://cyclonedx.org/docs/1.5/json/
type (
	bill struct {
		Format       string       `json:"bomFormat"`
		Spec         string       `json:"specVersion"`
		Serial       string       `json:"serialNumber"`
		Version      int          `json:"version"`
		Metadata     metadata     `json:"metadata"`
		Components   []component  `json:"components"`
		Dependencies []dependency `json:"dependencies"`
	}
	metadata struct {
		Timestamp string    `json:"timestamp"`
		Component component `json:"component"`
	}
	component struct {
		Type       string     `json:"type"`
		Ref        string     `json:"bom-ref"`
		Name       string     `json:"name"`
		Version    string     `json:"version"`
		Licences   []licence  `json:"licenses"`
		URL        string     `json:"purl,omitempty"`
		Properties []property `json:"properties,omitempty"`
	}
	licence struct {
		Licence struct {
			ID string `json:"id"`
		} `json:"license"`
	}
	property struct {
		Name  string `json:"name"`
		Value string `json:"value"`
	}
	dependency struct {
		Ref string   `json:"ref"`
		On  []string `json:"dependsOn"`
	}
)

// cyclone is the bill of materials. The same parts, version and time make the same bytes: its serial number is made of them.
func cyclone(parts []part, version, moment string) ([]byte, error) {
	if version == "" {
		return nil, fmt.Errorf("a bill of materials needs -version")
	}
	when, err := time.Parse(time.RFC3339, moment)
	if err != nil {
		return nil, fmt.Errorf("-time: %w", err)
	}
	own := component{Type: "application", Ref: "wallchart", Name: "Wallchart", Version: version, Licences: under("MIT")}
	b := bill{Format: "CycloneDX", Spec: "1.5", Version: 1,
		Metadata: metadata{when.UTC().Format(time.RFC3339), own}}
	needs := dependency{Ref: own.Ref}
	for _, p := range parts {
		url := "pkg:golang/" + p.Path + "@" + p.Version
		b.Components = append(b.Components, component{Type: "library", Ref: url, Name: p.Path, Version: p.Version,
			Licences: under(p.spdx()), URL: url, Properties: []property{{"wallchart:in", strings.Join(p.Where, ", ")}}})
		needs.On = append(needs.On, url)
		if p.Path == "github.com/go-gl/glfw/v3.4/glfw" {
			b.Components = append(b.Components, component{Type: "library", Ref: "glfw", Name: "glfw", Version: "3.4", Licences: under("Zlib"),
				Properties: []property{{"wallchart:in", "wallchart, compiled from the sources in " + p.Path}}})
			needs.On = append(needs.On, "glfw")
		}
	}
	b.Dependencies = []dependency{needs}
	plain, err := json.Marshal(b)
	if err != nil {
		return nil, err
	}
	sum := sha256.Sum256(plain)
	sum[6], sum[8] = sum[6]&0x0f|0x80, sum[8]&0x3f|0x80 // a UUID of one's own making, RFC 9562
	b.Serial = fmt.Sprintf("urn:uuid:%x-%x-%x-%x-%x", sum[:4], sum[4:6], sum[6:8], sum[8:10], sum[10:16])
	out, err := json.MarshalIndent(b, "", "  ")
	return append(out, '\n'), err
}

func under(id string) []licence {
	var l licence
	l.Licence.ID = id
	return []licence{l}
}
