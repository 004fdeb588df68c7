import { setTimeout as pause } from 'node:timers/promises'
import { type DeliverDeps, deliverBatch } from './deliver-batch.ts'

/** Of one process: those who sit an exam come first. A hundred thousand take four minutes. */
const messagesASecond = 420

/** Rings for all that is due; resolves to the number of notifications it looked at. Begins nothing more after `signal`. */
export async function deliverDue(deps: DeliverDeps, signal?: AbortSignal): Promise<number> {
  let looked = 0
  while (!signal?.aborted) {
    const begun = performance.now()
    const { notifications, messages } = await deliverBatch(deps, signal)
    if (notifications === 0) break
    looked += notifications
    const ahead = (messages / messagesASecond) * 1_000 - (performance.now() - begun)
    if (ahead > 0) await pause(ahead)
  }
  return looked
}
