import type { ReplaceParts } from '@prostuti/server/app/app'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import { testClock } from '@prostuti/server/testing/test-app'
import type { Trial } from '../runner/trial.ts'
import { openDatabase, openPool } from '../support/database.ts'
import { count, outOf } from '../support/figures.ts'
import { draft } from '../support/front-door.ts'
import { outcomeOf } from '../support/outcome.ts'
import { openAttempts, signInPeople } from '../support/people.ts'
import { buildApp } from '../support/serve-app.ts'
import { settledWith } from '../support/settled.ts'
import { inParallel } from '../support/submit-until-acked.ts'

export const settledOnce = 'people who are gone are handed in for once, by however many sweeps at once'

const sweepers = 4

/** People draft and go; at the deadline + grace + 5 s four processes' worth of apps sweep at the same moment. */
export async function judgeSweeps(
  trial: Trial,
  { people, replaceParts }: { people: number; replaceParts?: ReplaceParts },
): Promise<void> {
  const db = await openDatabase(trial)
  const clock = testClock()
  const exam = await holdExam(db, clock.now())
  const examinees = await signInPeople(db, people)
  const deadline = clock.now() + 10 * minute
  await openAttempts(db, examinees, { exam: exam.id, joinedAt: clock.now(), deadline })
  const apps = Array.from({ length: sweepers }, () =>
    buildApp({ db: openPool(trial, db.url, { poolSize: 4 }), clock, replaceParts }),
  )
  await inParallel(examinees, 32, async person => void (await draft(apps[0]!, person, exam.id, exam.right(7))))

  clock.set(deadline + 125_000 - 1)
  const early = await sweepAll(apps)
  trial.check('nobody is handed in for before deadline + grace + 5 s', early === 0, outOf(early, people))
  clock.advance(1)
  const settled = await sweepAll(apps)
  const { once, doubled, counted, stillOpen } = await outcomeOf(db, exam.id)
  trial.check(
    settledOnce,
    [settled, once, counted].every(figure => figure === people) && doubled === 0 && stillOpen === 0,
    `${outOf(settled, people)} settled by ${sweepers} sweeps, ${count(counted)} counted`,
  )
  const right = await settledWith(db, exam.id, 7_000)
  trial.check('what they drafted counts, as if handed in at the deadline', right === people, outOf(right, people))
}

async function sweepAll(apps: readonly ReturnType<typeof buildApp>[]): Promise<number> {
  const sweeps = await Promise.all(apps.map(app => app.exams.sweep()))
  return sweeps.reduce((sum, sweep) => sum + sweep.settled, 0)
}
