import type { Clock } from '@prostuti/server/platform/db/clock'
import type { Database } from '@prostuti/server/platform/db/database'
import { serveVariant } from './variant-server.ts'

/** A server that goes by its host's wall clock and an offset measured once, and asks nobody before it closes. */
async function wallClock({ pool }: Database): Promise<Clock> {
  const { rows } = await pool.query<{ at: number }>('select extract(epoch from clock_timestamp())::float8 * 1000 as at')
  const offset = rows[0]!.at - Date.now()
  const now = () => Math.round(Date.now() + offset)
  return { now, isTrusted: () => true, confirm: async () => now() }
}

await serveVariant({ createClock: wallClock })
