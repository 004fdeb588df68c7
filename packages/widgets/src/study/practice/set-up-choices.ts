import type { PracticeMode, PracticeSource } from '@prostuti/contract'
import { practiceCount, secondsAQuestion } from '@prostuti/contract/study/bounds'
import type { PracticeProps } from './practice.props.ts'

/** What is chosen in the set-up. */
export interface SetUpChoices {
  source: PracticeSource
  topics: readonly string[]
  exam: string | null
  count: number
  mode: PracticeMode
  timed: boolean
  mistakesFirst: boolean
}

type Of = Pick<SetUpChoices, 'source'>

/** A paper is practised as it was sat: against its own clock. */
const isPaper = ({ source }: Of): boolean => source === 'past-paper' || source === 'short-set'

/** Nobody says how many questions: a paper is practised whole, and so are the mistakes of one exam. */
export const isWhole = (of: Of): boolean => isPaper(of) || of.source === 'exam-mistakes'

/** All is chosen already: what the address says, else what most people want. */
export function firstChoices({ source = 'topics', topics = '', exam, count, mode }: PracticeProps): SetUpChoices {
  const { min, max } = practiceCount
  return {
    source,
    topics: topics.split(',').filter(id => /^[1-9]\d*$/.test(id)),
    exam: exam ?? null,
    count: count ? Math.min(Math.max(Math.round(count), min), max) : practiceCount.default,
    mode: mode ?? (isPaper({ source }) ? 'test' : 'learn'),
    timed: isPaper({ source }),
    mistakesFirst: true,
  }
}

/** Minutes that so many questions take, as far as one can say before. */
export const minutesFor = (count: number): number => Math.max(1, Math.round((count * secondsAQuestion) / 60))
