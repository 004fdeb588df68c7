import { dhakaDay, formatDate } from '@prostuti/sdk/i18n/format'
import { useLanguage } from '../../foundation/index.ts'

const shown = 24

/** The last months in Dhaka, this one first: `2026-11`. */
export function lastMonths(now: number): string[] {
  const [year, month] = dhakaDay(now).split('-').map(Number) as [number, number]
  return Array.from({ length: shown }, (_, back) => {
    const at = year * 12 + month - 1 - back
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}

/** `2026-11` as `নভেম্বর ২০২৬`. */
export function useMonthWords(): (month: string) => string {
  const language = useLanguage()
  return month => formatDate(`${month}-15T06:00:00Z`, language).replace(/^\S+ /, '')
}
