import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors/app-error.ts'
import type { TaskHandler } from '../tasks/tasks.ts'
import { processImageKind } from './enqueue-image.ts'
import { encodeInProcess } from './process/encode-in-process.ts'
import type { ImageStore } from './store/image-store.ts'
import { images } from './tables.ts'

const Input = z.object({ image: z.string() })

/**
 * Re-encodes an uploaded picture. One that cannot be read has failed, and nothing of it is kept; where the store is away the task has
 * failed with `try_later`, and the picture waits (`requeueWaiting`).
 */
export function createProcessImage({ db, store }: { readonly db: Database; readonly store: ImageStore }): TaskHandler {
  return {
    kind: processImageKind,
    async run({ input, signal }) {
      const id = BigInt(Input.parse(input).image)
      const [row] = await db.orm.select({ original: images.original }).from(images).where(eq(images.id, id))
      // Done by the process before, which did not come to say so.
      if (!row?.original) return null
      const set = (change: Partial<typeof images.$inferInsert>) =>
        db.orm
          .update(images)
          .set({ ...change, original: null })
          .where(eq(images.id, id))
      try {
        const image = await encodeInProcess(row.original, signal)
        // Where its like is erased in between, the foreign key refuses, and the task is done again.
        await set({ state: 'ready', digest: await store.put(image) })
      } catch (error) {
        if (error instanceof AppError && error.code !== 'try_later') await set({ state: 'failed' })
        throw error
      }
      return { image: String(id) }
    },
  }
}
