import type { ProgramCover } from '@prostuti/contract'
import type { Localized } from '../../src/platform/db/columns.ts'
import type { ProgramSlug } from '../program-slug.ts'
import type { SubjectSlug } from '../questions/seed-question.ts'

/** A day of a demo program's routine. */
export interface DaySeed {
  /** Days after the entry before; of the first one, after the start. */
  readonly interval: number
  readonly title: Localized
  readonly lines: readonly Localized[]
  /** The exam of the day: a template's slug for what is held on that date, or a slot of a template (`slug/number`). */
  readonly exam?: string
  /** Questions of a subject that the day lets practise. */
  readonly practice?: { readonly subject: SubjectSlug; readonly count: number }
}

/** A question about a program, by a name of its own. */
export interface FaqSeed {
  readonly slug: string
  readonly question: Localized
  readonly answer: Localized
}

/** A program of the demo. */
export interface ProgramSeed {
  readonly slug: ProgramSlug
  readonly title: Localized
  readonly summary: Localized
  readonly description: Localized
  readonly syllabus: readonly Localized[]
  readonly cover: ProgramCover
  readonly tags: readonly string[]
  readonly state: 'published' | 'unpublished'
  /** In coins. */
  readonly cost: number
  /** In whole taka. */
  readonly costInTk: number
  /** `cycle`: begins again every fortnight; `own`: each person's days begin when they say; `over`: it is done. */
  readonly start: 'cycle' | 'own' | 'over'
  readonly routine: readonly DaySeed[]
  readonly faqs: readonly FaqSeed[]
}

export const both = (bn: string, en: string): Localized => ({ bn, en })
