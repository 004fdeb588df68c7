import { formatDay, formatMoment, formatTime } from '../../../foundation/text/format.ts'
import type { TalkProps } from '../talk-props.ts'

type Words = Pick<TalkProps, 't' | 'language' | 'now'>

const minuteMs = 60_000

/** `এইমাত্র`, `১২ মিনিট আগে`, `আজ সকাল ৯:০৫`, `গতকাল`, `২০ নভেম্বর`. */
export function agoWords(instant: string, { t, language, now }: Words): string {
  const minutes = Math.floor((now - Date.parse(instant)) / minuteMs)
  if (minutes < 1) return t('talk.just_now')
  if (minutes < 60) return t('talk.minutes_ago', { count: minutes })
  const day = formatDay(instant, language, now)
  return day === formatDay(new Date(now).toISOString(), language, now) ? formatMoment(instant, language, now) : day
}

/** `আজ সকাল ৯:৪০`. */
export const momentOf = (at: number, { language, now }: Omit<Words, 't'>): string =>
  formatMoment(new Date(at).toISOString(), language, now)

/** `সকাল ১০:৪২`. */
export const timeOf = (at: number, { language }: Pick<Words, 'language'>): string =>
  formatTime(new Date(at).toISOString(), language)
