import { listReceiptKeys } from '@prostuti/contract/exams/operations'
import type { Prostuti } from '../../client.ts'
import { ApiError } from '../../http/api-error.ts'
import { backoffMs } from '../../http/backoff.ts'

type Client = Pick<Prostuti, '$timeKnown' | 'http' | 'platform'>

interface TimeKeeper {
  readonly watchers: Set<object>
  stop(): void
}

const keepers = new WeakMap<Client, TimeKeeper>()

/**
 * Calls back with whether the server has confirmed the client's time, at once and whenever that changes. While anybody listens
 * the server is asked, one short call for however many screens, until it has answered: at first, after a sleep, and when the
 * device's clock was set. Returns the function that ends it.
 */
export function watchTime(client: Client, onChange: (isKnown: boolean) => void): () => void {
  const leave = client.$timeKnown.subscribe(onChange)
  const keeper = keepers.get(client) ?? keepTime(client)
  keepers.set(client, keeper)
  const watcher = {}
  keeper.watchers.add(watcher)
  return () => {
    leave()
    keeper.watchers.delete(watcher)
    if (keeper.watchers.size > 0 || keepers.get(client) !== keeper) return
    keepers.delete(client)
    keeper.stop()
  }
}

function keepTime({ $timeKnown, http, platform }: Client): TimeKeeper {
  let isAsking = false
  let failures = 0
  let cancelTimer: () => void = () => undefined

  async function ask(): Promise<void> {
    if (isAsking || $timeKnown.get()) return
    isAsking = true
    cancelTimer()
    // Any answer past the caches carries the time; this is the shortest that everybody may have.
    const error = await http.call(listReceiptKeys, undefined, { fresh: true }).then(
      () => null,
      (cause: unknown) => cause,
    )
    isAsking = false
    failures = error ? failures + 1 : 0
    if ($timeKnown.get() || keeper.watchers.size === 0) return
    const retryAfter = error instanceof ApiError ? error.retryAfter : undefined
    cancelTimer = platform.clock.setTimer(() => void ask(), backoffMs(Math.max(failures, 1), Math.random, retryAfter))
  }

  const leave = [
    $timeKnown.subscribe(() => void ask()),
    platform.clock.onResume(() => void ask()),
    platform.network.onChange(online => online && void ask()),
  ]
  const keeper: TimeKeeper = {
    watchers: new Set(),
    stop() {
      cancelTimer()
      for (const stop of leave) stop()
    },
  }
  return keeper
}
