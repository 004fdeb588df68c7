import { holdExam, minute } from '@prostuti/server/testing/exams'
import { sheetOf } from '@prostuti/server/testing/test-app'
import { startServer } from '../support/server-process.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { openDatabase, openPool } from './support/database.ts'
import { count, outOf, someOf } from './support/figures.ts'
import { outcomeOf } from './support/outcome.ts'
import { openAttempts, type Person, signInPeople } from './support/people.ts'
import { serveApp } from './support/serve-app.ts'
import { serverEnvironment } from './support/server-environment.ts'
import { inParallel } from './support/submit-until-acked.ts'
import { withoutArbiter } from './variants/no-arbiter.ts'

const once = 'everybody has one result, counted once'

export default definePromise({
  number: 3,
  title: 'A sheet is submitted at most once.',
  async run(trial) {
    await rush(trial, trial.n(60, 500), async url => {
      const servers = await Promise.all([1, 2].map(() => startServer({ env: serverEnvironment(url) })))
      for (const server of servers) trial.after(() => server.stop())
      return servers.map(server => server.url)
    })
    await trial.control('closing that asks nobody', once, wrong =>
      rush(wrong, 20, url =>
        Promise.all([1, 2].map(() => serveApp(wrong, { db: openPool(wrong, url), replaceParts: withoutArbiter }))),
      ),
    )
  },
})

const parallel = 20
const keys = 4

interface Answer {
  readonly status: number
  readonly text: string
}

/** What one person was answered, in the order of the keys: every key five times, at two servers. */
type Answers = readonly (Answer & { key: string })[]

async function rush(trial: Trial, people: number, serve: (url: string) => Promise<string[]>): Promise<void> {
  const db = await openDatabase(trial)
  const now = Date.now()
  const exam = await holdExam(db, now)
  const examinees = await signInPeople(db, people)
  await openAttempts(db, examinees, { exam: exam.id, joinedAt: now, deadline: now + 10 * minute })
  const servers = await serve(db.url)
  const perPerson: Answers[] = []
  await inParallel(examinees, 16, async person => void perPerson.push(await submitAtOnce(servers, person, exam)))
  judge(trial, perPerson)
  const { once: single, doubled, counted, stillOpen } = await outcomeOf(db, exam.id)
  trial.check(
    once,
    single === people && doubled === 0 && counted === people && stillOpen === 0,
    `${count(single)} results of ${count(people)} people × ${parallel} submissions, ${count(counted)} counted`,
  )
}

/** Twenty at the same moment: five each of four sheets, whose answers differ. */
function submitAtOnce(servers: readonly string[], person: Person, exam: Awaited<ReturnType<typeof holdExam>>) {
  const sheets = Array.from({ length: keys }, (_, index) => sheetOf(exam.id, { answers: exam.right(index + 1) }))
  return Promise.all(
    Array.from({ length: parallel }, async (_, index) => {
      const sheet = sheets[index % keys]!
      const url = servers[Math.floor(index / keys) % servers.length]!
      return { key: sheet.submission_id, ...(await submit(url, person, sheet)) }
    }),
  )
}

async function submit(url: string, { token }: Person, sheet: object): Promise<Answer> {
  const response = await fetch(`${url}/api/exam/v5/submit-result/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `token ${token}` },
    body: JSON.stringify(sheet),
  })
  return { status: response.status, text: await response.text() }
}

function judge(trial: Trial, perPerson: readonly Answers[]): void {
  const answers = perPerson.flat()
  const broken = answers.filter(answer => answer.status >= 500)
  trial.check(
    'no answer is a 5xx',
    broken.length === 0,
    outOf(broken.length, answers.length) + someOf(broken.map(textOf)),
  )
  const alike = perPerson.filter(hasOneReceipt)
  trial.check(
    'retries get the same bytes',
    alike.length === perPerson.length,
    `${outOf(alike.length, perPerson.length)} people`,
  )
  const refused = perPerson.filter(othersAreRefused)
  trial.check(
    'other submissions get 409 and the receipt that counts',
    refused.length === perPerson.length,
    `${outOf(refused.length, perPerson.length)} people`,
  )
}

const textOf = ({ status, text }: Answer) => `${status} ${text}`

/** One key's five submissions were accepted, all with the same text. */
function hasOneReceipt(answers: Answers): boolean {
  const accepted = answers.filter(answer => answer.status === 200)
  return (
    accepted.length === parallel / keys &&
    new Set(accepted.map(answer => answer.key)).size === 1 &&
    new Set(accepted.map(answer => answer.text)).size === 1
  )
}

function othersAreRefused(answers: Answers): boolean {
  const receipt = answers.find(answer => answer.status === 200)?.text
  const others = answers.filter(answer => answer.status !== 200)
  return others.every(({ status, text }) => {
    const { code, receipt: named } = JSON.parse(text)
    return status === 409 && code === 'already_participated' && JSON.stringify(named) === receipt
  })
}
