package windowtest

import "slices"

// preferences are kept while the test runs.
type preferences struct {
	values    map[string]any
	listeners []func()
}

// read is what is kept under a key, the fallback where nothing of that kind is.
func read[T any](p *preferences, key string, fallback T) T {
	if v, ok := p.values[key].(T); ok {
		return v
	}
	return fallback
}

func (p *preferences) write(key string, value any) {
	p.values[key] = value
	p.changed()
}

func (p *preferences) changed() {
	for _, listener := range p.listeners {
		listener()
	}
}

func (p *preferences) RemoveValue(key string) {
	delete(p.values, key)
	p.changed()
}

func (p *preferences) AddChangeListener(listener func()) { p.listeners = append(p.listeners, listener) }
func (p *preferences) ChangeListeners() []func()         { return p.listeners }

func (p *preferences) Bool(key string) bool                            { return read(p, key, false) }
func (p *preferences) BoolWithFallback(key string, b bool) bool        { return read(p, key, b) }
func (p *preferences) SetBool(key string, value bool)                  { p.write(key, value) }
func (p *preferences) Float(key string) float64                        { return read(p, key, 0.0) }
func (p *preferences) FloatWithFallback(key string, f float64) float64 { return read(p, key, f) }
func (p *preferences) SetFloat(key string, value float64)              { p.write(key, value) }
func (p *preferences) Int(key string) int                              { return read(p, key, 0) }
func (p *preferences) IntWithFallback(key string, n int) int           { return read(p, key, n) }
func (p *preferences) SetInt(key string, value int)                    { p.write(key, value) }
func (p *preferences) String(key string) string                        { return read(p, key, "") }
func (p *preferences) StringWithFallback(key, s string) string         { return read(p, key, s) }
func (p *preferences) SetString(key, value string)                     { p.write(key, value) }

func (p *preferences) BoolList(key string) []bool { return p.BoolListWithFallback(key, nil) }
func (p *preferences) BoolListWithFallback(key string, list []bool) []bool {
	return slices.Clone(read(p, key, list))
}
func (p *preferences) SetBoolList(key string, list []bool) { p.write(key, slices.Clone(list)) }
func (p *preferences) FloatList(key string) []float64      { return p.FloatListWithFallback(key, nil) }
func (p *preferences) FloatListWithFallback(key string, list []float64) []float64 {
	return slices.Clone(read(p, key, list))
}
func (p *preferences) SetFloatList(key string, list []float64) { p.write(key, slices.Clone(list)) }
func (p *preferences) IntList(key string) []int                { return p.IntListWithFallback(key, nil) }
func (p *preferences) IntListWithFallback(key string, list []int) []int {
	return slices.Clone(read(p, key, list))
}
func (p *preferences) SetIntList(key string, list []int) { p.write(key, slices.Clone(list)) }
func (p *preferences) StringList(key string) []string    { return p.StringListWithFallback(key, nil) }
func (p *preferences) StringListWithFallback(key string, list []string) []string {
	return slices.Clone(read(p, key, list))
}
func (p *preferences) SetStringList(key string, list []string) { p.write(key, slices.Clone(list)) }
