import type { Pool, PoolClient } from 'pg'
import type { AppError } from '../../../platform/errors/app-error.ts'
import type { ReceiptSigner } from '../receipts/receipt-signer.ts'
import { type AttemptKey, type AttemptRow, readAttempts } from './attempt-rows.ts'
import { type Closing, closeAttempts } from './close-attempt.ts'
import { findDueAttempts } from './find-due-attempts.ts'
import { type NewAttempt, openAttempts } from './open-attempts.ts'

/** The statements that read, open and close attempts, each of many at once. */
export interface AttemptStore {
  /** The newest try of each key; null where there is none. */
  read(keys: readonly AttemptKey[]): Promise<(AttemptRow | null)[]>
  /** Inserts attempts. Of parallel joins of one person the first wins and all get its row. */
  open(attempts: readonly NewAttempt[]): Promise<(AttemptRow | AppError)[]>
  /** Open attempts that the server has to close at `now`, `dueBatchSize` at most, locked for the client's transaction. */
  findDue(client: PoolClient, now: number): Promise<AttemptRow[]>
  /** Closes attempts that are open and unchanged. Returns the receipts of those it closed. */
  close(
    client: Pool | PoolClient,
    signer: ReceiptSigner,
    closings: readonly Closing[],
  ): Promise<ReadonlyMap<AttemptRow, string>>
}

export function createAttemptStore(pool: Pool): AttemptStore {
  return {
    read: keys => readAttempts(pool, keys),
    open: attempts => openAttempts(pool, attempts),
    findDue: findDueAttempts,
    close: closeAttempts,
  }
}
