import { type AuditKind, auditKinds, auditRights, mayDo } from '@prostuti/contract'
import { and, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { likeLiteral } from '../db/like-literal.ts'
import { beyondRole } from '../http/call/require-right.ts'
import type { Viewer } from '../http/call/viewer.ts'
import { auditLog, reasonWords } from './tables.ts'

/** So many changes are counted, and held by their ids while a list is read: a rare word is looked for once. */
export const mostFound = 1_000

/** PostgreSQL's index of words knows groups of three letters. */
const shortestWord = 3

export interface AuditFilter {
  readonly search?: string
  readonly actor?: string
  readonly kind?: readonly AuditKind[]
  readonly id?: string
  readonly from?: string
  readonly to?: string
}

/** Which changes a filter finds. */
export interface FoundChanges {
  /** Of these kinds, each of which is read by itself. */
  readonly kinds: readonly AuditKind[]
  /** What else each meets. */
  readonly condition: SQL | undefined
  /** Both together. */
  readonly counted: SQL | undefined
}

/** Null: none. Throws `forbidden` for a kind that the role does not read. */
export async function findChanges(
  db: Database,
  { role }: Pick<Viewer, 'role'>,
  { search, actor, kind, id, from, to }: AuditFilter,
): Promise<FoundChanges | null> {
  const read = auditKinds.filter(each => mayDo(role, auditRights[each]))
  const kinds = kind ?? read
  if (kinds.some(each => !read.includes(each))) throw beyondRole()
  const ofKinds = kinds.length === auditKinds.length ? undefined : inArray(auditLog.kind, [...kinds])
  const condition = and(
    actor === undefined ? undefined : ofActor(actor),
    id === undefined ? undefined : eq(auditLog.subjectId, id),
    from === undefined ? undefined : gte(auditLog.at, startOfDay(from)),
    to === undefined ? undefined : lt(auditLog.at, new Date(startOfDay(to).getTime() + dayMs)),
  )
  const words = search?.trim().toLowerCase() ?? ''
  if (words === '') return { kinds, condition, counted: and(ofKinds, condition) }
  if ([...words].length < shortestWord) return null
  const said = and(ofKinds, condition, sql`${reasonWords} like ${`%${likeLiteral(words)}%`}`)
  const rows = await db.orm
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(said)
    .limit(mostFound + 1)
  if (rows.length === 0) return null
  const isFew = rows.length <= mostFound
  const held = isFew
    ? inArray(
        auditLog.id,
        rows.map(row => row.id),
      )
    : said
  return { kinds, condition: held, counted: held }
}

const dayMs = 86_400_000
const startOfDay = (day: string) => new Date(`${day}T00:00:00+06:00`)
const ofActor = (actor: string) => (actor === 'server' ? isNull(auditLog.actorId) : eq(auditLog.actorId, BigInt(actor)))
