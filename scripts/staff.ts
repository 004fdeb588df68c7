import { join } from 'node:path'
import { openEmbeddedDatabase } from '../packages/embedded-database/src/index.ts'
import { readConfig } from '../packages/server/src/app/config.ts'
import { type Account, changeStaff, listStaff, type Role, roles } from '../packages/server/src/app/staff/index.ts'
import { connect } from '../packages/server/src/platform/db/database.ts'
import { createLog, type Log } from '../packages/server/src/platform/log.ts'
import { StartError } from '../packages/server/src/platform/start-error.ts'
import { ExpectedFailure, reportFailure } from './support/expected-failure.mjs'

const usage = `pnpm staff list
pnpm staff set <e-mail> <${roles.join(' | ')}>
pnpm staff remove <e-mail>`

/** Who of the staff there is, in the database that the server's settings name; beside a running server too. */
async function main(words: string[]): Promise<void> {
  const wish = wishOf(words)
  if (!wish) throw new ExpectedFailure(usage, 2)
  const config = readConfig(process.env)
  const log = createLog('error')
  const opened = await open(config, log)
  const db = connect({ url: opened.url, poolSize: 2, log })
  try {
    if (wish === 'list') return print(await listStaff(db.pool))
    const { account, changed } = await changeStaff(db.pool, wish.who, wish.role, Date.now())
    console.info(`${nameOf(account)} ${stateOf(account, changed)}`)
  } finally {
    await db.close()
    await opened.close()
  }
}

interface Wish {
  readonly who: string
  readonly role: Role | null
}

/** What the words of the command line ask for; null for what they do not say. */
function wishOf([command, who, given, ...rest]: string[]): 'list' | Wish | null {
  if (rest.length > 0) return null
  if (command === 'list') return who === undefined ? 'list' : null
  if (!who) return null
  if (command === 'remove') return given === undefined ? { who, role: null } : null
  const role = roles.find(each => each === given)
  return command === 'set' && role ? { who, role } : null
}

async function open({ DATABASE_URL: url, PROSTUTI_DATA: data }: ReturnType<typeof readConfig>, log: Log) {
  return url ? { url, close: async () => undefined } : openEmbeddedDatabase({ folder: join(data, 'database'), log })
}

function print(staff: readonly Account[]): void {
  const lines = staff.map(each => `${nameOf(each)}  ${each.role}`)
  console.info(lines.length === 0 ? 'There is no staff yet.' : lines.join('\n'))
}

const nameOf = ({ id, name, email }: Account) => `${id}  ${name || '(no name)'}  ${email ?? '(no e-mail)'}`

function stateOf({ role }: Account, changed: boolean): string {
  return `is ${changed ? 'now ' : ''}${role ?? 'not of the staff'}${changed ? '' : ' already'}.`
}

/** PostgreSQL's "undefined table": no server has ever made them. */
const isEmptyDatabase = (error: unknown) => error instanceof Error && 'code' in error && error.code === '42P01'

main(process.argv.slice(2)).catch((error: unknown) => {
  if (isEmptyDatabase(error))
    process.exitCode = reportFailure(new ExpectedFailure('Start the server once: this database is empty.'))
  else process.exitCode = reportFailure(error instanceof StartError ? new ExpectedFailure(error.message) : error)
})
