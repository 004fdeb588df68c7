import { cpus, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@prostuti/server/platform/db/database'
import { type HeldExam, holdExam } from '@prostuti/server/testing/exams'
import { sheetOf } from '@prostuti/server/testing/test-app'
import { startServer } from '../support/server-process.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { type Answered, type Call, percentile, wave } from './stampede/wave.ts'
import { judgeWrites, noneIsTurnedAway } from './stampede/writes-at-once.ts'
import { openDatabase, openPool } from './support/database.ts'
import { count, outOf, someOf } from './support/figures.ts'
import { outcomeOf } from './support/outcome.ts'
import { type Person, signInPeople } from './support/people.ts'
import { serveApp } from './support/serve-app.ts'
import { serverEnvironment } from './support/server-environment.ts'
import { withoutBatches } from './variants/one-commit-each.ts'
import { asksForSecondConnection } from './variants/second-connection.ts'

const soon = (what: string) => `99 of 100 ${what} are answered within a second`
const slowestMs = 1_000

export default definePromise({
  number: 27,
  title: 'Everybody begins and ends an exam at once, and 40 people call each write at once.',
  async run(trial) {
    const [load = 0] = loadavg()
    if (load > cpus().length) trial.note(`the machine is busy (load ${load.toFixed(1)} on ${cpus().length} cores)`)
    const db = await openDatabase(trial)
    const url = await ownServer(trial, db)
    const crowd = await gather(db, { people: trial.n(300, 5_000), windowMs: trial.n(3_000, 10_000) })
    await joinTogether(trial, crowd, url)
    await handInTogether(trial, crowd, url)
    await judgeWrites(trial)
    await trial.control('coins that are looked up on a second connection', noneIsTurnedAway, wrong =>
      judgeWrites(wrong, { replaceParts: asksForSecondConnection, among: ['billing.claimBonus'] }),
    )
    await trial.control('a commit for each', soon('joins'), async wrong => {
      const wrongDb = await openDatabase(wrong)
      const wrongUrl = await serveApp(wrong, { db: openPool(wrong, wrongDb.url), replaceParts: withoutBatches })
      await joinTogether(wrong, await gather(wrongDb, { people: 600, windowMs: 1_500 }), wrongUrl)
    })
  },
})

interface Crowd {
  readonly db: Database & { url: string }
  readonly people: readonly Person[]
  readonly exam: HeldExam
  readonly endsAt: number
  /** A crowd without turns calls in one instant; ours over so many milliseconds (`sdk/exams/lobby/entry-spread.ts`). */
  readonly windowMs: number
}

/** So long the crowd sits before its last moments come. */
const sittingMs = 3_000

async function gather(db: Crowd['db'], { people, windowMs }: { people: number; windowMs: number }): Promise<Crowd> {
  const examinees = await signInPeople(db, people)
  const now = Date.now()
  // Everybody's time ends with the exam: the last sheets come in its last moments.
  const endsAt = now + 2 * windowMs + sittingMs
  const exam = await holdExam(db, now, { questions: 100, endTime: new Date(endsAt), durationMs: 3_600_000 })
  return { db, people: examinees, exam, endsAt, windowMs }
}

/** A process of its own, as it runs. It is warm: an exam was held there before. */
async function ownServer(trial: Trial, db: Crowd['db']): Promise<string> {
  const server = await startServer({ env: serverEnvironment(db.url) })
  trial.after(() => server.stop())
  const earlier = { people: await signInPeople(db, 100), exam: await holdExam(db, Date.now()) }
  await wave(server.url, joins(earlier), 1_000)
  await wave(server.url, submissions(earlier), 1_000)
  return server.url
}

type Sitting = Pick<Crowd, 'people' | 'exam'>

const joins = ({ people, exam }: Sitting) =>
  people.map(
    (item): Call<Person> => ({
      item,
      token: item.token,
      path: `exam/v5/exams/${exam.id}/join/`,
      body: { state: 'live' },
    }),
  )

const submissions = ({ people, exam }: Sitting) =>
  people.map(
    (item, index): Call<Person> => ({
      item,
      token: item.token,
      path: 'exam/v5/submit-result/',
      body: sheetOf(exam.id, { answers: exam.right((index % 100) + 1) }),
    }),
  )

async function joinTogether(trial: Trial, crowd: Crowd, url: string): Promise<void> {
  const answers = await wave(url, joins(crowd), crowd.windowMs)
  judge(trial, 'joins', answers, crowd.windowMs)
  const admitted = answers.filter(({ status, text }) => status === 200 && JSON.parse(text).joined_time)
  trial.check('everybody is let in', admitted.length === answers.length, outOf(admitted.length, answers.length))
}

async function handInTogether(trial: Trial, crowd: Crowd, url: string): Promise<void> {
  const { db, people, exam, endsAt, windowMs } = crowd
  await pause(Math.max(endsAt - windowMs - Date.now(), 0))
  const answers = await wave(url, submissions(crowd), windowMs)
  judge(trial, 'submissions', answers, windowMs)
  const receipts = answers.filter(({ status }) => status === 200)
  const { once, doubled, counted, stillOpen } = await outcomeOf(db, exam.id)
  const all = people.length
  trial.check(
    'no sheet is lost or counted twice',
    receipts.length === all && once === all && doubled === 0 && counted === all && stillOpen === 0,
    `${count(receipts.length)} receipts, ${count(once)} results of ${count(all)} people, ${count(doubled)} doubled, ${count(counted)} counted`,
  )
}

function judge(trial: Trial, what: string, answers: readonly Answered<Person>[], windowMs: number): void {
  const broken = answers.filter(({ status }) => status === 0 || status >= 500)
  trial.check(
    `none of the ${what} meets a 5xx or silence`,
    broken.length === 0,
    outOf(broken.length, answers.length) + someOf(broken.map(({ status, text }) => `${status} ${text}`)),
  )
  const slow = percentile(answers, 0.99)
  trial.check(
    soon(what),
    slow <= slowestMs,
    `${count(answers.length)} in ${windowMs / 1_000} s: half within ${percentile(answers, 0.5)} ms, 99 % within ${slow} ms, the last within ${percentile(answers, 1)} ms`,
  )
}
