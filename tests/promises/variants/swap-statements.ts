import type { Database } from '@prostuti/server/db/database'
import type { Pool, PoolClient, QueryResult } from 'pg'

export interface Statement {
  readonly name?: string
  readonly text: string
  readonly values?: unknown[]
}

export type Run = (statement: Statement) => Promise<QueryResult>

/** What a variant does instead of a named statement; `run` is the real database. */
export type Swap = (statement: Statement, run: Run) => Promise<QueryResult>

/** A database in which some of the named statements do something else: the seam at which wrong variants are wired in. */
export function swapStatements(db: Database, swaps: Readonly<Record<string, Swap>>): Database {
  return { ...db, pool: wrap(db.pool, swaps) }
}

function wrap<T extends Pool | PoolClient>(target: T, swaps: Readonly<Record<string, Swap>>): T {
  return new Proxy(target, {
    get(_, property) {
      if (property === 'query')
        return (first: Statement | string, values?: unknown[]) => query(target, swaps, first, values)
      if (property === 'connect') return async () => wrap(await (target as Pool).connect(), swaps)
      const value = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function query(
  target: Pool | PoolClient,
  swaps: Readonly<Record<string, Swap>>,
  first: Statement | string,
  values?: unknown[],
): Promise<QueryResult> {
  if (typeof first === 'string') return target.query(first, values)
  const swap = first.name === undefined ? undefined : swaps[first.name]
  return swap ? swap(first, statement => target.query({ ...statement })) : target.query({ ...first })
}

/** The statement without some of its text; refuses when that is not in it, or the variant would be no variant. */
export function without(statement: Statement, part: string, instead = ''): Statement {
  if (!statement.text.includes(part)) throw new Error(`The statement ${statement.name} no longer says: ${part}`)
  return { ...statement, name: `${statement.name}-wrong`, text: statement.text.replace(part, instead) }
}
