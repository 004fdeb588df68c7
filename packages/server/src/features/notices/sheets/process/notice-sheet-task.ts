import type { SeatPlanSheet } from '@prostuti/contract'
import type { NumbersVerdict } from '../../tables/govt-results.ts'
import type { NumberColumns } from '../read-numbers.ts'
import type { ReadResultSheet } from '../read-result-sheet.ts'

/** Work on a stranger's file, done in a process of its own. */
export type NoticeSheetTask =
  /** Is it a sheet at all? */
  | { readonly kind: 'check'; readonly file: Uint8Array }
  | { readonly kind: 'centres'; readonly file: Uint8Array }
  | { readonly kind: 'result'; readonly file: Uint8Array }
  | { readonly kind: 'numbers'; readonly content: Uint8Array; readonly columns: NumberColumns }

/** What the process says of its work. */
export type NoticeSheetSaid =
  | { readonly kind: 'centres'; readonly value: SeatPlanSheet }
  | { readonly kind: 'result'; readonly value: ReadResultSheet }
  /** The next one follows once this one is written. */
  | { readonly kind: 'batch'; readonly numbers: readonly string[]; readonly outcomes: readonly number[] }
  | { readonly kind: 'numbers'; readonly value: NumbersVerdict; readonly outcomes: readonly string[] }
