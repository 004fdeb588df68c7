import type { ErrorCode, ExamMode, Home, JoinAccess, Language, Product, ProgramPrice } from '@prostuti/contract'
import type { Clock } from '../../platform/db/clock.ts'
import type { Localized } from '../../platform/db/columns.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/call/viewer.ts'
import type { PublicCache } from '../../platform/http/public-cache.ts'
import type { Log } from '../../platform/log.ts'
import type { TaskQueue } from '../../platform/tasks/tasks.ts'
import type { ShowPicture } from '../auth/index.ts'
import type { Questions } from '../questions/index.ts'
import type { Exam } from './exam.ts'
import type { ExamCatalog, ProgramsOf } from './exam-catalog.ts'
import type { ExamParts } from './exam-parts.ts'
import type { FindLastTaken } from './lists/find-last-taken.ts'
import type { FindUnfinished } from './lists/unfinished-exam.ts'
import type { FindViewerFlags } from './lists/viewer-flags.ts'
import type { PaperStore } from './papers/paper-store.ts'
import type { ReceiptSigner } from './receipts/receipt-signer.ts'
import type { FindChangedExams } from './regrades/find-changed-exams.ts'
import type { FindPosition } from './results/positions.ts'
import type { RoomMessages } from './room/room-messages.ts'
import type { ReadServerTimes } from './room/server-times.ts'

/** Billing fulfils it; until an exam is paid for, it refuses. */
export type FindJoinAccess = (viewer: Viewer, exam: Exam) => Promise<JoinAccess>

/** What opens an exam to a person who may not join it, with prices. Billing fulfils it. */
export type ProductsOf = (exam: Exam, language: Language) => Promise<Product[]>

/** Has this person enter the exam's program, where their access `enrols`: starting an exam of it does. Billing fulfils it. */
export type EnrolForExam = (viewer: Viewer, exam: Exam) => Promise<void>

/** The programs that people may see, in their order. Programs fulfil it; exams know only the id of their own. */
export type PublishedPrograms = () => Promise<readonly { readonly id: number; readonly title: Localized }[]>

/** What all programs cost that cost coins or taka, by id, whatever their state. Programs fulfil it. */
export type PricedPrograms = () => Promise<ReadonlyMap<number, ProgramPrice>>

/** What a person has of some exams. */
export interface Holdings {
  /** Ids of those whose program they have, or which they bought. */
  readonly owned: ReadonlySet<number>
  /** ISO 8601; null: no premium now. */
  readonly premiumUntil: string | null
}

/** Asks what a person has of these exams, and maybe of more. Many people's questions share a statement. Billing fulfils it. */
export type FindHoldings = (viewer: Viewer, exams: readonly number[]) => Promise<Holdings>

/** Whether a person, or a visitor, sees a program of this id. Programs fulfil it. */
export type SeesProgram = (viewer: Viewer | null, program: string) => Promise<boolean>

/** A program as staff name it. */
export interface StaffProgram {
  readonly id: number
  readonly title: Localized
  readonly state: 'draft' | 'published' | 'unpublished'
}

/** All programs that are not deleted, in their order, read on the `client` of a transaction. Programs fulfil it. */
export type StaffPrograms = (client?: Queryable) => Promise<readonly StaffProgram[]>

/** A program as rank lists name it. */
export interface RankedProgram {
  readonly id: number
  readonly title: Localized
  /** Whether the person who asks has it. */
  readonly isTheirs: boolean
}

/** Programs among whose people somebody is ranked. Programs fulfil it. */
export interface RankedPrograms {
  /** Null: this person, or a visitor, does not see it. */
  find(viewer: Viewer | null, id: string): Promise<RankedProgram | null>
  /** SQL: the ids of the people who have a program at an instant, both given as SQL. */
  people(program: string, now: string): string
}

/** What of Home's programs is a person's own. */
export interface HomePrograms {
  /** People with the same key are shown the same. */
  readonly key: string
  readonly shown: Pick<Home, 'programs' | 'my_programs'>
}

/** Null for who has no program and has named no goal: they see what visitors see. Programs fulfil it. */
export type FindHomePrograms = (viewer: Viewer, language: Language) => Promise<HomePrograms | null>

/** What every operation on exams may stand on. */
export interface ExamBase {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly catalog: ExamCatalog
  readonly papers: PaperStore
  readonly questions: Questions
  /** Where people reach the site, without a slash at the end. */
  readonly siteUrl: string
}

/** What joining, answering and handing in need. */
export interface AttemptDeps extends ExamBase, Pick<ExamParts, 'attempts'> {
  readonly receipts: ReceiptSigner
  readonly roomMessages: RoomMessages
  readonly productsOf: ProductsOf
  readonly enrolForExam: EnrolForExam
  admission(exam: Exam, viewer: Viewer, mode: ExamMode, now: number): Promise<Admission>
}

/** What marks, standings, receipts and solutions need. */
export interface ResultDeps extends ExamBase, Omit<ExamParts, 'attempts' | 'bookmarks'> {
  readonly findPosition: FindPosition
  /** Of people in standings. */
  readonly showPicture: ShowPicture
  readonly rankedPrograms: RankedPrograms
  readonly programsOf: ProgramsOf
}

/** What lists and cards of exams need. */
export interface ListDeps
  extends ExamBase,
    Pick<ExamParts, 'attempts' | 'readWithheld'>,
    Pick<AttemptDeps, 'admission' | 'productsOf'>,
    Pick<ResultDeps, 'findPosition'> {
  /** Holds what everybody reads alike of lists and cards. */
  readonly publicCache: PublicCache
  readonly findViewerFlags: FindViewerFlags
  readonly findUnfinished: FindUnfinished
  readonly findLastTaken: FindLastTaken
  readonly findChangedExams: FindChangedExams
  readonly publishedPrograms: PublishedPrograms
  readonly pricedPrograms: PricedPrograms
  readonly seesProgram: SeesProgram
  readonly programsOf: ProgramsOf
  readonly findHomePrograms: FindHomePrograms
  readonly findHoldings: FindHoldings
}

/** What staff's operations need. */
export interface StaffDeps extends ExamBase, Pick<ResultDeps, 'findPosition' | 'showPicture' | 'standings'> {
  readonly staffPrograms: StaffPrograms
  readonly tasks: TaskQueue
  /** Undefined where the process measures nothing. */
  readonly readServerTimes?: ReadServerTimes
}

/** All that the feature stands on. */
export interface ExamDeps extends ExamParts, AttemptDeps, ResultDeps, ListDeps, StaffDeps {}

/** Whether the person may join now. */
export interface Admission {
  /** Why not; null: they may. */
  readonly reason: JoinRefusal | null
  /** Joining enters the exam's program. */
  readonly enrols: boolean
}

export type JoinRefusal = Extract<ErrorCode, 'exam_not_started' | 'exam_over' | 'purchase_required' | 'forbidden'>
