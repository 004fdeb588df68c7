import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Translated } from '../../../../platform/db/columns.ts'
import type { Queryable } from '../../../../platform/db/database.ts'
import { imagePath, images } from '../../../../platform/images/index.ts'
import type { AnnouncementRow } from '../announcement-row.ts'

export interface AnnouncementPicture {
  /** From the site's root. */
  readonly path: string
  /** What who cannot see it hears: the notification's own words, else those of the library. */
  readonly alt: Translated
}

/** Null: it has none. */
export async function pictureOf(
  client: Queryable,
  { imageId, imageAlt }: Pick<AnnouncementRow, 'imageId' | 'imageAlt'>,
): Promise<AnnouncementPicture | null> {
  if (imageId === null) return null
  const [image] = await drizzle(client)
    .select({ digest: images.digest, bn: images.altBn, en: images.altEn })
    .from(images)
    .where(eq(images.id, imageId))
  if (!image?.digest) return null
  return { path: imagePath(image.digest), alt: imageAlt.bn ? imageAlt : { bn: image.bn, en: image.en } }
}
