import type { Pool } from 'pg'
import { AppError } from '../../errors/app-error.ts'
import { deleteBlobs } from './delete-blobs.ts'
import { digestOf, type ImageStore } from './image-store.ts'
import { readBlob, readStat } from './read-blob.ts'

/** In the database's own table. A picture that lies in a bucket, which is not set any more, is `try_later`. */
export function createDatabaseStore(pool: Pool): ImageStore {
  return {
    async put({ contentType, width, height, bytes }) {
      const digest = digestOf(bytes)
      await pool.query(
        `insert into image_blobs (digest, content_type, width, height, bytes, size) values ($1, $2, $3, $4, $5, $6)
         on conflict (digest) do nothing`,
        [digest, contentType, width, height, bytes, bytes.length],
      )
      return digest
    },
    async get(digest) {
      const row = await readBlob(pool, digest)
      if (row === null) return null
      const { contentType, width, height, bytes } = row
      if (bytes === null) throw new AppError('try_later', { retryAfter: 60 })
      return { contentType, width, height, bytes }
    },
    async stat(digest) {
      const found = await readStat(pool, digest)
      if (found === null) return null
      const { objectKey: _, ...stat } = found
      return stat
    },
    delete: deleteBlobs,
  }
}
