import type { QuestionDeps } from '../question-deps.ts'

export interface ImportDeps extends Pick<QuestionDeps, 'db' | 'clock' | 'uses'> {
  /** The origin that Google Sheets are fetched from. */
  readonly sheetsHost: string
}
