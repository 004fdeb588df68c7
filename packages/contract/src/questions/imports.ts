import { z } from 'zod'
import { Id, IdParams, Instant, listOf, neededLine, PageQuery, text } from '../values.ts'
import { bankFormats } from './formats.ts'

/** Of a sheet's file, in bytes. */
export const maxSheetBytes = 10 * 1024 * 1024

const optionNumbers = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** What a column of a sheet may hold. `options` and, beside it, `answer` hold lists in JSON. */
export const importFields = [
  'question',
  ...optionNumbers.map(number => `option_${number}` as const),
  'options',
  'answer',
  'explanation',
  'category',
  'tags',
  'appearances',
  'source',
  'difficulty',
  'question_en',
  ...optionNumbers.map(number => `option_${number}_en` as const),
  'explanation_en',
  ...optionNumbers.map(number => `option_${number}_explanation` as const),
  ...optionNumbers.map(number => `option_${number}_explanation_en` as const),
  'pinned',
  'passage',
  'passage_en',
] as const
export type ImportField = (typeof importFields)[number]

/** Which column holds what; columns count from 0. `by`: how it was found. */
export const MappedColumn = z.strictObject({
  field: z.enum(importFields),
  column: z.int().min(0).max(59),
  by: z.enum(['header', 'remembered', 'chosen']).default('chosen'),
})
export type MappedColumn = z.output<typeof MappedColumn>

/** Which column holds what, and what holds for all rows: a category where the row names none, the bank, more tags. */
export const ImportMapping = z.strictObject({
  columns: z
    .array(MappedColumn)
    .max(importFields.length)
    .refine(columns => new Set(columns.map(({ field }) => field)).size === columns.length, 'each field once'),
  category: Id.nullable(),
  reviewed: z.boolean(),
  tags: z.array(neededLine(60)).max(30),
})
export type ImportMapping = z.output<typeof ImportMapping>

/** Why a whole file was refused. */
export const importFailures = [
  'not_a_sheet',
  'not_text',
  'unreadable',
  'too_large',
  'too_many_rows',
  'too_many_columns',
  'no_rows',
  'quote_left_open',
  'sheet_not_shared',
  'sheet_unreachable',
  'category_gone',
  'old_qti',
  'already_imported',
  'something_wrong',
] as const

/** Why a row was refused. */
export const importReasons = [
  'question_missing',
  'option_count',
  'option_empty',
  'options_unreadable',
  'options_not_distinct',
  'answer_missing',
  'answer_unknown',
  'answer_out_of_range',
  'answer_ambiguous',
  'date_cell',
  'formula_cell',
  'number_format_cell',
  'error_cell',
  'cell_beyond_headers',
  'bijoy_text',
  'text_unreadable',
  'text_too_long',
  'too_many_tags',
  'difficulty_unknown',
  'category_missing',
  'category_unknown',
  'category_ambiguous',
  'duplicate_row',
  'duplicate_row_with_other_answer',
  'kind_not_held',
  'item_unreadable',
  'no_full_marks',
  'pinned_unknown',
  'row_too_long',
] as const
export type ImportReason = (typeof importReasons)[number]

/** What staff may want to look at in a row that goes in. */
export const importNotes = [
  'unexplained',
  'duplicate',
  'several_answers',
  'formula_as_text',
  'picture_dropped',
  'option_letters',
  'partial_marks',
  'hint_moved',
  'true_false',
  'blank_moved',
  'feedback_moved',
] as const

const InBoth = z.strictObject({ bn: z.string(), en: z.string() })
const count = z.int().min(0)

/** What one row of a sheet came to. */
export const ImportRow = z.strictObject({
  /** As the sheet's own program counts. */
  row: z.int().min(1),
  state: z.enum(['accepted', 'refused']),
  /** The beginning of the question, or what else stands in the row. */
  text: z.string(),
  /** Of a refused row: the cell, as `E12`, what stands in it, why, and what to do about it. */
  refusal: z
    .strictObject({
      cell: z.string(),
      value: z.string(),
      reason: z.enum(importReasons),
      message: InBoth,
      remedy: InBoth,
    })
    .nullable(),
  /** Of an accepted row: what staff may want to look at. */
  notes: z.array(z.enum(importNotes)),
})
export type ImportRow = z.output<typeof ImportRow>
export type ImportNote = ImportRow['notes'][number]

