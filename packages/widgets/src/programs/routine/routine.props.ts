import type { DatedEntry, DatedKind, MyRoutine, ProgramRoutine, RoutineDay } from '@prostuti/contract'
import type { DrawnFor } from '../../foundation/data/queries.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface RoutineEvents {
  /** Somebody chose an exam; with `exam-href` the page goes on to it. */
  'routine-exam-chosen': { exam: string }
  /** Somebody chose what a day lets practise, and the page goes on to it. */
  'routine-practice-chosen': { topic: string; count: number }
  /** An exam outside programs was taken out of the routine. */
  'exam-kept': { kind: DatedKind; id: string; kept: boolean }
}

export interface RoutineProps extends WidgetProps<RoutineEvents> {
  /** Which program; without it the days of all that this person has. */
  programId?: string
  /** Where an exam is: `/exam/join?id={id}`. */
  examHref?: string
  /** Where a practice begins: `/practice/categories?topics={topic}&count={count}`; by default on our own site. */
  practiceHref?: string
  /** Where a program is: `/program?id={id}`. */
  programHref?: string
  /** Where all programs are, for who has none. */
  programsHref?: string
  /** Where people sign in to see their own. */
  signInHref?: string
  /** What the server has drawn. */
  initial?: ProgramRoutine | MyRoutine
  /** For whom and when. */
  drawn?: DrawnFor
}

/** A day as the screen shows it: of one program, or of several. */
export type ShownDay = RoutineDay & { program?: { id: string; title: string } }

/** An exam outside programs on its day. */
interface ShownExam {
  date: string
  dated: DatedEntry
}

/** What stands on a day. */
export type Shown = ShownDay | ShownExam

/** One program's days or those of all mine. */
export interface RoutineData {
  today: string
  days: readonly ShownDay[]
  /** Outside programs, by date; of one program there are none. */
  exams: readonly DatedEntry[]
  /** Null: of all that this person has. */
  program: ProgramRoutine['program'] | null
}

export type RoutinePartProps = RoutineProps & {
  routine: RoutineData
  /** It is in the routine no more. */
  onRemoved: (entry: DatedEntry) => void
}
