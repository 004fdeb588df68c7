import type { QuestionDeps } from '../question-deps.ts'

export interface ContributionDeps extends QuestionDeps {
  /** The origin that Google Sheets are fetched from. */
  readonly sheetsHost: string
}
