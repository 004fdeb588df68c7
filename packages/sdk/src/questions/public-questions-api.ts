import type { PublicQuestion, TopicPage } from '@prostuti/contract'
import { getPublicQuestion, listCategoryQuestions } from '@prostuti/contract/questions/operations'
import type { Prostuti } from '../client.ts'

/** The calls of published questions, which everybody reads. */
export interface PublicQuestionsApi {
  /** A page of a topic, counted from 1; `reviewed: false` is for moderators. */
  questions(topic: string, page?: { page?: number; pageSize?: number; reviewed?: boolean }): Promise<TopicPage>
  question(id: string): Promise<PublicQuestion>
}

/**
 * Published questions, as anybody may read them.
 * @example const { results } = await publicQuestionsApiOf(prostuti).questions('12', { page: 3 })
 */
export function publicQuestionsApiOf({ http }: Pick<Prostuti, 'http'>): PublicQuestionsApi {
  return {
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
  }
}
