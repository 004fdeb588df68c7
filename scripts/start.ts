import { join } from 'node:path'
import { nodeFlags } from '../packages/server/src/app/start/node-flags.ts'
import { build } from './build.ts'
import { reportFailure } from './support/expected-failure.mjs'
import { root } from './support/root.mjs'
import { runInForeground } from './support/run-in-foreground.mjs'

// Builds what is out of date, then gives the terminal to the server.
try {
  await build()
  process.exitCode = await runInForeground(process.execPath, [
    ...nodeFlags,
    join(root, 'packages/server/src/main.ts'),
    ...process.argv.slice(2),
  ])
} catch (error) {
  process.exitCode = reportFailure(error)
}
