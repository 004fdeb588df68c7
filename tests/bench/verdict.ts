import type { Bench, Bound, Measured } from './bench.ts'

/** What the samples of one row come to. */
export interface Verdict {
  readonly ours: number
  readonly beside: number | null
  /** The median of each round's own ratio: what the machine did in a round, it did to both. */
  readonly ratio: number | null
  readonly isEnough: boolean
  readonly reachesGoal: boolean
}

/** The middle value; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('Nothing was measured')
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}

/** Judges a row's samples by its bounds. */
export function judge({ atLeast, goal }: Pick<Bench, 'atLeast' | 'goal'>, { samples }: Measured): Verdict {
  const peers = samples.flatMap(sample => sample.beside ?? [])
  const ratios = samples.flatMap(({ ours, beside }) => (beside === undefined ? [] : ours / beside))
  const ours = median(samples.map(sample => sample.ours))
  const ratio = ratios.length > 0 ? median(ratios) : null
  const figure = ratio ?? ours
  return {
    ours,
    beside: peers.length > 0 ? median(peers) : null,
    ratio,
    isEnough: holds(atLeast, figure),
    reachesGoal: holds(goal, figure),
  }
}

function holds(bound: Bound, figure: number): boolean {
  return 'min' in bound ? figure >= bound.min : figure <= bound.max
}
