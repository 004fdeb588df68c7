import type { Language, SiteExams, SitePrograms } from '@prostuti/contract'
import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { PublicCache } from '../../platform/http/public-cache.ts'
import type { PracticeSources } from '../exams/index.ts'
import type { MetQuestions, Questions } from '../questions/index.ts'
import type { ListAddresses } from './page-info/sitemap-entry.ts'

/** What the calls of study stand on. */
export interface StudyDeps {
  readonly db: Database
  /** For searches: connections and a time limit of their own, so that slow ones keep nobody else waiting. */
  readonly searchDb: Database
  readonly clock: Clock
  readonly questions: Questions
  readonly met: MetQuestions
  /** What people practise of exams. */
  readonly practiceSources: PracticeSources
  /** Holds what every visitor reads alike. */
  readonly publicCache: PublicCache
  /** Open circulars, for search engines. */
  readonly circularAddresses: ListAddresses
  /** Exams and programs as visitors see them. */
  readonly visitorPages: (language: Language) => { readonly exams: SiteExams; readonly programs: SitePrograms }
}
