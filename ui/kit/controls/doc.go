// Package controls holds the window's own small controls: a button that says
// why it is grey, a list that is put in order by dragging or with the keyboard,
// a sheet of paper drawn as it will be printed. They know nothing of chess.
package controls
