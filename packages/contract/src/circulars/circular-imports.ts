import { z } from 'zod'
import { importFailures, maxSheetBytes } from '../questions/index.ts'
import { circularLengths } from '../text-lengths.ts'
import { Id, Instant, listOf, PageQuery, paragraphs } from '../values.ts'
import { circularImportFields } from './bounds.ts'

/** Rows of one sheet of circulars. */
export const maxCircularRows = 2_000

const Field = z.enum(circularImportFields)

export const CircularColumns = z
  .array(z.strictObject({ field: Field, column: z.int().min(0).max(59) }))
  .max(circularImportFields.length)
  .refine(columns => new Set(columns.map(({ field }) => field)).size === columns.length, 'each field once')
export type CircularColumns = z.output<typeof CircularColumns>

/** Why a cell was refused. */
export const circularCellReasons = [
  ...(['title_missing', 'company_missing', 'text_too_long', 'text_unreadable', 'bijoy_text'] as const),
  ...(['formula_cell', 'error_cell', 'not_a_day', 'day_without_year', 'day_as_number', 'day_outside'] as const),
  ...(['before_start', 'not_a_number', 'range_of_numbers', 'number_outside', 'unknown_choice'] as const),
  ...(['not_https', 'duplicate_row', 'cell_beyond_headers'] as const),
] as const
export type CircularCellReason = (typeof circularCellReasons)[number]

const InBoth = z.strictObject({ bn: z.string(), en: z.string() })
const count = z.int().min(0)

/** What one row of a sheet becomes. */
export const CircularImportRow = z.strictObject({
  /** As the sheet's own program counts. */
  row: z.int().min(1),
  /** `changes`: a circular with this `post_url` is there, and some of its fields differ. */
  state: z.enum(['new', 'changes', 'unchanged', 'refused', 'deleted']),
  title: z.string(),
  company: z.string(),
  /** Of a refused row: the first cell that cannot be read, and what to do about it. */
  refusal: z
    .strictObject({
      field: Field,
      cell: z.string(),
      value: z.string(),
      reason: z.enum(circularCellReasons),
      message: InBoth,
      remedy: InBoth,
      /** What the cell may have meant, ready to be taken; null: nothing is sure. */
      suggestion: z.string().nullable(),
    })
    .nullable(),
  /** A cell of it was mended here. */
  mended: z.boolean(),
  /** Of a row that changes a circular. */
  circular: Id.nullable(),
  changes: z.array(z.strictObject({ field: Field, before: z.string(), after: z.string() })),
})
export type CircularImportRow = z.output<typeof CircularImportRow>

const summary = {
  id: Id,
  /** The file's name. */
  source: z.string(),
  state: z.enum(['reading', 'ready', 'importing', 'done', 'failed', 'undone']),
  created_by: z.string().nullable(),
  created_at: Instant,
  ended_at: Instant.nullable(),
  /** Reads or imports it now; `core.getTask` reports its progress. */
  job: z.uuid().nullable(),
  rows: count,
  new: count,
  changes: count,
  unchanged: count,
  refused: count,
  failure: z.strictObject({ code: z.enum(importFailures), message: InBoth }).nullable(),
  /** Of one that is done: its circulars are drafts still, and nobody has changed one since. */
  undoable: z.boolean(),
}
export const CircularImportSummary = z.strictObject(summary)
export type CircularImportSummary = z.output<typeof CircularImportSummary>

export const CircularImport = z.strictObject({
  ...summary,
  headers: z.array(z.string()),
  /** The first rows, cell by cell. */
  samples: z.array(z.strictObject({ row: z.int(), cells: z.array(z.string()) })),
  columns: z.array(z.strictObject({ field: Field, column: z.int() })),
})
export type CircularImport = z.output<typeof CircularImport>

const params = z.strictObject({ id: Id })

export const circularImportShapes = {
  /** A `.csv`, `.xlsx` or `.jsonl` as a form, read in the background. */
  'circulars.importCirculars': {
    body: z.strictObject({ file: z.file().max(maxSheetBytes) }),
    returns: CircularImport,
  },
  'circulars.listCircularImports': { query: PageQuery, returns: listOf(CircularImportSummary) },
  'circulars.getCircularImport': { params, returns: CircularImport },
  'circulars.listCircularImportRows': {
    params,
    query: PageQuery.extend({
      only: z.enum(['new', 'changes', 'unchanged', 'refused', 'mended', 'deleted']).optional(),
    }),
    returns: listOf(CircularImportRow),
  },
  /** Says which column holds what; all rows are judged again. */
  'circulars.mapCircularImport': {
    params,
    body: z.strictObject({ columns: CircularColumns }),
    returns: CircularImport,
  },
  /** Puts another value in the place of one cell of a row, or leaves the row out. */
  'circulars.mendCircularImportRow': {
    params: z.strictObject({ id: Id, row: z.coerce.number().int().min(1).max(10_000_000) }),
    body: z.strictObject({
      field: Field.optional(),
      value: paragraphs(circularLengths.text).optional(),
      deleted: z.boolean().optional(),
    }),
    returns: z.strictObject({ row: CircularImportRow, import: CircularImport }),
  },
  /** New rows become drafts, known circulars change where they differ; all rows, or none while one is refused: `conflict`. */
  'circulars.startCircularImport': { params, returns: CircularImport },
  /** Deletes its drafts and takes its changes back, as long as nobody has changed one since: `conflict`. */
  'circulars.undoCircularImport': { params, returns: CircularImport },
  /** A file (`text/csv`) of the refused rows, each with its reason. */
  'circulars.getRefusedCircularRows': { params, returns: z.string() },
  /** An empty sheet (`.xlsx`) whose columns are texts. */
  'circulars.getCircularTemplate': { returns: z.string() },
} as const
