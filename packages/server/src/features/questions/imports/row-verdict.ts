import type { ImportField, ImportLoss, ImportNote, ImportPreview, ImportReason } from '@prostuti/contract'

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

/** In how many rows of a foreign format one thing was left behind. */
export interface LossCount extends Pick<ImportLoss, 'kind' | 'code' | 'about'> {
  readonly count: number
}

/** What reading a sheet came to. */
export interface Verdicts {
  readonly rows: readonly RowVerdict[]
  readonly samples: readonly { readonly row: number; readonly cells: readonly string[] }[]
  readonly previews: readonly ImportPreview[]
  readonly losses?: readonly LossCount[]
  readonly notes: { readonly unexplained: number; readonly duplicate: number; readonly noted?: number }
}

/** What makes a question of the bank other than it was. */
export const changingNotes: readonly ImportNote[] = [
  ...(['several_answers', 'formula_as_text', 'picture_dropped', 'option_letters', 'partial_marks'] as const),
  ...(['hint_moved', 'true_false', 'blank_moved', 'feedback_moved'] as const),
]

/** Whether a row becomes something that is not quite what stands in the sheet, so that staff should look at it. */
export const isNoted = ({ notes }: RowVerdict): boolean => notes?.some(note => changingNotes.includes(note)) ?? false
