import type { ActiveFilter } from './active-filters.ts'
import type { BoardStateView } from './board-state.ts'
import type { JobBoardProps } from './job-board.props.ts'
import type { Board } from './use-board.ts'

/** What the parts of the board are given. */
export interface BoardViewProps extends JobBoardProps {
  /** The server's clock, in milliseconds since 1970. */
  now: number
  state: BoardStateView
  board: Board
}

/** What the list is given besides. */
export interface ListViewProps extends BoardViewProps {
  active: readonly ActiveFilter[]
  /** Opens what keeps the search that is set; absent where there is nothing to keep, or it is kept. */
  onKeep?: (() => void) | undefined
}
