import type { PageMeta, PublicQuestion, ReturnsOf, Topic, TopicPage, WirePart } from '@prostuti/contract'
import { getMetaData, getSitemap } from '@prostuti/contract/core/operations'
import { getPublicQuestion, listCategoryQuestions } from '@prostuti/contract/questions/operations'
import { listTopics, saveReadingPlace } from '@prostuti/contract/study/operations'
import type { Prostuti } from '../client.ts'

/** The calls of reading: topics and their published questions. */
export interface ReadingApi {
  /** All topics of one kind (`cat_type`), or of all. */
  topics(kind?: number): Promise<Topic[]>
  /** A page of a topic, counted from 1; `reviewed: false` is for moderators. */
  questions(topic: string, page?: { page?: number; pageSize?: number; reviewed?: boolean }): Promise<TopicPage>
  question(id: string): Promise<PublicQuestion>
  /** The furthest place counts as read. */
  savePlace(topic: string, ordinal: number): Promise<void>
  /** What the head of a public page says. */
  meta(page: WirePart<'core.getMetaData', 'query'>): Promise<PageMeta>
  sitemap(part: WirePart<'core.getSitemap', 'query'>): Promise<ReturnsOf<'core.getSitemap'>>
}

/** @example const { results } = await readingApiOf(prostuti).questions('12', { page: 3 }) */
export function readingApiOf({ http }: Pick<Prostuti, 'http'>): ReadingApi {
  return {
    async topics(kind) {
      const { topics } = await http.call(listTopics, { query: { cat_type: kind } })
      return topics
    },
    questions: (topic, { page, pageSize, reviewed } = {}) =>
      http.call(listCategoryQuestions, {
        query: {
          category_id: topic,
          page,
          page_size: pageSize,
          reviewed_qb: reviewed === undefined ? undefined : `${reviewed}`,
        },
      }),
    question: id => http.call(getPublicQuestion, { params: { id } }),
    savePlace: (topic, ordinal) => http.call(saveReadingPlace, { params: { id: topic }, body: { ordinal } }),
    meta: query => http.call(getMetaData, { query }),
    sitemap: query => http.call(getSitemap, { query }),
  }
}
