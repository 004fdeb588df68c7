import type { Language, SiteExams, SitePrograms } from '@prostuti/contract'
import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { PublicCache } from '../../platform/http/public-cache.ts'
import type { PracticeSources } from '../exams/index.ts'
import type { MetQuestions, Questions } from '../questions/index.ts'

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
  /** Addresses of the pages of all notices that are published, for sitemaps. */
  readonly noticeAddresses: () => Promise<{ readonly href: string; readonly updated_at: string | null }[]>
  /** Exams and programs as visitors see them. */
  readonly visitorPages: (language: Language) => { readonly exams: SiteExams; readonly programs: SitePrograms }
}
