package wallchart

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"wallchart/model"
	"wallchart/phrase"
)

// mostOfOneName is how many events of one name a folder takes; tests need fewer.
var mostOfOneName = 1000

// CreateIn creates an event's file in a folder, which is made where it is not there: NAME.wallchart, or NAME 2 and so
// on where a file of that name stands already. None is ever replaced.
func CreateIn(folder, name string, t *model.Tournament, o Options) (*Doc, error) {
	if err := o.disk.allowed(folder); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return nil, err
	}
	for n := 1; n <= mostOfOneName; n++ {
		file := name
		if n > 1 {
			file = fmt.Sprintf("%s %d", name, n)
		}
		d, err := Create(filepath.Join(folder, file+Extension), t, o)
		if err == nil || !errors.Is(err, fs.ErrExist) {
			return d, err
		}
	}
	return nil, phrase.Errorf("%s has %d events called %q; choose another name", folder, mostOfOneName, name)
}
