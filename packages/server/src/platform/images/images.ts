import type { Clock } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import type { Feature } from '../feature.ts'
import { failLostImages } from './fail-lost-images.ts'
import { createGetImage } from './get-image.ts'
import { imageRows } from './image-rows.ts'
import { createImageStore } from './image-store.ts'
import { createListImages } from './list-images.ts'
import { createProcessImage } from './process-image.ts'
import { purgeTalkImages } from './purge-talk-images.ts'
import { createUploadImage } from './upload-image.ts'

/** Pictures that people upload, and what shows them. */
export function createImages({ db, clock }: { readonly db: Database; readonly clock: Clock }): Feature {
  const store = createImageStore(db.pool)
  return {
    implementations: [createUploadImage({ db, clock }), createListImages({ db }), createGetImage(store)],
    taskHandlers: [createProcessImage({ db, store })],
    purges: [() => failLostImages(db.pool), () => purgeTalkImages(db.pool)],
    personRows: imageRows,
    exported: { images: { part: 'others', owner: 'owner_id', columns: ['created_at', 'name', 'state'] } },
  }
}
