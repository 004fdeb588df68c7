import type { Registrations } from '@prostuti/contract'

/** Registrations of a day, a week or a month. */
export interface ChartPoint {
  /** Its first day, `YYYY-MM-DD`. */
  readonly from: string
  readonly count: number
  /** It is not over yet: no line leads to it. */
  readonly isOpen: boolean
}

export type ChartSpan = 'days' | 'quarter' | 'year'

/** Days that a span needs, today among them. */
export const daysOf: Readonly<Record<ChartSpan, number>> = { days: 14, quarter: 91, year: 365 }

/** Where a day's point begins: itself, its week before today, or its month. */
function startOf(day: string, index: number, all: readonly Registrations[], span: ChartSpan): string {
  if (span === 'days') return day
  if (span === 'year') return `${day.slice(0, 7)}-01`
  const fromEnd = all.length - 1 - index
  return all[Math.max(0, index - (6 - (fromEnd % 7)))]!.day
}

/**
 * The points of a chart from its days, the oldest first. Weeks are counted back from today, so each has seven days; months are
 * the calendar's.
 */
export function chartPoints(days: readonly Registrations[], span: ChartSpan): ChartPoint[] {
  const shown = days.slice(-daysOf[span])
  const counts = new Map<string, number>()
  for (const [index, { day, members }] of shown.entries()) {
    const from = startOf(day, index, shown, span)
    counts.set(from, (counts.get(from) ?? 0) + members)
  }
  const points = [...counts].map(([from, count]) => ({ from, count, isOpen: false }))
  // A week that ends today has its seven days; a day and a month go on.
  return span === 'quarter' ? points : points.map((point, at) => ({ ...point, isOpen: at === points.length - 1 }))
}

/** A round number at or above the highest, for the chart's lines: 1, 2 or 5 times a power of ten, in at most four steps. */
export function gridSteps(highest: number): number[] {
  const rough = Math.max(1, highest) / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map(each => each * power).find(each => each >= rough)!)
  return Array.from({ length: Math.ceil(Math.max(1, highest) / step) }, (_, index) => (index + 1) * step)
}
