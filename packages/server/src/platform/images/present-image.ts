import type { UploadedImage } from '@prostuti/contract'
import { eq, getTableColumns } from 'drizzle-orm'
import { imagePath } from './picture-html.ts'
import { imageBlobs, images } from './tables.ts'

const { original: _, ...imageColumns } = getTableColumns(images)

/** Of a picture all but its bytes. */
export const uploadColumns = { ...imageColumns, width: imageBlobs.width, height: imageBlobs.height }

export const withBlob = eq(imageBlobs.digest, images.digest)

export type UploadRow = Omit<typeof images.$inferSelect, 'original'> & { width: number | null; height: number | null }

export function presentImage({ id, name, state, digest, width, height, createdAt }: UploadRow): UploadedImage {
  return {
    id: String(id),
    name,
    state,
    path: digest === null ? null : imagePath(digest),
    width,
    height,
    created_at: createdAt.toISOString(),
  }
}
