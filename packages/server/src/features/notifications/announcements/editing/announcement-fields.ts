import type { AnnouncementRow } from '../announcement-row.ts'
import type { AnnouncementPicture } from './picture-of.ts'

/** The fields that staff fill in, as the calls have them. */
export function announcementFields(row: AnnouncementRow, picture: AnnouncementPicture | null) {
  return {
    ...{ title: row.title, body: row.body, topic: row.topic, page: row.page },
    notification_id: row.pageId === null ? null : String(row.pageId),
    web_url: row.webUrl,
    image_url: picture?.path ?? '',
    image_alt: { bn: row.imageAlt.bn, en: row.imageAlt.en ?? '' },
    platform: row.platform,
    push_token: row.pushToken,
    user: row.forUserId === null ? null : String(row.forUserId),
    audience: row.audience,
    sending_time: row.sendingTime?.toISOString() ?? null,
    ...{ interval: row.interval, repeat_count: row.repeatCount, left_out: row.leftOut, moved: row.moved },
  }
}

/** What the log keeps of it: of a phone or a person only that it was for one. */
export function loggedFields(row: AnnouncementRow, picture: AnnouncementPicture | null) {
  const { push_token, user, ...fields } = announcementFields(row, picture)
  return { ...fields, to_one_phone: push_token !== '', to_one_person: user !== null, state: row.state }
}
