import type { Pool } from 'pg'
import type { ImageStat } from './image-store.ts'

/** A picture's row: its bytes, or where they lie. */
interface BlobRow extends Omit<ImageStat, 'size'> {
  readonly bytes: Buffer | null
  readonly objectKey: string | null
}

/** Null where there is none. */
export async function readBlob(pool: Pool, digest: string): Promise<BlobRow | null> {
  const { rows } = await pool.query<BlobRow>(
    `select content_type as "contentType", width, height, bytes, object_key as "objectKey" from image_blobs where digest = $1`,
    [digest],
  )
  return rows[0] ?? null
}

/** The same without its bytes. */
export async function readStat(pool: Pool, digest: string): Promise<(ImageStat & Pick<BlobRow, 'objectKey'>) | null> {
  const { rows } = await pool.query<ImageStat & Pick<BlobRow, 'objectKey'>>(
    `select content_type as "contentType", width, height, coalesce(size, octet_length(bytes)) as size, object_key as "objectKey"
       from image_blobs where digest = $1`,
    [digest],
  )
  return rows[0] ?? null
}
