import type { SiteExams, UserInfo } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import type { Implementation } from '../api/implement.ts'
import type { SiteRequest } from '../api/site-request.ts'
import type { Viewer } from '../api/viewer.ts'
import type { Merging, TakenByBoth } from '../auth/index.ts'
import { closeArchiveAttempts, findTakenByBoth, hasLiveAttempt } from './attempts/attempts-of-people.ts'
import { createDraftAnswers } from './attempts/draft-answers.ts'
import { createGetExamData } from './attempts/get-exam-data.ts'
import { createJoinAttempt, refusalByClock } from './attempts/join-attempt.ts'
import { settleDue } from './attempts/settle-due.ts'
import { createSubmitAttempt } from './attempts/submit-attempt.ts'
import { createBookmarks } from './bookmarks/bookmarks.ts'
import { approved } from './exam.ts'
import { createExamCatalog, type ExamCatalog } from './exam-catalog.ts'
import type { ExamDeps, FindJoinAccess, JoinRefusal } from './exam-deps.ts'
import type { ExamParts } from './exam-parts.ts'
import { createFindLastTaken } from './lists/find-last-taken.ts'
import { createGetExam } from './lists/get-exam.ts'
import { createInvite } from './lists/invite.ts'
import { createExamLists } from './lists/list-exams.ts'
import { createListParticipated } from './lists/list-participated.ts'
import { createFindProgramExams, type FindProgramExams } from './lists/program-exams.ts'
import { createFindUnfinished } from './lists/unfinished-exam.ts'
import { createFindViewerFlags } from './lists/viewer-flags.ts'
import { createGetPaper, createGetQuiz } from './papers/get-paper.ts'
import { createGetSealedPaper } from './papers/get-sealed-paper.ts'
import { createPaperStore } from './papers/paper-store.ts'
import { createGetReceipt } from './receipts/get-receipt.ts'
import { createGetReceiptRoot } from './receipts/get-receipt-root.ts'
import { createListReceiptKeys } from './receipts/list-receipt-keys.ts'
import { finalizeResults } from './results/finalize-results.ts'
import { createGetResult } from './results/get-result.ts'
import { createFindPosition } from './results/positions.ts'
import { createSiteExams } from './site-exams.ts'
import { createGetSolutions } from './solutions/get-solutions.ts'
import { createListStandings } from './standings/list-standings.ts'
import { createSetRankAlias } from './standings/set-rank-alias.ts'

export { approved, type Exam, instantText } from './exam.ts'
export type { ExamCatalog } from './exam-catalog.ts'
export type {
  EnrolForExam,
  FindHomePrograms,
  FindJoinAccess,
  JoinAccess,
  PricedPrograms,
  ProductsOf,
  PublishedPrograms,
  SeesProgram,
} from './exam-deps.ts'
export { createExamParts, type ExamParts } from './exam-parts.ts'
export { examRows } from './exam-rows.ts'
export type { FindProgramExams } from './lists/program-exams.ts'
export { createReadPublicState } from './lists/public-state.ts'
export { loadReceiptSigner, type ReceiptSigner } from './receipts/receipt-signer.ts'
export { createEmbargoedQuestions } from './solutions/embargo.ts'
export { createOpenedQuestions } from './solutions/opened-questions.ts'
export { personColumns, presentPerson } from './standings/rank-rows.ts'
export { exams } from './tables.ts'

type Given = Pick<
  ExamDeps,
  | 'db'
  | 'clock'
  | 'log'
  | 'receipts'
  | 'publicCache'
  | 'publishedPrograms'
  | 'pricedPrograms'
  | 'seesProgram'
  | 'findHomePrograms'
  | 'questions'
  | 'siteUrl'
  | 'showPicture'
  | 'productsOf'
  | 'enrolForExam'
>

export interface ExamsOptions extends Given, ExamParts {
  joinAccess: FindJoinAccess
  presentUser: (viewer: Viewer) => Promise<UserInfo>
}

/** What merging and deleting people ask of their attempts, in a transaction that is theirs. */
export interface ExamAttempts {
  hasLiveAttempt(client: PoolClient, people: readonly bigint[]): Promise<boolean>
  closeArchiveAttempts(client: PoolClient, people: readonly bigint[]): Promise<void>
  findTakenByBoth(client: PoolClient, merging: Merging): Promise<TakenByBoth[]>
}

export interface Exams {
  readonly implementations: Implementation[]
  readonly catalog: ExamCatalog
  readonly findProgramExams: FindProgramExams
  readonly ofPeople: ExamAttempts
  /** Closes what is due and makes results final; every process calls it about once a second. After `signal` it begins nothing more. */
  sweep(signal?: AbortSignal): Promise<{ settled: number; finalized: number }>
  /** What a page shows of exams, for whoever asks for it. */
  pages(request: SiteRequest): SiteExams
}

export function createExams({ joinAccess, presentUser, ...given }: ExamsOptions): Exams {
  const deps: ExamDeps = {
    ...given,
    catalog: createExamCatalog(given.db),
    papers: createPaperStore(given.db.pool),
    findViewerFlags: createFindViewerFlags(given.db.pool),
    findPosition: createFindPosition(given.db.pool),
    findLastTaken: createFindLastTaken(given.db.pool),
    findUnfinished: createFindUnfinished(given.db.pool, given.clock),
    async admission(exam, viewer, mode, now) {
      const refused = (reason: JoinRefusal) => ({ reason, enrols: false })
      // Who has joined may go on; nobody else comes in, nor comes in again.
      if (exam.questionState !== approved) return refused('exam_over')
      if (exam.membersOnly && viewer.isAnonymous) return refused('forbidden')
      const byClock = refusalByClock(exam, mode, now)
      if (byClock) return refused(byClock)
      const access = await joinAccess(viewer, exam)
      return access === 'purchase_required' ? refused(access) : { reason: null, enrols: access === 'enrols' }
    },
  }
  return {
    catalog: deps.catalog,
    findProgramExams: createFindProgramExams(deps),
    ofPeople: {
      hasLiveAttempt,
      closeArchiveAttempts: (client, people) => closeArchiveAttempts(deps, client, people),
      findTakenByBoth,
    },
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
      createGetReceipt(deps),
      createGetReceiptRoot(deps),
      createGetSolutions(deps),
      ...createBookmarks(deps),
      createListParticipated(deps),
      createInvite(deps),
      createListReceiptKeys(deps),
    ],
    sweep: async signal => ({ settled: await settleDue(deps, signal), finalized: await finalizeResults(deps, signal) }),
    pages: request => createSiteExams(deps, request),
  }
}
