/** A few assertions for suites that run in a browser. */
export function equal(actual: unknown, expected: unknown, message = ''): void {
  const [a, b] = [show(actual), show(expected)]
  if (a !== b) throw new Error(`${message || 'not equal'}\n  got:      ${a}\n  expected: ${b}`)
}

export function ok(value: unknown, message = 'expected to hold'): asserts value {
  if (!value) throw new Error(message)
}

const show = (value: unknown): string => JSON.stringify(value) ?? String(value)

/** Asks again and again, until it holds or eight seconds are over: a busy machine is slow, and the runner waits ten. */
export async function until(holds: () => unknown, message = 'did not come true in time'): Promise<void> {
  const end = performance.now() + 8000
  while (!holds()) {
    if (performance.now() > end) throw new Error(message)
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}

/** Lets microtasks, effects and a frame pass. */
export const settle = (): Promise<void> =>
  new Promise(resolve => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))))
