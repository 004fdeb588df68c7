import type { NotificationData } from '../../../../platform/notifications/notification-data.ts'
import type { AnnouncementRow } from '../announcement-row.ts'
import type { AnnouncementPicture } from '../editing/picture-of.ts'
import { pagePath } from './page-path.ts'

/** What its texts are made of, for each person alike. */
export function announcementData(
  row: AnnouncementRow,
  picture: AnnouncementPicture | null,
): NotificationData['announcement'] {
  const { id, topic, title, body, webUrl, platform } = row
  return {
    ...{ announcement: String(id), topic, title, body, path: pagePath(row) },
    web_url: webUrl,
    image: picture?.path ?? '',
    ...(picture?.alt.bn && { image_alt: picture.alt }),
    ...((platform === 'app' || platform === 'web') && { platform }),
  }
}
