import type { Exam } from '../exam.ts'

/** One person's attempt at one exam in one mode, with what came of it. */
export interface Participation {
  readonly exam: Exam
  readonly mode: number
  readonly try: number
  readonly joinedAt: Date
  readonly submittedAt: Date | null
  readonly isClosed: boolean
  /** Another try of the same mode is open. */
  readonly hasOpenTry: boolean
  readonly isFinal: boolean
  readonly version: number | null
  readonly marks: number | null
  readonly ranked: boolean | null
}
