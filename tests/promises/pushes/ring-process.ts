import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '@prostuti/server/platform/db/database'
import { silentLog } from '@prostuti/server/platform/log'
import { systemClock } from '@prostuti/server/testing/test-app'
import { buildApp } from '../support/serve-app.ts'
import { type Ringing, variants } from './ringing.ts'

/** Between two sweeps, in milliseconds. */
const everyMs = 50

/** Rings for what is due until it is ended: a server's sweep without the rest of it. Each further message sets the clock. */
process.once('message', async ({ databaseUrl, pushUrl, vapid, aheadMs, variant }: Ringing) => {
  let ahead = aheadMs
  process.on('message', (next: Ringing) => {
    ahead = next.aheadMs
  })
  const db = connect({ url: databaseUrl, poolSize: 3, log: silentLog })
  const now = () => Date.now() + ahead
  const app = buildApp({
    db,
    clock: { ...systemClock, now, confirm: async () => now() },
    push: { vapid, hosts: [pushUrl], fcm: null },
    replaceParts: variants[variant],
  })
  const end = new AbortController()
  process.once('SIGTERM', () => end.abort())
  while (!end.signal.aborted) {
    await app.notifications.deliver(end.signal)
    await pause(everyMs)
  }
  await db.close()
  process.exit(0)
})
process.send?.('ready')
