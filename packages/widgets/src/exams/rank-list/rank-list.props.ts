import type {
  District,
  ExamMode,
  PeriodStandings,
  Standings,
  StandingsAmong,
  StandingsPeriod,
} from '@prostuti/contract'
import type { DrawnFor } from '../../foundation/data/queries.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

/** Which exams count, and among whom. */
export interface Choice {
  period: StandingsPeriod
  among: StandingsAmong
  /** With `among: 'program'`. */
  program?: string | undefined
}

export interface RankListEvents {
  /** The rows of a page are on the screen; `page` counts from 1. `exam` is empty where several count. */
  shown: { exam: string; page: number; provisional: boolean }
  /** Another list has been chosen. */
  chosen: Choice
  /** This person has said a district or a centre. */
  belonging: { district: District | null; centre: string | null }
}

export interface RankListProps extends WidgetProps<RankListEvents> {
  /** Left out: a list of a period. */
  examId?: string
  /** Default: `live`. */
  state?: ExamMode
  /** Which exams count: `exam` where one is named, else `week`. */
  period?: StandingsPeriod
  /** Default: `all`. */
  among?: StandingsAmong
  program?: string
  /** Another coaching centre than one's own: on that partner's pages alone. */
  centre?: string
  /** Any day of the period; default: today. */
  day?: string
  /** The page to begin with, counted from 1. */
  page?: number
  /** Address of a page: `/exam/standings/?id={id}&page={page}`; `{state}`, `{period}`, `{among}`, `{program}` and `{day}` are filled in too. */
  pageHref?: string
  /** Address of another list, filled in alike: the two questions stand above the list. */
  chooseHref?: string
  /** Where an exam is joined: `/exam/join?id={id}`. */
  joinHref?: string
  /** Where programs are found. */
  programsHref?: string
  /** The page to begin with, where the server has drawn it. */
  initial?: Standings
  /** The same of a list of a period. */
  initialPeriod?: PeriodStandings
  /** For whom and when: that person's page need not be asked for once more. */
  drawn?: DrawnFor
}

export type ListProps = RankListProps & { examId: string; state: ExamMode }

export type ChosenProps = RankListProps & { state: ExamMode; choice: Choice; choose: (choice: Choice) => void }
