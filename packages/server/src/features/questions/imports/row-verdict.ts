import type { ImportField, ImportNote, ImportPreview, ImportReason } from '@prostuti/contract'

/** Why a row was refused, with what its sentence names. Kept with the import as it stands here. */
export interface Refusal {
  readonly field: ImportField
  readonly cell: string
  /** What stands in the cell. */
  readonly value: string
  readonly reason: ImportReason
  /** What the sentence names besides: a number, another row, a category. */
  readonly about?: string | number
}

/** What one row came to, as it is kept with its import. */
export interface RowVerdict {
  readonly row: number
  /** The beginning of the question. */
  readonly text: string
  readonly refusal?: Refusal
  readonly notes?: readonly ImportNote[]
}

/** What reading a sheet came to. */
export interface Verdicts {
  readonly rows: readonly RowVerdict[]
  readonly samples: readonly { readonly row: number; readonly cells: readonly string[] }[]
  readonly previews: readonly ImportPreview[]
  readonly notes: { readonly unexplained: number; readonly duplicate: number; readonly noted?: number }
}

const looked: readonly ImportNote[] = ['several_answers', 'formula_as_text', 'picture_dropped', 'option_letters']

/** Whether a row becomes something that is not quite what stands in the sheet, so that staff should look at it. */
export const isNoted = ({ notes }: RowVerdict): boolean => notes?.some(note => looked.includes(note)) ?? false
