/**
 * How Node runs the server. Room for what dies young, of one size from the start: a rush neither makes the process grow
 * for good (after 50,000 submissions 1.4 times what it was after 1,000 without a lower bound, 1.3 with it; 422 MB without
 * an upper one) nor moves what is under way more often than it must.
 */
export const nodeFlags = ['--min-semi-space-size=16', '--max-semi-space-size=16']
