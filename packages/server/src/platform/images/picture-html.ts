import { inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { imageBlobs, images } from './tables.ts'

/** A question's picture, as far as a page needs it. */
export interface Picture {
  readonly digest: string
  readonly width: number
  readonly height: number
}

export const imagePath = (digest: string): string => `/api/core/v1/images/${digest}/`

/** Pictures that are ready, by the id of their upload. */
export async function readPictures(
  orm: Pick<NodePgDatabase, 'select'>,
  ids: readonly (bigint | null)[],
): Promise<ReadonlyMap<bigint, Picture>> {
  const wanted = [...new Set(ids.filter(id => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await orm
    .select({ id: images.id, digest: imageBlobs.digest, width: imageBlobs.width, height: imageBlobs.height })
    .from(images)
    .innerJoin(imageBlobs, sql`${imageBlobs.digest} = ${images.digest}`)
    .where(inArray(images.id, wanted))
  return new Map(rows.map(({ id, ...picture }) => [id, picture]))
}

/**
 * A question's picture as it stands after the question's text; empty for none. `siteUrl`: in front of the address, for what is
 * also shown on partners' pages.
 */
export function pictureHtml(picture: Picture | null | undefined, siteUrl = ''): string {
  if (!picture) return ''
  const { digest, width, height } = picture
  return `<img src="${siteUrl}${imagePath(digest)}" alt="" width="${width}" height="${height}">`
}
