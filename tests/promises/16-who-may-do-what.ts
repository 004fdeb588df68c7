import { type Operation, operations, rights, shapes } from '@prostuti/contract'
import type { ReplaceParts } from '@prostuti/server/app/app'
import type { Database } from '@prostuti/server/platform/db/database'
import { createRouter } from '@prostuti/server/platform/http/api/router'
import { silentLog } from '@prostuti/server/platform/log'
import { createMetrics } from '@prostuti/server/platform/metrics/metrics'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import { systemClock } from '@prostuti/server/testing/test-app'
import { judgeCanaries, secretsStay } from './permissions/canaries.ts'
import { castRoles } from './permissions/cast.ts'
import { declared, isLesser, type Role, roles } from './permissions/declared.ts'
import { judgeSpellings } from './permissions/spellings.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { ask } from './support/ask.ts'
import { openDatabase } from './support/database.ts'
import { outOf, someOf } from './support/figures.ts'
import type { Person } from './support/people.ts'
import { pathOf, requestBodyOf, type Subject } from './support/request-for.ts'
import { serveApp } from './support/serve-app.ts'
import { everybodyModerates } from './variants/everybody-moderates.ts'
import { sessionsWithoutScope } from './variants/sessions-without-scope.ts'

const asDeclared = 'every operation lets through whom its row declares, and nobody else'

export default definePromise({
  number: 16,
  title: 'Who may do what is what the contract declares.',
  async run(trial) {
    await walk(trial)
    judgeUndeclared(trial)
    judgeRights(trial)
    await judgeCanaries(trial)
    await trial.control('sessions that make everybody a moderator', asDeclared, wrong =>
      walk(wrong, { replaceParts: everybodyModerates, among: ['member'] }),
    )
    await trial.control('sessions that forget their scope', secretsStay, wrong =>
      judgeCanaries(wrong, { replaceParts: sessionsWithoutScope, among: ['partner’s page'] }),
    )
  },
})

interface WalkOptions {
  replaceParts?: ReplaceParts
  /** By default everybody. */
  among?: readonly Role[]
}

/** Every operation, asked by everybody. */
async function walk(trial: Trial, { replaceParts, among = roles }: WalkOptions = {}): Promise<void> {
  const db = await openDatabase(trial)
  const answeredBy: string[] = []
  const metrics = { observe: (operation: Operation) => void answeredBy.push(operation.id) }
  const url = await serveApp(trial, {
    db,
    replaceParts,
    metrics: { ...createMetrics(), ...metrics },
  })
  const subject = await subjectIn(db)
  const now = Date.now()
  const cast = await castRoles(db, operations.length + 1, { ...subject, joinedAt: now, deadline: now + 10 * minute })
  const wrong: string[] = []
  const asked = among.flatMap(role => askedBy(role).map(operation => ({ role, operation })))
  for (const { role, operation } of asked) {
    const person = cast[role][operations.indexOf(operation)]!
    const found = await verdictOf(url, operation, subject, credentials(role, person))
    if (found !== expected(operation, role)) wrong.push(`${operation.id} by ${role}: ${found}`)
  }
  const calls = asked.length
  trial.check(asDeclared, wrong.length === 0, `${outOf(wrong.length, calls)} otherwise${someOf(wrong)}`)
  const astray = asked.filter(({ operation }, call) => answeredBy[call] !== operation.id)
  trial.check('every call reaches its own operation', astray.length === 0, `${outOf(astray.length, calls)} astray`)
  // One who has called nothing: some operations end the session that calls them.
  await judgeSpellings(trial, url, subject, cast.owner.at(-1)!)
}

/** The lesser roles of the staff are members to the calls of learners; to those of the staff two members, and two ended sessions, are one. */
function askedBy(role: Role): readonly Operation[] {
  if (isLesser(role)) return operations.filter(({ who }) => who === 'moderator')
  if (role === 'another member' || role === 'expired') return operations.filter(({ who }) => who !== 'moderator')
  return operations
}

/** An exam that everybody may sit, so that only the operation's own row can stand in the way. */
async function subjectIn(db: Database): Promise<Subject> {
  const exam = await holdExam(db, Date.now(), { membersOnly: false })
  const { rows } = await db.pool.query<{ access_key: string }>('select access_key from papers where exam_id = $1', [
    exam.id,
  ])
  return { exam: exam.id, question: [...exam.key.keys()][0]!, paperKey: rows[0]!.access_key }
}

/** Each call is served: none answers 501. */
function expected(operation: Operation, role: Role): string {
  const verdict = declared(operation, role)
  return verdict === 'through' ? 'handled' : verdict
}

/** The cookie of a page request authenticates no call of the API. */
function credentials(role: Role, person: Person | null) {
  if (!person) return {}
  const cookies = `prostuti_session=${person.cookie}; __Host-prostuti_session=${person.cookie}`
  return role === 'page cookie alone' ? { headers: { cookie: cookies } } : { token: person.token }
}

async function verdictOf(
  url: string,
  operation: Operation,
  subject: Subject,
  given: ReturnType<typeof credentials>,
): Promise<string> {
  const { method } = operation
  const path = `/api/${pathOf(operation, subject)}`
  const { status, code = '' } = await ask(url, path, { method, ...given, encoded: requestBodyOf(operation, subject) })
  const isRefusal = status >= 500 || [401, 403].includes(status)
  const ofExam = ['provider_rejected', 'not_joined', 'result_not_published', 'exam_not_started']
  return isRefusal && !ofExam.includes(code) ? `${status} ${code}` : 'handled'
}

/** A call of the staff without a right would be open to nobody, and one with another name to nobody either. */
function judgeRights(trial: Trial): void {
  const known: readonly string[] = ['any', ...rights]
  const wrong = operations.filter(
    ({ who, right }) => (who === 'moderator') !== (right !== undefined && known.includes(right)),
  )
  trial.check(
    'every call of the staff asks for a right, and no other one does',
    wrong.length === 0,
    outOf(wrong.length, operations.length),
  )
}

/** A route that no row declares can't come to life. */
function judgeUndeclared(trial: Trial): void {
  const [row] = operations
  const undeclared = {
    operation: { ...row!, id: 'exams.tellKey', path: 'exam/v5/tell-key/', who: 'anyone' },
    shape: shapes['core.getConfig'],
    handle: async () => ({}),
  } as const
  const said = refusalOf(() =>
    createRouter({
      implementations: [undeclared],
      authenticate: () => Promise.reject(new Error('nobody is asked')),
      clock: systemClock,
      log: silentLog,
    }),
  )
  trial.check('a handler that the contract does not declare is refused at the start', said !== null, said ?? 'accepted')
}

function refusalOf(build: () => unknown): string | null {
  try {
    build()
    return null
  } catch (error) {
    return (error as Error).message
  }
}
