import type { Pool } from 'pg'
import type { PartnerDeps } from '../partner-deps.ts'
import { fetchKeySet } from './fetch-key-set.ts'

/** Reads an address, and keeps what it holds; where it can't be read, what it held before stands, with the reason beside it. */
export async function refreshKeys(
  { db: { pool }, clock, privateHosts }: Pick<PartnerDeps, 'db' | 'clock' | 'privateHosts'>,
  { id, url }: { id: number; url: string },
): Promise<void> {
  const fetched = await fetchKeySet(url, { privateHosts })
  const now = new Date(clock.now())
  if ('keys' in fetched)
    await pool.query(
      'update partner_sign_in_keys set keys = $2, fetched_at = $3, tried_at = $3, fetch_fault = null where id = $1',
      [id, JSON.stringify(fetched.keys), now],
    )
  else await noteFault(pool, id, fetched.fault, now)
}

const noteFault = (pool: Pool, id: number, fault: string, now: Date) =>
  pool.query('update partner_sign_in_keys set tried_at = $2, fetch_fault = $3 where id = $1', [id, now, fault])
