import type { SolutionQuestion, Solutions } from '@prostuti/contract'

/** How an answer came out; nobody says so while the key is withheld. A cancelled question has neither right nor wrong answers. */
export type Verdict = 'correct' | 'wrong' | 'skipped' | 'withheld' | 'cancelled'

export const filters = ['all', 'wrong', 'skipped', 'marked'] as const
export type Filter = (typeof filters)[number]

/** A question at its place in the order in which I sat the exam, counted from 0. */
export interface Reviewed {
  question: SolutionQuestion
  questionIndex: number
  verdict: Verdict
}

/** Questions one after another that share a text; without one, a question by itself. */
export interface ReviewedGroup {
  /** Index into the passages. */
  passage: number | undefined
  items: readonly Reviewed[]
}

/** What I knew of one subject: how many of those whose key is known. */
export interface SubjectAccuracy {
  subject: string
  correct: number
  total: number
}

export function verdictOf({ answer, options, embargoed, cancelled }: SolutionQuestion): Verdict {
  if (cancelled) return 'cancelled'
  if (answer === null) return 'skipped'
  const isCorrect = options[answer]?.is_correct ?? null
  if (embargoed || isCorrect === null) return 'withheld'
  return isCorrect ? 'correct' : 'wrong'
}

export const reviewOf = ({ questions }: Solutions): Reviewed[] =>
  questions.map((question, questionIndex) => ({ question, questionIndex, verdict: verdictOf(question) }))

const passes: Record<Filter, (item: Reviewed) => boolean> = {
  all: () => true,
  wrong: ({ verdict }) => verdict === 'wrong',
  skipped: ({ verdict }) => verdict === 'skipped',
  marked: ({ question }) => question.marked,
}

export const filtered = (items: readonly Reviewed[], filter: Filter): Reviewed[] => items.filter(passes[filter])

/** Puts neighbours with the same passage together. */
export function groupsOf(items: readonly Reviewed[]): ReviewedGroup[] {
  const groups: { passage: number | undefined; items: Reviewed[] }[] = []
  for (const item of items) {
    const { passage } = item.question
    const last = groups.at(-1)
    if (last && passage !== undefined && last.passage === passage) last.items.push(item)
    else groups.push({ passage, items: [item] })
  }
  return groups
}

export function accuracyOf(items: readonly Reviewed[], subjects: readonly string[]): SubjectAccuracy[] {
  return subjects.flatMap((subject, index) => {
    const known = items.filter(
      ({ question }) => question.subject === index && !question.embargoed && !question.cancelled,
    )
    const correct = known.filter(({ verdict }) => verdict === 'correct').length
    return known.length > 0 ? [{ subject, correct, total: known.length }] : []
  })
}

/** Seconds for a question on average, over those that were answered; null where none was timed. */
export function averageSpent(items: readonly Reviewed[]): number | null {
  const spent = items.flatMap(({ question }) => question.spent_seconds ?? [])
  return spent.length > 0 ? Math.round(spent.reduce((sum, seconds) => sum + seconds, 0) / spent.length) : null
}
