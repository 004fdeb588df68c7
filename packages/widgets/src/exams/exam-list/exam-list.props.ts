import type { ExamMode, ExamState } from '@prostuti/contract'
import type { DrawnFor } from '../../foundation/data/queries.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import type { ParticipatedLinks } from './participated-row.tsx'
import type { ProgramName } from './program-filter.tsx'
import type { ExamPage, ListState } from './use-exam-pages.ts'

export interface ExamListEvents {
  /** Somebody chose an exam; with `href-template` the page goes on to it. */
  chosen: { exam: string; state: ExamState }
  /** The exams of another program are shown; null: of all. */
  filtered: { program: string | null }
  /** An id is in the clipboard. */
  'id-copied': { exam: string }
}

export interface ExamListProps extends WidgetProps<ExamListEvents>, ParticipatedLinks {
  /** Default: `running`. */
  state?: ListState
  /** Of what I took part in only this. */
  mode?: ExamMode
  /** Only exams of this program. */
  program?: string
  /** Whether people may choose among the programs. */
  filter?: boolean
  /** The page to begin with, counted from 1. */
  page?: number
  /** Address of a page: `/program/archived_exams?page={page}`; `{program}` is filled in too. Without it "more" is a button alone. */
  pageHref?: string
  /** Address of a program's list: `/exam/upcoming?id={program}`; for all programs the parameter is left out. */
  programHref?: string
  /** Where an empty list leads. */
  emptyHref?: string
  /** Where a visitor signs in to see what they took part in. */
  signInHref?: string
  /** Show each exam's id, with a button that copies it. */
  ids?: boolean
  /** What the server has drawn: the page to begin with, and the programs of the filter. */
  initial?: ExamPage & { programs?: readonly ProgramName[] }
  /** For whom and when: that person's page need not be asked for once more. */
  drawn?: DrawnFor
}

export type ListProps = Omit<ExamListProps, 'state' | 'page'> & { state: ListState; page: number }
