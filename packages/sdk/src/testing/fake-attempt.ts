import { createHash } from 'node:crypto'
import type { AnswerSheet, Change, MergedEntry, Receipt } from '@prostuti/contract'
import { type AttemptState, isInTime, next, type Sheet, sheetText } from '@prostuti/contract/attempt'
import type { ErrorCode } from '@prostuti/contract/errors'
import { mergeInto, receivedEntries } from '@prostuti/contract/testing/reference-merge'

export type Merge = (sheet: Sheet, entries: Iterable<MergedEntry>) => boolean

export interface FakeAttemptOptions {
  exam: string
  attempt?: number
  joinedAt: number
  deadline: number | null
  graceMs: number
  merge?: Merge
  next?: typeof next
}

/** The server's side of one attempt by the contract's own rules, without network or storage. */
export interface FakeAttempt {
  readonly exam: string
  readonly attempt: number
  readonly joinedAt: number
  deadline: number | null
  readonly state: AttemptState
  readonly sheet: ReadonlyMap<string, MergedEntry>
  readonly receipt: Receipt | null
  /** How often the attempt has been closed: never more than once. */
  readonly closings: number
  /** Whether another device has changed the sheet since this one was last notified. */
  hasNewsFor(device: string): boolean
  markNotified(device: string): void
  draft(device: string, changes: readonly Change[], receivedAt: number): void
  submit(sheet: AnswerSheet, receivedAt: number): Receipt
  /** The sweep: closes from the drafts what is past deadline and grace. */
  settle(now: number): void
  reopen(deadline: number): void
}

export class FakeRefusal extends Error {
  readonly code: ErrorCode
  readonly receipt: Receipt | null
  constructor(code: ErrorCode, receipt: Receipt | null = null) {
    super(code)
    this.code = code
    this.receipt = receipt
  }
}

const settledId = '00000000-0000-4000-8000-000000000000'

export function createFakeAttempt(options: FakeAttemptOptions): FakeAttempt {
  const { exam, attempt = 1, joinedAt, graceMs, merge = mergeInto } = options
  const step = options.next ?? next
  const sheet: Sheet = new Map()
  const stale = new Set<string>()
  const devices = new Set<string>()
  let state: AttemptState = 'open'
  let receipt: Receipt | null = null
  let closings = 0
  let deadline = options.deadline

  function take(device: string, changes: readonly Change[], receivedAt: number): void {
    const entries = receivedEntries(changes, device, receivedAt - joinedAt)
    devices.add(device)
    if (merge(sheet, entries)) for (const other of devices) if (other !== device) stale.add(other)
  }

  function close(submission: string, at: number): Receipt {
    closings++
    state = 'closed'
    receipt = receiptOf(exam, submission, at, sheet)
    return receipt
  }

  function refuse(outcome: string): never {
    throw new FakeRefusal(outcome as ErrorCode, outcome === 'already_participated' ? receipt : null)
  }

  return {
    exam,
    attempt,
    joinedAt,
    get deadline() {
      return deadline
    },
    set deadline(value) {
      deadline = value
    },
    get state() {
      return state
    },
    get receipt() {
      return receipt
    },
    get closings() {
      return closings
    },
    sheet,
    hasNewsFor: device => stale.has(device),
    markNotified(device) {
      devices.add(device)
      stale.delete(device)
    },

    draft(device, changes, receivedAt) {
      const { outcome } = step(state, 'draft')
      if (outcome !== 'merged') refuse(outcome)
      take(device, changes, receivedAt)
    },

    submit(answers, receivedAt) {
      const again = receipt?.submission_id === answers.submission_id
      const inTime = isInTime(receivedAt, deadline, graceMs)
      const { outcome } = step(state, again ? 'submitAgain' : inTime ? 'submit' : 'submitLate')
      if (outcome === 'same_receipt') return receipt!
      if (outcome !== 'closed') refuse(outcome)
      take(answers.device ?? 'unnamed', answers.answer_sheet.map(asChange(receivedAt - joinedAt)), receivedAt)
      return close(answers.submission_id, receivedAt)
    },

    settle(now) {
      if (state !== 'open' || deadline === null || now <= deadline + graceMs + 5_000) return
      if (step(state, 'settle').outcome === 'closed') close(settledId, deadline)
    },

    reopen(until) {
      state = step(state, 'reopen').state
      deadline = until
      receipt = null
    },
  }
}

function asChange(arrived: number) {
  return (entry: AnswerSheet['answer_sheet'][number]): Change => ({ at: arrived, seq: 0, ...entry })
}

function receiptOf(exam: string, submission: string, at: number, sheet: Sheet): Receipt {
  const entries = [...sheet.values()]
  return {
    exam,
    submission_id: submission,
    received_at: new Date(at).toISOString(),
    answered: entries.filter(entry => entry.answer !== null).length,
    digest: createHash('sha256').update(sheetText(exam, entries)).digest('base64url'),
    result_visible_at: null,
    proof: { key_id: 'k', index: 0, size: 1, path: [], signature: '' },
  }
}
