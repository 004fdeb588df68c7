import type { Pool, PoolClient } from 'pg'
import type { ExportPart } from './person-export.ts'

/** An anonymous person becomes an account. */
export interface Merging {
  /** The anonymous person, whose rows move. */
  readonly from: bigint
  /** The account. */
  readonly into: bigint
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A person goes, and with them the anonymous people who had been merged into them. */
export interface Deletion {
  readonly people: readonly bigint[]
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * What becomes of a table's rows: `moved` to the account; `kept` as they are, for they identify nobody; `emptied` of
 * the person and kept otherwise; `erased`; or they are `not personal` at all.
 */
export type Fate = 'moved' | 'kept' | 'emptied' | 'erased' | 'not personal'

/** `run` does it; left out where nothing is to be done, or where a foreign key does it when the person's own row goes. */
export interface RowRule<Case> {
  readonly rows: Fate
  readonly run?: (client: PoolClient, what: Case) => Promise<unknown>
}

/** What merging and deletion do with one table. Each feature has the rules of its own tables, `accounts` runs them all. */
export interface TableRules {
  /** As the database calls it. */
  readonly table: string
  readonly merging: RowRule<Merging>
  readonly deletion: RowRule<Deletion>
}

/** Merging and deletion over all tables. The feature `accounts` fulfils it. */
export interface AccountRows {
  /** Whether a live attempt of one of these people is open. Until the transaction ends none of their attempts changes. */
  hasLiveAttempt(client: PoolClient, people: readonly bigint[]): Promise<boolean>
  /** Moves what can move, and returns the exams that both had taken: there the account's attempt counts. */
  merge(client: PoolClient, merging: Merging): Promise<readonly TakenByBoth[]>
  erase(client: PoolClient, deletion: Deletion): Promise<void>
  /** All that is a person's, table by table, as the file of their own data holds it. */
  readExport(pool: Pool, user: bigint): Promise<readonly ExportedRows[]>
}

/** One table of the file of a person's own data. */
export interface ExportedRows {
  readonly table: string
  readonly part: ExportPart
  readonly rows: readonly object[]
}

export interface TakenByBoth {
  readonly exam: string
  readonly state: 'live' | 'archive'
}

/** A table that knows no person. */
export const notPersonal = (table: string): TableRules => ({
  table,
  merging: { rows: 'not personal' },
  deletion: { rows: 'not personal' },
})

/**
 * Moves the rows of a table with `user_id`, of which a person has one for each value of `key`. Where the account has one
 * already, that one counts and the other goes.
 */
export function moveUnlessThere(table: string, key: readonly string[]): RowRule<Merging> {
  const same = key.map(column => `and own.${column} = moving.${column}`).join(' ')
  return {
    rows: 'moved',
    async run(client, { from, into }) {
      await client.query(
        `update ${table} moving set user_id = $2 where user_id = $1
            and not exists (select from ${table} own where own.user_id = $2 ${same})`,
        [String(from), String(into)],
      )
      await client.query(`delete from ${table} where user_id = $1`, [String(from)])
    },
  }
}

/** Erases a person's rows of a table with `user_id`. */
export function erase(table: string): { merging: RowRule<Merging>; deletion: RowRule<Deletion> } {
  const text = `delete from ${table} where user_id = any($1::bigint[])`
  return {
    merging: { rows: 'erased', run: (client, { from }) => client.query(text, [[String(from)]]) },
    deletion: { rows: 'erased', run: (client, { people }) => client.query(text, [people.map(String)]) },
  }
}

/** Erased by a foreign key, when the person's own row goes. */
export const erasedWithPerson: RowRule<Deletion> = { rows: 'erased' }
