import type { PoolClient } from 'pg'
import type { Clock } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { KnownCircular, RowFields } from './judge-rows.ts'

export interface Written {
  readonly id: string
  readonly revision: number
}

/** Who writes, and when. */
export interface Writing {
  readonly by: bigint | null
  readonly at: number
}

/** What an import reads and writes of circulars. */
export interface CircularBook {
  /** Circulars that are not deleted, by their `post_url`. */
  findKnown(urls: readonly string[], client?: PoolClient): Promise<ReadonlyMap<string, KnownCircular>>
  /** Drafts, in the order of the rows. */
  insertDrafts(client: PoolClient, rows: readonly RowFields[], writing: Writing): Promise<Written[]>
  /** Changes fields of one; null where it has gone. */
  change(client: PoolClient, id: string, fields: RowFields, writing: Writing): Promise<Written | null>
  /** Whether each is still as it was written, and a draft where it was new. Locks them. */
  areUntouched(client: PoolClient, drafts: readonly Written[], changed: readonly Written[]): Promise<boolean>
  deleteDrafts(client: PoolClient, ids: readonly string[], writing: Writing): Promise<void>
}

export interface CircularImportDeps {
  readonly db: Database
  readonly clock: Clock
  readonly book: CircularBook
}
