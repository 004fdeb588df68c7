import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { type PoolUsedInTransaction, poolUseInTransaction } from './transaction-context.ts'

type Done = Parameters<Pool['connect']>[0]

/** A pool that notices when code within a transaction asks it for a second connection (decision 0096). */
export class GuardedPool extends Pool {
  readonly #onUseInTransaction: (fault: PoolUsedInTransaction) => void

  /** @param onUseInTransaction what happens then; what it throws reaches the code that asked */
  constructor(config: PoolConfig, onUseInTransaction: (fault: PoolUsedInTransaction) => void) {
    super(config)
    this.#onUseInTransaction = onUseInTransaction
  }

  override connect(): Promise<PoolClient>
  override connect(done: Done): void
  /** Every query of the pool comes by here, too. */
  override connect(done?: Done): Promise<PoolClient> | undefined {
    const refused = this.#refusal()
    if (!done) return refused ? Promise.reject(refused) : super.connect()
    if (refused) done(refused, undefined, () => undefined)
    else super.connect(done)
  }

  #refusal(): Error | null {
    const fault = poolUseInTransaction()
    try {
      if (fault) this.#onUseInTransaction(fault)
      return null
    } catch (error) {
      return error as Error
    }
  }
}
