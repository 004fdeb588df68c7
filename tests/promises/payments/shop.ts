import type { App, ReplaceParts } from '@prostuti/server/app/app'
import { createFakeGateway, type FakeGateway } from '@prostuti/server/features/billing/testing/fake-gateway'
import { payingIn } from '@prostuti/server/features/billing/testing/paying'
import type { Database } from '@prostuti/server/platform/db/database'
import { type TestClock, testClock } from '@prostuti/server/testing/test-app'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { buildApp } from '../support/serve-app.ts'

/** As many connections as notices may use at once. */
const connections = 20

/** Coins for taka, sold by the real server; a gateway that pays, fails and falls silent on demand. */
export interface Shop {
  readonly app: App
  readonly db: Database
  readonly clock: TestClock
  readonly gateway: FakeGateway
  readonly paying: ReturnType<typeof payingIn>
}

export async function openShop(trial: Trial, replaceParts?: ReplaceParts): Promise<Shop> {
  const db = await openDatabase(trial, { poolSize: connections })
  const clock = testClock()
  const gateway = createFakeGateway()
  const app = buildApp({ db, clock, gateway, replaceParts })
  return { app, db, clock, gateway, paying: payingIn({ app, db }) }
}
