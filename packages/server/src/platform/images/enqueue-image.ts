import type { PoolClient } from 'pg'
import { taskQueue } from '../tasks/task-queue.ts'

export const processImageKind = 'images.process'

/** Has an uploaded picture made, once at a time. */
export function enqueueImage(client: PoolClient, id: bigint, by: bigint): Promise<string> {
  const image = String(id)
  return taskQueue.enqueue(client, {
    kind: processImageKind,
    input: { image },
    by,
    key: `${processImageKind} ${image}`,
  })
}
