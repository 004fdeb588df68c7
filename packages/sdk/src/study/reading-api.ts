import type { Topic } from '@prostuti/contract'
import { listTopics, saveReadingPlace } from '@prostuti/contract/study/operations'
import type { Prostuti } from '../client.ts'
import { type PageInfoApi, pageInfoApiOf } from '../core/index.ts'
import { type PublicQuestionsApi, publicQuestionsApiOf } from '../questions/index.ts'

/** The calls of reading: topics, their published questions, and what their pages say of themselves. */
export interface ReadingApi extends PublicQuestionsApi, PageInfoApi {
  /** All topics of one kind (`cat_type`), or of all. */
  topics(kind?: number): Promise<Topic[]>
  /** The furthest place counts as read. */
  savePlace(topic: string, ordinal: number): Promise<void>
}

/**
 * Reading a subject: topics, questions and the place where one stopped.
 * @example const { results } = await readingApiOf(prostuti).questions('12', { page: 3 })
 */
export function readingApiOf(client: Pick<Prostuti, 'http'>): ReadingApi {
  const { http } = client
  return {
    ...publicQuestionsApiOf(client),
    ...pageInfoApiOf(client),
    async topics(kind) {
      const { topics } = await http.call(listTopics, { query: { cat_type: kind } })
      return topics
    },
    savePlace: (topic, ordinal) => http.call(saveReadingPlace, { params: { id: topic }, body: { ordinal } }),
  }
}
