import type { ProgramSlug } from '../program-slug.ts'
import type { SubjectSlug } from '../questions/index.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** So many sit exams of every day, so that the lists of a week and a month have people from its first hours on. */
export const fewExaminees = 40

/** An exam that the demo holds again and again, so that there is always one to sit, on any day. */
export interface ExamTemplate {
  readonly slug: string
  /** Whose exam it is; null for the sample. */
  readonly program: ProgramSlug | null
  readonly title: { bn: string; en: string }
  readonly description: { bn: string; en: string }
  /** How many questions of each subject, in the order of the paper. */
  readonly questions: Partial<Record<SubjectSlug, number>>
  readonly durationMs: number
  /** A new one begins this often … */
  readonly everyMs: number
  /** … counted from the first midnight of 2026 in Dhaka, a Thursday, and so much later … */
  readonly phaseMs: number
  /** … and stays open this long. */
  readonly openMs: number
  /** So many to come are announced. */
  readonly ahead: number
  /** How many that are over stand in the archive from the first day on. */
  readonly over: number
  /** Held so often at the beginning of 2026 and never again (`over` times): these stay in the archive. */
  readonly stays?: boolean
  /**
   * So many sets of questions of its own go round: the solutions of one that is over lose no key before its set comes up
   * again. At least as many as run, are to come within a day, or stand in the archive from the first day on, at once.
   */
  readonly decks: number
  /** In thousandths of a mark. */
  readonly negativeMark: number
  /** Share of the full marks, in per cent. */
  readonly cutPercent: number | null
  readonly membersOnly: boolean
  readonly isDemo: boolean
  /** Marks are shown as soon as a sheet is in, or only when everybody's is. */
  readonly resultAt: 'once' | 'end'
  /** So many generated examinees have sat each one that was over before the demo began. */
  readonly examinees: number
}
