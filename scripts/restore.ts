import { resolve } from 'node:path'
import { restoreIntoDatabase, restoreIntoFolder } from '../packages/server/src/app/backup/index.ts'
import { readConfig } from '../packages/server/src/app/config.ts'
import { createLog } from '../packages/server/src/platform/log.ts'
import { StartError } from '../packages/server/src/platform/start-error.ts'
import { ExpectedFailure, reportFailure } from './support/expected-failure.mjs'

const usage =
  'pnpm restore <file> [folder]    the folder is absent or empty; without it: DATABASE_URL, else PROSTUTI_DATA'

/** Brings back everything that a backup holds. */
async function main([file, given, ...rest]: string[]): Promise<void> {
  if (!file || rest.length > 0 || file.startsWith('-')) throw new ExpectedFailure(usage, 2)
  const { DATABASE_URL: address, PROSTUTI_DATA: data } = readConfig(process.env)
  const path = resolve(file)
  if (!given && address) {
    const { rows, manifest } = await restoreIntoDatabase(path, address)
    console.info(`Restored ${rows} rows as they were at ${manifest.at} into DATABASE_URL.`)
    return
  }
  const folder = resolve(given ?? data)
  const { rows, manifest } = await restoreIntoFolder({ file: path, folder, log: createLog('error') })
  console.info(`Restored ${rows} rows as they were at ${manifest.at} into ${folder}.`)
  console.info(`Start with PROSTUTI_DATA=${folder} npm start`)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.exitCode = reportFailure(error instanceof StartError ? new ExpectedFailure(error.message) : error)
})
