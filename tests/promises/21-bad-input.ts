import { type Operation, operations, shapes } from '@prostuti/contract'
import { startSandbox } from '@prostuti/sandbox/start-sandbox'
import type { ProviderSettings } from '@prostuti/server/features/auth/index'
import type { Database } from '@prostuti/server/platform/db/database'
import { createRouter } from '@prostuti/server/platform/http/api/router'
import { silentLog } from '@prostuti/server/platform/log'
import { testClock } from '@prostuti/server/testing/test-app'
import { judgeAddresses, judgeSandbox } from './malformed/every-address.ts'
import { everyField, everyHeader } from './malformed/every-field.ts'
import { malformed, type Payload } from './malformed/payloads.ts'
import { overTheWire, type Send, type Sent, withinProcess } from './malformed/send.ts'
import { sittingMs, subjectsIn } from './malformed/subjects.ts'
import { wholeRequest } from './malformed/whole-request.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { openDatabase } from './support/database.ts'
import { outOf, someOf } from './support/figures.ts'
import { openAttempts, type Person, signInPeople } from './support/people.ts'
import type { Subject } from './support/request-for.ts'
import { buildApp, serveApp } from './support/serve-app.ts'

/** A wrong variant is caught by little of it. */
const few = { chance: 4, oneIn: 40 }
const quiet = { log: silentLog, production: false }
const noFiveHundreds = 'malformed input is never a 5xx'
const named = 'a refusal names the field that is wrong'
const wholeTaken = 'where no field is wrong, none is refused'

export default definePromise({
  number: 21,
  title: 'Bad input is never a 5xx.',
  async run(trial) {
    const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', siteUrl: 'http://localhost:4321', ...quiet })
    trial.after(() => sandbox.close())
    const provider = { ...sandbox, allowInsecure: true, tokenInfoUrl: `${sandbox.url}/tokeninfo` }
    await judge(trial, provider, { chance: trial.n(20, 2_000) })
    await judgeAddresses(trial)
    await judgeSandbox(trial, sandbox)
    await trial.control('handlers that trust what they are sent', noFiveHundreds, wrong =>
      judge(wrong, provider, few, ({ db, clock }) => trusting(db, clock)),
    )
    await trial.control('refusals that say nothing', named, wrong =>
      judge(wrong, provider, few, ({ wire }) => async (payload, token) => {
        const { status, text } = await wire(payload, token)
        return { status, text: text.replace(/,"errors":\[.*\]/, '') }
      }),
    )
  },
})

interface ExamSetup {
  readonly db: Database
  readonly clock: ReturnType<typeof testClock>
  readonly wire: Send
}

const served = operations.filter(({ id }) => id in shapes)

/** For every operation that is served each hostile text in each of its fields and headers, or one in so many of these, and payloads of chance. */
async function judge(
  trial: Trial,
  provider: ProviderSettings,
  { chance, oneIn = 1 }: { chance: number; oneIn?: number },
  via: (setup: ExamSetup) => Send = setup => setup.wire,
): Promise<void> {
  const db = await openDatabase(trial)
  const clock = testClock()
  const wire = overTheWire(await serveApp(trial, { db, clock, provider }))
  const send = via({ db, clock, wire })
  const { running: subject, over } = await subjectsIn(db, clock)
  const seed = Math.floor(Math.random() * 2 ** 31)
  const tries: Try[] = []
  for (const [number, operation] of served.entries()) {
    const systematic = [
      ...everyField(operation, subject),
      // What is closed refuses before it reads its query.
      ...(operation.method === 'GET' ? everyField(operation, over) : []),
      // Headers are read alike for every operation: in the short form each gets some, and all together get all.
      ...everyHeader(operation, subject).filter((_, index) => !trial.short || (index + number) % 5 === 0),
    ]
    const payloads = [
      ...systematic.filter((_, index) => index % oneIn === 0),
      ...malformed(operation, subject, chance, seed),
    ]
    payloads.push(wholeRequest(operation, subject))
    const people = await examinees(db, operation, subject, payloads.length, clock.now())
    for (const [index, payload] of payloads.entries()) {
      // Sign-ins are limited by the minute.
      clock.advance(250)
      const sent = await send(payload, people[index % people.length]!.token)
      tries.push({ operation, payload, sent })
    }
  }
  report(trial, tries, seed)
}

/** A learner who sits the exam and moderates, so that no refusal comes before the input is looked at. */
async function examinees(
  db: Database,
  { id, who }: Operation,
  subject: Subject,
  calls: number,
  now: number,
): Promise<Person[]> {
  const people = await signInPeople(db, id.startsWith('auth.signOut') ? calls : 1, {
    moderator: true,
    anonymous: who === 'anonymous',
  })
  await openAttempts(db, people, { exam: subject.exam, joinedAt: now, deadline: now + sittingMs })
  return people
}

interface Try {
  readonly operation: Operation
  readonly payload: Payload
  readonly sent: Sent
}

function report(trial: Trial, tries: readonly Try[], seed: number): void {
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
  // A whole request that is refused would be refused for that in place of what is spoiled in it.
  const whole = served.map(operation => tries.findLast(each => each.operation === operation)!)
  check(
    wholeTaken,
    whole.filter(({ sent }) => sent.status === 400),
    whole,
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
    keepsReplies: each.keepsReplies,
  }))
  return withinProcess(
    createRouter({ implementations: bare, authenticate: app.auth.authenticate, clock, log: silentLog }),
  )
}
