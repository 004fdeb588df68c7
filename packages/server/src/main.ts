import { readConfig } from './app/config.ts'
import { onProcessFaults } from './app/start/process-faults.ts'
import { speedUpDrizzle } from './platform/db/import-drizzle.ts'
import { createLog } from './platform/log.ts'
import { StartError } from './platform/start-error.ts'

speedUpDrizzle()

/** A process manager's patience is longer; what has not ended by then is cut off. */
const stopWithinMs = 14_500

/** The process: reads the settings, starts, and on SIGINT or SIGTERM finishes what is under way. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  const { startServer } = await import('./app/start/start-server.ts')
  const server = await startServer(config, log)
  let stopping = false
  const stop = (exitCode: number) => {
    if (stopping) return
    stopping = true
    // It keeps the process alive, too: one that only waits for a silent database would end as if all had been stopped.
    setTimeout(() => {
      log.error('not everything ended in time: ending the process')
      process.exit(1)
    }, stopWithinMs)
    server.stop().then(() => process.exit(exitCode), fail)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!stopping) console.info(`\n${signal}: finishing what is under way …`)
      stop(0)
    })
  }
  onProcessFaults(log, () => stop(1))
}

function fail(error: unknown): never {
  const isPlain = error instanceof StartError || (error instanceof Error && error.name === 'FolderLockedError')
  console.error(isPlain ? (error as Error).message : error)
  process.exit(1)
}

main().catch(fail)
