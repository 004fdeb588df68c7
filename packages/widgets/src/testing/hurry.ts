/** Timers that were set for `from` to `to` ms come at once while `action` runs; the answer is for how long each was set. */
export async function hurry(
  from: number,
  to: number,
  action: (waits: readonly number[]) => Promise<void>,
): Promise<void> {
  const { setTimeout } = globalThis
  const waits: number[] = []
  const hurried = (run: () => void, ms = 0) => {
    if (ms < from || ms > to) return setTimeout(run, ms)
    waits.push(ms)
    // Long enough for a busy machine to see what stood there before.
    return setTimeout(run, 150)
  }
  Object.assign(globalThis, { setTimeout: hurried })
  try {
    await action(waits)
  } finally {
    Object.assign(globalThis, { setTimeout })
  }
}
