import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))

/** Of our own choosing; whoever else takes advisory locks in this database takes another number. */
const lock = 7_264_310_955

/**
 * Brings a database up to date, to what `folder` holds. Of many processes that start at once, one migrates and the others wait
 * for it.
 */
export async function migrate(url: string, folder = migrationsFolder): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'prostuti-migrate' })
  // A connection lost between two statements is told as an event, which unheard would end the process; the next statement fails.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
  } finally {
    // The lock belongs to the connection and goes with it.
    await client.end()
  }
}
