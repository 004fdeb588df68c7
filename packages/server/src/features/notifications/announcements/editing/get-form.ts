import { districts, goals, notificationPages, notificationTopics, pagesWithId } from '@prostuti/contract'
import { getNotificationForm } from '@prostuti/contract/notifications/staff-operations'
import { implement } from '../../../../platform/http/call/implement.ts'
import type { AnnouncementDeps } from '../announcement-deps.ts'

/** What staff choose from. */
export function createGetForm({ db, staffPrograms }: AnnouncementDeps) {
  return implement(getNotificationForm, async (_, { language }) => {
    const [programs, { rows }] = await Promise.all([
      staffPrograms(),
      db.pool.query<{ members: number; with_district: number }>(
        `select count(*)::int as members, count(b.district)::int as with_district
           from users u left join person_belongings b on b.user_id = u.id
          where u.merged_into is null and not u.is_anonymous`,
      ),
    ])
    return {
      programs: programs.map(({ id, title, state }) => ({ id: String(id), title: title[language], state })),
      goals: [...goals],
      districts: [...districts],
      topics: [...notificationTopics],
      pages: notificationPages.map(page => ({ page, needs_id: pagesWithId.includes(page) })),
      ...rows[0]!,
    }
  })
}
