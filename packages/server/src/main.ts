import { readConfig } from './config.ts'
import { speedUpDrizzle } from './db/import-drizzle.ts'

speedUpDrizzle()

/** The process: reads the settings, starts, and on SIGINT or SIGTERM finishes what is under way. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const { startServer } = await import('./start-server.ts')
  const server = await startServer(config)
  let stopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    console.info(`\n${signal}: finishing what is under way …`)
    server.stop().then(
      () => process.exit(0),
      error => fail(error),
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

main().catch(fail)
