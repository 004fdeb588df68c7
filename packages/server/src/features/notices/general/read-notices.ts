import { listPageSize, type Notice, type ParsedPart } from '@prostuti/contract'
import { getNotice, listNotices } from '@prostuti/contract/notices/operations'
import { and, count, eq, lte, type SQL, sql } from 'drizzle-orm'
import { dhakaDay } from '../../../platform/dhaka-day.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { type Implementation, implementShared } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { type FileRow, fileColumns } from '../files/present-file.ts'
import { type NoticeDeps, shortly } from '../notice-deps.ts'
import { noticeFiles } from '../tables/notice-files.ts'
import { notices } from '../tables/notices.ts'
import { type NoticeRow, presentNotice } from './present-notice.ts'

type Query = ParsedPart<'notices.listNotices', 'query'>

interface Read {
  readonly row: NoticeRow
  readonly file: FileRow | null
}

/** Later than every publication, in milliseconds since 1970: one that stands on top is as new as that and its own. */
const onTop = 5_000_000_000_000

const isOnTop = ({ pinnedUntil }: NoticeRow, today: string) => pinnedUntil !== null && pinnedUntil >= today

function topThenNewest(today: string): ListOrder<Read, number> {
  const published = sql`(extract(epoch from ${notices.publishedOn}) * 1000)::bigint`
  return {
    at: sql`(${published} + case when ${notices.pinnedUntil} >= ${today}::date then ${onTop}::bigint else 0 end)`,
    type: 'number',
    id: notices.id,
    order: 'newest first',
    sortKeyOf: ({ row }) => ({ at: row.publishedOn!.getTime() + (isOnTop(row, today) ? onTop : 0), id: row.id }),
  }
}

/** Published ones: those on top, then the newest. */
export async function noticePage({ db, clock }: NoticeDeps, query: Query) {
  const { page_size: pageSize = listPageSize, ...pageQuery } = query
  const now = clock.now()
  const wanted = lte(notices.publishedOn, new Date(now))
  const [{ rows, ...page }, [all]] = await Promise.all([
    readPage({ pageSize, ...pageQuery }, topThenNewest(dhakaDay(now)), ({ where, orderBy, limit, offset }) =>
      select(db, and(wanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ),
    db.orm.select({ count: count() }).from(notices).where(wanted),
  ])
  const results = rows.map(({ row, file }) => presentNotice(row, file, now))
  return presentPage(listNotices.path, query, { count: all!.count, results, ...page })
}

function select({ orm }: NoticeDeps['db'], where: SQL | undefined) {
  return orm
    .select({ row: notices, file: fileColumns })
    .from(notices)
    .leftJoin(noticeFiles, eq(noticeFiles.id, notices.fileId))
    .where(where)
}

/** A published one; null for another. */
export async function findNotice({ db, clock }: NoticeDeps, slug: string): Promise<Notice | null> {
  const now = clock.now()
  const [found] = await select(db, and(eq(notices.slug, slug), lte(notices.publishedOn, new Date(now))))
  return found ? presentNotice(found.row, found.file, now) : null
}

/** The list, and one by itself, which throws `not_found`. */
export function createReadNotices(deps: NoticeDeps): Implementation[] {
  return [
    implementShared(listNotices, shortly, ({ query }) => noticePage(deps, query)),
    implementShared(getNotice, shortly, async ({ params }) => {
      const found = await findNotice(deps, params.slug)
      if (!found) throw new AppError('not_found')
      return found
    }),
  ]
}
