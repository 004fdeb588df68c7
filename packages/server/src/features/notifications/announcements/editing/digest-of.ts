import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Queryable } from '../../../../platform/db/database.ts'
import { images } from '../../../../platform/images/index.ts'
import type { AnnouncementRow } from '../announcement-row.ts'

/** Of its picture; null: it has none. */
export async function digestOf(
  client: Queryable,
  { imageId }: Pick<AnnouncementRow, 'imageId'>,
): Promise<string | null> {
  if (imageId === null) return null
  const [image] = await drizzle(client).select({ digest: images.digest }).from(images).where(eq(images.id, imageId))
  return image?.digest ?? null
}
