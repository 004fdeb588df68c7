import type { Clock } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import type { Implementation } from '../http/call/implement.ts'
import type { TaskHandler } from '../tasks/tasks.ts'
import { createGetImage } from './get-image.ts'
import { createImageStore } from './image-store.ts'
import { createListImages } from './list-images.ts'
import { createProcessImage } from './process-image.ts'
import { createUploadImage } from './upload-image.ts'

/** Pictures that people upload, and what shows them. */
export interface Images {
  readonly implementations: Implementation[]
  readonly taskHandlers: TaskHandler[]
}

export function createImages({ db, clock }: { readonly db: Database; readonly clock: Clock }): Images {
  const store = createImageStore(db.pool)
  return {
    implementations: [createUploadImage({ db, clock }), createListImages({ db }), createGetImage(store)],
    taskHandlers: [createProcessImage({ db, store })],
  }
}
