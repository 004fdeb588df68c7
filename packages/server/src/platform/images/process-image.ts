import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../errors/app-error.ts'
import type { TaskHandler } from '../tasks/tasks.ts'
import type { ImageStore } from './image-store.ts'
import { encodeInProcess } from './process/encode-in-process.ts'
import { images } from './tables.ts'

export const processImageKind = 'images.process'

const Input = z.object({ image: z.string() })

/** Re-encodes an uploaded picture. One that cannot be read has failed, and nothing of it is kept. */
export function createProcessImage({ db, store }: { readonly db: Database; readonly store: ImageStore }): TaskHandler {
  return {
    kind: processImageKind,
    async run({ input, signal }) {
      const id = BigInt(Input.parse(input).image)
      const [row] = await db.orm.select({ original: images.original }).from(images).where(eq(images.id, id))
      // Done by the process before, which did not come to say so.
      if (!row?.original) return null
      const set = (change: Partial<typeof images.$inferInsert>, client = db.orm) =>
        client
          .update(images)
          .set({ ...change, original: null })
          .where(eq(images.id, id))
      try {
        const image = await encodeInProcess(row.original, signal)
        await inTransaction(db.pool, async client => {
          const digest = await store.put(client, image)
          await set({ state: 'ready', digest }, drizzle(client))
        })
      } catch (error) {
        if (error instanceof AppError) await set({ state: 'failed' })
        throw error
      }
      return { image: String(id) }
    },
  }
}
