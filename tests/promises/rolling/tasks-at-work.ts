import { setTimeout as pause } from 'node:timers/promises'
import { checkSearch } from '@prostuti/server/features/questions/search/check-search'
import type { Database } from '@prostuti/server/platform/db/database'
import { inTransaction } from '@prostuti/server/platform/db/transaction'
import { askForWork, type WorkSize } from '../killed-tasks/staff-work.ts'
import type { Trial } from '../runner/trial.ts'
import { outOf, someOf } from '../support/figures.ts'
import { countWaiting } from '../support/waiting-for-locks.ts'

export const goesOnAtOnce = 'an import and a regrade go on in the next process at once'

/** A process that is killed is missed after half a minute: one that stops hands its tasks over, and nobody waits for that. */
const mostSeconds = 15

const patienceMs = 60_000

/** An import and a regrade that staff have begun. */
export interface TasksAtWork {
  /** Resolves once a process has both in the middle of their work, where they are held up. */
  met(): Promise<void>
  /** Topics of another exam that was held since bear the names of those that the sheet means, which must be clear. */
  renameOthers(): Promise<void>
  /** They may go on. */
  letGo(): Promise<void>
  /** Waits for their end, and checks what came of them. */
  judge(trial: Trial): Promise<void>
}

/** In an empty database, before there is a server. */
export async function beginTasks(db: Database, size: WorkSize): Promise<TasksAtWork> {
  await askForWork(db, size)
  // The release that is replaced has started on this database before: no index is locked by its start.
  await checkSearch(db.pool)
  const meant = (await db.pool.query<{ id: number }>('select id from categories')).rows.map(({ id }) => id)
  const release = await holdRows(db)
  let takenOver: Promise<number> | undefined
  return {
    async met() {
      if (!Number.isFinite(await secondsUntil(async () => (await countWaiting(db.pool)) === 2)))
        throw new Error('The tasks were not met at work')
    },
    async renameOthers() {
      await db.pool.query(
        `update categories set name = jsonb_build_object('bn', name->>'bn' || ' (২)', 'en', name->>'en' || ' (2)')
          where id <> all($1)`,
        [meant],
      )
    },
    async letGo() {
      await release()
      takenOver ??= secondsUntil(async () => (await readOutcome(db)).taken_over === 2, mostSeconds * 1_000)
    },
    async judge(trial) {
      const seconds = (await takenOver) ?? Number.POSITIVE_INFINITY
      if (Number.isFinite(seconds)) await secondsUntil(async () => (await readOutcome(db)).open === 0)
      const found = await readOutcome(db)
      const right = [found.done === 2, found.questions === size.questions, found.ranked === size.people]
      trial.check(
        goesOnAtOnce,
        Number.isFinite(seconds) && right.every(each => each),
        `begun again after ${seconds.toFixed(1)} s, ${outOf(found.done, 2)} done, ${found.questions} questions, ${found.ranked} ranks${someOf(found.others)}`,
      )
    },
  }
}

/** Rows that both tasks need and nobody else does. */
async function holdRows({ pool }: Database): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holding = inTransaction(
    pool,
    async client => {
      await client.query(`select 1 from categories where name->>'bn' = 'বিষয় 0' for update`)
      await client.query('select 1 from exams where id in (select exam_id from regrades) for update')
      held.resolve()
      await released.promise
    },
    { limitMs: 2 * patienceMs },
  )
  holding.catch(held.reject)
  await held.promise
  return () => {
    released.resolve()
    return holding
  }
}

/** Infinity when the patience is over. */
async function secondsUntil(isTrue: () => Promise<boolean>, ms = patienceMs): Promise<number> {
  const began = performance.now()
  while (performance.now() < began + ms) {
    if (await isTrue()) return (performance.now() - began) / 1_000
    await pause(50)
  }
  return Number.POSITIVE_INFINITY
}

interface Outcome extends Record<'done' | 'open' | 'taken_over' | 'questions' | 'ranked', number> {
  /** Tasks that are not done. */
  readonly others: string[]
}

async function readOutcome({ pool }: Database) {
  const { rows } = await pool.query<Outcome>(
    `select (select count(*)::int from background_jobs where state = 'done' and kind in ('regrade', 'questions.importRows')) as done,
            (select count(*)::int from background_jobs where state in ('queued', 'running')) as open,
            (select count(*)::int from background_jobs where tries > 1) as taken_over,
            (select count(*)::int from questions q join question_imports i on i.id = q.import_id where i.state = 'done') as questions,
            (select count(*)::int from final_standings where version = 2) as ranked,
            array(select concat_ws(' ', kind, state, failure) from background_jobs where state <> 'done') as others`,
  )
  return rows[0]!
}
