/**
 * How Node runs the server. Room for what dies young, of one size from the start: the bound above keeps a rush from leaving
 * memory behind, the one below has the room there before the first rush. So much of it that nearly nothing of a request
 * outlives it: half the collector's work was moving what was about to die. And old garbage is collected before it has grown
 * to more than what is alive: left to itself the heap trebles in a rush, and keeps what it has taken.
 */
export const nodeFlags = ['--min-semi-space-size=32', '--max-semi-space-size=32', '--heap-growing-percent=100']
