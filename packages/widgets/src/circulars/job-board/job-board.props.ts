import type {
  AskedCirculars,
  CircularCard,
  CircularCategory,
  CircularForm,
  District,
  EmploymentStatus,
} from '@prostuti/contract'
import type { DrawnFor } from '../../foundation/data/queries.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface JobBoardEvents {
  /** Somebody opens a circular. As a DOM event it can be cancelled: the page then shows the circular by itself. */
  'job-open': { id: string; slug: string }
}

/** A page of the list, as the API answers it. */
export interface CircularPage {
  count: number
  next: string | null
  previous: string | null
  results: readonly CircularCard[]
}

/** What a server has drawn of the board. */
export interface JobBoardData {
  list: CircularPage
  form: CircularForm
  /** What `list` and `form` answer; `page` counts from 1. */
  asked: AskedCirculars
  /** Kept searches with circulars that their person has not seen. */
  unseen?: number
}

export type BoardTab = 'all' | 'kept'

export interface JobBoardProps extends WidgetProps<JobBoardEvents> {
  /** Filters that the board begins with, several separated by commas: `bank,bcs`. */
  category?: string
  district?: string
  employmentStatus?: string
  /** A title above the list. */
  heading?: string
  /** Circulars a page, at most 100; default: 20. */
  pageSize?: number
  /** Where a circular is: `/jobs/{id}/{slug}`, on the API's own site by default. Empty: rows only tell the page. */
  jobHref?: string
  /** Search, filters, order and tab stand in the page's address. */
  addressState?: boolean
  /** A second tab with the searches that a person keeps: on our own site alone, where they can sign in. */
  keptSearches?: boolean
  /** The tab to begin with; default: `all`. */
  tab?: BoardTab
  /** What the server has drawn. */
  initial?: JobBoardData
  /** For whom and when. */
  drawn?: DrawnFor
}

/** Lists of values as attributes name them. */
export type BoardPresets = {
  category?: CircularCategory[]
  employment_status?: EmploymentStatus[]
  district?: District
}
