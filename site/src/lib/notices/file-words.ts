import type { Language, NoticeFile } from '@prostuti/contract'
import { formatNumber } from '@prostuti/sdk/i18n/format'
import { noticeWords } from './notice-words.ts'

const kinds = { pdf: 'file_pdf', png: 'file_picture', jpg: 'file_picture', jpeg: 'file_picture' } as const
const sheets = { csv: 'file_sheet', xlsx: 'file_sheet' } as const
const known: Readonly<Record<string, 'file_pdf' | 'file_picture' | 'file_sheet'>> = { ...kinds, ...sheets }

/** What a file is and how large: `পিডিএফ · ১.২ এমবি`. A size is rounded up to what is said of it. */
export function fileWords({ name, size }: Pick<NoticeFile, 'name' | 'size'>, language: Language): string {
  const t = noticeWords(language)
  const kind = known[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
  return [kind && t(`notices.${kind}`), sizeText(size, language)].filter(Boolean).join(' · ')
}

function sizeText(bytes: number, language: Language): string {
  const t = noticeWords(language)
  const kilobytes = Math.ceil(bytes / 1024)
  if (bytes < 1024) return t('notices.bytes', { size: formatNumber(bytes, language) })
  if (kilobytes < 1000) return t('notices.kilobytes', { size: formatNumber(kilobytes, language) })
  return t('notices.megabytes', { size: formatNumber(Math.ceil(bytes / 104_857.6) / 10, language) })
}
