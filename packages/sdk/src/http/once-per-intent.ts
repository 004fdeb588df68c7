import { randomUuid } from '../random.ts'
import { ApiError } from './api-error.ts'
import type { Http } from './http.ts'

const known = new WeakMap<Http, Map<string, string>>()

/**
 * Makes a call that spends or creates with an idempotency key of its own. An intent, one person's wish to do one thing,
 * keeps its key until the server has given its word: after a lost answer the same wish is sent again under the same key, and
 * has its effect once. `conflict` is such a case too: the first call is still under way.
 *
 * @example oncePerIntent(http, 'buy program 3', idempotencyKey => http.call(purchaseExam, parts, { idempotencyKey }))
 */
export async function oncePerIntent<T>(http: Http, intent: string, call: (key: string) => Promise<T>): Promise<T> {
  const keys = known.get(http) ?? new Map<string, string>()
  known.set(http, keys)
  const key = keys.get(intent) ?? randomUuid()
  keys.set(intent, key)
  try {
    const answer = await call(key)
    keys.delete(intent)
    return answer
  } catch (error) {
    if (!isUndecided(error)) keys.delete(intent)
    throw error
  }
}

/** Whether the call may have had its effect although no answer says so. */
const isUndecided = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.isTransient || error.code === 'conflict'
