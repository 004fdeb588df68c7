import type {
  DealtPractice,
  OpenPractice,
  PracticeMode,
  PracticeResult,
  PracticeSource,
  ReturnsOf,
  StoredPractice,
  WirePart,
} from '@prostuti/contract'
import { getPracticeExam, submitPractice } from '@prostuti/contract/questions/operations'
import {
  deletePractice,
  getPractice,
  listPractices,
  listShortSets,
  listTopics,
  savePractice,
} from '@prostuti/contract/study/operations'
import type { Prostuti } from '../../client.ts'
import { type PageFilter, pageQueryOf } from '../../http/page-filter.ts'

/** What a learner wants to practise. */
export interface PracticeWish {
  /** Default: `topics`. */
  source?: PracticeSource
  topics?: readonly string[]
  /** Of `exam-mistakes`, `past-paper` and `short-set`. */
  exam?: string
  count?: number
  mode?: PracticeMode
  /** Of topics: what I got wrong before comes first. */
  mistakesFirst?: boolean
}

export type SubmittedPractice = WirePart<'questions.submitPractice', 'body'>

/** The calls of practice. */
export interface PracticeApi {
  /** Questions to practise; nothing of it is kept on the server. Throws `no_data` where there is none. */
  deal(wish: PracticeWish): Promise<DealtPractice>
  /** Marks and solution; the same practice again answers alike. */
  submit(practice: SubmittedPractice): Promise<PracticeResult>
  practices(filter?: PageFilter & { open?: boolean }): Promise<ReturnsOf<'study.listPractices'>>
  practice(id: string): Promise<StoredPractice>
  save(id: string, practice: OpenPractice, options?: { keepalive?: boolean }): Promise<{ saved_at: string }>
  remove(id: string): Promise<void>
  /** All topics that hold published questions. */
  topics(): Promise<ReturnsOf<'study.listTopics'>['topics']>
  /** The staff's short sets that have begun. */
  shortSets(page?: PageFilter): Promise<ReturnsOf<'study.listShortSets'>>
}

/**
 * Practice: sets of questions that are dealt, and short sets.
 * @example const { questions } = await practiceApiOf(prostuti).deal({ topics: ['4'], count: 20, mode: 'learn' })
 */
export function practiceApiOf({ http }: Pick<Prostuti, 'http'>): PracticeApi {
  return {
    deal: ({ source, topics, exam, count, mode, mistakesFirst }) =>
      http.call(
        getPracticeExam,
        {
          query: {
            source,
            category_id: topics?.length ? topics.join(',') : undefined,
            exam,
            count,
            mode,
            mistakes_first: mistakesFirst ? 'true' : undefined,
          },
        },
        { fresh: true },
      ),
    submit: body => http.call(submitPractice, { body }),
    practices: ({ open, ...page } = {}) =>
      http.call(
        listPractices,
        { query: { open: open === undefined ? undefined : open ? 'true' : 'false', ...pageQueryOf(page) } },
        { fresh: true },
      ),
    practice: id => http.call(getPractice, { params: { id } }, { fresh: true }),
    save: (id, body, options) => http.call(savePractice, { params: { id }, body }, options),
    remove: id => http.call(deletePractice, { params: { id } }),
    topics: async () => (await http.call(listTopics)).topics,
    shortSets: (page = {}) => http.call(listShortSets, { query: pageQueryOf(page) }),
  }
}
