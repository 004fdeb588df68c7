import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { PublicEvent } from '../../../platform/notifications/stream-events.ts'
import { frameOf, type Stream } from './stream.ts'

/** Streams that are written to before other work of the process gets its turn. */
const portion = 100

/** Between two rounds: what comes meanwhile goes out together. */
const restMs = 100

/** Tells all streams what became public, a portion after the other, so that a submission waits for no more than one. */
export function createBroadcast(streams: ReadonlySet<Stream>): (event: PublicEvent) => void {
  let waiting: string[] = []
  let isGoing = false

  async function goRound(): Promise<void> {
    // Of many that come at once.
    await turn()
    while (waiting.length > 0) {
      const bytes = Buffer.from(waiting.join(''))
      waiting = []
      let told = 0
      for (const stream of streams) {
        stream.write(bytes)
        if (++told % portion === 0) await turn()
      }
      await pause(restMs, undefined, { ref: false })
    }
    isGoing = false
  }

  return event => {
    if (streams.size === 0) return
    waiting.push(frameOf(event))
    if (isGoing) return
    isGoing = true
    void goRound()
  }
}
