import type { CircularCellReason, CircularImportField } from '@prostuti/contract'

/** Why a row was refused; kept with its import as it stands here. */
export interface Refusal {
  readonly field: CircularImportField
  readonly cell: string
  readonly value: string
  readonly reason: CircularCellReason
  /** What the sentence names besides: a bound, another row. */
  readonly about?: string | number
  readonly suggestion?: string
}

export interface Change {
  readonly field: CircularImportField
  readonly before: string
  readonly after: string
}

/** What one row came to. */
export interface RowVerdict {
  readonly row: number
  readonly state: 'new' | 'changes' | 'unchanged' | 'refused' | 'deleted'
  readonly title: string
  readonly company: string
  readonly refusal?: Refusal
  readonly mended?: boolean
  /** Of a known circular. */
  readonly circular?: string
  readonly changes?: readonly Change[]
}

export const countOf = (rows: readonly RowVerdict[], state: RowVerdict['state']): number =>
  rows.filter(row => row.state === state).length
