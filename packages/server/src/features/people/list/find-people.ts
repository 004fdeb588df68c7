import { mayDo, type PersonKind, type Role } from '@prostuti/contract'
import { getStaffSheet } from '@prostuti/contract/exams/operations'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { BoundedCount } from '../../../platform/db/bounded-count.ts'
import type { Database } from '../../../platform/db/database.ts'
import { likeLiteral } from '../../../platform/db/like-literal.ts'
import { users } from '../../../platform/people/tables.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { personWords } from '../tables.ts'
import { findPhraseFirst, isOfTerm, readSearch, type Term, type WordSearch } from './search-terms.ts'

/** So many people are counted, and held by their ids while a list is read: what finds few is looked for once. */
export const mostFound = 1_000

/** Of people with a name that more have, so many are listed: who looks for one types more of it. */
export const mostOfName = 100

export interface PeopleFilter {
  readonly search?: string
  readonly kind?: PersonKind
  readonly program?: string
  readonly goal?: string
}

/** One narrowing that has an index of its own. */
interface Narrowing {
  /** Ids of the first people it finds, one more than `most` where there are more. */
  readonly ids: readonly string[]
  readonly most: number
  /** A query of all their ids. */
  readonly all: SQL
  /** The same as a condition of a row of `users`. */
  readonly condition: SQL
}

/** Whom a filter finds; null: nobody. */
export interface Found {
  readonly condition: SQL | undefined
  /** How many there are, where that is known; else they are counted. */
  readonly counted: BoundedCount | null
}

/** Looks for what narrows a list down in the indexes of each; the rarest decides how the list is read. */
export async function findPeople(
  { db: { pool, orm }, findPayer, findExaminees }: PeopleDeps,
  filter: PeopleFilter,
  role: Role | null,
): Promise<Found | null> {
  const search = filter.search ? await readSearch(pool, filter.search) : null
  const listed = and(isNull(users.mergedInto), ofKind(filter.kind))
  if (search?.kind === 'receipt') {
    const ids = mayDo(role, getStaffSheet.right) ? await findExaminees(search.beginning) : []
    return ids.length > 0 ? { counted: null, condition: and(listed, heldBy(ids)) } : null
  }
  if (search && search.kind !== 'words') {
    const id = search.kind === 'id' ? search.id : await findPayer(search.number)
    if (id === null) return null
    return { counted: null, condition: and(listed, eq(users.id, BigInt(id))) }
  }
  if (search?.terms.length === 0) return null
  const named = search ? await byName(pool, search) : []
  const terms: Term[] = []
  if (filter.goal) terms.push([likeLiteral(`#${filter.goal}`)])
  if (filter.kind === 'staff') terms.push(['!staff'])
  const narrowings = await Promise.all([
    ...named,
    ...terms.map(term => byWords(pool, term, mostFound)),
    ...(filter.program === undefined ? [] : [byProgram(pool, filter.program)]),
  ])
  const [rarest] = narrowings
    .filter(({ ids, most }) => ids.length <= most)
    .toSorted((one, other) => one.ids.length - other.ids.length)
  if (rarest?.ids.length === 0) return null
  if (!rarest && named.length > 0) {
    const ids = await someOf(orm, narrowings)
    const counted = { count: ids.length, count_is_exact: false }
    return ids.length === 0 ? null : { counted, condition: and(listed, heldBy(ids)) }
  }
  const others = narrowings.filter(each => each !== rarest).map(({ condition }) => condition)
  const held = rarest && heldBy(rarest.ids)
  const isByOneOfMany = !rarest && narrowings.length === 1 && (filter.kind === undefined || filter.kind === 'staff')
  const counted = isByOneOfMany ? { count: mostFound, count_is_exact: false } : null
  return { counted, condition: and(listed, held, ...others) }
}

const byName = (pool: Pool, search: WordSearch): Promise<Narrowing[]> =>
  findPhraseFirst(
    search,
    terms => Promise.all(terms.map(term => byWords(pool, term, mostOfName))),
    ([following]) => following!.ids.length > 0,
  )

/** As a query of its own, of which no plan knows how many they are: with many, one would rather walk the list until it meets them. */
const heldBy = (ids: readonly string[]) => sql`${users.id} = any(array(select unnest(${sql.param(ids)}::bigint[])))`

/** Some of the people whom all narrowings find, each of which finds many. */
async function someOf(orm: Database['orm'], narrowings: readonly Narrowing[]): Promise<readonly string[]> {
  const [only, ...others] = narrowings
  if (others.length === 0) return only!.ids.slice(0, mostOfName)
  const all = sql.join(
    narrowings.map(narrowing => narrowing.all),
    sql` intersect `,
  )
  const { rows } = await orm.execute<{ id: string }>(
    sql`select user_id::text as id from (${all}) found order by user_id desc limit ${mostOfName}`,
  )
  return rows.map(({ id }) => id)
}

function ofKind(kind: PersonKind | undefined): SQL | undefined {
  if (kind === undefined || kind === 'staff') return undefined
  return eq(users.isAnonymous, kind === 'anonymous')
}

async function byWords(pool: Pool, term: Term, most: number): Promise<Narrowing> {
  // Each pattern as a literal of its own: a beginning is looked up in the index, from its end: the newest of a word come first.
  const parts = term.map(
    (_, index) =>
      `(select user_id from person_words where word like $${index + 1}
         order by word using ~>~, user_id desc limit ${most + 1})`,
  )
  const { rows } = await pool.query<{ id: string }>(
    `select distinct user_id::text as id from (${parts.join(' union all ')}) found limit ${most + 1}`,
    [...term],
  )
  const isWanted = isOfTerm(sql`${personWords.word}`, term)
  const condition = sql`exists (select from ${personWords} where ${personWords.userId} = ${users.id} and ${isWanted})`
  const all = sql`select ${personWords.userId} from ${personWords} where ${isWanted}`
  return { ids: rows.map(({ id }) => id), most, condition, all }
}

async function byProgram(pool: Pool, program: string): Promise<Narrowing> {
  const { rows } = await pool.query<{ id: string }>(
    `select user_id::text as id from program_enrollments where program_id = $1::bigint limit ${mostFound + 1}`,
    [program],
  )
  const condition = sql`exists (select from program_enrollments e where e.user_id = ${users.id} and e.program_id = ${program}::bigint)`
  const all = sql`select user_id from program_enrollments where program_id = ${program}::bigint`
  return { ids: rows.map(({ id }) => id), most: mostFound, condition, all }
}
