/** An exam that a person has sat, in the version that counts. Marks and totals in thousandths. */
export interface SatExam {
  readonly person: number
  readonly exam: number
  readonly marks: number
  readonly total: number
}

/** A row of a week's list as the definition has it. */
export interface DefinedMean {
  readonly person: number
  readonly position: number
  readonly exams: number
  /** In tenths of a per cent, halves away from zero. */
  readonly tenths: number
}

/** A fraction with a denominator above zero. */
interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

const add = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
})
const isAbove = (a: Fraction, b: Fraction): boolean => a.over * b.under > b.over * a.under

/**
 * The week's list by its definition, nothing of it asked of the code that it judges: of all threes of a person's exams the
 * highest mean, and a position that is one more than the people with a higher one. People of one position stand by number.
 */
export function definedMeans(sat: readonly SatExam[]): DefinedMean[] {
  const means = [...Map.groupBy(sat, each => each.person)].flatMap(([person, own]) => {
    const mean = bestMean(own)
    return mean ? [{ person, exams: own.length, mean }] : []
  })
  return means
    .map(({ person, exams, mean }) => ({
      ...{ person, exams, tenths: tenthsOf(mean) },
      position: 1 + means.filter(other => isAbove(other.mean, mean)).length,
    }))
    .sort((a, b) => a.position - b.position || a.person - b.person)
}

function bestMean(own: readonly SatExam[]): Fraction | null {
  const parts = own.map(({ marks, total }) => ({ over: BigInt(marks), under: BigInt(total) }))
  let best: Fraction | null = null
  for (const [i, a] of parts.entries())
    for (const [j, b] of parts.entries())
      for (const c of parts.slice(j + 1)) {
        if (j <= i) continue
        const sum = add(add(a, b), c)
        const mean = { over: sum.over, under: sum.under * 3n }
        if (!best || isAbove(mean, best)) best = mean
      }
  return best
}

function tenthsOf({ over, under }: Fraction): number {
  const size = over < 0n ? -over : over
  const tenths = Number((size * 2_000n + under) / (under * 2n))
  return over < 0n ? -tenths : tenths
}
