// Package matching finds maximum-weight matchings in general graphs. It knows
// nothing of chess.
//
// # What it computes
//
// A matching is a set of edges no two of which share a vertex. Solve finds one
// whose weights sum to the greatest total; it need not cover every vertex.
// Where the number of edges must come first, the caller puts a 1 in the top
// field of every weight: pairing rules are lists of wishes in order of
// importance, and such a list becomes one wide integer with a field per wish,
// each field wide enough for its sum over a whole matching. Weights therefore
// have up to 2045 bits, and are unsigned.
//
// SolveOpen is for graphs that are too large to be listed: it begins with some of
// the edges and lets the caller look with the duals for others (open.go).
//
// Cardinality finds a matching with the most edges, without weights, much
// faster.
//
// # How
//
// Edmonds' primal-dual method. Every vertex has a dual u ≥ 0, every blossom
// (an odd set of vertices shrunk to one) a dual z ≥ 0, and every edge the
// slack u(i)+u(j)−2w, plus z for each blossom around both ends, never
// negative. When only edges of slack 0 are matched, only blossoms that are
// matched as full as they can be have z > 0, and only vertices with u = 0 are
// single, the matching is of greatest weight.
//
// It starts by giving each vertex the smallest dual its edges allow and
// matching what is tight; pairing problems are mostly settled by that. Each
// vertex that is still single with u > 0 then roots one alternating tree,
// which grows along tight edges (outer vertices at even distance, inner ones
// at odd), shrinking odd cycles and expanding inner blossoms whose z is spent,
// changing duals where it is stuck, until it reaches another single vertex or
// an outer vertex whose dual has fallen to 0. Either way the tree is flipped
// and its root is done. First it does so with edges that may be matched by half,
// where nothing is shrunk or expanded (rings.go).
//
// All duals stay integers: weights count twice in the slack, and all vertices
// of one tree have duals of one parity. No dual exceeds twice the greatest
// weight, so three spare bits are enough.
package matching
