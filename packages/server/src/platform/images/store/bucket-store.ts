import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { inTransaction } from '../../db/transaction.ts'
import type { Bucket } from './bucket.ts'
import { deleteBlobs } from './delete-blobs.ts'
import { digestOf, type ImageStore } from './image-store.ts'
import { readBlob, readStat } from './read-blob.ts'

/**
 * The bytes in a bucket, all else in the database. An object counts as loose until a row has it, and again once none has: whatever
 * breaks off, no row is without its object, and no object stays for good. Pictures of before the bucket stay in their rows.
 */
export function createBucketStore(pool: Pool, bucket: Bucket): ImageStore {
  return {
    async put({ contentType, width, height, bytes }) {
      const digest = digestOf(bytes)
      if (await readStat(pool, digest)) return digest
      const objectKey = `pictures/${digest}-${randomUUID()}`
      await pool.query('insert into image_loose_objects (object_key, since) values ($1, now())', [objectKey])
      await bucket.put(objectKey, bytes, contentType)
      await inTransaction(pool, async client => {
        const { rowCount } = await client.query(
          `insert into image_blobs (digest, content_type, width, height, object_key, size) values ($1, $2, $3, $4, $5, $6)
           on conflict (digest) do nothing`,
          [digest, contentType, width, height, objectKey, bytes.length],
        )
        // Where the same picture came at the same moment, this object stays loose.
        if (rowCount === 1) await client.query('delete from image_loose_objects where object_key = $1', [objectKey])
      })
      return digest
    },
    async get(digest) {
      const row = await readBlob(pool, digest)
      if (row === null) return null
      const { objectKey, ...image } = row
      const bytes = objectKey === null ? image.bytes : await bucket.get(objectKey)
      return bytes && { ...image, bytes }
    },
    async stat(digest) {
      const found = await readStat(pool, digest)
      if (found === null) return null
      const { objectKey, ...stat } = found
      if (objectKey === null) return stat
      const size = await bucket.stat(objectKey)
      return size === null ? null : { ...stat, size }
    },
    delete: deleteBlobs,
  }
}
