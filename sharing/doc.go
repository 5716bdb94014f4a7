// Package sharing makes one event of several desks: the journal as a stream, on NATS JetStream, embedded. Whoever shares nothing runs
// nothing: no port is open and no goroutine started before Share, Join or Resume.
//
// # To use it
//
// The document (wallchart.Doc) belongs to one goroutine: the window's, or the loop of the command line. A Desk belongs to the same.
// Its own goroutines only carry messages; they change no document and know no window. They leave what has come in a box and
// signal on News; the owner then calls Take. Status may be called by anybody.
//
//	d, err := sharing.Share(doc, sharing.Options{Name: "Arbiter"})  // or Join, or Resume for a file that was shared before
//	go func() { for range d.News() { fyne.Do(func() { show(d.Take()) }) } }()
//	d.Do, d.Undo, d.Redo    instead of the document's: both are a journal.Ledger. One's own last step is taken back, no other's
//	d.Seen                  the event that the user looks at, where it is not the present one
//	d.Typing(place)         which board is being typed here; Status tells where others are
//	d.Settle(conflict, sharing.Mine)
//	d.SettleAll(sharing.Theirs)
//	d.Code(sharing.Results) twelve letters, good for ten minutes
//	d.Host()                when the host is gone
//	d.Leave()               the document stays open, for this desk alone
//
// # The stream
//
// A step is a line of the journal, so one event is one stream, whose order is the order of the log at every desk:
//
//	event.<id>.step.<role>.<desk>   a step: one entry of the journal (Entry.Desk says where it was made)
//	event.<id>.base                 the event's file after some step, so that who comes late reads a base and a tail
//	event.<id>.here.<role>.<desk>   who is here, every two seconds     (not in the stream)
//	event.<id>.at.<role>.<desk>     the board that is being typed      (not in the stream)
//
// Role and desk stand in the subject because the gate puts them there, as it has let the desk in: what stands there cannot be made up.
// Desks of other computers know no subjects. They have four verbs (wire.go): append a step, read from a number on, a sign of life, and the
// event as it stood (base); the gate looks at each and forwards it with the host's rights (visit.go). So a stream has two faces
// (stream.go): kept, at the server, and gated, at the other end of a line. On a server of one's own its rules take the place of the gate.
//
// A message counts if it is an entry with the next number, of a kind that its role may send, and if it applies. Everybody
// judges by the same rule on the same event, so everybody leaves out the same messages.
//
// # A step
//
// Do makes a step at this desk at once, on disk before it returns, and the step waits in the journal until the stream has it. It is sent
// while the disk takes it: whichever of the two is lost, it is the same step when it comes again. What comes from others is shown first
// and written a moment later; only then does it count as here.
//
// A step is appended expecting the sequence it was made on. When another desk was quicker, the server refuses it; what came in between
// is taken first, and the step is made on the newer event (journal.Merge). What cannot be made there without undoing what somebody else
// has just done is not made: it becomes a Conflict, and somebody chooses. A desk without a line goes on the same way; its
// steps wait for hours instead of a millisecond.
//
// What waits are the entries of the log that the stream lacks. There is no other queue, so none can disagree with the journal: after a
// kill, the log and the stream are laid side by side. A step has its name from the moment it is made, shared or not: a random one
// (journal.Entry.ID). No clock has a part in which steps are the same, or in what goes before what. What was done where the event was open
// alone is sent like any other step.
//
// Each message bears the digest of all steps before it (chain.go), and every desk reckons the same. A desk that comes back looks whether
// the last step that it took from the stream is still there, behind the same steps. Where it is not, as after an older copy was put back
// at the host, the stream is another line of the event and is laid beside what is here; so it is with a message that stands on others.
// The first four letters of the digest are shown at every desk, so that people can compare them.
//
// Participants that are added at two desks have different IDs: of each thousand or so a desk has one for its own (idsApart).
//
// # The host
//
// A host whose disk is full takes nothing more, also when there is room again, until its server is started anew. It feels its own pulse
// (stall.go), tells every desk within five seconds, and starts the server again as soon as the disk takes something.
//
// The host has the server inside, and a gate before it (gate.go): TLS, a few short lines, and then four verbs. Every other desk has the
// whole event, and those of arbiters also the list of guests, so that each can host: Host begins a new stream with the event as it is
// there. The others find it at the addresses that arbiters' desks tell of themselves, which who comes in hears at once, lay their logs
// beside the new stream (unite.go), and send what it lacks. Of two hosts the later made one stays (rank); the other goes on as a desk of
// it.
//
// # Beside the file
//
// In the folder desk of the event's history stand record (which event, which desk, who else), base-… (the event as the stream has it
// after some steps), conflicts, and, at the host, the server's data. Keys stand in the user's own folder, so a copied event brings none.
//
// # Who may do what
//
// See docs/security.md. Arbiters do everything, results may send results and check in, viewers read. The gate takes from nobody what
// his role may not; what is wrong inside a message otherwise every desk leaves out.
package sharing
