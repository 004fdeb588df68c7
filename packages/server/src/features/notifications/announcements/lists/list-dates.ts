import { listNotificationDates } from '@prostuti/contract/notifications/staff-operations'
import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { inLanguage } from '../../../../platform/db/in-language.ts'
import { implement } from '../../../../platform/http/call/implement.ts'
import type { AnnouncementDeps } from '../announcement-deps.ts'
import { refusedField } from '../refused-field.ts'
import { announcementDates, announcements } from '../tables.ts'

const mostMs = 100 * 86_400_000

/** The calendar of what goes out. Throws `validation_failed` for more than 100 days. */
export function createListDates({ db: { orm } }: AnnouncementDeps) {
  return implement(listNotificationDates, async ({ query }, { language }) => {
    const [from, to] = [new Date(query.from), new Date(query.to)]
    if (to.getTime() - from.getTime() > mostMs)
      throw refusedField('to', 'too_long', { bn: '১০০ দিনের বেশি নয়।', en: 'At most 100 days' })
    const rows = await orm
      .select({ date: announcementDates, title: announcements.title, topic: announcements.topic })
      .from(announcementDates)
      .innerJoin(announcements, eq(announcements.id, announcementDates.announcementId))
      .where(and(gte(announcementDates.at, from), lt(announcementDates.at, to)))
      .orderBy(asc(announcementDates.at), asc(announcementDates.announcementId), asc(announcementDates.number))
    return {
      results: rows.map(({ date, title, topic }) => ({
        notification: String(date.announcementId),
        title: inLanguage(title, language),
        ...{ topic, number: date.number, at: date.at.toISOString(), state: date.state },
        people: date.begunAt === null ? null : date.people,
      })),
    }
  })
}
