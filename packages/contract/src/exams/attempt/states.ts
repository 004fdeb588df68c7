/** One attempt is one person, one exam, one mode. These are all the states it can be in. */
export type AttemptState = 'none' | 'open' | 'closed'

/**
 * What can happen to it. `submit` arrived by deadline + grace, `submitLate` after it, `submitAgain` carries the
 * submission id that closed the attempt; `settle` comes from the server's own sweep; `extend` and `reopen` from the staff.
 */
export type AttemptEvent = 'join' | 'draft' | 'submit' | 'submitAgain' | 'submitLate' | 'settle' | 'extend' | 'reopen'

/** What the event did, or the error code it ends in. */
export type AttemptOutcome =
  | 'opened'
  | 'resumed'
  | 'merged'
  | 'closed'
  | 'same_receipt'
  | 'deadline_moved'
  | 'reopened'
  | 'nothing'
  | 'not_joined'
  | 'already_participated'
  | 'too_late'

interface Step {
  readonly state: AttemptState
  readonly outcome: AttemptOutcome
}

const stay = (state: AttemptState, outcome: AttemptOutcome): Step => ({ state, outcome })

/** The whole table, for both sides. Whether the exam runs and the person may join is asked before `join`. */
const table: Record<AttemptState, Record<AttemptEvent, Step>> = {
  none: {
    join: { state: 'open', outcome: 'opened' },
    draft: stay('none', 'not_joined'),
    submit: stay('none', 'not_joined'),
    submitAgain: stay('none', 'not_joined'),
    submitLate: stay('none', 'not_joined'),
    settle: stay('none', 'nothing'),
    extend: stay('none', 'not_joined'),
    reopen: stay('none', 'not_joined'),
  },
  open: {
    join: stay('open', 'resumed'),
    draft: stay('open', 'merged'),
    submit: { state: 'closed', outcome: 'closed' },
    submitAgain: { state: 'closed', outcome: 'closed' },
    submitLate: stay('open', 'too_late'),
    settle: { state: 'closed', outcome: 'closed' },
    extend: stay('open', 'deadline_moved'),
    reopen: stay('open', 'deadline_moved'),
  },
  closed: {
    join: stay('closed', 'already_participated'),
    draft: stay('closed', 'already_participated'),
    submit: stay('closed', 'already_participated'),
    submitAgain: stay('closed', 'same_receipt'),
    submitLate: stay('closed', 'already_participated'),
    settle: stay('closed', 'nothing'),
    extend: stay('closed', 'already_participated'),
    reopen: { state: 'open', outcome: 'reopened' },
  },
}

/**
 * Where an attempt goes from here.
 * @example next('open', 'settle') // → { state: 'closed', outcome: 'closed' }
 */
export function next(state: AttemptState, event: AttemptEvent): Step {
  return table[state][event]
}

/** Whether a sheet received at this instant counts: the last millisecond of the grace still does. */
export function isInTime(receivedAt: number, deadline: number | null, graceMs: number): boolean {
  return deadline === null || receivedAt <= deadline + graceMs
}
