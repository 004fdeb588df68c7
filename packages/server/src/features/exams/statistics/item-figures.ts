import { setImmediate } from 'node:timers/promises'

/** What each sheet got for one question, in the same order of sheets for all questions, and the most that it gives. */
export interface MarkedItem {
  readonly marks: Float64Array
  readonly highest: number
}

/** Figures of one question in per cent; null where they are not defined. */
export interface ItemFigures {
  readonly facility: number | null
  readonly deviation: number | null
  readonly intendedWeight: number | null
  readonly effectiveWeight: number | null
  readonly discrimination: number | null
  readonly efficiency: number | null
}

interface Moments {
  readonly mean: number
  readonly variance: number
  readonly covarianceWithTotal: number
  readonly discrimination: number | null
  readonly efficiency: number | null
}

/** Of a whole paper. */
export interface PaperFigures {
  readonly items: readonly ItemFigures[]
  readonly totals: Float64Array
  /** The variances of all questions added up. */
  readonly sumOfVariances: number
}

/**
 * What Moodle's report "Quiz statistics" says of each question (docs.moodle.org, "Quiz statistics calculations"). Other work of this
 * process goes on between two questions.
 */
export async function figuresOfItems(items: readonly MarkedItem[]): Promise<PaperFigures> {
  const totals = totalsOf(items)
  const moments: Moments[] = []
  for (const item of items) {
    moments.push(momentsOf(item.marks, totals))
    await setImmediate()
  }
  const highest = items.reduce((sum, item) => sum + item.highest, 0)
  const weights = moments.map(({ covarianceWithTotal }) => Math.sqrt(Math.max(covarianceWithTotal, 0)))
  const allWeights = weights.reduce((sum, weight) => sum + weight, 0)
  const isMany = totals.length > 1
  return {
    totals,
    sumOfVariances: moments.reduce((sum, { variance }) => sum + variance, 0),
    items: moments.map(({ mean, variance, covarianceWithTotal, discrimination, efficiency }, index) => ({
      facility: percent(mean, items[index]!.highest),
      deviation: isMany ? percent(Math.sqrt(variance), items[index]!.highest) : null,
      intendedWeight: percent(items[index]!.highest, highest),
      effectiveWeight: covarianceWithTotal < 0 ? null : percent(weights[index]!, allWeights),
      discrimination,
      efficiency,
    })),
  }
}

const percent = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole)

function totalsOf(items: readonly MarkedItem[]): Float64Array {
  const totals = new Float64Array(items[0]?.marks.length ?? 0)
  for (const { marks } of items) for (let sheet = 0; sheet < totals.length; sheet++) totals[sheet]! += marks[sheet]!
  return totals
}

function momentsOf(marks: Float64Array, totals: Float64Array): Moments {
  const rest = totals.map((total, sheet) => total - marks[sheet]!)
  const [mean, restMean] = [meanOf(marks), meanOf(rest)]
  let [variance, restVariance, covariance] = [0, 0, 0]
  for (let sheet = 0; sheet < marks.length; sheet++) {
    const [own, other] = [marks[sheet]! - mean, rest[sheet]! - restMean]
    variance += own * own
    restVariance += other * other
    covariance += own * other
  }
  // Divided by n − 1, as Moodle does; of one sheet all are 0.
  const by = Math.max(marks.length - 1, 1)
  const spread = variance * restVariance
  const highest = highestCovariance(marks, rest, { mean, restMean })
  return {
    mean,
    variance: variance / by,
    covarianceWithTotal: (covariance + variance) / by,
    discrimination: spread === 0 ? null : (100 * covariance) / Math.sqrt(spread),
    efficiency: percent(covariance, highest),
  }
}

/** What the covariance would be if those with the most of the rest had the most here, too: both in ascending order. */
function highestCovariance(
  marks: Float64Array,
  rest: Float64Array,
  { mean, restMean }: { mean: number; restMean: number },
): number {
  const [own, other] = [marks.toSorted(), rest.toSorted()]
  let sum = 0
  for (let sheet = 0; sheet < own.length; sheet++) sum += (own[sheet]! - mean) * (other[sheet]! - restMean)
  return sum
}

const meanOf = (values: Float64Array): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
