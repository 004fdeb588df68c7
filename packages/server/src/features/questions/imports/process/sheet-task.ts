import type { BankFormat, ImportMapping, ImportPreview } from '@prostuti/contract'
import type { NamedCategory } from '../category-names.ts'
import type { RowVerdict, Verdicts } from '../row-verdict.ts'

/** Work on a sheet that would hold up everybody else: done in a process of its own. Tables are packed. */
export type SheetTask =
  /** `name`: of the file, by which texts are told apart; none of what was fetched, which is a sheet. */
  | { readonly kind: 'read'; readonly file: Uint8Array; readonly name?: string }
  | {
      readonly kind: 'mend'
      readonly table: Uint8Array
      readonly file: Uint8Array
      readonly refused: readonly number[]
      readonly format: BankFormat
    }
  | JudgeTask

export interface JudgeTask {
  readonly kind: 'judge' | 'write'
  readonly table: Uint8Array
  readonly mapping: ImportMapping
  readonly categories: readonly NamedCategory[]
  readonly format: BankFormat
}

/** What came of reading a sheet. */
export interface ReadTable {
  readonly table: Uint8Array
  readonly headers: readonly string[]
  readonly format: BankFormat
}

/** What came of judging one; `fingerprints` of accepted rows in the order of `verdicts`. */
export interface Judged {
  readonly verdicts: readonly RowVerdict[]
  readonly fingerprints: readonly (string | null)[]
  readonly previews: readonly ImportPreview[]
  readonly samples: Verdicts['samples']
}

/** Some rows as JSON for the database, which alone reads it: as bytes, of which the server makes no text. */
export interface Batch {
  readonly rows: Uint8Array
  readonly count: number
}

/** What the process says of its work. */
export type SheetSaid =
  | { readonly kind: 'table'; readonly value: ReadTable }
  | { readonly kind: 'judged'; readonly value: Judged }
  | { readonly kind: 'batch'; readonly value: Batch }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
