// Package recent tells the system which documents were used: for its own lists, those of file managers and file dialogs on Linux, and of
// the task bar on Windows. Nothing of ours depends on it, so that whatever stands in the way is nobody's problem.
package recent

import "sync"

var one sync.Mutex

// Add puts a document at the head of the system's list. It may take a while, and runs off the window's thread.
func Add(path string) {
	one.Lock()
	defer one.Unlock()
	add(path)
}
