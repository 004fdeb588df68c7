import type { AnswerSheet, ExamMode, Joined, MergedEntry, Receipt } from '@prostuti/contract'
import type { ClientErrorCode, ErrorCode } from '@prostuti/contract/errors'

/** Whose sheet of which exam: sheets of other servers, people, exams, modes and tries never touch it. */
export interface SheetId {
  /** The API base. */
  readonly base: string
  readonly user: string
  readonly exam: string
  readonly mode: ExamMode
  readonly attempt: number
}

/** A sheet submitted on this device: the same bytes for every attempt to send it. */
export interface Submission {
  readonly submission: string
  /** When it was submitted, by the server's clock as known on this device. */
  readonly since: number
  readonly sheet: AnswerSheet
}

/** Why the server refuses a submission for good. */
export interface Refusal {
  readonly code: ErrorCode | ClientErrorCode
  readonly status: number
  readonly call: string
  readonly detail: string
}

/** What the journal keeps of one sheet beside its entries. */
export interface SheetRecord extends SheetId {
  readonly key: string
  /** This device's name within the attempt, the same in all its tabs. */
  readonly device: string
  /** As joining answered, `answer_sheet` left empty: the entries have a store of their own. */
  readonly joined: Joined
  /** The server has this device's changes up to here. */
  readonly mergedThrough: number
  /** null until submitted. The field keeps its first name: it is stored so on devices, and tabs of an older version read it. */
  readonly seal: Submission | null
  readonly refusal: Refusal | null
  readonly receipt: Receipt | null
  /** What is kept for checking the receipt once the sheet itself has been dropped. */
  readonly answers: readonly Pick<MergedEntry, 'question' | 'answer'>[] | null
}

/** An answer as the journal stores it, with the key of its sheet. */
export interface EntryRow extends MergedEntry {
  readonly sheet: string
}

/** How the keys of all sheets of one exam and one person begin. */
export function sheetsOf({ base, user, exam, mode }: Omit<SheetId, 'attempt'>): string {
  return `${base} ${user}:${exam}:${mode}:`
}

/** The key of a sheet in the journal, unique on this device. */
export function sheetKey(id: SheetId): string {
  return sheetsOf(id) + id.attempt
}

/** The first record of an attempt on this device. */
export function newRecord(owner: Pick<SheetId, 'base' | 'user'>, joined: Joined, device: string): SheetRecord {
  const id = { ...owner, exam: joined.exam, mode: joined.state, attempt: joined.attempt }
  return {
    ...id,
    key: sheetKey(id),
    device,
    joined: { ...joined, answer_sheet: [] },
    mergedThrough: 0,
    seal: null,
    refusal: null,
    receipt: null,
    answers: null,
  }
}
