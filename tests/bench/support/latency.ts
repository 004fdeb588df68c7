import { median } from '../verdict.ts'

/** The median time of one call in milliseconds, of `times` calls one after the other. */
export async function medianTime(call: () => Promise<unknown>, times: number): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time < times; time++) {
    const started = performance.now()
    await call()
    taken.push(performance.now() - started)
  }
  return median(taken)
}
