import type { PoolClient } from 'pg'

/** Deletes pictures that no upload has. Their objects in the bucket become loose with it, and go later: the bucket may be away. */
export async function deleteBlobs(client: PoolClient, digests: readonly string[]): Promise<void> {
  await client.query(
    `with gone as (
       delete from image_blobs b where b.digest = any($1) and not exists (select from images i where i.digest = b.digest)
       returning object_key)
     insert into image_loose_objects (object_key, since) select object_key, now() from gone where object_key is not null`,
    [digests],
  )
}
