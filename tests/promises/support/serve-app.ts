import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type App, type AppOptions, createApp } from '@prostuti/server/app'
import type { Database } from '@prostuti/server/db/database'
import { createReceiptSigner } from '@prostuti/server/exams/receipts'
import { createFront } from '@prostuti/server/front/front'
import { silentLog } from '@prostuti/server/log'
import type { Trial } from '../runner/trial.ts'

const systemClock = { now: Date.now, isTrusted: () => true }

export type GivenApp = Partial<AppOptions> & { db: Database }

/** The real API with some dependencies swapped, in this process and without a port. */
export function buildApp(given: GivenApp): App {
  return createApp({
    clock: systemClock,
    log: silentLog,
    receipts: createReceiptSigner(generateKeyPairSync('ed25519').privateKey),
    provider: { issuer: 'http://127.0.0.1:9', clientId: 'none', allowInsecure: true },
    siteUrl: 'http://localhost:4321',
    version: 'trial',
    checkReturns: true,
    ...given,
  })
}

/** The same on a port of its own, closed with the trial. Returns its address. */
export async function serveApp(trial: Trial, given: GivenApp): Promise<string> {
  const front = createFront({ app: buildApp(given), files: [], site: null, log: silentLog })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  trial.after(async () => {
    const closed = once(front, 'close')
    front.close()
    front.closeAllConnections()
    await closed
  })
  return `http://127.0.0.1:${(front.address() as AddressInfo).port}`
}
