import { z } from 'zod'
import type { AskedRight } from '../rights.ts'
import { Day, Id, Instant, listOf, longListOf, PageQuery, text } from '../values.ts'

/** What staff change, one word each. */
export const auditKinds = [
  'question',
  'category',
  'passage',
  'tag',
  'flag',
  'import',
  'export',
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
  'partner',
  'task',
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
  export: 'bank.move',
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
  partner: 'partners.manage',
  task: 'system.manage',
}

/** What staff do with them, a verb each; the audit log's page has a sentence of each, so that one without does not compile. */
export const auditActions = [
  'answered',
  'approved',
  'changed',
  'checked',
  'coins given',
  'coins taken',
  'created',
  'deadline_moved',
  'deleted',
  'device signed out',
  'drafted',
  'dropped',
  'duplicated',
  'exported',
  'extended',
  'generated',
  'halted',
  'hidden',
  'imported',
  'kept',
  'kept apart',
  'key ended',
  'key made',
  'merged',
  'moved',
  'numbers_imported',
  'own start given',
  'program bought',
  'program given',
  'program sold',
  'published',
  'refunded',
  'regraded',
  'released',
  'removed',
  'renamed',
  'reopened',
  'restored',
  'resumed',
  'retried',
  'returned',
  'reviewed',
  'said',
  'scheduled',
  'sent_to_review',
  'sheet_uploaded',
  'shown',
  'signed out',
  'stopped',
  'stopped viewing as',
  'taken',
  'undone',
  'unpublished',
  'updated',
  'uploaded',
  'viewed as',
  'webhook removed',
  'webhook set',
] as const
export type AuditAction = (typeof auditActions)[number]

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

/** One change with the thing that it was made to. */
export const FoundAuditEntry = AuditEntry.extend({
  kind: z.enum(auditKinds),
  /** The thing's id in its kind. */
  subject: z.string(),
  actor_id: Id.nullable(),
  /** A person's name; null of other things, and of who has left. */
  subject_name: z.string().nullable(),
})
export type FoundAuditEntry = z.infer<typeof FoundAuditEntry>

export const auditShapes = {
  'core.listAudit': {
    query: PageQuery.extend({ kind: z.enum(auditKinds), id: text(40) }),
    returns: listOf(AuditEntry),
  },
  /**
   * Everything that one's role may read of, the newest first. `search`: words of the reason, three letters at least. `actor`: an id, or
   * `server`. Days in Dhaka, both included. More than 1,000 changes are not counted.
   */
  'core.searchAudit': {
    query: PageQuery.extend({
      search: text(100).optional(),
      actor: z.union([z.literal('server'), Id]).optional(),
      kind: z.enum(auditKinds).optional(),
      /** The thing's id; with `kind`. */
      id: text(40).optional(),
      from: Day.optional(),
      to: Day.optional(),
    }),
    returns: longListOf(FoundAuditEntry),
  },
} as const
