/** Figures of all marks of an exam, in the unit of the marks but for `reliability`, which is in per cent. */
export interface TotalFigures {
  readonly mean: number | null
  readonly median: number | null
  readonly deviation: number | null
  readonly reliability: number | null
  readonly error: number | null
}

/** As Moodle's report says them of a whole quiz; null where they are not defined. */
export function figuresOfTotals(
  totals: Float64Array,
  { items, sumOfVariances }: { readonly items: number; readonly sumOfVariances: number },
): TotalFigures {
  if (totals.length === 0) return { mean: null, median: null, deviation: null, reliability: null, error: null }
  const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length
  const squares = totals.reduce((sum, total) => sum + (total - mean) ** 2, 0)
  const variance = totals.length > 1 ? squares / (totals.length - 1) : null
  const reliability = variance === null ? null : reliabilityOf({ items, sumOfVariances, variance })
  return {
    mean,
    median: medianOf(totals),
    deviation: variance === null ? null : Math.sqrt(variance),
    reliability,
    error: variance === null || reliability === null ? null : Math.sqrt(variance * (1 - reliability / 100)),
  }
}

/** The coefficient of internal consistency (Cronbach's alpha) in per cent; null where all have the same, and of one question. */
export function reliabilityOf({
  items,
  sumOfVariances,
  variance,
}: {
  readonly items: number
  readonly sumOfVariances: number
  readonly variance: number
}): number | null {
  return items < 2 || variance === 0 ? null : ((100 * items) / (items - 1)) * (1 - sumOfVariances / variance)
}

/** Null of none. */
export function medianOf(values: Float64Array): number | null {
  if (values.length === 0) return null
  const inOrder = values.toSorted()
  const middle = values.length >> 1
  return values.length % 2 === 1 ? inOrder[middle]! : (inOrder[middle - 1]! + inOrder[middle]!) / 2
}
