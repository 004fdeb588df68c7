import { EventEmitter, once } from 'node:events'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { type Operation, operations, shapes } from '@prostuti/contract'
import { createCategory } from '@prostuti/contract/questions/operations'
import type { App, ReplaceParts } from '@prostuti/server/app/app'
import { createHttpServer } from '@prostuti/server/app/http-server/http-server'
import { changeStaff } from '@prostuti/server/app/staff/index'
import type { Database } from '@prostuti/server/platform/db/database'
import { silentLog } from '@prostuti/server/platform/log'
import { holdExam } from '@prostuti/server/testing/exams'
import { runTasks } from '@prostuti/server/testing/run-tasks'
import { changesBetween, readRows } from '../foreign/rows.ts'
import type { Trial } from '../runner/trial.ts'
import { type Asked, ask } from '../support/ask.ts'
import { bringSheet, readImport, startImport } from '../support/bring-sheet.ts'
import { openDatabase } from '../support/database.ts'
import { count, outOf, someOf } from '../support/figures.ts'
import { type Person, signInPeople } from '../support/people.ts'
import { pathOf, requestBodyOf, type Subject } from '../support/request-for.ts'
import { buildApp, serveServer } from '../support/serve-app.ts'

export const staffRefused = 'every call of the staff is refused at once, by every process, on connections that are open'
export const slowRefused = 'a call of theirs whose body was still on its way changes nothing'

const staffs = operations.filter(({ id, who }) => who === 'moderator' && id in shapes)

interface Setup {
  readonly db: Database
  /** Two processes: they share nothing but the database. */
  readonly apps: readonly [App, App]
  readonly doors: readonly [Door, Door]
  /** Says `look` when a process has looked up whose a token is. */
  readonly looks: EventEmitter
  readonly staff: Person
  /** Stays a moderator. */
  readonly other: Person
  readonly subject: Subject
  readonly asked: readonly Operation[]
}

/** A process, with an open connection of the moderator's to it. */
interface Door {
  readonly url: string
  readonly agent: Agent
}

interface StaffRightsOptions {
  readonly replaceParts?: ReplaceParts
  /** By default all of the staff's. */
  readonly among?: readonly Operation['id'][]
}

/** A person is a moderator no more: what they ask for next, what they are just sending, and the work that they have begun. */
export async function judgeStaffRights(trial: Trial, options: StaffRightsOptions = {}): Promise<void> {
  const setup = await setUp(trial, options)
  const { db, apps, staff } = setup
  // Of the two categories the calls below take the first one away.
  const { id } = await bringSheet(apps[0], staff, { questions: 3, category: 'বিষয় 1' })
  const { job } = await startImport(apps[0], staff, id)
  const before = await askAll(setup, job!)
  const slow = await sendHalf(setup)
  const stream = askAgainAndAgain(setup)
  await changeStaff(db.pool, staff.id, null, Date.now())
  const taken = performance.now()
  const rows = await readRows(db)
  const after = await askAll(setup, job!)
  const late = (await stream.stop()).filter(({ began }) => began > taken)
  const wrong = [
    ...before.filter(({ refusal }) => refusal !== null).map(({ what, refusal }) => `${what} before: ${refusal}`),
    ...[...after, ...late].filter(({ refusal }) => refusal !== 'forbidden').map(({ what }) => `${what} afterwards`),
  ]
  const calls = before.length + after.length + late.length
  trial.check(staffRefused, wrong.length === 0, `${outOf(wrong.length, calls)} otherwise${someOf(wrong)}`)
  const status = await slow.end()
  const changes = [...changesBetween(rows, await readRows(db))]
  trial.check(
    slowRefused,
    status === 403 && changes.length === 0,
    `${status}, ${count(changes.length)} changes${someOf(changes)}`,
  )
  await judgeBegunWork(trial, setup, id)
}

async function setUp(trial: Trial, { replaceParts, among }: StaffRightsOptions): Promise<Setup> {
  const db = await openDatabase(trial)
  const exam = await holdExam(db, Date.now())
  // Gifts go to the first person of all; nobody gives to themselves.
  const [, staff, other] = (await signInPeople(db, 3, { moderator: true })) as [Person, Person, Person]
  const looks = new EventEmitter()
  const build = () => buildApp({ db, replaceParts: tellingLooks(looks, replaceParts) })
  const apps = [build(), build()] as const
  const doors = [await openDoor(trial, apps[0]), await openDoor(trial, apps[1])] as const
  const subject = { exam: exam.id, question: [...exam.key.keys()][0]!, paperKey: 'a'.repeat(22) }
  const asked = staffs.filter(({ id }) => among?.includes(id) ?? true)
  return { db, apps, doors, looks, staff, other, subject, asked }
}

