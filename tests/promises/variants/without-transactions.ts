import type { Database } from '@prostuti/server/platform/db/database'
import type { Pool, PoolClient } from 'pg'
import { serveVariant } from './variant-server.ts'

/** A server that commits each statement by itself. */
function withoutTransactions(db: Database): Database {
  const pool = new Proxy(db.pool, {
    get(target, property) {
      if (property === 'connect') return async () => committing(await (target as Pool).connect())
      const value = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { ...db, pool }
}

function committing(client: PoolClient): PoolClient {
  return new Proxy(client, {
    get(target, property) {
      if (property === 'query')
        return (text: unknown, ...rest: unknown[]) =>
          Reflect.apply(target.query, target, [isBracket(text) ? 'select 1' : text, ...rest])
      const value = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const isBracket = (text: unknown) => typeof text === 'string' && /^(?:begin|commit|rollback)\b/.test(text)

await serveVariant({ swap: withoutTransactions })
