import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Operation, operations, shapes } from '@prostuti/contract'
import type { ReplaceParts } from '@prostuti/server/app/app'
import { holdExam } from '@prostuti/server/testing/exams'
import { addProgram } from '@prostuti/server/testing/programs'
import type { Trial } from '../runner/trial.ts'
import { type Asked, ask } from '../support/ask.ts'
import { openDatabase } from '../support/database.ts'
import { count, outOf, someOf } from '../support/figures.ts'
import { type Person, signInPeople } from '../support/people.ts'
import { pathOf, requestBodyOf, type Subject } from '../support/request-for.ts'
import { serveApp } from '../support/serve-app.ts'
import { percentile } from './wave.ts'

export const noneIsTurnedAway = 'no write of the contract meets a 5xx when 40 people call it at once'

/** So many call each write in one instant; the server has so many connections. */
const callers = 40
const connections = 10
/** The time within which a bystander is answered, in milliseconds. */
const bystanderMs = 500

/** These end the session that they come with. */
const last = ['auth.deleteUser', 'auth.mergeWithGoogle', 'auth.signOut', 'auth.signOutEverywhere']

const writes: readonly Operation[] = operations
  .filter(({ id, method }) => id in shapes && method !== 'GET')
  .toSorted((a, b) => Number(last.includes(a.id)) - Number(last.includes(b.id)))

interface WritesAtOnce {
  readonly replaceParts?: ReplaceParts
  /** Ids of operations; default: all that write. */
  readonly among?: readonly string[]
}

/** Every write by 40 people at once, each with a bystander who reads their own profile meanwhile. */
export async function judgeWrites(trial: Trial, { replaceParts, among }: WritesAtOnce = {}): Promise<void> {
  const nested: string[] = []
  const db = await openDatabase(trial, {
    poolSize: connections,
    onPoolUseInTransaction: ({ message }) => nested.push(message),
  })
  const url = await serveApp(trial, { db, replaceParts })
  const { id: exam, key } = await holdExam(db, Date.now(), { questions: 4, cost: 10 })
  const program = await addProgram(db, { isPersonalized: true, cost: 5 }, [{ interval: 0 }])
  const subject: Subject = { exam, program, question: [...key.keys()][0]!, paperKey: 'a'.repeat(43) }
  const learners = await signInPeople(db, callers)
  const staff = await signInPeople(db, callers, { moderator: true })
  const [bystander] = await signInPeople(db, 1)
  const agent = new Agent({ keepAlive: true })
  trial.after(async () => agent.destroy())

  const answers: { operation: string; answer: Asked }[] = []
  const waits: { operation: string; ms: number; status: number }[] = []
  for (const operation of writes.filter(({ id }) => among?.includes(id) ?? true)) {
    const people = operation.who === 'moderator' ? staff : learners
    const wave = Promise.all(people.map(person => write(url, operation, { person, subject, agent })))
    await pause(5)
    waits.push({ operation: operation.id, ...(await readProfile(url, bystander!, agent)) })
    answers.push(...(await wave).map(answer => ({ operation: operation.id, answer })))
  }

  const broken = answers.filter(({ answer }) => answer.status >= 500 || answer.status === 0)
  const which = someOf([...new Set(broken.map(({ operation, answer }) => `${operation} ${answer.status}`))])
  trial.check(noneIsTurnedAway, broken.length === 0, outOf(broken.length, answers.length) + which)
  const refused = waits.filter(({ status }) => status !== 200)
  const half = percentile(waits, 0.5)
  trial.check(
    'bystanders are answered, half of them within half a second',
    refused.length === 0 && half <= bystanderMs,
    `${outOf(refused.length, waits.length)} refused, half within ${half} ms, 95 % within ${percentile(waits, 0.95)} ms, the last within ${percentile(waits, 1)} ms${someOf(refused.map(each => each.operation))}`,
  )
  trial.check(
    'no write asks the pool for a second connection within its transaction',
    nested.length === 0,
    `${count(nested.length)}${someOf(nested)}`,
  )
}

interface Caller {
  readonly person: Person
  readonly subject: Subject
  readonly agent: Agent
}

function write(url: string, operation: Operation, { person, subject, agent }: Caller): Promise<Asked> {
  return ask(url, `/api/${pathOf(operation, subject)}`, {
    ...{ method: operation.method, token: person.token, agent, encoded: requestBodyOf(operation, subject) },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
}

async function readProfile(url: string, { token }: Person, agent: Agent): Promise<{ ms: number; status: number }> {
  const sent = performance.now()
  const { status } = await ask(url, '/api/accounts/v1/user-info/', { method: 'GET', token, agent })
  return { status, ms: performance.now() - sent }
}
