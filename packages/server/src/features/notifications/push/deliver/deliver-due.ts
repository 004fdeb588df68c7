import { type DeliverDeps, deliverBatch } from './deliver-batch.ts'

/** Rings for all that is due; resolves to the number of notifications it looked at. Begins nothing more after `signal`. */
export async function deliverDue(deps: DeliverDeps, signal?: AbortSignal): Promise<number> {
  let looked = 0
  while (!signal?.aborted) {
    const notifications = await deliverBatch(deps, signal)
    if (notifications === 0) break
    looked += notifications
  }
  return looked
}
