import { inDhaka } from '@prostuti/contract/dhaka-time'
import { asciiDigits, localDigits } from '@prostuti/sdk/i18n/digits'
import { formatDate, formatInstant, formatNumber, formatTime, type Instant } from '@prostuti/sdk/i18n/format'
import { useMemo } from 'react'
import { formatTaka } from '../../../lib/billing/money.ts'
import { useStaffContext } from '../context/staff-context.ts'

const day = 86_400_000
/** Dhaka's days, counted from 1970. */
const dayNumber = (at: Instant): number => Math.floor(inDhaka(at).getTime() / day)

/** Numbers, sums, days and times in the page's language and digits, in Dhaka's time. */
export function useFigures() {
  const { language, now, t } = useStaffContext()
  return useMemo(
    () => ({
      number: (value: number) => formatNumber(value, language),
      /** Of the API's `50.00`: `৳৫০`. */
      money: (amount: string) => `৳${formatTaka(amount, language)}`,
      digits: (text: string) => localDigits(text, language),
      date: (at: Instant) => formatDate(at, language),
      time: (at: Instant) => formatTime(at, language),
      instant: (at: Instant) => formatInstant(at, language),
      /** Of `01:30:00`: `১ ঘণ্টা ৩০ মিনিট`; empty for none. */
      duration(text: string): string {
        const [hours = 0, minutes = 0] = text.split(':').map(Number)
        return [
          ...(hours > 0 ? [t('time.hours', { count: formatNumber(hours, language) })] : []),
          ...(minutes > 0 ? [t('time.minutes', { count: formatNumber(minutes, language) })] : []),
        ].join(' ')
      },
      /** A day as people speak of it: today, tomorrow, a day of this week, else its date. */
      dayOf(at: Instant): string {
        const ahead = dayNumber(at) - dayNumber(now())
        if (ahead === 0) return t('time.day_today')
        if (ahead === 1) return t('time.day_tomorrow')
        if (ahead > 1 && ahead < 7) return formatDate(at, language, { weekday: true }).split(',')[0]!
        return formatDate(at, language).replace(/ \S+$/, '')
      },
      /** For lists: `আজ, সকাল ১০:৩১`, `গতকাল, …`, else the day alone. */
      recent(at: Instant): string {
        const ago = dayNumber(now()) - dayNumber(at)
        if (ago === 0) return t('time.today', { time: formatTime(at, language) })
        if (ago === 1) return t('time.yesterday', { time: formatTime(at, language) })
        if (ago === -1) return t('time.tomorrow', { time: formatTime(at, language) })
        return formatDate(at, language)
      },
    }),
    [language, now, t],
  )
}

/** What somebody typed as a number, in either digits; null for what is none. */
export function typedNumber(text: string): number | null {
  const digits = asciiDigits(text).replaceAll(/[,\s]/g, '')
  return digits !== '' && Number.isFinite(Number(digits)) ? Number(digits) : null
}
