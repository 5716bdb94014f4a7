package picker

import (
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage/repository"
)

// files are what Fyne reaches files by.
type files interface {
	repository.DeleteAllRepository
	repository.AppendableRepository
	repository.HierarchicalRepository
	repository.ListableRepository
	repository.MovableRepository
	repository.CopyableRepository
}

// untouched are the files, but that asking for a writer writes nothing. Fyne's dialog asks for one as soon as a file is chosen, and it
// would empty the file that stands there, or make an empty one, before anybody has said that something is to be written. Nothing of this
// program is written by way of Fyne.
type untouched struct{ files }

// chooseOnly has Fyne's dialogs choose a file to write and leave it as it is. Call it from the window's thread.
func chooseOnly() {
	if all, err := repository.ForScheme("file"); err == nil {
		if f, ok := all.(files); ok {
			if _, already := all.(untouched); !already {
				repository.Register("file", untouched{f})
			}
		}
	}
}

func (untouched) Writer(u fyne.URI) (fyne.URIWriteCloser, error) { return place{u}, nil }

// place is a file that was chosen.
type place struct{ uri fyne.URI }

func (p place) URI() fyne.URI { return p.uri }
func (p place) Close() error  { return nil }
func (p place) Write([]byte) (int, error) {
	return 0, errors.New("a file that is only chosen is not written to")
}
