import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { holdExam } from '@prostuti/server/testing/exams'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { serveApp } from '../support/serve-app.ts'
import { type LibraryName, libraries } from './library-effects.ts'

/** One exam, sat in a realm of its own that an old library has been loaded into. */
export interface HostileRealm {
  /** The API's address. */
  readonly base: string
  readonly exam: string
  /** The right option of each question. */
  readonly key: ReadonlyMap<string, number>
  readonly library: LibraryName
  readonly loaded: 'before us' | 'after us'
  /** Whether the client writes its requests by the realm's own `JSON.stringify`, as one without precautions would. */
  readonly careless: boolean
}

/** The real client takes exams beside libraries that have replaced parts of the language; the server's marks show what arrived. */
export async function judgeLibraries(
  trial: Trial,
  label: string,
  { careless = false, among = Object.keys(libraries) as LibraryName[], rounds = trial.n(2, 20) } = {},
): Promise<void> {
  const db = await openDatabase(trial)
  const questions = 20
  const base = `${await serveApp(trial, { db })}/api/`
  const wrong: string[] = []
  let sat = 0
  for (const library of among)
    for (const loaded of ['before us', 'after us'] as const)
      for (let round = 0; round < rounds; round++) {
        const { id, key } = await holdExam(db, Date.now(), { questions, membersOnly: false })
        const ended = await sitIn({ base, exam: String(id), key, library, loaded, careless })
        const { rows } = await db.pool.query('select marks from results where exam_id = $1', [id])
        const marks = rows.map(row => Number(row.marks)).join()
        sat += 1
        if (marks !== String(questions * 1_000)) wrong.push(`${library}, ${loaded}: ${ended}, marks ${marks || 'none'}`)
      }
  trial.check(label, wrong.length === 0, `${outOf(wrong.length, sat)} exams with other answers${someOf(wrong)}`)
}

async function sitIn(workerData: HostileRealm): Promise<string> {
  const worker = new Worker(join(import.meta.dirname, 'hostile-realm.ts'), { workerData })
  try {
    const [ended] = await once(worker, 'message')
    return ended as string
  } finally {
    await worker.terminate()
  }
}