/** One of the first rows as the question that it becomes: safe HTML in Bangla. */
export const ImportPreview = z.strictObject({
  row: z.int().min(1),
  text: z.string(),
  options: z.array(z.string()),
  right: z.array(z.int()),
  explanation: z.string(),
  category: z.string(),
  appearances: z.array(z.string()),
})
export type ImportPreview = z.output<typeof ImportPreview>

/** What was left behind, or came in another shape, in how many rows. */
export const ImportLoss = z.strictObject({
  /** `refused`: the whole question stays out. */
  kind: z.enum(['refused', 'changed']),
  code: z.enum([...importReasons, ...importNotes]),
  /** Of a kind of question that the bank does not hold: its name. */
  about: z.string(),
  count,
  message: InBoth,
  remedy: InBoth,
})
export type ImportLoss = z.output<typeof ImportLoss>

const summary = {
  id: Id,
  /** The file's name, or the address of a Google Sheet. */
  source: z.string(),
  /** What the file is; of one in a foreign format, what is refused stays out and the rest goes in. */
  format: z.enum(bankFormats),
  state: z.enum(['reading', 'ready', 'importing', 'done', 'failed', 'undone']),
  /** Who imports; null: they have left. */
  created_by: z.string().nullable(),
  /** Their id. */
  creator: Id.nullable(),
  created_at: Instant,
  ended_at: Instant.nullable(),
  /** Reads or imports it now; `core.getTask` reports its progress. */
  job: z.uuid().nullable(),
  rows: count,
  accepted: count,
  refused: count,
  failure: z.strictObject({ code: z.enum(importFailures), message: InBoth }).nullable(),
  /** Of one that is done: whether it can be undone, and what of its questions stands against it. */
  undo: z.strictObject({ possible: z.boolean(), used: count, changed: count }).nullable(),
}
export const ImportSummary = z.strictObject(summary)
export type ImportSummary = z.output<typeof ImportSummary>

export const QuestionImport = z.strictObject({
  ...summary,
  headers: z.array(z.string()),
  /** The first rows, cell by cell. */
  samples: z.array(z.strictObject({ row: z.int(), cells: z.array(z.string()) })),
  mapping: ImportMapping.nullable(),
  previews: z.array(ImportPreview),
  /** `noted`: rows that become something that is not quite what stands in the sheet. */
  notes: z.strictObject({ unexplained: count, duplicate: count, noted: count }),
  /** Of a foreign format: what was left behind and what takes its place. */
  losses: z.array(ImportLoss),
  /** The import by which this very sheet is in the bank already. */
  imported_by: Id.nullable(),
})
export type QuestionImport = z.output<typeof QuestionImport>

const file = z.file().max(maxSheetBytes)
const eitherOr = 'either a file or an address'

const oneOfBoth = ({ file, url }: { file?: unknown; url?: unknown }) => (file === undefined) !== (url === undefined)

export const importShapes = {
  /** A file as a form, or the address of a Google Sheet that everybody with the link may read. It is read in the background. */
  'questions.importSheet': {
    body: z
      .strictObject({ file: file.optional(), url: neededLine(500).optional() })
      .refine(oneOfBoth, { path: ['file'], message: eitherOr })
      .refine(oneOfBoth, { path: ['url'], message: eitherOr }),
    returns: QuestionImport,
  },
  'questions.listImports': {
    query: PageQuery.extend({ search: text(100).optional() }),
    returns: listOf(ImportSummary),
  },
  'questions.getImport': { params: IdParams, returns: QuestionImport },
  'questions.listImportRows': {
    params: IdParams,
    query: PageQuery.extend({ only: z.enum(['accepted', 'refused', 'unexplained', 'duplicate', 'noted']).optional() }),
    returns: listOf(ImportRow),
  },
  /** Judges all rows again. */
  'questions.updateImport': { params: IdParams, body: ImportMapping, returns: QuestionImport },
  /** Puts mended rows, from the file of refused ones, in their places, and judges all rows again. */
  'questions.mendImport': { params: IdParams, body: z.strictObject({ file }), returns: QuestionImport },
  /** All rows, or none while one is refused; of a foreign format all that are not. */
  'questions.startImport': { params: IdParams, returns: QuestionImport },
  'questions.undoImport': { params: IdParams, returns: QuestionImport },
  /** A file (`text/csv`) of the refused rows, each with its reason, to mend and send again. */
  'questions.getRefusedRows': { params: IdParams, returns: z.string() },
  /** An empty sheet (`.xlsx`) whose columns are texts. */
  'questions.getImportTemplate': { returns: z.string() },
} as const
