import { type Operation, operations, shapes } from '@prostuti/contract'
import type { Database } from '@prostuti/server/db/database'
import { createRouter } from '@prostuti/server/http/router'
import { silentLog } from '@prostuti/server/log'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import { testClock } from '@prostuti/server/testing/rig'
import { malformed, type Payload } from './malformed/payloads.ts'
import { overTheWire, type Send, type Sent, withinProcess } from './malformed/send.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { openDatabase } from './support/database.ts'
import { outOf, someOf } from './support/figures.ts'
import { openAttempts, type Person, signInPeople } from './support/people.ts'
import type { Subject } from './support/request-for.ts'
import { buildApp, serveApp } from './support/serve-app.ts'

const hour = 60 * minute
const noFiveHundreds = 'malformed input is never a 5xx'
const named = 'a refusal names the field that is wrong'

export default definePromise({
  number: 21,
  title: 'Bad input is never a 5xx.',
  async run(trial) {
    await judge(trial, trial.n(40, 2_000))
    await trial.control('handlers that trust what they are sent', noFiveHundreds, wrong =>
      judge(wrong, 20, ({ db, clock }) => trusting(db, clock)),
    )
    await trial.control('refusals that say nothing', named, wrong =>
      judge(wrong, 20, ({ wire }) => async (payload, token) => {
        const { status, text } = await wire(payload, token)
        return { status, text: text.replace(/,"errors":\[.*\]/, '') }
      }),
    )
  },
})

interface Hall {
  readonly db: Database
  readonly clock: ReturnType<typeof testClock>
  readonly wire: Send
}

const served = operations.filter(({ id }) => id in shapes)

/** So many payloads for every operation that is served. */
async function judge(trial: Trial, count: number, via: (hall: Hall) => Send = hall => hall.wire): Promise<void> {
  const db = await openDatabase(trial)
  const clock = testClock()
  const wire = overTheWire(await serveApp(trial, { db, clock }))
  const send = via({ db, clock, wire })
  const subject = await subjectIn(db, clock.now())
  const seed = Math.floor(Math.random() * 2 ** 31)
  const tries: Try[] = []
  for (const operation of served) {
    const payloads = malformed(operation, subject, count, seed)
    const people = await examinees(db, operation, subject, payloads.length, clock.now())
    for (const [index, payload] of payloads.entries()) {
      // Sign-ins are limited by the minute.
      clock.advance(250)
      const sent = await send(payload, people[index % people.length]!.token)
      tries.push({ operation, payload, sent })
    }
  }
  tell(trial, tries, seed)
}

async function subjectIn(db: Database, now: number): Promise<Subject> {
  const exam = await holdExam(db, now, {
    membersOnly: false,
    endTime: new Date(now + 1_000 * hour),
    durationMs: 500 * hour,
  })
  const { rows } = await db.pool.query<{ access_key: string }>('select access_key from papers where exam_id = $1', [
    exam.id,
  ])
  return { exam: exam.id, question: [...exam.key.keys()][0]!, paperKey: rows[0]!.access_key }
}

/** Somebody who sits the exam and moderates, so that no refusal comes before the input is looked at. */
async function examinees(
  db: Database,
  { id }: Operation,
  subject: Subject,
  calls: number,
  now: number,
): Promise<Person[]> {
  const people = await signInPeople(db, id === 'auth.signOut' ? calls : 1, { moderator: true })
  await openAttempts(db, people, { exam: subject.exam, joinedAt: now, deadline: now + 500 * hour })
  return people
}

interface Try {
  readonly operation: Operation
  readonly payload: Payload
  readonly sent: Sent
}

function tell(trial: Trial, tries: readonly Try[], seed: number): void {
  const check = (label: string, wrong: readonly Try[], of: readonly Try[]) =>
    trial.check(
      label,
      wrong.length === 0,
      `${outOf(wrong.length, of.length)}${someOf(wrong.map(describe))}, seed ${seed}`,
    )
  check(
    noFiveHundreds,
    tries.filter(({ sent }) => sent.status >= 500),
    tries,
  )
  check(
    'and always gets an answer',
    tries.filter(({ sent }) => sent.status === 0),
    tries,
  )
  const refused = tries.filter(({ sent }) => sent.status === 400)
  check(
    named,
    refused.filter(each => !namesField(each)),
    refused,
  )
  const share = served.filter(operation => refused.some(each => each.operation === operation)).length
  trial.check('most operations refuse some of it', share > served.length / 2, outOf(share, served.length))
}

function namesField({ payload: { field }, sent }: Try): boolean {
  const { errors } = JSON.parse(sent.text) as { errors?: { path: string }[] }
  if (!errors?.length || errors.some(({ path }) => typeof path !== 'string' || path === '')) return false
  return field === null || errors.some(({ path }) => path === field || path.startsWith(`${field}.`))
}

function describe({ operation, payload, sent }: Try): string {
  const { method, path, body = '' } = payload
  return `${operation.id} ${method} ${path.slice(0, 60)} ${body.slice(0, 60)} → ${sent.status} ${sent.text.slice(0, 60)}`
}

/** The same handlers without the shapes that stand before them. */
function trusting(db: Database, clock: ReturnType<typeof testClock>): Send {
  const app = buildApp({ db, clock })
  const bare = [...app.auth.implementations, ...app.exams.implementations].map(each => ({
    operation: each.operation,
    shape: { returns: each.shape.returns },
    handle: each.handle,
  }))
  return withinProcess(
    createRouter({ implementations: bare, authenticate: app.auth.authenticate, clock, log: silentLog }),
  )
}
