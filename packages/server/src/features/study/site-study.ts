import { readerPageSize, type SiteStudy } from '@prostuti/contract'
import { isId } from '@prostuti/contract/id'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { type HasMistakes, type MemoryDeps, planDay } from './memory/index.ts'
import { pageMeta } from './page-info/get-meta-data.ts'
import { sitemapFileSize, sitemapPage } from './page-info/get-sitemap.ts'
import { findPublicQuestion } from './questions/get-public-question.ts'
import { searchStudy } from './search/search.ts'
import { readTopicPage } from './topics/list-topic-questions.ts'
import { findTopic, pathTo, presentTopic, presentTopics, readTopics } from './topics/read-topics.ts'
import { readReadingPlaces } from './topics/reading-places.ts'

export interface SiteStudyDeps extends MemoryDeps {
  readonly hasMistakes: HasMistakes
}

/** What pages show of study. The viewer is looked up when a page first asks for something. */
export function createSiteStudy(deps: SiteStudyDeps, request: SiteRequest): SiteStudy {
  const { language } = request
  const reader = async () => ({ viewer: await request.viewer(), language })
  return {
    topics: async kind => presentTopics(await readTopics(deps), kind, language),
    async topic(id) {
      const topics = await readTopics(deps)
      const topic = isId(id) ? findTopic(topics, id) : null
      return topic && { ...presentTopic(topic, language), path: pathTo(topics, topic.id, language) }
    },
    async questions(topic, page) {
      if (!isId(topic)) return null
      return readTopicPage(deps, topic, { page, pageSize: readerPageSize }, await reader())
    },
    question: async id => (isId(id) ? findPublicQuestion(deps, id, await reader()) : null),
    search: async query => searchStudy(deps, query, await reader()),
    async places() {
      const viewer = await request.viewer()
      return viewer ? readReadingPlaces(deps, viewer.id) : []
    },
    async today() {
      const viewer = await request.viewer()
      if (!viewer || !(await deps.hasMistakes(viewer.id))) return null
      const plan = await planDay(deps, viewer)
      return plan.reviews.length > 0 ? plan.today : null
    },
    meta: asked => pageMeta(deps, asked, language),
    sitemap: (kind, file) => sitemapPage(deps, kind, file, sitemapFileSize),
  }
}
