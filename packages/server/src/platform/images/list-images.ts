import { listPageSize } from '@prostuti/contract'
import { listImages } from '@prostuti/contract/core/operations'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { signedIn } from '../http/call/call.ts'
import { presentPage } from '../http/call/cursor.ts'
import { implement } from '../http/call/implement.ts'
import { type ListOrder, readPage } from '../http/call/keyset.ts'
import { presentImage, type UploadRow, uploadColumns, withBlob } from './present-image.ts'
import { imageBlobs, images } from './tables.ts'

const newest: ListOrder<UploadRow> = {
  at: images.createdAt,
  id: images.id,
  order: 'newest first',
  sortKeyOf: row => ({ at: row.createdAt, id: row.id }),
}

/** One's own uploads, newest first; a moderator's are everybody's. */
export function createListImages({ db }: { readonly db: Database }) {
  return implement(listImages, async ({ query }, call) => {
    const viewer = signedIn(call)
    const { page_size: pageSize = listPageSize, ...pageQuery } = query
    const inLibrary = and(eq(images.usedFor, 'library'), isNull(images.removedAt))
    const wanted = viewer.isModerator ? inLibrary : and(inLibrary, eq(images.ownerId, viewer.id))
    const [{ rows, ...page }, [all]] = await Promise.all([
      readPage({ pageSize, ...pageQuery }, newest, ({ where, orderBy, limit, offset }) =>
        db.orm
          .select(uploadColumns)
          .from(images)
          .leftJoin(imageBlobs, withBlob)
          .where(and(wanted, where))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ),
      db.orm.select({ count: count() }).from(images).where(wanted),
    ])
    return presentPage(listImages.path, query, { count: all!.count, results: rows.map(presentImage), ...page })
  })
}
