import { z } from 'zod'
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
