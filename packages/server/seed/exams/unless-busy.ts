import type { Pool } from 'pg'

/** Of our own choosing; whoever else takes advisory locks in this database takes another number. */
const lock = 7_264_310_956

/** Does the work, unless another process is at it: then it is left to that one. */
export async function unlessBusy(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [lock])
    if (rows[0]!.mine) await work()
    // The lock belongs to the transaction and goes with it, also when this process is killed.
    await client.query('commit')
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    client.release(broken)
  }
}
