import { setTimeout as sleep } from 'node:timers/promises'
import { tokenOf } from '../support/people.ts'

/** A learner who opens pages one after the other, this long between them. */
const pauseMs = 40

/** The home page of a signed-in person, and the list of what comes. */
const paths = ['/', '/exam/upcoming']

/** Opens pages until `work` is done; resolves to the time that each took, to its last byte, in milliseconds. */
export async function readPagesDuring(url: string, person: number, work: Promise<unknown>): Promise<number[]> {
  let isDone = false
  const done = work.finally(() => (isDone = true))
  const read = async () => {
    const taken: number[] = []
    while (!isDone) {
      taken.push(await readPage(url + paths[taken.length % paths.length]!, person))
      await sleep(pauseMs)
    }
    return taken
  }
  const [taken] = await Promise.all([read(), done])
  return taken
}

async function readPage(address: string, person: number): Promise<number> {
  const started = performance.now()
  const response = await fetch(address, { headers: { cookie: `prostuti_session=${tokenOf(person)}` } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return performance.now() - started
}

/** The time that one in twenty exceeds. */
export function p95(values: readonly number[]): number {
  if (values.length === 0) throw new Error('Nothing was measured')
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]!
}
