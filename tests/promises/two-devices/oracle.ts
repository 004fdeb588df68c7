import type { AnswerSheet, Change, MergedEntry } from '@prostuti/contract'
import {
  type AttemptEvent,
  type AttemptOutcome,
  type AttemptState,
  clampAt,
  isInTime,
  next,
} from '@prostuti/contract/attempt'

const graceMs = 120_000
const settleAfterMs = graceMs + 5_000

/** Answers of a sheet that names no times were given when it arrived: after every draft of their device. */
const afterAll = 2 ** 32

/** What must be answered: the status and the code, `200` alone when it is no error. */
export type Verdict = string

const statusOf: { readonly [outcome in AttemptOutcome]?: Verdict } = {
  not_joined: '403 not_joined',
  already_participated: '409 already_participated',
  too_late: '410 too_late',
}

/** What one attempt must be, by the contract's table and its rule of the newest change, worked out from all changes at once. */
export class Oracle {
  state: AttemptState = 'none'
  joinedAt = 0
  deadline = 0
  closedWith: string | null = null
  readonly #taken: MergedEntry[] = []

  join(now: number, durationMs: number): Verdict {
    const { state, outcome } = next(this.state, 'join')
    if (outcome === 'opened') Object.assign(this, { joinedAt: now, deadline: now + durationMs })
    this.state = state
    return statusOf[outcome] ?? '200'
  }

  draft(now: number, device: string, changes: readonly Change[]): Verdict {
    const { outcome } = next(this.state, 'draft')
    if (outcome !== 'merged') return statusOf[outcome]!
    if (!isInTime(now, this.deadline, graceMs)) return statusOf.too_late!
    this.#take(now, device, changes)
    return '200'
  }

  submit(now: number, { submission_id, device = 'sheet', answer_sheet }: AnswerSheet): Verdict {
    const { state, outcome } = next(this.state, this.#submitEvent(now, submission_id))
    if (outcome === 'closed') {
      this.#take(
        now,
        device,
        answer_sheet.map((entry, index) => ({ at: now - this.joinedAt, seq: afterAll + index, ...entry })),
      )
      this.closedWith = submission_id
    }
    this.state = state
    return statusOf[outcome] ?? '200'
  }

  settle(now: number): void {
    if (this.state === 'open' && now >= this.deadline + settleAfterMs) this.state = next('open', 'settle').state
  }

  /** `question=answer` of what must be stored: of each question the newest change by `(at, device, seq)`. */
  sheet(): string[] {
    const byQuestion = Map.groupBy(this.#taken, entry => entry.question)
    const newest = [...byQuestion.values()].map(entries => entries.toSorted(olderFirst).at(-1)!)
    return newest.map(answerText).sort()
  }

  #submitEvent(now: number, id: string): AttemptEvent {
    if (this.state === 'closed' && id === this.closedWith) return 'submitAgain'
    return this.state === 'none' || isInTime(now, this.deadline, graceMs) ? 'submit' : 'submitLate'
  }

  #take(now: number, device: string, changes: readonly Change[]): void {
    this.#taken.push(...changes.map(change => ({ ...change, device, at: clampAt(change.at, now - this.joinedAt) })))
  }
}

export function answerText({ question, answer }: { question: string; answer: number | null }): string {
  return `${question}=${answer}`
}

function olderFirst(a: MergedEntry, b: MergedEntry): number {
  if (a.at !== b.at) return a.at - b.at
  if (a.device !== b.device) return a.device < b.device ? -1 : 1
  return a.seq - b.seq
}
