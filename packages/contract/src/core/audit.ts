import { z } from 'zod'
import type { AskedRight } from '../rights.ts'
import { Id, Instant, listOf, PageQuery, text } from '../values.ts'

/** What staff change, one word each. */
export const auditKinds = [
  'question',
  'category',
  'passage',
  'tag',
  'flag',
  'import',
  'contribution',
  'image',
  'exam',
  'attempt',
  'program',
  'routine',
  'faq',
  'review',
  'person',
  'payment',
  'circular',
  'circular_import',
  'seat_plan',
  'govt_result',
  'notice',
  'notice_file',
  'notification',
  'post',
  'comment',
] as const
export type AuditKind = (typeof auditKinds)[number]

/** What reading the changes of each kind asks for: those of questions hold keys. */
export const auditRights: Readonly<Record<AuditKind, AskedRight>> = {
  question: 'questions.write',
  category: 'questions.write',
  passage: 'questions.write',
  tag: 'questions.write',
  flag: 'flags.answer',
  import: 'bank.move',
  image: 'any',
  exam: 'exams.build',
  attempt: 'exams.room',
  program: 'any',
  routine: 'any',
  faq: 'any',
  review: 'talk.moderate',
  person: 'people.read',
  payment: 'money.read',
  circular: 'circulars.publish',
  circular_import: 'circulars.write',
  seat_plan: 'notices.write',
  govt_result: 'notices.write',
  notice: 'notices.write',
  notice_file: 'notices.write',
  notification: 'any',
  post: 'talk.moderate',
  comment: 'talk.moderate',
  contribution: 'contributions.take',
}

const Fields = z.record(z.string(), z.unknown()).nullable()

/** One change by staff: the fields that differ, as they were and as they are; null where there was, or is, nothing. */
export const AuditEntry = z.strictObject({
  id: Id,
  at: Instant,
  /** Who did it; null: the server by itself, or a person who has left. */
  actor: z.string().nullable(),
  /** A verb: `created`, `updated`, `merged`. */
  action: z.string(),
  before: Fields,
  after: Fields,
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const auditShapes = {
  'core.listAudit': {
    query: PageQuery.extend({ kind: z.enum(auditKinds), id: text(40) }),
    returns: listOf(AuditEntry),
  },
} as const
