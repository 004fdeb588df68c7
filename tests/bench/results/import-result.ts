import { setTimeout as sleep } from 'node:timers/promises'
import type { ResultSheet, StaffGovtResult } from '@prostuti/contract'
import type { BenchOptions, Measured } from '../bench.ts'
import { once } from '../browser/once.ts'
import { openBenchDatabase } from '../support/bench-database.ts'
import { signInPeople, tokenOf } from '../support/people.ts'
import { memoryOfServer } from '../support/processes.ts'
import { resultSheet } from './result-sheet.ts'

export const importedNumbers = 200_000

const pollMs = 250
const limitMs = 5 * 60_000
const person = 1

/** What one import of a result's sheet cost. */
interface ResultRound {
  /** From the upload until the numbers are found. */
  readonly seconds: number
  /** The most that the server held, the process that reads the sheet included, and what it held before, in MB. */
  readonly peak: number
  readonly idle: number
}

const rounds = once(async ({ full, say }: BenchOptions): Promise<ResultRound[]> => {
  const done: ResultRound[] = []
  for (let number = 0; number < (full ? 5 : 1); number++) {
    const round = await importOnce()
    say(`${round.seconds.toFixed(1)} s; ${round.peak.toFixed()} MB, idle ${round.idle.toFixed()} MB`)
    done.push(round)
  }
  return done
})

/** One figure of each round as a row's samples. */
export async function ofResultImports(
  options: BenchOptions,
  pick: (round: ResultRound) => Measured['samples'][number],
): Promise<Measured> {
  const done = await rounds(options)
  return { samples: done.map(pick), n: `${done.length} imports` }
}

async function importOnce(): Promise<ResultRound> {
  const benchDatabase = await openBenchDatabase()
  try {
    await signInPeople(benchDatabase, { first: person, count: 1 })
    await benchDatabase.db.pool.query(`update users set role = 'owner' where id = $1`, [person])
    const { url, pid } = await benchDatabase.serve()
    const file = resultSheet(importedNumbers)
    const idle = await memoryOfServer(pid)
    let peak = idle
    const watched = async () => {
      peak = Math.max(peak, await memoryOfServer(pid))
    }
    const started = performance.now()
    await importSheet(url, file, watched)
    return { seconds: (performance.now() - started) / 1000, peak, idle }
  } finally {
    await benchDatabase.close()
  }
}

/** Sends the sheet and imports it, as the staff's screen does; looks at the server while it waits. */
async function importSheet(url: string, file: Uint8Array, look: () => Promise<void>): Promise<void> {
  const call = async <T>(method: string, path: string, body?: FormData | object): Promise<T> => {
    const isForm = body instanceof FormData
    const headers = {
      authorization: `token ${tokenOf(person)}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    }
    const sent = isForm ? body : body && JSON.stringify(body)
    const response = await fetch(`${url}/api/core/v1/${path}`, { method, headers, body: sent ?? null })
    if (!response.ok) throw new Error(`[${method}] ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
  const { id } = await call<StaffGovtResult>('POST', 'admin-govt-results/', { title: 'নমুনা ফল' })
  const path = `admin-govt-results/${id}/sheet/`
  const untilState = async (wanted: ResultSheet['state']) => {
    const end = Date.now() + limitMs
    for (;;) {
      await look()
      const sheet = await call<ResultSheet>('GET', path)
      if (sheet.state === wanted) return sheet
      if (sheet.state === 'failed' || Date.now() > end) throw new Error(`The sheet is ${sheet.state}: ${sheet.failure}`)
      await sleep(pollMs)
    }
  }
  const form = new FormData()
  form.set('file', new File([new Uint8Array(file)], 'ফল.csv'))
  await call('POST', path, form)
  const { columns } = await untilState('ready')
  await call('PUT', path, { columns: columns.map(({ column, holds }) => ({ column, holds })) })
  const { numbers } = await untilState('done')
  if (numbers !== importedNumbers) throw new Error(`${numbers} of ${importedNumbers} numbers came in`)
}
