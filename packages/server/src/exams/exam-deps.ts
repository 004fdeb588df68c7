import type { ErrorCode, ExamMode } from '@prostuti/contract'
import type { Viewer } from '../auth/sessions.ts'
import type { Clock } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { Questions } from '../questions/index.ts'
import type { Localized } from '../questions/tables.ts'
import type { Exam } from './exam.ts'
import type { ExamCatalog } from './exam-catalog.ts'
import type { PaperStore } from './paper-store.ts'
import type { ReceiptSigner } from './receipts.ts'

/** Whether a person has what an exam costs. Billing fulfils it; until an exam is paid for, it refuses. */
export type CanJoin = (viewer: Viewer, exam: Exam) => Promise<boolean>

/** The programmes that people may see, in their order. Programmes fulfil it; exams know only the id of their own. */
export type PublishedPrograms = () => Promise<readonly { readonly id: number; readonly title: Localized }[]>

/** What the operations on exams stand on. */
export interface ExamDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly catalog: ExamCatalog
  readonly papers: PaperStore
  readonly receipts: ReceiptSigner
  readonly publishedPrograms: PublishedPrograms
  readonly questions: Questions
  /** Where people reach the site, without a slash at the end. */
  readonly siteUrl: string
  /** Why this person can't join now, or null. */
  refusal(exam: Exam, viewer: Viewer, mode: ExamMode, now: number): Promise<JoinRefusal | null>
}

export type JoinRefusal = Extract<ErrorCode, 'exam_not_started' | 'exam_over' | 'purchase_required' | 'forbidden'>
