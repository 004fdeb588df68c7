/** The first figure in the tests of each commit, the second, that of the promises, with `PROMISES=full`. */
export const n = (short: number, full: number): number => (process.env.PROMISES === 'full' ? full : short)

/** A limit that the promises name holds on a quiet machine, which runs the full figures; else there is room for a busy one. */
export const within = (promisedMs: number, roomMs: number): number => n(roomMs, promisedMs)
