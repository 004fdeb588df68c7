import type { ExamState, Home as HomeData, ParticipatedExam } from '@prostuti/contract'
import type { DrawnFor } from '../../foundation/data/queries.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import type { Person } from './use-home.ts'

export interface HomeEvents {
  /** Somebody chose an exam; with `href-template` the page goes on to it. */
  chosen: { exam: string; state: ExamState }
}

export interface HomeProps extends WidgetProps<HomeEvents> {
  /** Where a card leads: `/exam/join?id={id}`; `{state}` is filled in too. Without it, listen for `prostuti-chosen`. */
  hrefTemplate?: string
  /** Where an exam that one has begun goes on; `{id}` and `{state}` are filled in. Default: where a card leads. */
  examHref?: string
  /** Where results, solutions and standings are; `{id}` and `{state}` (`live`, `archive`) are filled in. */
  resultHref?: string
  solutionsHref?: string
  standingsHref?: string
  /** Where all upcoming exams are. */
  upcomingHref?: string
  /** Where the past exams of a program are; `{program}` is filled in, left out for all. */
  archivedHref?: string
  /** Where all that one took part in is. */
  participatedHref?: string
  /** Where a program is: `/program?id={id}`. Without it programs lead to their past exams. */
  programHref?: string
  /** Where all programs are. */
  programsHref?: string
  /** Where the days of all my programs are. */
  routineHref?: string
  /** Where a visitor signs in. Without it they sign in right here. */
  signInHref?: string
  /** How many coins wait for a member each day; without it the number is not said. */
  bonusCoins?: number
  /** What the server has drawn: Home, who looks (null: a visitor), and the last exam that they handed in. */
  initial?: { home: HomeData; person: Person | null; last: ParticipatedExam | null }
  /** For whom and when: those need not be asked for once more. */
  drawn?: DrawnFor
}

/** What every part of Home is given. */
export type HomePartProps = HomeProps & {
  home: HomeData
  now: number
  isVisitor: boolean
  /** Whoever looks has no account. */
  isGuest: boolean
}
