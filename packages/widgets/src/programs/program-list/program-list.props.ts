import type { ProgramCard } from '@prostuti/contract'
import type { DrawnFor } from '../../foundation/data/queries.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import type { Job } from '../books/index.ts'

export interface ProgramListEvents {
  /** Somebody chose a program; with `program-href` the page goes on to it. */
  'program-chosen': { program: string }
}

/** Which programs are shown. */
export type ProgramFilter = Job | 'free'

export interface ProgramListData {
  /** Those that this person has, unpublished ones too. */
  mine: readonly ProgramCard[]
  /** All published ones, in the server's order. */
  all: readonly ProgramCard[]
}

export interface ProgramListProps extends WidgetProps<ProgramListEvents> {
  /** Where a program is: `/program?id={id}`. Without it, listen for `prostuti-program-chosen`. */
  programHref?: string
  /** Where the list of a filter is: `/program/all?for={filter}`; for all of them the parameter is left out. Without it the filter's choices are buttons. */
  filterHref?: string
  filter?: ProgramFilter
  /** Only those that this person has. */
  mine?: boolean
  /** What the server has drawn. */
  initial?: ProgramListData
  /** For whom and when. */
  drawn?: DrawnFor
}

export type ProgramListPartProps = ProgramListProps & { data: ProgramListData }
