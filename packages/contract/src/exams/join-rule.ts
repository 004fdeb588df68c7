import type { WayIn } from './way-in.ts'

/** What an exam asks. Costs are in coins and in whole taka. */
export interface ExamPrice {
  readonly isDemo: boolean
  /** The exam's own. */
  readonly cost: number
  /** Of which the exam is; null for an exam of none. */
  readonly program: ProgramPrice | null
}

export interface ProgramPrice {
  readonly isPublished: boolean
  readonly cost: number
  readonly costInTk: number
}

/** What a person has of an exam or a program. */
export interface Holding {
  /** The program, or the exam by its own cost. */
  readonly owned: boolean
  /** ISO 8601; null: no premium now. */
  readonly premiumUntil: string | null
}

/** What joining asks of a person. `enrols`: nothing but entering the exam's program, which joining does. */
export type JoinAccess = 'open' | 'enrols' | 'purchase_required'

const by = (kind: WayIn['by'], premium = false): WayIn => ({ by: kind, until: null, premium })

/** The way into a program for a person who has nothing. */
export function wayIntoProgram({ isPublished, cost, costInTk }: ProgramPrice): WayIn {
  if (!isPublished) return by('none')
  if (cost > 0) return by('coins', true)
  return costInTk > 0 ? by('taka', true) : by('enrol')
}

/**
 * The way into an exam for a person who has nothing, live and in the archive alike. In a program the program decides, and the
 * exam's own cost is another way; one that costs nothing is open whether it is published or not.
 */
export function wayIntoExam({ isDemo, cost, program }: ExamPrice): WayIn {
  if (isDemo) return by('free')
  if (!program) return by(cost > 0 ? 'coins' : 'free')
  if (program.cost === 0 && program.costInTk === 0) return by('enrol')
  const way = wayIntoProgram(program)
  return cost > 0 ? { ...way, by: 'coins' } : way
}

/** The same for a person who has this much. */
export function wayFor(way: WayIn, { owned, premiumUntil }: Holding): WayIn {
  if (way.by === 'free') return way
  if (owned) return { ...way, by: 'owned' }
  return way.premium && premiumUntil !== null ? { ...way, by: 'premium', until: premiumUntil } : way
}

/** Who may join, of those who are signed in: the one rule, for live exams, the archive and practice from a paper. */
export function joinAccess({ by }: WayIn): JoinAccess {
  if (by === 'enrol') return 'enrols'
  return by === 'owned' || by === 'premium' || by === 'free' ? 'open' : 'purchase_required'
}

/** Nobody who has nothing gets in without paying, or premium: what it shows is not for everybody. */
export const isSold = (way: WayIn): boolean => joinAccess(way) === 'purchase_required'
