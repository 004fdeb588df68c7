import type { Prostuti } from '../client.ts'
import { staffCategoriesApiOf } from './staff-categories-api.ts'
import { staffContributionsApiOf } from './staff-contributions-api.ts'
import { staffDuplicatesApiOf } from './staff-duplicates-api.ts'
import { staffExportsApiOf } from './staff-exports-api.ts'
import { staffFlagsApiOf } from './staff-flags-api.ts'
import { staffImportsApiOf } from './staff-imports-api.ts'
import { staffPassagesApiOf } from './staff-passages-api.ts'
import { staffQuestionsApiOf } from './staff-questions-api.ts'

/** The staff's calls of `questions`, a group for each screen. */
export const staffOfQuestions = (client: Pick<Prostuti, 'http'>) => ({
  categories: staffCategoriesApiOf(client),
  contributions: staffContributionsApiOf(client),
  duplicates: staffDuplicatesApiOf(client),
  exports: staffExportsApiOf(client),
  flags: staffFlagsApiOf(client),
  imports: staffImportsApiOf(client),
  passages: staffPassagesApiOf(client),
  questions: staffQuestionsApiOf(client),
})
