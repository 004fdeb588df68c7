import type {
  AttemptReceipt,
  ExamDetails,
  ExamMode,
  Home,
  Language,
  Paper,
  Result,
  ReturnsOf,
} from '@prostuti/contract'
import {
  createBookmark,
  deleteBookmark,
  getExam,
  getExamData,
  getHome,
  getQuiz,
  getReceipt,
  getReceiptRoot,
  getResult,
  getSealedPaper,
  getSolutions,
  inviteToExam,
  listArchivedExams,
  listBookmarkedExams,
  listExams,
  listParticipatedExams,
  listReceiptKeys,
  listStandings,
  setRankAlias,
} from '@prostuti/contract/exams/operations'
import { listPageSize } from '@prostuti/contract/page-sizes'
import type { Prostuti } from '../client.ts'
import type { Http } from '../http/http.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

/** What a bookmark is put on. */
export type BookmarkTarget = { exam: string } | { question: string }

/** Which page of standings, and of whom. */
export interface StandingsFilter extends PageFilter {
  mode?: ExamMode
  /** Part of a name, two characters or more. */
  search?: string
}

/** Twenty exams a page unless said otherwise. */
export interface ExamListFilter extends PageFilter {
  /** Default: `upcoming`. `current` is what runs or comes. */
  state?: 'upcoming' | 'current' | 'archived'
  program?: string
  /** A day in Dhaka, `YYYY-MM-DD`: the exams that start on it, whatever the `state`, but not among archived ones. */
  date?: string
  /** So many and no more, in the place of pages. */
  limit?: number
}

/** Which exams that one took part in to list. */
export interface ParticipatedFilter extends PageFilter {
  program?: string
  mode?: ExamMode
}

/** What `examData` brings along; each has its own rights and its own time. */
export interface ExamDataFilter {
  mode?: ExamMode
  userInfo?: boolean
  answerSheet?: boolean
  questions?: boolean
  standings?: boolean
  result?: boolean
  archivedResult?: boolean
}

/** What a receipt's signature is checked with. */
export type ReceiptKey = ReturnsOf<'exams.listReceiptKeys'>['keys'][number]

/** The calls of exams outside an attempt: lists, results, ranks, solutions, bookmarks, invitations. */
export interface ExamsApi {
  home(): Promise<Home>
  /** Upcoming exams soonest first, archived ones newest first. */
  exams(filter?: ExamListFilter): Promise<ReturnsOf<'exams.listExams'>>
  /** One exam, as this person may see it. */
  exam(exam: string, mode?: ExamMode): Promise<ExamDetails>
  /** Several things of one exam in one call. */
  examData(exam: string, filter?: ExamDataFilter): Promise<ReturnsOf<'exams.getExamData'>>
  /** The paper of an exam that this person has joined. */
  quiz(exam: string, mode?: ExamMode): Promise<Paper>
  result(exam: string, mode?: ExamMode): Promise<Result>
  standings(exam: string, filter?: StandingsFilter): Promise<ReturnsOf<'exams.listStandings'>>
  /** Null: my own name again. */
  setRankAlias(alias: string | null): Promise<ReturnsOf<'exams.setRankAlias'>>
  /** The receipt of my newest sheet that is in, whichever device sent it; `not_joined` without one. */
  receipt(exam: string, mode?: ExamMode): Promise<AttemptReceipt>
  receiptRoot(exam: string, mode?: ExamMode): Promise<ReturnsOf<'exams.getReceiptRoot'>>
  /** The keys that `verifyReceipt` checks signatures with. */
  receiptKeys(): Promise<ReceiptKey[]>
  solutions(exam: string, mode?: ExamMode): Promise<ReturnsOf<'exams.getSolutions'>>
  participated(filter?: ParticipatedFilter): Promise<ReturnsOf<'exams.listParticipatedExams'>>
  bookmark(target: BookmarkTarget): Promise<void>
  unbookmark(target: BookmarkTarget): Promise<void>
  bookmarkedExams(filter?: PageFilter & { program?: string }): Promise<ReturnsOf<'exams.listBookmarkedExams'>>
  invite(exam: string): Promise<ReturnsOf<'exams.inviteToExam'>>
  /** The paper as it may be fetched before the start: nobody can read it until joining returns its key. */
  sealedPaper(exam: string, language: Language): Promise<ReturnsOf<'exams.getSealedPaper'>>
}

