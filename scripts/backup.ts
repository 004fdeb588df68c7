import { join, resolve } from 'node:path'
import { openEmbeddedDatabase } from '../packages/embedded-database/src/index.ts'
import { backupName, makeBackup, tryRestore } from '../packages/server/src/app/backup/index.ts'
import { readConfig } from '../packages/server/src/app/config.ts'
import { connect } from '../packages/server/src/platform/db/database.ts'
import { createLog } from '../packages/server/src/platform/log.ts'
import { StartError } from '../packages/server/src/platform/start-error.ts'
import { ExpectedFailure, reportFailure } from './support/expected-failure.mjs'

const usage = `pnpm backup [file]          writes everything that the database holds into one file
pnpm backup --try [file]    the same, then restores it where nobody sees it, and says whether all agreed`

/** A backup of the database that the server's settings name; beside a running server too. */
async function main(words: string[]): Promise<void> {
  const isTried = words.includes('--try')
  const [given, ...rest] = words.filter(word => word !== '--try')
  if (rest.length > 0 || given?.startsWith('-')) throw new ExpectedFailure(usage, 2)
  const config = readConfig(process.env)
  const log = createLog('error')
  const { DATABASE_URL: address, PROSTUTI_DATA: data, BACKUP_DIR: folder } = config
  const file = resolve(given ?? join(folder ?? join(data, 'backups'), backupName(new Date())))
  const opened = address
    ? { url: address, close: async () => undefined }
    : await openEmbeddedDatabase({ folder: join(data, 'database'), log })
  const db = connect({ url: opened.url, poolSize: 2, log })
  try {
    const options = { pool: db.pool, url: opened.url, file, log }
    const made = await makeBackup(options)
    console.info(`${file}: ${made.rows} rows, ${megabytes(made.bytes)} MB, in ${seconds(made.tookMs)} s.`)
    if (!isTried) return
    const { rows, tookMs } = await tryRestore(options, made)
    console.info(
      `Restored elsewhere to see whether it can be: ${rows} rows, all as they were, in ${seconds(tookMs)} s.`,
    )
  } finally {
    await db.close()
    await opened.close()
  }
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)
const seconds = (ms: number) => (ms / 1000).toFixed(1)

/** PostgreSQL's "undefined table": no server has ever made them. */
const isEmptyDatabase = (error: unknown) => error instanceof Error && 'code' in error && error.code === '42P01'

main(process.argv.slice(2)).catch((error: unknown) => {
  if (isEmptyDatabase(error))
    process.exitCode = reportFailure(new ExpectedFailure('Start the server once: this database is empty.'))
  else process.exitCode = reportFailure(error instanceof StartError ? new ExpectedFailure(error.message) : error)
})
