import type { Language, SiteExams, UserInfo } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import type { Feature } from '../../platform/feature.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import type { Viewer } from '../../platform/http/call/viewer.ts'
import type { Merging, TakenByBoth } from '../../platform/people/person-rules.ts'
import type { PartnerAttempts } from '../partners/index.ts'
import { createAdmission } from './attempts/admission.ts'
import { closeArchiveAttempts, findTakenByBoth, hasLiveAttempt } from './attempts/attempts-of-people.ts'
import { createDraftAnswers } from './attempts/draft-answers.ts'
import { createGetPaper, createGetQuiz } from './attempts/get-paper.ts'
import { createGetTimeChange } from './attempts/get-time-change.ts'
import { createJoinAttempt } from './attempts/join-exam.ts'
import { type AttemptsOfPerson, createReadAttemptsOf } from './attempts/read-attempts-of.ts'
import { settleDue } from './attempts/settle-due.ts'
import { createSubmitAttempt } from './attempts/submit-attempt.ts'
import { createBookmarks } from './bookmarks/bookmarks.ts'
import { createExamBuilding, createGenerateTask } from './building/index.ts'
import { createExamCatalog, type ExamCatalog } from './exam-catalog.ts'
import type { ExamDeps, FindJoinAccess } from './exam-deps.ts'
import type { ExamParts } from './exam-parts.ts'
import { examRows } from './exam-rows.ts'
import { exportedExams } from './exported.ts'
import { createFindLastTaken } from './lists/find-last-taken.ts'
import { createGetExam } from './lists/get-exam.ts'
import { createInvite } from './lists/invite-to-exam.ts'
import { createExamLists } from './lists/list-exams.ts'
import { createListParticipated } from './lists/list-participated-exams.ts'
import { createListShortSets } from './lists/list-short-sets.ts'
import { createFindProgramExams, type FindProgramExams } from './lists/program-exams.ts'
import { createFindUnfinished } from './lists/unfinished-exam.ts'
import { createFindViewerFlags } from './lists/viewer-flags.ts'
import { tellMoved } from './news/tell-moved.ts'
import { tellResults } from './news/tell-results.ts'
import { createGetSealedPaper } from './papers/get-sealed-paper.ts'
import { createPaperStore } from './papers/paper-store.ts'
import { createCountPartnerAttempts } from './partner-pages/count-partner-attempts.ts'
import { createListCentreStandings } from './partner-pages/list-centre-standings.ts'
import { createListPartnerResults } from './partner-pages/list-partner-results.ts'
import { purgePartnerAttempts } from './partner-pages/purge-partner-attempts.ts'
import { createPracticeSources, type PracticeSources } from './practice/practice-sources.ts'
import { createGetReceipt } from './receipts/get-receipt.ts'
import { createGetReceiptRoot } from './receipts/get-receipt-root.ts'
import { createListReceiptKeys } from './receipts/list-receipt-keys.ts'
import { createFindChangedExams } from './regrades/find-changed-exams.ts'
import { createListAcceptedKeys } from './regrades/list-accepted-keys.ts'
import { createListExamsUsingQuestion } from './regrades/list-exams-using-question.ts'
import { createListRegradedSheets } from './regrades/list-regraded-sheets.ts'
import { createListRegrades } from './regrades/list-regrades.ts'
import { createPreviewRegrade } from './regrades/preview-regrade.ts'
import { createRegradeExam } from './regrades/regrade-exam.ts'
import { createRegradeTask } from './regrades/run-regrade.ts'
import { finalizeResults } from './results/finalize-results.ts'
import { createGetExamData } from './results/get-exam-data.ts'
import { createGetResult } from './results/get-result.ts'
import { createFindPosition } from './results/positions.ts'
import { purgeExamMinutes, writeExamMinutes } from './room/exam-minutes.ts'
import { createLiveRoom } from './room/index.ts'
import { mendDeadlines } from './room/mend-deadlines.ts'
import { createRoomMessages } from './room/room-messages.ts'
import { createSiteExams } from './site-exams.ts'
import { createGetSolutions } from './solutions/get-solutions.ts'
import { createOpenedSheets, type OpenedSheets } from './solutions/opened-sheets.ts'
import { publishOpenedQuestions } from './solutions/publish-questions.ts'
import { createGiveExtraTime } from './staff/give-extra-time.ts'
import { createListAttempts } from './staff/list-attempts.ts'
import { createListLateSheets } from './staff/list-late-sheets.ts'
import { createReopenAttempt } from './staff/reopen-attempt.ts'
import { createStaffResults } from './staff-results/index.ts'
import { createListStandings } from './standings/list-standings.ts'
import { createListPeriodStandings } from './standings/period/list-period-standings.ts'
import { purgePeriodLists } from './standings/period/period-list.ts'
import { writePeriodLists } from './standings/period/write-ahead.ts'
import { createSetRankAlias } from './standings/set-rank-alias.ts'
import { createStatistics } from './statistics/index.ts'

