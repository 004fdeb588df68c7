import type { PostPicture } from '@prostuti/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { imageBlobs, imagePath, images } from '../../../platform/images/index.ts'
import { postPictures } from '../tables/posts.ts'
import type { Orm } from './post-rows.ts'

/** Of an upload what a post shows. */
export const pictureColumns = {
  id: images.id,
  state: images.state,
  digest: images.digest,
  width: imageBlobs.width,
  height: imageBlobs.height,
}

type PictureRow = Pick<typeof images.$inferSelect, 'id' | 'state' | 'digest'> & {
  readonly width: number | null
  readonly height: number | null
}

export const presentPicture = ({ id, state, digest, width, height }: PictureRow, alt = ''): PostPicture => ({
  id: String(id),
  path: digest === null ? null : imagePath(digest),
  ...{ width, height, alt, state },
})

/** Pictures by their post, in their order: those that everyone sees, or those that wait. */
export async function presentPictures(
  orm: Orm,
  postIds: readonly bigint[],
  version: 'shown' | 'waiting' = 'shown',
): Promise<ReadonlyMap<bigint, PostPicture[]>> {
  const rows = await orm
    .select({ postId: postPictures.postId, alt: postPictures.alt, ...pictureColumns })
    .from(postPictures)
    .innerJoin(images, eq(images.id, postPictures.imageId))
    .leftJoin(imageBlobs, eq(imageBlobs.digest, images.digest))
    .where(and(inArray(postPictures.postId, [...postIds]), eq(postPictures.version, version)))
    .orderBy(asc(postPictures.postId), asc(postPictures.place))
  const found = new Map<bigint, PostPicture[]>()
  for (const { postId, alt, ...row } of rows)
    found.set(postId, [...(found.get(postId) ?? []), presentPicture(row, alt)])
  return found
}
