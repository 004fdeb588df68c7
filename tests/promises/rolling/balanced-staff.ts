import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@prostuti/server/platform/db/database'
import type { Trial } from '../runner/trial.ts'
import { outOf, someOf } from '../support/figures.ts'
import type { Person } from '../support/people.ts'
import { type Balanced, sendToEither } from './balancer.ts'

/** What became of the saves of a question. */
interface Saves {
  acknowledged: number
  readonly failures: string[]
}

const pauseMs = 150

/** Saves a question again and again, each time upon the version that the last save left, until `signal`. */
export async function saveBehindBalancer(
  urls: Balanced,
  question: string,
  { token }: Person,
  signal: AbortSignal,
): Promise<Saves> {
  const saves: Saves = { acknowledged: 0, failures: [] }
  const path = `questions/v4/questions-rud/${question}/`
  for (let revision = 1; !signal.aborted; ) {
    await pause(pauseMs)
    const source = `বই ${revision}`
    const { answer, sentAgain } = await sendToEither(urls, token, ['PATCH', path, { revision, source }])
    // The first try was done, and its answer was lost with the connection: an editor finds its own text there.
    const isDone = answer?.status === 409 && sentAgain > 0 && (await readSource(urls, token, path)) === source
    if (answer?.status === 200 || isDone) {
      saves.acknowledged++
      revision++
    } else saves.failures.push(answer ? `${answer.status} ${answer.text.slice(0, 120)}` : 'neither process answered')
  }
  return saves
}

async function readSource(urls: Balanced, token: string, path: string): Promise<unknown> {
  const { answer } = await sendToEither(urls, token, ['GET', path])
  return answer && (JSON.parse(answer.text) as { source?: unknown }).source
}

/** Every save is there, and in the log, once. */
export async function judgeSaves(
  trial: Trial,
  { pool }: Database,
  question: string,
  { acknowledged, failures }: Saves,
): Promise<void> {
  const { rows } = await pool.query<{ revision: number; logged: number }>(
    `select q.revision, (select count(*)::int from audit_log where kind = 'question' and subject_id = q.id::text) as logged
       from questions q where q.id = $1`,
    [question],
  )
  const { revision, logged } = rows[0]!
  trial.check(
    'a moderator who saves a question meanwhile saves it, once',
    failures.length === 0 && acknowledged > 0 && revision === 1 + acknowledged && logged === acknowledged,
    `${outOf(failures.length, acknowledged + failures.length)} failed, ${revision - 1} stored, ${logged} logged${someOf(failures)}`,
  )
}
