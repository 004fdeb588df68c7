import type { ExamDetails, ExamMode, Home, Language, Result, ReturnsOf } from '@prostuti/contract'
import {
  createBookmark,
  deleteBookmark,
  getExam,
  getHome,
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
import { shareProgram } from '@prostuti/contract/programs/operations'
import { listBookmarkedQuestions } from '@prostuti/contract/questions/operations'
import type { Http } from '../http.ts'

/** What a bookmark is put on. */
export type BookmarkTarget = { exam: string } | { question: string }

export interface StandingsFilter {
  mode?: ExamMode
  /** Counted from 1; `cursor`, from `next` and `previous`, wins over it. */
  page?: number
  cursor?: string
  /** Rows a page, at most 100. */
  pageSize?: number
  /** Part of a name, two characters or more. */
  search?: string
}

export interface ExamListFilter {
  /** Default: `upcoming`. */
  state?: 'upcoming' | 'archived'
  program?: string
  /** Counted from 1, twenty exams each. */
  page?: number
}

/** What a receipt's signature is checked with. */
export type ReceiptKey = ReturnsOf<'exams.listReceiptKeys'>['keys'][number]

/** Around the attempt: lists, results, ranks, solutions, bookmarks, sharing. */
export interface Hall {
  home(): Promise<Home>
  /** Upcoming exams soonest first, archived ones newest first. */
  exams(filter?: ExamListFilter): Promise<ReturnsOf<'exams.listExams'>>
  /** One exam, as this person may see it. */
  exam(exam: string, mode?: ExamMode): Promise<ExamDetails>
  result(exam: string, mode?: ExamMode): Promise<Result>
  standings(exam: string, filter?: StandingsFilter): Promise<ReturnsOf<'exams.listStandings'>>
  /** Null: my own name again. */
  setRankAlias(alias: string | null): Promise<ReturnsOf<'exams.setRankAlias'>>
  receiptRoot(exam: string, mode?: ExamMode): Promise<ReturnsOf<'exams.getReceiptRoot'>>
  /** The keys that `verifyReceipt` checks signatures with. */
  receiptKeys(): Promise<ReceiptKey[]>
  solutions(exam: string, mode?: ExamMode): Promise<ReturnsOf<'exams.getSolutions'>>
  participated(filter?: {
    program?: string
    mode?: ExamMode
    page?: number
  }): Promise<ReturnsOf<'exams.listParticipatedExams'>>
  bookmark(target: BookmarkTarget): Promise<void>
  unbookmark(target: BookmarkTarget): Promise<void>
  bookmarkedExams(page?: number): Promise<ReturnsOf<'exams.listBookmarkedExams'>>
  bookmarkedQuestions(page?: number): Promise<ReturnsOf<'questions.listBookmarkedQuestions'>>
  invite(exam: string): Promise<ReturnsOf<'exams.inviteToExam'>>
  shareProgram(program: string): Promise<ReturnsOf<'programs.shareProgram'>>
  /** The paper as it may be fetched before the start: nobody can read it until joining tells its key. */
  sealedPaper(exam: string, language: Language): Promise<ReturnsOf<'exams.getSealedPaper'>>
}

const examsOnPage = 20

/** The calls around the attempt: apart from `api.ts`, since a page with nothing but the player needs none of them. */
export function createHallApi(http: Http): Hall {
  return {
    home: () => http.call(getHome),
    exams: ({ state, program, page } = {}) =>
      state === 'archived'
        ? http.call(listArchivedExams, { query: { program, page, page_size: examsOnPage } })
        : http.call(listExams, { query: { upcoming: 'true', program_id: program, page, page_size: examsOnPage } }),
    // Past every cache: it teaches the server's time.
    exam: (exam, mode) => http.call(getExam, { params: { id: exam }, query: { state: mode } }, { fresh: true }),
    result: (exam, mode) => http.call(getResult, { params: { id: exam }, query: { state: mode } }),
    standings: (exam, { mode, page, pageSize, cursor, search } = {}) =>
      http.call(listStandings, {
        params: { id: exam },
        query: { state: mode, page, page_size: pageSize, cursor, search },
      }),
    setRankAlias: alias => http.call(setRankAlias, { body: { alias } }),
    receiptRoot: (exam, mode) => http.call(getReceiptRoot, { params: { id: exam }, query: { state: mode } }),
    receiptKeys: async () => (await http.call(listReceiptKeys)).keys,
    solutions: (exam, mode) => http.call(getSolutions, { params: { id: exam }, query: { state: mode } }),
    participated: ({ program, mode, page } = {}) =>
      http.call(listParticipatedExams, { query: { program, state: mode, page } }),
    bookmark: async target => void (await http.call(createBookmark, { body: target })),
    unbookmark: async target => void (await http.call(deleteBookmark, { body: target })),
    bookmarkedExams: page => http.call(listBookmarkedExams, { query: { page } }),
    bookmarkedQuestions: page => http.call(listBookmarkedQuestions, { query: { page } }),
    invite: exam => http.call(inviteToExam, { params: { id: exam } }),
    shareProgram: program => http.call(shareProgram, { params: { id: program } }),
    // As public as a paper: without our headers any cache may hold it, and no other site's page has to ask leave first.
    sealedPaper: (exam, language) =>
      http.read(`${getSealedPaper.path.replace('{id}', encodeURIComponent(exam))}?language=${language}`),
  }
}
