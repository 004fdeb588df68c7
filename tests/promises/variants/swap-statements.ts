import type { Database } from '@prostuti/server/db/database'
import type { Pool, PoolClient, QueryResult } from 'pg'

export interface Statement {
  readonly name?: string
  readonly text: string
  readonly values?: unknown[]
}

export type Run = (statement: Statement) => Promise<QueryResult>

/** What a variant does instead of the statements it is meant for; `run` is the real database. */
export interface Swap {
  readonly statement: RegExp
  readonly instead: (statement: Statement, run: Run) => Promise<QueryResult>
}

/** The statements that variants get wrong, told by what makes them what they are. */
export const statements = {
  close: /update attempts a\s+set state = 2/,
  findDue: /settle_at <= \$1[\s\S]*for update skip locked/,
  readAttempts: /join lateral \(select \* from attempts a\b/,
  dropBookmark: /delete from exam_bookmarks/,
  embargo: /as embargoed\s+from unnest/,
  withheld: /as questions,[\s\S]+ as until\s+from paper_keys mine/,
  takeCode: /delete from one_time_codes where code_hash/,
  findSessions: /s\.user_id, s\.scope,\s+u\.is_moderator/,
} as const

/** A database in which some statements do something else: the seam at which wrong variants are wired in. */
export function swapStatements(db: Database, swaps: readonly Swap[]): Database {
  return { ...db, pool: wrap(db.pool, swaps) }
}

function wrap<T extends Pool | PoolClient>(target: T, swaps: readonly Swap[]): T {
  return new Proxy(target, {
    get(_, property) {
      if (property === 'query') {
        return (first: Statement | string, values?: unknown[]) => query(target, swaps, first, values)
      }
      if (property === 'connect') return async () => wrap(await (target as Pool).connect(), swaps)
      const value = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function query(
  target: Pool | PoolClient,
  swaps: readonly Swap[],
  first: Statement | string,
  values?: unknown[],
): Promise<QueryResult> {
  if (typeof first === 'string') return target.query(first, values)
  const swap = swaps.find(each => each.statement.test(first.text))
  return swap ? swap.instead(first, statement => target.query({ ...statement })) : target.query({ ...first })
}

/** The statement with some of its text replaced; refuses when that is not in it, or the variant would be no variant. */
export function without(statement: Statement, part: RegExp, instead = ''): Statement {
  if (!part.test(statement.text)) throw new Error(`A statement that was to be spoiled no longer says ${part}`)
  return { text: statement.text.replace(part, instead), values: statement.values }
}
