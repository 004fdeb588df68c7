/** So much work is one turn, in milliseconds of a processor: less than a page takes. */
const turnMs = 5
/** Of the time worked. */
const share = 0.5

/**
 * Learners come first: who calls this between two pieces of work rests after each turn, half as long as it has worked, so that a
 * page that is asked for meanwhile finds both processors free for a part of its time. A low priority alone does not do that: it
 * only counts where more wants to run than there are processors.
 *
 * @example const rest = createRests()
 * for (const row of rows) { judge(row); rest() }
 */
export function createRests(sleep: (ms: number) => void = sleepHere): () => void {
  let since = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(since)
    // What it waits for a busy processor is no work.
    const workedMs = (user + system) / 1_000
    if (workedMs < turnMs) return
    sleep(workedMs * share)
    since = process.cpuUsage()
  }
}

const never = new Int32Array(new SharedArrayBuffer(4))

/** Holds up its thread, and nothing else is to happen in it meanwhile. */
const sleepHere = (ms: number): void => void Atomics.wait(never, 0, 0, ms)
