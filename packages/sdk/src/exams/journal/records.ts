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

/** A sheet that has been submitted here: exactly the bytes that go out, as often as it takes. */
export interface Seal {
  readonly submission: string
  /** When it was sealed, by the server's clock as known here. */
  readonly since: number
  readonly sheet: AnswerSheet
}

/** Why the server will never take a sealed sheet. */
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
  readonly seal: Seal | null
  readonly refusal: Refusal | null
  readonly receipt: Receipt | null
  /** What is kept for checking the receipt once the sheet itself has been dropped. */
  readonly answers: readonly Pick<MergedEntry, 'question' | 'answer'>[] | null
}

export interface EntryRow extends MergedEntry {
  readonly sheet: string
}

export function sheetsOf({ base, user, exam, mode }: Omit<SheetId, 'attempt'>): string {
  return `${base} ${user}:${exam}:${mode}:`
}

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
