import type { SiteHost } from '@prostuti/contract'
import { rankRowsOnPage } from '@prostuti/contract/exams/provisional-rows'
import type { Viewer } from '../auth/sessions.ts'
import { AppError } from '../errors.ts'
import type { Call } from '../http/call.ts'
import type { Implementation } from '../http/implement.ts'
import { readAttempts } from './attempt-rows.ts'
import { createBookmarks } from './bookmarks.ts'
import { createDraftAnswers } from './draft-answers.ts'
import { createExamCatalog, type ExamCatalog } from './exam-catalog.ts'
import type { CanJoin, ExamDeps } from './exam-deps.ts'
import { finalizeResults } from './finalize-results.ts'
import { createGetExam, examDetails } from './get-exam.ts'
import { createGetExamData, unlessClosed } from './get-exam-data.ts'
import { createGetPaper, createGetQuiz } from './get-paper.ts'
import { createGetReceiptRoot } from './get-receipt-root.ts'
import { createGetResult } from './get-result.ts'
import { createGetSealedPaper } from './get-sealed-paper.ts'
import { createGetSolutions } from './get-solutions.ts'
import { createInvite } from './invite.ts'
import { createJoinAttempt, presentJoined, refusalByClock } from './join-attempt.ts'
import { archivedExams, createExamLists, examsToCome, home, programNames } from './list-exams.ts'
import { createListParticipated, participatedExams } from './list-participated.ts'
import { createListReceiptKeys } from './list-receipt-keys.ts'
import { createListStandings, standingsOf } from './list-standings.ts'
import { createPaperStore } from './paper-store.ts'
import { createSetRankAlias } from './set-rank-alias.ts'
import { settleDue } from './settle-due.ts'
import { createSubmitAttempt } from './submit-attempt.ts'

export { createEmbargoedQuestions } from './embargo.ts'
export type { CanJoin, PublishedPrograms } from './exam-deps.ts'
export { loadReceiptSigner } from './receipts.ts'

type Given = Pick<ExamDeps, 'db' | 'clock' | 'log' | 'receipts' | 'publishedPrograms' | 'questions' | 'siteUrl'>

export interface ExamsOptions extends Given {
  canJoin: CanJoin
  presentUser: (viewer: Viewer) => Promise<unknown>
}

export interface Exams {
  readonly implementations: Implementation[]
  readonly catalog: ExamCatalog
  /** Closes what is due and makes results final; every process calls it about once a second. */
  sweep(): Promise<{ settled: number; finalized: number }>
  /** The parts of a page that exams draw, for one viewer. */
  pages(
    asking: { viewer: Viewer | null } & Pick<Call, 'language'>,
  ): Omit<SiteHost, 'language' | 'apiBase' | 'viewer' | 'partner'>
}

export function createExams({ canJoin, presentUser, ...given }: ExamsOptions): Exams {
  const deps: ExamDeps = {
    ...given,
    catalog: createExamCatalog(given.db),
    papers: createPaperStore(given.db.pool),
    async refusal(exam, viewer, mode, now) {
      if (exam.membersOnly && viewer.isAnonymous) return 'forbidden'
      const byClock = refusalByClock(exam, mode, now)
      if (byClock) return byClock
      return (await canJoin(viewer, exam)) ? null : 'purchase_required'
    },
  }
  return {
    catalog: deps.catalog,
    implementations: [
      ...createExamLists(deps),
      createGetExam(deps),
      createJoinAttempt(deps),
      createGetPaper(deps),
      createGetQuiz(deps),
      createGetSealedPaper(deps),
      createGetExamData(deps, presentUser),
      createDraftAnswers(deps),
      ...createSubmitAttempt(deps),
      createGetResult(deps),
      createListStandings(deps),
      createSetRankAlias(deps),
      createGetReceiptRoot(deps),
      createGetSolutions(deps),
      ...createBookmarks(deps),
      createListParticipated(deps),
      createInvite(deps),
      createListReceiptKeys(deps),
    ],
    sweep: async () => ({ settled: await settleDue(deps), finalized: await finalizeResults(deps) }),
    pages: asking => createPages(deps, asking),
  }
}

function createPages(deps: ExamDeps, asking: { viewer: Viewer | null } & Pick<Call, 'language'>) {
  return {
    home: () => home(deps, asking),
    programs: () => programNames(deps, asking),
    exams: (list: 'upcoming' | 'archived', page: number, program?: string) =>
      list === 'archived'
        ? archivedExams(deps, { page, program }, asking)
        : examsToCome(deps, { upcoming: true, page, page_size: 20, program_id: program }, asking),
    participated: (page: number, program?: string) => participatedExams(deps, { page, program }, asking),
    exam: async (id: string) => {
      const exam = await findExam(deps, id)
      return exam && examDetails(deps, exam, undefined, asking.viewer, asking)
    },
    openAttempt: async (id: string, mode: 'live' | 'archive') => {
      const exam = await findExam(deps, id)
      if (!exam || !asking.viewer) return null
      const [row] = await readAttempts(deps.db.pool, [{ userId: asking.viewer.id, examId: exam.id, mode }])
      if (!row?.isOpen) return null
      const [joined, text] = await Promise.all([
        presentJoined(deps, exam, row, asking),
        deps.papers.text(exam.id, row.paperVersion, asking.language),
      ])
      return { joined, paperJson: text.replaceAll('<', '\\u003c') }
    },
    standings: async (id: string, mode: 'live' | 'archive', page: number) => {
      const exam = await findExam(deps, id)
      return exam && unlessClosed(standingsOf(deps, exam, { state: mode, page, page_size: rankRowsOnPage }, asking))
    },
  }
}

async function findExam(deps: ExamDeps, id: string) {
  if (!/^[1-9]\d{0,9}$/.test(id)) return null
  return deps.catalog.get(id).catch(error => {
    if (error instanceof AppError && error.code === 'no_exam_found') return null
    throw error
  })
}
