import type { KeptSearch } from '@prostuti/contract'
import type { BoardViewProps } from '../view-props.ts'

export interface KeepProps extends BoardViewProps {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** Says which searches are kept, whenever that changes. */
  onSearches: (searches: readonly KeptSearch[] | undefined) => void
}
