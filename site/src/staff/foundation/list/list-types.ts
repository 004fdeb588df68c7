import type { ReactNode } from 'react'
import type { IconName } from '../icon/icon.tsx'

/** What narrows a list down: the same on every page of it, and what "all n found" means. */
export interface ListFilter {
  readonly search?: string
  /** Chosen filters by name. */
  readonly filters: Readonly<Record<string, string>>
  /** False: of the bank under review. */
  readonly reviewed: boolean
}

/** What a list asks its screen for. */
export interface ListQuery extends ListFilter {
  readonly sort?: string
  readonly cursor?: string
  readonly pageSize: number
  /** Count all that is found, however many. */
  readonly exactCount?: true
}

/** A page as the API's lists have it; `next` and `previous` are addresses that carry a cursor. */
export interface ListPage<Row> {
  readonly count: number
  /** False: there are more than `count`. */
  readonly count_is_exact?: boolean
  readonly next: string | null
  readonly previous: string | null
  readonly results: readonly Row[]
}

export interface StaffColumn<Row> {
  readonly id: string
  /** Empty over what can be done with a row. */
  readonly header: string
  cell(row: Row): ReactNode
  /** A CSS width; the columns without one share what is left. */
  readonly width?: string
  readonly align?: 'end'
  /**
   * On phones a row is a card: `hidden` leaves this column out of it, `named` says its header too, `corner` puts its button at
   * the end of the card's first line.
   */
  readonly phone?: 'hidden' | 'named' | 'corner'
}

/** Where a row is put: directly above or below another one. */
export interface RowPlace<Row> {
  readonly side: 'above' | 'below'
  readonly of: Row
}

/** A filter of the list: a choice of `options`, a day, or a text. */
export interface ListFilterField {
  /** Its name in the address, and in `ListQuery.filters`. */
  readonly name: string
  readonly label: string
  /** Several of `options` at once; commas stand between them in the address. */
  readonly several?: true
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly type?: 'date' | 'text'
}

export interface ListSort {
  /** Sent as it is; the empty one is the server's own order. */
  readonly value: string
  readonly label: string
}

/** Rows one by one, or all that a filter finds: the server counts those again and answers `conflict` for another number. */
export type Selection = { readonly ids: readonly string[] } | { readonly all: ListFilter; readonly count: number }

export interface BulkAction {
  readonly key: string
  readonly label: string
  readonly icon?: IconName
  readonly danger?: boolean
  /** Why it cannot be done; the button stays and says so. */
  readonly disabled?: string
  /** `clear` selects nothing any more. */
  run(selection: Selection, clear: () => void): void
}

export interface CsvColumn<Row> {
  readonly header: string
  value(row: Row): string | number | null
}
