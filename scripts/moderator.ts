import { join } from 'node:path'
import { openEmbeddedDatabase } from '../packages/embedded-database/src/index.ts'
import { readConfig } from '../packages/server/src/app/config.ts'
import { type Account, listModerators, setModerator } from '../packages/server/src/app/moderators/index.ts'
import { connect } from '../packages/server/src/platform/db/database.ts'
import { createLog, type Log } from '../packages/server/src/platform/log.ts'
import { StartError } from '../packages/server/src/platform/start-error.ts'
import { ExpectedFailure, reportFailure } from './support/expected-failure.mjs'

const usage = `pnpm moderator list
pnpm moderator add <e-mail>
pnpm moderator remove <e-mail>`

/** Who of the staff there is, in the database that the server's settings name; beside a running server too. */
async function main([command = '', who = '', ...rest]: string[]): Promise<void> {
  const isChange = command === 'add' || command === 'remove'
  if (rest.length > 0 || (isChange ? who === '' : command !== 'list' || who !== '')) throw new ExpectedFailure(usage, 2)
  const config = readConfig(process.env)
  const log = createLog('error')
  const opened = await open(config, log)
  const db = connect({ url: opened.url, poolSize: 2, log })
  try {
    if (!isChange) return print(await listModerators(db.pool))
    const { account, changed } = await setModerator(db.pool, who, command === 'add', Date.now())
    console.info(`${nameOf(account)} ${stateOf(account, changed)}`)
  } finally {
    await db.close()
    await opened.close()
  }
}

async function open({ DATABASE_URL: url, PROSTUTI_DATA: data }: ReturnType<typeof readConfig>, log: Log) {
  return url ? { url, close: async () => undefined } : openEmbeddedDatabase({ folder: join(data, 'database'), log })
}

function print(moderators: readonly Account[]): void {
  console.info(moderators.length === 0 ? 'There is no moderator yet.' : moderators.map(nameOf).join('\n'))
}

const nameOf = ({ id, name, email }: Account) => `${id}  ${name || '(no name)'}  ${email ?? '(no e-mail)'}`

function stateOf({ isModerator }: Account, changed: boolean): string {
  return `is ${changed ? 'now ' : ''}${isModerator ? 'a moderator' : 'no moderator'}${changed ? '' : ' already'}.`
}

/** PostgreSQL's "undefined table": no server has ever made them. */
const isEmptyDatabase = (error: unknown) => error instanceof Error && 'code' in error && error.code === '42P01'

main(process.argv.slice(2)).catch((error: unknown) => {
  if (isEmptyDatabase(error))
    process.exitCode = reportFailure(new ExpectedFailure('Start the server once: this database is empty.'))
  else process.exitCode = reportFailure(error instanceof StartError ? new ExpectedFailure(error.message) : error)
})
