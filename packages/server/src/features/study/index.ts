import type { Language, SiteStudy } from '@prostuti/contract'
import type { Feature } from '../../platform/feature.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { exportedStudy } from './exported.ts'
import { createHasMistakes, createMemory, type MemoryDeps } from './memory/index.ts'
import { recordAnswers } from './memory/record-answers.ts'
import { createGetMetaData } from './page-info/get-meta-data.ts'
import { createGetSitemap } from './page-info/get-sitemap.ts'
import { createPractice } from './practice/index.ts'
import { createGetPublicQuestion } from './questions/get-public-question.ts'
import { quoteQuestions } from './quotes/quote-questions.ts'
import { createSearch } from './search/search.ts'
import { createSiteStudy } from './site-study.ts'
import { studyRows } from './study-rows.ts'
import { createListTopicQuestions } from './topics/list-topic-questions.ts'
import { createListTopics } from './topics/list-topics.ts'
import { presentStudyQuestions } from './topics/present-question.ts'
import { rebuildTopics } from './topics/rebuild-topics.ts'
import { createSaveReadingPlace } from './topics/save-reading-place.ts'

export { createFindPractisedDays } from './practice/practised-days.ts'
export { searchConnections } from './search/connections.ts'
export { createReadTopicsVersion } from './topics/topics-version.ts'

/** Reading, practising and remembering questions between exams. */
export interface Study extends Feature<SiteStudy> {
  /** Makes the outdated lists of topics again, some at a time; resolves to how many. */
  sweep(signal?: AbortSignal): Promise<number>
  /** Questions as talk quotes them. */
  quoteQuestions(ids: readonly string[], language: Language): ReturnType<typeof quoteQuestions>
  /** What a page shows of study, for the person who asks for it. */
  pages(request: SiteRequest): SiteStudy
}

export function createStudy(deps: MemoryDeps): Study {
  const hasMistakes = createHasMistakes(deps.db.pool)
  const sweep = (signal?: AbortSignal) => rebuildTopics(deps, signal)
  return {
    implementations: [
      createListTopics(deps),
      createListTopicQuestions(deps),
      createGetPublicQuestion(deps),
      createSaveReadingPlace(deps),
      createSearch(deps),
      ...createMemory(deps),
      createGetMetaData(deps),
      createGetSitemap(deps),
      ...createPractice({
        ...{ db: deps.db, clock: deps.clock, sources: deps.practiceSources, recordAnswers },
        present: (ids, options) => presentStudyQuestions(deps, ids, options),
      }),
    ],
    sweep,
    sweeps: [{ everyMs: 2_000, run: sweep }],
    personRows: studyRows,
    quoteQuestions: (ids, language) => quoteQuestions(deps, ids, language),
    exported: exportedStudy,
    pages: request => createSiteStudy({ ...deps, hasMistakes }, request),
  }
}
