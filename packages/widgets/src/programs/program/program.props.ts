import type { ExamState, ProgramDetails } from '@prostuti/contract'
import type { DrawnFor } from '../../foundation/data/queries.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface ProgramEvents {
  /** Somebody chose an exam; with `exam-href` the page goes on to it. */
  chosen: { exam: string; state: ExamState }
  /** The program is theirs now. */
  'program-got': { program: string }
}

export interface ProgramProps extends WidgetProps<ProgramEvents> {
  programId: string
  /** Where an exam is: `/exam/join?id={id}`; `{state}` is filled in too. Without it, listen for `prostuti-chosen`. */
  examHref?: string
  /** Where its routine is: `/program/routine?id={id}`. */
  routineHref?: string
  /** Where its past exams are: `/program/archived_exams?id={id}`. */
  archivedHref?: string
  /** Where people sign in, on a page that does not ask them by itself. Without it they do so here. */
  signInHref?: string
  /** Where coins are bought, `/buy_coin?program={program}`, on a page that does not answer `prostuti-coins-needed`; without it they are not offered. */
  coinsHref?: string
  /** What the server has drawn. */
  initial?: ProgramDetails
  /** For whom and when. */
  drawn?: DrawnFor
}

/** What the parts of the screen are given. */
export interface ProgramPartProps extends ProgramProps {
  details: ProgramDetails
  /** Asks for all of it again: what this person may do has changed. */
  refresh: () => void
}
