import type { ImportNote } from '@prostuti/contract'
import type { SheetRow } from '../../../platform/sheets/sheet-table.ts'
import type { DraftReason } from './draft.ts'

/** A row of our own sheet that was made of a foreign format: what the reader already knows of it comes with it. */
export interface DraftRow extends SheetRow {
  readonly refusal?: { readonly reason: DraftReason; readonly about: string }
  readonly notes?: readonly ImportNote[]
}
