import { z } from 'zod'
import { Day, Id, Instant, listOf, longListOf, PageQuery, text } from '../values.ts'
import { auditKinds } from './audit-words.ts'

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

const Kinds = text(200)
  .regex(/^[a-z_]+(?:,[a-z_]+)*$/, 'kinds separated by commas')
  .transform(kinds => [...new Set(kinds.split(','))])
  .pipe(z.array(z.enum(auditKinds)))

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
      /** One kind, or several with commas between. */
      kind: Kinds.optional(),
      /** The thing's id; with one `kind`. */
      id: text(40).optional(),
      from: Day.optional(),
      to: Day.optional(),
    }),
    returns: longListOf(FoundAuditEntry),
  },
} as const