export { createFindAttemptEnds, type FindAttemptEnds } from './attempts/find-attempt-ends.ts'
export { createFindSitting } from './attempts/find-sitting.ts'
export { approved, type Exam, instantText } from './exam.ts'
export type { ExamCatalog, ProgramsOf } from './exam-catalog.ts'
export type {
  EnrolForExam,
  FindHoldings,
  FindHomePrograms,
  FindJoinAccess,
  Holdings,
  PricedPrograms,
  ProductsOf,
  PublishedPrograms,
  RankedPrograms,
  SeesProgram,
  StaffPrograms,
} from './exam-deps.ts'
export { createExamParts, type ExamParts } from './exam-parts.ts'
export type { FindProgramExams } from './lists/program-exams.ts'
export { createReadPublicState } from './lists/public-state.ts'
export { createEmbargoedQuestions } from './papers/embargo.ts'
export { createMetQuestions, createQuestionUses } from './papers/question-uses.ts'
export type { ExamQuestions, PracticeSources } from './practice/practice-sources.ts'
export { createFindExaminees } from './receipts/find-examinees.ts'
export { loadReceiptSigner, type ReceiptSigner } from './receipts/receipt-signer.ts'
export { createReadServerTimes } from './room/server-times.ts'
export { createOpenedQuestions } from './solutions/opened-questions.ts'
export type { OpenedSheet, OpenedSheets } from './solutions/opened-sheets.ts'
export { personColumns, presentPerson } from './standings/rank-rows.ts'
export { attemptMode, attemptState } from './tables/attempts.ts'
export { exams } from './tables/exams.ts'

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
  | 'programsOf'
  | 'rankedPrograms'
  | 'staffPrograms'
  | 'tasks'
  | 'findHomePrograms'
  | 'questions'
  | 'siteUrl'
  | 'showPicture'
  | 'productsOf'
  | 'findHoldings'
  | 'enrolForExam'
  | 'readServerTimes'
>

export interface ExamsOptions extends Given, ExamParts {
  joinAccess: FindJoinAccess
  presentUser: (viewer: Viewer) => Promise<UserInfo>
  /** Called with how many attempts a sweep has settled. */
  onSettled?: (count: number) => void
}

/** What merging and deleting people ask of their attempts, in a transaction that is theirs. */
export interface ExamAttempts {
  hasLiveAttempt(client: PoolClient, people: readonly bigint[]): Promise<boolean>
  closeArchiveAttempts(client: PoolClient, people: readonly bigint[]): Promise<void>
  findTakenByBoth(client: PoolClient, merging: Merging): Promise<TakenByBoth[]>
}

