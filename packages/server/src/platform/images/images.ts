import type { Clock } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import type { Feature } from '../feature.ts'
import { failLostImages } from './fail-lost-images.ts'
import { createGetImage } from './get-image.ts'
import { imageRows } from './image-rows.ts'
import { createDescribeImage } from './library/describe-image.ts'
import { createFindLibraryImages } from './library/find-library-images.ts'
import { createGetLibraryImage } from './library/get-library-image.ts'
import { createListLibrary } from './library/list-library.ts'
import { purgeRemoved } from './library/purge-removed.ts'
import { createRemoveImages } from './library/remove-images.ts'
import { createListImages } from './list-images.ts'
import { createProcessImage } from './process-image.ts'
import { purgeTalkImages } from './purge-talk-images.ts'
import { requeueWaiting } from './requeue-waiting.ts'
import type { Bucket } from './store/bucket.ts'
import { createBucketStore } from './store/bucket-store.ts'
import { createDatabaseStore } from './store/database-store.ts'
import { purgeLooseObjects } from './store/purge-loose-objects.ts'
import { createUploadImage } from './upload-image.ts'

interface ImageDeps {
  readonly db: Database
  readonly clock: Clock
  /** Where pictures lie; default: in the database. */
  readonly imageBucket?: Bucket
}

/** Pictures that wait for a bucket are tried again so often, in milliseconds. */
const waitingMs = 60_000

/** Pictures that people upload, what shows them, and the staff's library. */
export function createImages({ db, clock, imageBucket: bucket }: ImageDeps): Feature {
  const store = bucket ? createBucketStore(db.pool, bucket) : createDatabaseStore(db.pool)
  const purges = [() => failLostImages(db.pool), () => purgeTalkImages(db.pool), () => purgeRemoved(db.pool)]
  return {
    implementations: [
      createUploadImage({ db, clock }),
      createListImages({ db }),
      createGetImage(store),
      createListLibrary({ db }),
      createGetLibraryImage({ db }),
      createDescribeImage({ db, clock }),
      createFindLibraryImages({ db }),
      ...createRemoveImages({ db, clock }),
    ],
    taskHandlers: [createProcessImage({ db, store })],
    sweeps: [{ everyMs: waitingMs, run: () => requeueWaiting(db.pool) }],
    purges: bucket ? [...purges, () => purgeLooseObjects(db.pool, bucket)] : purges,
    personRows: imageRows,
    exported: { images: { part: 'others', owner: 'owner_id', columns: ['created_at', 'name', 'state'] } },
    ...(bucket && { end: () => bucket.close() }),
  }
}
