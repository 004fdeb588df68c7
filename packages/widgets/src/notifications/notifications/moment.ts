import { dhakaDay, formatDate, formatTime } from '@prostuti/sdk/i18n/format'
import type { Language, Translate } from '../../foundation/text/translate.ts'

const dayMs = 86_400_000

interface MomentOptions {
  t: Translate
  language: Language
  /** The server's, in milliseconds since 1970. */
  now: number
}

/** `আজ সকাল ৯:৫৫`, `গতকাল রাত ৯:১৪`, else `২১ নভেম্বর, রাত ৯:১৪`; with the year where it is not this one. */
export function momentWords(at: number, { t, language, now }: MomentOptions): string {
  const time = formatTime(at, language)
  if (dhakaDay(at) === dhakaDay(now)) return t('notifications.today', { time })
  if (dhakaDay(at) === dhakaDay(now - dayMs)) return t('notifications.yesterday', { time })
  const date = formatDate(at, language)
  const isThisYear = dhakaDay(at).slice(0, 4) === dhakaDay(now).slice(0, 4)
  return `${isThisYear ? date.replace(/ \S+$/, '') : date}, ${time}`
}
