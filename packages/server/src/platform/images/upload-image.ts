import type { UploadedImage } from '@prostuti/contract'
import { uploadImage } from '@prostuti/contract/core/operations'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Clock } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import { signedIn } from '../http/call/call.ts'
import { fileName } from '../http/call/file-name.ts'
import { implementOnce } from '../idempotency/index.ts'
import { checkImage } from './encode-image.ts'
import { enqueueImage } from './enqueue-image.ts'
import { presentImage } from './present-image.ts'
import { digestOf } from './store/image-store.ts'
import { images } from './tables.ts'

/** Keeps a picture as it came, and leaves the rest to a task. Throws `unsupported_type` and `too_large`. */
export function createUploadImage({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return implementOnce(
    uploadImage,
    { pool: db.pool, clock },
    async ({ body }, call, client): Promise<UploadedImage> => {
      const upload = { file: body.file, ownerId: signedIn(call).id, usedFor: 'library', now: clock.now() } as const
      return presentImage({ ...(await keepUpload(client, upload)), width: null, height: null })
    },
  )
}

interface Upload {
  readonly file: File
  readonly ownerId: bigint
  readonly usedFor: (typeof images.$inferSelect)['usedFor']
  readonly now: number
}

/** The same for any feature, in its transaction. */
export async function keepUpload(client: PoolClient, { file, ownerId, usedFor, now }: Upload) {
  const original = Buffer.from(await file.arrayBuffer())
  await checkImage(original)
  const values = {
    ...{ ownerId, usedFor, name: fileName(file.name), original, createdAt: new Date(now) },
    ...{ fileDigest: digestOf(original), fileBytes: original.length },
  }
  const [row] = await drizzle(client).insert(images).values(values).returning()
  await enqueueImage(client, row!.id, ownerId)
  return row!
}
