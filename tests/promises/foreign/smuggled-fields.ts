import { type Operation, operations, shapes } from '@prostuti/contract'
import { takesForm } from '@prostuti/server/api/read-form'
import type { Database } from '@prostuti/server/db/database'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import { addProgram, enrol } from '@prostuti/server/testing/programs'
import type { Payload } from '../malformed/payloads.ts'
import { overTheWire, type Send } from '../malformed/send.ts'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { openAttempts, type Person, type PersonOptions, signInPeople } from '../support/people.ts'
import { bodyOf, encodeBody, pathOf, type Subject } from '../support/request-for.ts'
import { serveApp } from '../support/serve-app.ts'
import { changesBetween, columnNames, readRows } from './rows.ts'

export const undeclaredUnchanged = 'no write changes more than it declares'
export const undeclaredRefused = 'a field that a write does not have is refused by its name'

/** What each write may change: written here a second time, so that it is not asked of the code it judges. */
const declared: Partial<Record<string, readonly string[]>> = {
  'auth.signInAnonymously': ['users+', 'sessions+', 'identities+', 'user_identities+'],
  'auth.signOut': ['sessions-'],
  'auth.signOutEverywhere': ['sessions-', 'one_time_codes-'],
  // Neither happens while a live exam runs, as it does here.
  'auth.mergeWithGoogle': [],
  'auth.deleteUser': [],
  'auth.updateUser': ['name', 'first_name', 'last_name', 'picture', 'tags', 'rank_search'].map(name => `users.${name}`),
  'auth.authorizePartner': ['one_time_codes+'],
  'billing.claimBonus': ['coin_balances+', 'ledger_entries+', 'users.coins'],
  'billing.startPayment': ['payment_orders+'],
  'billing.receivePaymentNotice': ['payment_notices+'],
  // Of a payment that nobody has made.
  'billing.returnFromGateway': [],
  'billing.releasePayment': [],
  'billing.refundPayment': [],
  'billing.purchaseExam': ['exam_purchases+', 'program_enrollments+', 'ledger_entries+', 'users.coins'],
  'billing.personalizeProgram': ['program_timelines+'],
  'programs.createReview': ['customer_reviews+', 'public_content.version'],
  'programs.createCalendarAddress': ['calendar_addresses+'],
  'programs.revokeCalendarAddress': ['calendar_addresses-'],
  'exams.joinExam': ['attempts+', 'program_enrollments+'],
  'exams.draftAnswers': ['attempts.sheet', 'attempts.sheet_revision'],
  'exams.submitAttempt': [
    ...['state', 'sheet', 'sheet_revision', 'closed_by', 'submitted_at', 'submission_id', 'receipt'].map(
      name => `attempts.${name}`,
    ),
    ...['results+', 'exam_mark_counts+', 'exam_mark_counts.count'],
  ],
  'exams.setRankAlias': ['users.rank_alias', 'users.rank_search'],
  'exams.createBookmark': ['question_bookmarks+'],
  'exams.deleteBookmark': ['question_bookmarks-'],
}

/** A code that nobody gave out is counted as a guess. */
const declaredOfRefused: typeof declared = {
  'auth.mergeWithGoogle': ['rate_limits+', 'rate_limits.points', 'rate_limits.expire'],
}

const writes = operations.filter(({ id, method }) => id in shapes && method !== 'GET')

export interface ExamSetup {
  readonly db: Database
  readonly wire: Send
}

/** Every write with every field that any row has, with `__proto__`, with fields twice and with values of wrong types. */
export async function judgeSmuggled(
  trial: Trial,
  names: number,
  via: (setup: ExamSetup) => Send = ({ wire }) => wire,
): Promise<void> {
  const db = await openDatabase(trial)
  const send = via({ db, wire: overTheWire(await serveApp(trial, { db })) })
  const subject = await subjectIn(db)
  const worst = ['__proto__', 'constructor', 'prototype', 'is_moderator', 'user_id', 'exam_id']
  const fields = [...new Set([...worst, ...spread(await columnNames(db), names)])]
  const wrong: string[] = []
  const unnamed: string[] = []
  let calls = 0
  for (const operation of writes) {
    const rights = { anonymous: operation.who === 'anonymous', moderator: operation.who === 'moderator' }
    let person = await examinee(db, subject, rights)
    let before = await readRows(db)
    for (const payload of payloadsFor(operation, subject, fields)) {
      const { status, text } = await send(payload, person.token)
      calls++
      const after = await readRows(db)
      const changes = [...changesBetween(before, after)]
      before = after
      const allowed = (status < 300 ? declared : declaredOfRefused)[operation.id] ?? []
      const undeclared = changes.filter(change => !allowed.includes(change))
      const what = `${operation.id} ${payload.body?.slice(0, 60)} → ${status}`
      if (undeclared.length > 0) wrong.push(`${what}: ${undeclared.join(', ')}`)
      if (payload.field !== null && !(status === 400 && text.includes(`"path":${JSON.stringify(payload.field)}`)))
        unnamed.push(what)
      if (status < 300) {
        // Whoever has got through is not what they were: the next call is somebody else's.
        person = await examinee(db, subject, rights)
        before = await readRows(db)
      }
    }
  }
  trial.check(undeclaredUnchanged, wrong.length === 0, `${outOf(wrong.length, calls)} calls${someOf(wrong)}`)
  trial.check(undeclaredRefused, unnamed.length === 0, `${outOf(unnamed.length, calls)} not${someOf(unnamed)}`)
  const polluted = 'is_moderator' in {} || 'user_id' in {}
  trial.check('and no prototype has been touched', !polluted, polluted ? 'touched' : 'clean')
}

