package handover

import "golang.org/x/sys/unix"

// peer is the user at the other end of a socket.
func peer(fd int) (int, error) {
	c, err := unix.GetsockoptUcred(fd, unix.SOL_SOCKET, unix.SO_PEERCRED)
	if err != nil {
		return 0, err
	}
	return int(c.Uid), nil
}
