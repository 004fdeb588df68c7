import { getPicture, uploadPicture } from '@prostuti/contract/feed/operations'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { imageBlobs, images, keepUpload } from '../../../platform/images/index.ts'
import type { FeedDeps } from '../feed-deps.ts'
import { pictureColumns, presentPicture } from '../posts/present-pictures.ts'

/** Pictures of posts: a person's own until they are shown. */
export function createPictures({ db, clock }: FeedDeps): Implementation[] {
  return [
    implementOnce(uploadPicture, { pool: db.pool, clock }, async ({ body }, call, client) => {
      const upload = { file: body.file, ownerId: signedIn(call).id, usedFor: 'talk', now: clock.now() } as const
      return presentPicture({ ...(await keepUpload(client, upload)), width: null, height: null })
    }),
    implement(getPicture, async ({ params: { id } }, call) => {
      const [row] = await db.orm
        .select(pictureColumns)
        .from(images)
        .leftJoin(imageBlobs, eq(imageBlobs.digest, images.digest))
        .where(and(eq(images.id, BigInt(id)), eq(images.ownerId, signedIn(call).id), eq(images.usedFor, 'talk')))
      if (!row) throw new AppError('not_found')
      return presentPicture(row)
    }),
  ]
}
