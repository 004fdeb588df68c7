import { hash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'

/** A picture as it is served. */
export interface StoredImage {
  readonly contentType: string
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

/** Keeps pictures by what they are: the same bytes are kept once. */
export interface ImageStore {
  /** Resolves to the picture's digest: SHA-256 of its bytes, in base64url. */
  put(client: PoolClient, image: StoredImage): Promise<string>
  /** Null where there is none. */
  get(digest: string): Promise<StoredImage | null>
}

/** In the database's own table. */
export function createImageStore(pool: Pool): ImageStore {
  return {
    async put(client, { contentType, width, height, bytes }) {
      const digest = hash('sha256', bytes, 'base64url')
      await client.query(
        `insert into image_blobs (digest, content_type, width, height, bytes) values ($1, $2, $3, $4, $5)
         on conflict (digest) do nothing`,
        [digest, contentType, width, height, bytes],
      )
      return digest
    },
    async get(digest) {
      const { rows } = await pool.query<StoredImage>(
        'select content_type as "contentType", width, height, bytes from image_blobs where digest = $1',
        [digest],
      )
      return rows[0] ?? null
    },
  }
}
