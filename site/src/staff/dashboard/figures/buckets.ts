/** A day, a week or a month of a span. */
export interface Bucket<Row> {
  /** Its first day, `YYYY-MM-DD`. */
  readonly from: string
  readonly rows: readonly Row[]
  /** It is not over yet. */
  readonly isOpen: boolean
}

export type BucketUnit = 'day' | 'week' | 'month'

/** So long a span is shown by days, and by weeks; a longer one by months. */
const mostDays = 31
const mostWeekDays = 184

export const unitOf = (days: number): BucketUnit => (days <= mostDays ? 'day' : days <= mostWeekDays ? 'week' : 'month')

/**
 * The bars of a chart from the days of a span, the oldest first. Weeks are counted back from the last day, so that each but the first has
 * seven; months are the calendar's. `today` is `YYYY-MM-DD`.
 */
export function bucketsOf<Row extends { readonly day: string }>(rows: readonly Row[], today: string): Bucket<Row>[] {
  const unit = unitOf(rows.length)
  const keyOf = ({ day }: Row, index: number): string => {
    if (unit === 'day') return day
    if (unit === 'month') return day.slice(0, 7)
    return String(Math.floor((rows.length - 1 - index) / 7))
  }
  const grouped = Map.groupBy(
    rows.map((row, index) => ({ row, key: keyOf(row, index) })),
    ({ key }) => key,
  )
  return [...grouped.values()].map(group => {
    const inside = group.map(({ row }) => row)
    return { from: inside[0]!.day, rows: inside, isOpen: inside.at(-1)!.day >= today && unit !== 'week' }
  })
}
