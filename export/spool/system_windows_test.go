package spool

import (
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/sys/windows/registry"
)

// TestWhoPrintsByItself: a program that opens files and has said nothing of printing does not print them; nor does one that is gone.
func TestWhoPrintsByItself(t *testing.T) {
	const ending, kind = ".wallcharttest", "Wallchart.Test"
	roots := []struct {
		key  registry.Key
		path string
	}{{registry.CURRENT_USER, `Software\Classes\`}, {registry.CLASSES_ROOT, ""}} // Wine does not see the user's own in the second
	set := func(key, value string) {
		t.Helper()
		for _, root := range roots {
			k, _, err := registry.CreateKey(root.key, root.path+key, registry.ALL_ACCESS)
			if err == nil {
				err = k.SetStringValue("", value)
				_ = k.Close()
			}
			if err != nil && root.path != "" {
				t.Fatal(err)
			}
		}
	}
	t.Cleanup(func() {
		for _, key := range []string{ending, kind + `\shell\open\command`, kind + `\shell\open`, kind + `\shell\printto\command`,
			kind + `\shell\printto`, kind + `\shell`, kind} {
			for _, root := range roots {
				_ = registry.DeleteKey(root.key, root.path+key)
			}
		}
	})
	program := filepath.Join(os.Getenv("SystemRoot"), "system32", "notepad.exe")
	for _, c := range []struct {
		after, key, value string
		want              bool
	}{
		{"nothing", "", "", false},
		{"a program that opens, as Edge does", kind + `\shell\open\command`, `"` + program + `" "%1"`, false},
		{"a program that prints, but is gone", kind + `\shell\printto\command`, `"C:\gone\away.exe" "%1" "%2"`, false},
		{"a program that prints", kind + `\shell\printto\command`, program + ` /pt "%1" "%2"`, true},
	} {
		if c.key != "" {
			set(ending, kind)
			set(c.key, c.value)
		}
		if got := printsTo(ending); got != c.want {
			t.Errorf("after %s: prints by itself is %v, want %v", c.after, got, c.want)
		}
	}
}
