import { mayDo, type PersonKind, type Role } from '@prostuti/contract'
import { getStaffSheet } from '@prostuti/contract/exams/operations'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { users } from '../../../platform/people/tables.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { personWords } from '../tables.ts'
import { readSearch, type Term } from './search-terms.ts'

/** So many people are counted, and held by their ids while a list is read: a rare word is looked for once. */
export const mostFound = 1_000

export interface PeopleFilter {
  readonly search?: string
  readonly kind?: PersonKind
  readonly program?: string
  readonly goal?: string
}

/** One narrowing that has an index of its own. */
interface Narrowing {
  /** Ids of the first people it finds, more than `mostFound` where there are more. */
  readonly ids: readonly string[]
  /** The same as a condition of a row of `users`. */
  readonly condition: SQL
}

/** Whom a filter finds; null: nobody. `ids` where they are few. */
export interface Found {
  readonly condition: SQL | undefined
  readonly ids: readonly string[] | null
}

/** Looks for what narrows a list down in the indexes of each; the rarest decides how the list is read. */
export async function findPeople(
  { db: { pool }, findPayer, findExaminees }: PeopleDeps,
  filter: PeopleFilter,
  role: Role | null,
): Promise<Found | null> {
  const search = filter.search ? await readSearch(pool, filter.search) : null
  const listed = and(isNull(users.mergedInto), ofKind(filter.kind))
  if (search?.kind === 'receipt') {
    const ids = mayDo(role, getStaffSheet.right) ? await findExaminees(search.beginning) : []
    return ids.length > 0 ? { ids, condition: and(listed, inArray(users.id, ids.map(BigInt))) } : null
  }
  if (search && search.kind !== 'words') {
    const id = search.kind === 'id' ? search.id : await findPayer(search.number)
    if (id === null) return null
    return { ids: [id], condition: and(listed, eq(users.id, BigInt(id))) }
  }
  if (search?.terms.length === 0) return null
  const terms: Term[] = [...(search?.terms ?? [])]
  if (filter.goal) terms.push([literal(`#${filter.goal}`)])
  if (filter.kind === 'staff') terms.push(['!staff'])
  const narrowings = await Promise.all([
    ...terms.map(term => byWords(pool, term)),
    ...(filter.program === undefined ? [] : [byProgram(pool, filter.program)]),
  ])
  const rarest = narrowings.toSorted((one, other) => one.ids.length - other.ids.length)[0]
  if (rarest?.ids.length === 0) return null
  const isFew = rarest !== undefined && rarest.ids.length <= mostFound
  const others = narrowings.filter(each => !isFew || each !== rarest).map(({ condition }) => condition)
  const held = isFew ? inArray(users.id, rarest.ids.map(BigInt)) : undefined
  return { ids: isFew ? rarest.ids : null, condition: and(listed, held, ...others) }
}

const literal = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

function ofKind(kind: PersonKind | undefined): SQL | undefined {
  if (kind === undefined || kind === 'staff') return undefined
  return eq(users.isAnonymous, kind === 'anonymous')
}

async function byWords(pool: Pool, term: Term): Promise<Narrowing> {
  // Each pattern as a literal of its own: a beginning is looked up in the index.
  const parts = term.map(
    (_, index) => `(select user_id from person_words where word like $${index + 1} limit ${mostFound + 1})`,
  )
  const { rows } = await pool.query<{ id: string }>(
    `select distinct user_id::text as id from (${parts.join(' union all ')}) found`,
    [...term],
  )
  const likes = term.map(pattern => sql`${personWords.word} like ${pattern}`)
  const condition = sql`exists (select from ${personWords} where ${personWords.userId} = ${users.id} and (${sql.join(likes, sql` or `)}))`
  return { ids: rows.map(({ id }) => id), condition }
}

async function byProgram(pool: Pool, program: string): Promise<Narrowing> {
  const { rows } = await pool.query<{ id: string }>(
    `select user_id::text as id from program_enrollments where program_id = $1::bigint limit ${mostFound + 1}`,
    [program],
  )
  const condition = sql`exists (select from program_enrollments e where e.user_id = ${users.id} and e.program_id = ${program}::bigint)`
  return { ids: rows.map(({ id }) => id), condition }
}