/** So many of them, from all over. */
function spread(names: readonly string[], wanted: number): string[] {
  const step = Math.max(1, Math.floor(names.length / wanted))
  return names.filter((_, index) => index % step === 0)
}

/** Values that would be worth smuggling. */
function valueFor(field: string): unknown {
  if (/^(__proto__|constructor|prototype)$/.test(field)) return { is_moderator: true, user_id: '1' }
  if (/_at$|At$|time$|Time$|until$/.test(field)) return '2030-01-01T00:00:00.000Z'
  return /^is_|^is[A-Z]|ranked|reviewed/.test(field) ? true : 1
}

function payloadsFor(operation: Operation, subject: Subject, fields: readonly string[]): Payload[] {
  const body = (bodyOf(operation, subject) ?? {}) as Record<string, unknown>
  const hasBody = 'body' in (shapes as Record<string, object>)[operation.id]!
  const own = Object.keys(body)
  const payload = (text: string, field: string | null): Payload => ({
    method: operation.method,
    path: `/api/${pathOf(operation, subject)}`,
    headers: { 'content-type': 'application/json' },
    body: text,
    field,
  })
  if (takesForm(operation)) return formsFor(operation, subject, [...own, ...fields])
  const rest = JSON.stringify(body).slice(1)
  const entry = (name: string, value: unknown) => `{${JSON.stringify(name)}:${JSON.stringify(value)}`
  const tail = rest === '}' ? '}' : `,${rest}`
  const strange = fields.filter(field => !own.includes(field) && !isOptional(operation, field))
  return [
    ...strange.map(field => payload(`${entry(field, valueFor(field))}${tail}`, hasBody ? field : null)),
    ...own.map(name => payload(`${entry(name, body[name])},${rest}`, null)),
    ...own.flatMap(name =>
      [null, true, -7, 'x', [], {}].map(value => payload(JSON.stringify({ ...body, [name]: value }), null)),
    ),
  ]
}

/** A form with each of these fields besides its own, whose names are no matter of ours. */
function formsFor(operation: Operation, subject: Subject, fields: readonly string[]): Payload[] {
  return fields.map(field => {
    const body = { ...(bodyOf(operation, subject) as object), [field]: valueFor(field) }
    const { type, text } = encodeBody(operation, body)!
    const { method } = operation
    return {
      method,
      path: `/api/${pathOf(operation, subject)}`,
      headers: { 'content-type': type },
      body: text,
      field: null,
    }
  })
}

/** Fields that the operation has although the body here leaves them out: the gateway adds to its forms as it likes. */
function isOptional({ id, who }: Operation, field: string): boolean {
  const { body } = (shapes as Record<string, { body?: { shape?: object } }>)[id]!
  return who === 'gateway' || Object.hasOwn(body?.shape ?? {}, field)
}

async function subjectIn(db: Database): Promise<Subject> {
  const exam = await holdExam(db, Date.now(), { membersOnly: false, questions: 4 })
  const program = await addProgram(db, { isPersonalized: true }, [{ interval: 0 }, { interval: 2 }])
  return { exam: exam.id, program, question: [...exam.key.keys()][0]!, paperKey: 'a'.repeat(22) }
}

async function examinee(db: Database, { exam, program }: Subject, rights: PersonOptions): Promise<Person> {
  const [person] = await signInPeople(db, 1, rights)
  const now = Date.now()
  await openAttempts(db, [person!], { exam, joinedAt: now, deadline: now + 10 * minute })
  if (program !== undefined) await enrol(db, person!, program, now)
  return person!
}
