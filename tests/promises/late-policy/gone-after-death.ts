import { setTimeout as pause } from 'node:timers/promises'
import { type HeldExam, holdExam, minute } from '@prostuti/server/testing/exams'
import { startServer } from '../../support/server-process.ts'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { count, outOf } from '../support/figures.ts'
import { draftOf } from '../support/front-door.ts'
import { outcomeOf } from '../support/outcome.ts'
import { openAttempts, type Person, signInPeople } from '../support/people.ts'
import { serverEnvironment } from '../support/server-environment.ts'
import { settledWith } from '../support/settled.ts'
import { inParallel } from '../support/submit-until-acked.ts'

/** In real time: everybody drafts and goes, the server is killed between the deadline and its sweep, two others start. */
export async function judgeGoneAfterDeath(trial: Trial, { people }: { people: number }): Promise<void> {
  const db = await openDatabase(trial)
  const start = () => startServer({ env: serverEnvironment(db.url) })
  const first = await start()
  trial.after(() => first.stop())

  const joinedAt = Date.now()
  const deadline = joinedAt + 4_000 + people * 8
  const exam = await holdExam(db, joinedAt, { graceMs: 0, endTime: new Date(joinedAt + 60 * minute) })
  const examinees = await signInPeople(db, people)
  await openAttempts(db, examinees, { exam: exam.id, joinedAt, deadline, graceMs: 0 })
  let saved = 0
  await inParallel(examinees, 32, async person => {
    if (await draft(first.url, person, exam)) saved++
  })
  trial.check('drafts are taken until the deadline', saved === people, outOf(saved, people))
  await pause(deadline + 1_000 - Date.now())
  await first.kill('SIGKILL')
  const before = await outcomeOf(db, exam.id)
  trial.check(
    'the kill falls between deadline and sweep',
    before.stillOpen === people,
    `${count(before.once)} settled before`,
  )

  const others = await Promise.all([start(), start()])
  for (const server of others) trial.after(() => server.stop())
  const after = await untilNoneOpen(() => outcomeOf(db, exam.id))
  trial.check(
    'people who are gone are handed in for once, after a restart too',
    after.once === people && after.counted === people && after.doubled === 0,
    `${outOf(after.once, people)} by 2 new processes, ${count(after.counted)} counted`,
  )
  const right = await settledWith(db, exam.id, 7_000)
  trial.check('after a restart too, what they drafted counts', right === people, outOf(right, people))
}

async function draft(url: string, { token }: Person, exam: HeldExam): Promise<boolean> {
  const response = await fetch(`${url}/api/exam/v5/answer-sheet/${exam.id}/`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `token ${token}` },
    body: JSON.stringify(draftOf(exam.right(7))),
  })
  await response.body?.cancel()
  return response.ok
}

async function untilNoneOpen<T extends { stillOpen: number }>(look: () => Promise<T>): Promise<T> {
  const patience = performance.now() + 30_000
  for (;;) {
    const seen = await look()
    if (seen.stillOpen === 0 || performance.now() > patience) return seen
    await pause(100)
  }
}
