package work

import "time"

// Soon does what has to be shown but not with the very key that was pressed: in the window's next turn, when the table
// that was typed into is on the screen already. Of several jobs that wait the last is done.
type Soon struct {
	Later func(func())  // hands a function to the window's next turn; nil does each job at once
	Pause time.Duration // so long nothing more must be asked for before it is done

	job   func()
	asked int // how often so far
}

// Do does the job soon, in place of one that still waits.
func (s *Soon) Do(job func()) {
	if s.Later == nil {
		job()
		return
	}
	waits := s.job != nil
	s.job = job
	s.asked++
	switch now := s.asked; {
	case s.Pause > 0:
		time.AfterFunc(s.Pause, func() {
			s.Later(func() {
				if s.asked == now {
					s.Settle()
				}
			})
		})
	case !waits:
		s.Later(s.Settle)
	}
}

// Settle does at once what still waits, for whoever needs it done.
func (s *Soon) Settle() {
	if job := s.job; job != nil {
		s.job = nil
		job()
	}
}

// Drop forgets what still waits: something else is shown instead.
func (s *Soon) Drop() { s.job = nil }
