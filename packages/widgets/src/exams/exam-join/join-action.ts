import type { JoinScreenProps } from './exam-join.props.ts'

/** What this person can do with an exam now. */
export type JoinAction =
  | 'sign-in'
  /** Only for members, and this person has no account. */
  | 'members'
  | 'purchase'
  /** An attempt is open: go on with it. */
  | 'resume'
  | 'start'
  | 'practise'
  /** The live exam is over and its last sheets are still coming in. */
  | 'practise-soon'
  /** It begins, but not soon enough to sit down. */
  | 'later'
  /** It begins soon: one may sit down and wait. */
  | 'enter'
  /** Sitting, waiting. */
  | 'inside'
  /** On the way in. */
  | 'opening'
  | 'taken'
  | 'over'

/** So long before the start the lobby opens. Earlier somebody might sit down, forget it, and have their clock run without them. */
export const lobbyOpensMs = 15 * 60_000

type JoinState = Pick<JoinScreenProps, 'exam' | 'mode' | 'lobby' | 'now'>

/** One way out of all that the server allows, the lobby is at and the clock says. */
export function joinActionOf({ exam, mode, lobby, now }: JoinState): JoinAction {
  const { phase, error } = lobby.view
  const { resume, join, reason } = exam.rights
  if (phase === 'opening' || phase === 'open') return 'opening'
  if (reason === 'not_signed_in' || error?.code === 'not_signed_in') return 'sign-in'
  if (resume) return 'resume'
  if (reason === 'forbidden') return 'members'
  if (reason === 'purchase_required' || error?.code === 'purchase_required') return 'purchase'
  if (mode === 'archive') return join ? 'practise' : reason === 'exam_not_started' ? 'practise-soon' : 'over'
  if (reason === 'already_participated') return 'taken'
  if (reason === 'exam_over' || now >= Date.parse(exam.end_time)) return 'over'
  return beforeStart(lobby) ?? 'start'
}

function beforeStart({ view: { remaining, entered } }: JoinScreenProps['lobby']): JoinAction | null {
  if (remaining <= 0) return null
  if (entered) return 'inside'
  return remaining <= lobbyOpensMs ? 'enter' : 'later'
}
