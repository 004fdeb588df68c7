import { AsyncLocalStorage } from 'node:async_hooks'
import type { App } from '@prostuti/server/app/app'
import { buildApp, type GivenApp } from '../support/serve-app.ts'

/** An app whose clock is set by its callers. */
export function believesDateHeader(given: GivenApp): App {
  const claimed = new AsyncLocalStorage<number>()
  const now = () => claimed.getStore() ?? given.clock?.now() ?? Date.now()
  const app = buildApp({ ...given, clock: { isTrusted: () => true, now, confirm: async () => now() } })
  const http = new Proxy(app.http, {
    get: (target, property) =>
      property === 'request'
        ? (path: string, init: RequestInit) => claimed.run(dateOf(init) ?? now(), () => target.request(path, init))
        : Reflect.get(target, property),
  })
  return { ...app, http }
}

function dateOf({ headers }: RequestInit): number | undefined {
  const date = new Headers(headers).get('date')
  return date === null ? undefined : Date.parse(date)
}
