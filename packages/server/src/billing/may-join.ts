import type { JoinAccess } from '../exams/index.ts'

/** What decides whether somebody may join an exam. Costs are in coins and in whole taka. */
export interface JoinFacts {
  readonly isDemo: boolean
  /** The exam's own. */
  readonly cost: number
  /** Of which the exam is; null for an exam of none. */
  readonly program: { readonly cost: number; readonly costInTk: number } | null
  readonly hasProgram: boolean
  /** Premium now, which opens the programme: it is published. */
  readonly hasPremium: boolean
  /** The exam itself, by its own cost. */
  readonly hasBoughtExam: boolean
}

/** Who may join, of those who are signed in: the one rule, for live exams and the archive alike. */
export function joinAccess(facts: JoinFacts): JoinAccess {
  const { isDemo, cost, program, hasProgram, hasPremium, hasBoughtExam } = facts
  if (isDemo) return 'open'
  if (!program) return cost === 0 || hasBoughtExam ? 'open' : 'purchase_required'
  if (hasProgram || hasPremium || hasBoughtExam) return 'open'
  return program.cost === 0 && program.costInTk === 0 ? 'enrols' : 'purchase_required'
}