const flag = (isOn: boolean | undefined) => (isOn === undefined ? undefined : isOn ? 'true' : 'false')

/** Separate from `attempt-api.ts`: a page with nothing but the player does not load it. */
export function createExamsApi(http: Http): ExamsApi {
  return {
    home: () => http.call(getHome),
    exams: ({ state = 'upcoming', program, date, limit, ...pageFilter } = {}) => {
      const page = pageQueryOf({ pageSize: limit === undefined ? listPageSize : undefined, ...pageFilter })
      if (state === 'archived') return http.call(listArchivedExams, { query: { program, ...page } })
      const upcoming = state === 'upcoming' ? 'true' : undefined
      return http.call(listExams, { query: { upcoming, program_id: program, date, limit, ...page } })
    },
    // Past every cache: it teaches the server's time.
    exam: (exam, mode) => http.call(getExam, { params: { id: exam }, query: { state: mode } }, { fresh: true }),
    examData: (exam, { mode, userInfo, answerSheet, questions, standings, result, archivedResult } = {}) =>
      http.call(getExamData, {
        params: { id: exam },
        query: {
          state: mode,
          user_info: flag(userInfo),
          answer_sheet: flag(answerSheet),
          questions: flag(questions),
          standings: flag(standings),
          result: flag(result),
          archived_result_field: flag(archivedResult),
        },
      }),
    quiz: (exam, mode) => http.call(getQuiz, { params: { id: exam }, query: { state: mode } }),
    result: (exam, mode) => http.call(getResult, { params: { id: exam }, query: { state: mode } }),
    standings: (exam, { mode, search, ...page } = {}) =>
      http.call(listStandings, { params: { id: exam }, query: { state: mode, search, ...pageQueryOf(page) } }),
    setRankAlias: alias => http.call(setRankAlias, { body: { alias } }),
    receipt: (exam, mode) => http.call(getReceipt, { params: { id: exam }, query: { state: mode } }),
    receiptRoot: (exam, mode) => http.call(getReceiptRoot, { params: { id: exam }, query: { state: mode } }),
    receiptKeys: async () => (await http.call(listReceiptKeys)).keys,
    solutions: (exam, mode) => http.call(getSolutions, { params: { id: exam }, query: { state: mode } }),
    participated: ({ program, mode, ...page } = {}) =>
      http.call(listParticipatedExams, { query: { program, state: mode, ...pageQueryOf(page) } }),
    bookmark: async target => void (await http.call(createBookmark, { body: target })),
    unbookmark: async target => void (await http.call(deleteBookmark, { body: target })),
    bookmarkedExams: ({ program, ...page } = {}) =>
      http.call(listBookmarkedExams, { query: { program, ...pageQueryOf(page) } }),
    invite: exam => http.call(inviteToExam, { params: { id: exam } }),
    // As public as a paper: without our headers any cache may hold it, and no other site's page has to ask leave first.
    sealedPaper: (exam, language) =>
      http.read(`${getSealedPaper.path.replace('{id}', encodeURIComponent(exam))}?language=${language}`),
  }
}

const apis = new WeakMap<Prostuti, ExamsApi>()

/**
 * The calls of exams outside an attempt. A separate entry of the package: a page with nothing but the player does not load it.
 * The same client gives the same object.
 *
 * @example
 * const { results, me } = await examsApiOf(prostuti).standings('7')
 */
export function examsApiOf(prostuti: Prostuti): ExamsApi {
  const api = apis.get(prostuti) ?? createExamsApi(prostuti.http)
  apis.set(prostuti, api)
  return api
}