export interface Exams extends Feature<SiteExams> {
  readonly catalog: ExamCatalog
  readonly findProgramExams: FindProgramExams
  /** What staff see of a person's attempts. */
  readonly attemptsOf: (user: bigint, language: Language) => Promise<AttemptsOfPerson>
  readonly ofPeople: ExamAttempts
  /** What is known of attempts that began on partners' pages. */
  readonly ofPartners: PartnerAttempts
  /** What people handed in and may look through. */
  readonly openedSheets: OpenedSheets
  /** What people practise of exams. */
  readonly practiceSources: PracticeSources
  /** Closes what is due and makes results final; every process calls it about once a second. After `signal` it begins nothing more. */
  sweep(signal?: AbortSignal): Promise<{ settled: number; finalized: number }>
  /** Publishes the questions of exams that have opened their solutions; resolves to their number. */
  publishQuestions(): Promise<number>
  /** Tells people of results and regrades that are new to them. */
  tell(): Promise<void>
  /** What a page shows of exams, for the person who asks for it. */
  pages(request: SiteRequest): SiteExams
}

export function createExams({ joinAccess, presentUser, onSettled, ...given }: ExamsOptions): Exams {
  const deps: ExamDeps = {
    ...given,
    catalog: createExamCatalog(given.db, given.programsOf),
    papers: createPaperStore(given.db.pool),
    roomMessages: createRoomMessages(given.db.pool),
    findViewerFlags: createFindViewerFlags(given.db.pool),
    findPosition: createFindPosition(given.db.pool),
    findLastTaken: createFindLastTaken(given.db.pool),
    findChangedExams: createFindChangedExams(given.db.pool),
    findUnfinished: createFindUnfinished(given.db.pool, given.clock),
    admission: createAdmission(joinAccess),
  }
  const sweep: Exams['sweep'] = async signal => {
    const settled = await settleDue(deps, signal)
    onSettled?.(settled)
    return { settled, finalized: await finalizeResults(deps, signal) }
  }
  const tell = () => tellResults(given).then(() => tellMoved(given))
  const publishQuestions = () => publishOpenedQuestions(given, given.clock.now())
  return {
    catalog: deps.catalog,
    openedSheets: createOpenedSheets(deps),
    findProgramExams: createFindProgramExams(deps),
    attemptsOf: createReadAttemptsOf(deps),
    practiceSources: createPracticeSources(deps),
    ofPartners: createCountPartnerAttempts(given),
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
      createListPeriodStandings(deps),
      createSetRankAlias(deps),
      createGetReceipt(deps),
      createGetReceiptRoot(deps),
      createGetSolutions(deps),
      ...createBookmarks(deps),
      createListParticipated(deps),
      createInvite(deps),
      createListReceiptKeys(deps),
      createListShortSets(deps),
      createListAcceptedKeys(deps),
      createPreviewRegrade(deps),
      createListRegradedSheets(deps),
      createRegradeExam(deps),
      createListRegrades(deps),
      createListExamsUsingQuestion(deps),
      createListAttempts(deps),
      createGetTimeChange(deps),
      createGiveExtraTime(deps),
      createReopenAttempt(deps),
      createListLateSheets(deps),
      createListPartnerResults(deps),
      ...createLiveRoom(deps),
      ...createStatistics(deps),
      ...createStaffResults(deps),
      createListCentreStandings(deps),
      ...createExamBuilding(deps),
    ],
    taskHandlers: [createRegradeTask(deps), createGenerateTask(deps)],
    sweep,
    sweeps: [{ everyMs: 1_000, run: sweep }],
    publishQuestions,
    scheduled: [
      { name: 'publish-questions', everyMs: 60_000, run: publishQuestions },
      { name: 'period-lists', everyMs: 15_000, run: () => writePeriodLists(deps) },
      { name: 'mend-deadlines', everyMs: 10_000, run: () => mendDeadlines(deps) },
      { name: 'exam-minutes', everyMs: 60_000, run: () => writeExamMinutes(deps) },
      { name: 'tell-results', everyMs: 20_000, run: tell },
    ],
    tell,
    purges: [() => purgePeriodLists(deps), () => purgePartnerAttempts(given.db.pool), () => purgeExamMinutes(deps)],
    personRows: examRows,
    exported: exportedExams(deps),
    pages: request => createSiteExams(deps, request),
  }
}
