import type { ExamDetails, ExamMode, UserInfo } from '@prostuti/contract'
import type { LobbyView } from '@prostuti/sdk/exams/lobby'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface ExamJoinEvents {
  /** The exam has been joined and its clock runs; `kept`: its paper is on this device. With `exam-href` the page goes on to it. */
  joined: { exam: string; attempt: number; deadline: string | null; kept: boolean }
}

export interface ExamJoinProps extends WidgetProps<ExamJoinEvents> {
  examId: string
  /** Default: as the exam stands. */
  state?: ExamMode
  /** Where the exam is taken: `/exam/questions?id={id}&state={state}&paper={paper}`. Without it, listen for `prostuti-joined`. */
  examHref?: string
  /** Where the result is: `/results/?id={id}&state={state}`. Without it there is no way there. */
  resultHref?: string
  /** Where the program is: `/program?id={id}`. */
  programHref?: string
  /** Where coins are bought, `{back}` filled in: where the act goes on afterwards. Without it that way is not offered. */
  coinsHref?: string
  /** Where people sign in. Without it they do so here. */
  signInHref?: string
  /** The exam as this person may see it, where the server has drawn it. */
  initial?: ExamDetails
}

/** The lobby as the screen sees it. */
export interface LobbyState {
  readonly view: LobbyView
  enter(): void
  leave(): void
}

/** What the parts of the screen are given. */
export interface JoinScreenProps extends ExamJoinProps {
  exam: ExamDetails
  mode: ExamMode
  user: UserInfo | null | undefined
  lobby: LobbyState
  /** What this person may do has changed: asks again. */
  onReturn: () => void
  /** The server's clock in milliseconds, a few seconds old at most. */
  now: number
}
