import type { PeriodStandings } from '@prostuti/contract'
import { dhakaDay } from '@prostuti/contract/dhaka-time'
import { districtName } from '@prostuti/contract/district-names'
import { formatDate } from '@prostuti/sdk/i18n/format'
import { formatNumber } from '../../../foundation/text/format.ts'
import type { ChosenProps } from '../rank-list.props.ts'

type Look = Pick<ChosenProps, 't' | 'language' | 'client'>

/** `৯১.৩%`, always with its one place. */
export function formatPercent(percent: number, language: ChosenProps['language']): string {
  const [whole = '', tenths = '0'] = Math.abs(percent).toFixed(1).split('.')
  const sign = percent < 0 ? '−' : ''
  return `${sign}${formatNumber(Number(whole), language)}.${formatNumber(Number(tenths), language)}%`
}

/** Among whom, by name; null: among all. */
export function circleName({ district, centre, program }: PeriodStandings, { language }: Look): string | null {
  if (district) return districtName(district, language)
  return centre?.name ?? program?.title ?? null
}

/** `রাজশাহী, এই সপ্তাহ`; of one exam its title. */
export function titleOf(standings: PeriodStandings, look: Look): string {
  const among = circleName(standings, look) ?? look.t('periods.all')
  return look.t('periods.title', { among, period: periodName(standings, look) })
}

function periodName({ period, from, to, exam }: PeriodStandings, { t, language, client }: Look): string {
  if (exam || !from || !to) return exam?.title ?? ''
  const today = dhakaDay(client.now())
  const isNow = from <= today && today <= to
  if (period === 'month') return monthOf(from, language)
  if (period === 'week') return isNow ? t('periods.this_week') : daysOf(from, to, language)
  return isNow ? t('periods.this_season') : t('periods.season', { year: from.slice(0, 4) })
}

/** `২১ – ২৭ নভেম্বর`, of a season `অক্টোবর – ডিসেম্বর`. */
export function spanOf({ period, from, to }: PeriodStandings, language: ChosenProps['language']): string | null {
  if (!from || !to) return null
  return period === 'season' ? `${monthOf(from, language)} – ${monthOf(to, language)}` : daysOf(from, to, language)
}

/** Noon in Dhaka: the day is the same wherever it is read. */
const parts = (day: string, language: ChosenProps['language']) => formatDate(`${day}T06:00:00Z`, language).split(' ')

const monthOf = (day: string, language: ChosenProps['language']): string => parts(day, language)[1] ?? ''

function daysOf(from: string, to: string, language: ChosenProps['language']): string {
  const [first, month] = parts(from, language)
  const [last, end] = parts(to, language)
  return month === end ? `${first} – ${last} ${end}` : `${first} ${month} – ${last} ${end}`
}