function tellingLooks(looks: EventEmitter, replaceParts?: ReplaceParts): ReplaceParts {
  return (parts, db) => {
    const given = { ...parts, ...replaceParts?.(parts, db) }
    return {
      ...given,
      async authenticate(token) {
        const viewer = await given.authenticate(token)
        looks.emit('look')
        return viewer
      },
    }
  }
}

async function openDoor(trial: Trial, app: App): Promise<Door> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  trial.after(async () => agent.destroy())
  return { url: await serveServer(trial, createHttpServer({ app, files: [], site: null, log: silentLog })), agent }
}

interface Answer {
  readonly what: string
  /** Null where it has reached its handler. */
  readonly refusal: string | null
}

/** Every call of the staff at every process; the task is asked for by its id. */
async function askAll({ doors, staff, subject, asked: operations }: Setup, job: string): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const operation of operations)
    for (const [index, door] of doors.entries()) {
      const path = operation.id === 'core.getTask' ? operation.path.replace('{id}', job) : pathOf(operation, subject)
      const asked = await askAt(door, staff, operation, { path, subject })
      answers.push({ what: `${operation.id} at process ${index + 1}`, refusal: refusalIn(asked) })
    }
  return answers
}

function askAt(
  { url, agent }: Door,
  { token }: Person,
  operation: Operation,
  { path, subject }: { path: string; subject: Subject },
): Promise<Asked> {
  const encoded = requestBodyOf(operation, subject)
  return ask(url, `/api/${path}`, { method: operation.method, token, encoded, agent })
}

const refusalIn = ({ status, code }: Asked): string | null =>
  status === 401 || (status === 403 && code === 'forbidden') ? code! : null

/** A page that looks all the time how far a task is, at both processes. */
function askAgainAndAgain({ doors, staff }: Setup) {
  const answers: (Answer & { began: number })[] = []
  let asking = true
  async function look({ url }: Door): Promise<void> {
    while (asking) {
      const began = performance.now()
      const asked = await ask(url, '/api/core/v1/background-jobs/', { method: 'GET', token: staff.token })
      answers.push({ what: 'looking for jobs', refusal: refusalIn(asked), began })
    }
  }
  const looking = Promise.all(doors.map(look))
  return {
    async stop() {
      asking = false
      await looking
      return answers
    },
  }
}

const slowBody = JSON.stringify({ name: { bn: 'ধীর' } })

/** Sends the first half of a new category; resolves once the process has looked up whose it is. */
async function sendHalf({ doors: [{ url }], looks, staff }: Setup): Promise<{ end(): Promise<number> }> {
  const looked = once(looks, 'look')
  const sent: ClientRequest = request(`${url}/api/${createCategory.path}`, {
    method: createCategory.method,
    headers: {
      authorization: `token ${staff.token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(slowBody),
    },
  })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  const half = Buffer.from(slowBody).subarray(0, 10)
  sent.write(half)
  await looked
  return {
    async end() {
      sent.end(Buffer.from(slowBody).subarray(half.length))
      const [response] = await answered
      response.resume()
      return response.statusCode!
    },
  }
}

/** What was asked for while they might is done, under their name, and others of the staff see it and can take it back. */
async function judgeBegunWork(trial: Trial, { db, apps, staff, other }: Setup, id: string): Promise<void> {
  await runTasks(apps[1])
  const { state, accepted } = await readImport(apps[1], other, id)
  const { rows } = await db.pool.query<{ actor: string }>(
    `select actor_id::text as actor from audit_log where kind = 'import' and subject_id = $1 and action = 'imported'`,
    [id],
  )
  trial.check(
    'a job that they have begun is done under their name, for others of the staff to see',
    state === 'done' && accepted === 3 && rows.length === 1 && rows[0]!.actor === staff.id,
    `${state}, ${count(accepted)} questions, ${count(rows.length)} row of the audit log`,
  )
}
