import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import type { Log } from '../log.ts'
import { Payments } from './payments.ts'
import { createGatewayRoutes } from './routes.ts'
import { createNoticeSender } from './send-notices.ts'
import type { GatewayStore } from './store.ts'

export interface SandboxGateway {
  readonly store: GatewayStore
  readonly routes: Hono
  /** Sends no more notices. */
  stop(): void
}

/** Whether the sandbox's payment gateway serves this address, rather than its sign-in. */
export const isOfGateway = (path: string): boolean => /^\/(gwprocess|validator|gateway)\//.test(path)

/**
 * The stand-in for SSLCommerz: the same protocol with pages of its own, where anybody pays with nothing. Payments are kept in
 * memory. On demand it is late, silent, forged or broken (`POST /gateway/behaviour`).
 */
export function createSandboxGateway(url: string, log: Log): SandboxGateway {
  const store = { url, storeId: 'prostuti0sandbox', storePassword: randomBytes(15).toString('base64url') }
  const notices = createNoticeSender(store, log)
  const routes = createGatewayRoutes({ store, payments: new Payments(), notices, log })
  return { store, routes, stop: notices.stop }
}
