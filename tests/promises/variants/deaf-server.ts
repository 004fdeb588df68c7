import type { Database } from '@prostuti/server/platform/db/database'
import type { Pool, PoolClient } from 'pg'
import { serveVariant } from './variant-server.ts'

/** A server that lends connections and does not hear that one is lost. */
function deaf(db: Database): Database {
  const pool = new Proxy(db.pool, {
    get(target, property) {
      if (property === 'connect') return async () => withoutListeners(await (target as Pool).connect())
      const value = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { ...db, pool }
}

function withoutListeners(client: PoolClient): PoolClient {
  return new Proxy(client, {
    get(target, property) {
      if (property === 'on') return () => target
      const value = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

await serveVariant({ swap: deaf })
