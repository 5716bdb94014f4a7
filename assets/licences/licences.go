// Package licences holds the licence of the program and the list of what it contains of
// others, to be shown in the window. They are copies of LICENSE and NOTICE, because a
// package can embed only what lies below it; a test holds them to be the same.
package licences

import _ "embed"

// Own is the licence of the program.
//
//go:embed LICENSE.txt
var Own string

// Others lists the work of others in the program, each with its licence.
//
//go:embed NOTICE.txt
var Others string
