import type { Language } from '@prostuti/contract'
import { inLanguage } from '../../../../platform/db/in-language.ts'
import { linkOf } from '../../push/message.ts'
import type { RungTexts } from '../announcement-deps.ts'
import type { AnnouncementRow } from '../announcement-row.ts'
import type { AnnouncementPicture } from '../editing/picture-of.ts'
import { pagePath } from './page-path.ts'

/** What a phone that is rung without a notification shows. */
export function ringTexts(
  row: AnnouncementRow,
  picture: AnnouncementPicture | null,
): (language: Language) => RungTexts {
  return language => ({
    title: inLanguage(row.title, language),
    body: inLanguage(row.body, language),
    path: pagePath(row),
    ...linkOf(row.webUrl),
    ...(picture && { image: picture.path }),
  })
}
