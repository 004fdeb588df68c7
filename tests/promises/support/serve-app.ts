import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type App, type AppOptions, createApp } from '@prostuti/server/app/app'
import { createHttpServer } from '@prostuti/server/app/http-server/http-server'
import { createFakeGateway } from '@prostuti/server/features/billing/testing/fake-gateway'
import { createReceiptSigner } from '@prostuti/server/features/exams/receipts/receipt-signer'
import type { Database } from '@prostuti/server/platform/db/database'
import { silentLog } from '@prostuti/server/platform/log'
import { systemClock } from '@prostuti/server/testing/test-app'
import type { Trial } from '../runner/trial.ts'

/** To which a native app of these servers is signed in. */
export const appLink = 'prostuti-trial://signed-in'

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
    // What were refused for its number would not be looked at.
    limits: null,
    gateway: createFakeGateway(),
    apps: { links: [appLink], android: null },
    ...given,
  })
}

/** The same on a port of its own, closed with the trial. Returns its address. */
export async function serveApp(trial: Trial, given: GivenApp): Promise<string> {
  const app = buildApp(given)
  trial.after(() => app.end())
  return serveServer(trial, createHttpServer({ app, files: [], site: null, log: silentLog }))
}

/** Any server on a port of its own, closed with the trial. Returns its address. */
export async function serveServer(trial: Trial, front: Server): Promise<string> {
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
