import { dhakaDay, formatDate } from '@prostuti/sdk/i18n/format'
import { useStaffContext } from '../../foundation/context/staff-context.ts'
import { useLanguage, useTexts } from '../../foundation/text/use-texts.ts'
import { type BucketUnit, bucketsOf, unitOf } from './buckets.ts'
import type { ChartPoint, ChartSeries } from './figure-chart.tsx'

interface Points {
  /** What the points are: days, weeks or months. */
  readonly unit: string
  readonly points: readonly ChartPoint[]
  readonly series: readonly ChartSeries[]
}

/** Days as the points of a chart, each of its series added up over a point's days. */
export function usePoints<Row extends { readonly day: string }>(
  rows: readonly Row[],
  of: readonly { readonly name: string; value(row: Row): number }[],
): Points {
  const t = useTexts('dashboard')
  const language = useLanguage()
  const { now } = useStaffContext()
  const unit = unitOf(rows.length)
  const buckets = bucketsOf(rows, dhakaDay(now()))
  const labelOf = (day: string) => shortDate(formatDate(`${day}T06:00:00Z`, language), unit, language)
  return {
    unit: t(`dashboard.unit_${unit}`),
    points: buckets.map(({ from, isOpen }) => ({ label: labelOf(from), isOpen })),
    series: of.map(({ name, value }) => ({
      name,
      values: buckets.map(bucket => bucket.rows.reduce((sum, row) => sum + value(row), 0)),
    })),
  }
}

/** `২৫ নভেম্বর ২০২৬`: of a day `২৫`, of a week `২৫ নভে`, of a month `নভে ২৬`. */
function shortDate(text: string, unit: BucketUnit, language: string): string {
  const [date = '', month = '', year = ''] = text.split(' ')
  if (unit === 'day') return date
  const short = [...new Intl.Segmenter(language).segment(month)].slice(0, 3).map(part => part.segment)
  return unit === 'month' ? `${short.join('')} ${year.slice(-2)}` : `${date} ${short.join('')}`
}
