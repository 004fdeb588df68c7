import { listPageSize, StaffNotificationState } from '@prostuti/contract'
import { listNotifications } from '@prostuti/contract/notifications/staff-operations'
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import { inLanguage } from '../../../../platform/db/in-language.ts'
import { presentPage } from '../../../../platform/http/call/cursor.ts'
import { implement } from '../../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../../platform/http/call/keyset.ts'
import type { AnnouncementDeps } from '../announcement-deps.ts'
import type { AnnouncementRow } from '../announcement-row.ts'
import { announcements } from '../tables.ts'
import { readDateSums } from './read-date-sums.ts'

const newestFirst: ListOrder<AnnouncementRow> = {
  at: announcements.createdAt,
  id: announcements.id,
  order: 'newest first',
  sortKeyOf: ({ createdAt: at, id }) => ({ at, id }),
}

/** All that staff have written, by state and by words of its title. */
export function createListAnnouncements({ db: { orm, pool } }: AnnouncementDeps) {
  return implement(listNotifications, async ({ query }, { language }) => {
    const { page_size: pageSize = listPageSize, state, search = '', ...pageQuery } = query
    const found: SQL | undefined =
      search === ''
        ? undefined
        : sql`strpos(lower(concat_ws(' ', ${announcements.title}->>'bn', ${announcements.title}->>'en')), lower(${search})) > 0`
    const wanted = and(found, state === undefined ? undefined : eq(announcements.state, state))
    const [{ rows, ...page }, counted] = await Promise.all([
      readPage({ pageSize, ...pageQuery }, newestFirst, ({ where, orderBy, limit, offset }) =>
        orm
          .select()
          .from(announcements)
          .where(and(wanted, where))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ),
      orm
        .select({ state: announcements.state, count: count() })
        .from(announcements)
        .where(found)
        .groupBy(announcements.state),
    ])
    const sums = await readDateSums(pool, rows)
    const states = StaffNotificationState.options.map(name => ({
      state: name,
      count: counted.find(each => each.state === name)?.count ?? 0,
    }))
    const results = rows.map(row => ({
      ...{ id: String(row.id), title: inLanguage(row.title, language), topic: row.topic, state: row.state },
      ...{ repeat_count: row.repeatCount, revision: row.revision },
      ...sums(row),
    }))
    const all = states.reduce((sum, each) => (state === undefined || each.state === state ? sum + each.count : sum), 0)
    return { ...presentPage(listNotifications.path, query, { count: all, results, ...page }), states }
  })
}
