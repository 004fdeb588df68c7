import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { MetQuestions, QuestionUses } from './bank/question-uses.ts'
import type { EmbargoedQuestions } from './reveal-key.ts'

/** What the calls about questions need. */
export interface QuestionDeps {
  readonly db: Database
  readonly clock: Clock
  readonly embargoed: EmbargoedQuestions
  readonly uses: QuestionUses
  readonly met: MetQuestions
  /** Where people reach the site, in front of the addresses of pictures: partners' pages show them too. */
  readonly siteUrl: string
}
