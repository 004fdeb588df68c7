import type { ResultSheet } from '@prostuti/contract'
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../../platform/db/columns.ts'
import { sharedColumns, sourceColumns } from './shared-columns.ts'

/** A government result. It knows no person of ours: merging and deletion leave it alone. */
export const govtResults = pgTable(
  'govt_results',
  {
    ...sharedColumns(),
    ...sourceColumns(),
    nextTitle: text('next_title').notNull().default(''),
    nextDate: date('next_date'),
    /** The list whose numbers are its own; another one takes its place at once. */
    listId: integer('list_id').unique(),
    numbers: integer('numbers').notNull().default(0),
  },
  table => [index('govt_results_newest').on(table.publishedOn), index('govt_results_file').on(table.fileId)],
)

/** A list of numbers, which belongs to the result that names it; one that none names is on its way, or purged after an hour. */
export const govtResultLists = pgTable('govt_result_lists', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  createdAt: instant('created_at').notNull(),
})

/** What a list says of its numbers, each text once. */
export const govtResultOutcomes = pgTable(
  'govt_result_outcomes',
  {
    listId: integer('list_id').notNull(),
    number: smallint('number').notNull(),
    text: text('text').notNull(),
  },
  table => [primaryKey({ columns: [table.listId, table.number] })],
)

/** Registration numbers, in Latin digits with their zeros. A hot table: no foreign keys. */
export const govtResultNumbers = pgTable(
  'govt_result_numbers',
  {
    number: text('number').notNull(),
    listId: integer('list_id').notNull(),
    /** Of `govt_result_outcomes`; null: that it is in the list is all. */
    outcome: smallint('outcome'),
  },
  table => [primaryKey({ columns: [table.number, table.listId] }), index('govt_result_numbers_list').on(table.listId)],
)

/** The last sheet of a result, from its upload on. What it says of people is in the file alone, which goes once it is read. */
export const govtResultSheets = pgTable('govt_result_sheets', {
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  resultId: bigint('result_id', { mode: 'bigint' })
    .notNull()
    .unique()
    .references(() => govtResults.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  state: text('state', { enum: ['reading', 'ready', 'importing', 'done', 'failed'] })
    .notNull()
    .default('reading'),
  /** As it came, until it is read. */
  file: bytea('file'),
  /** Its columns that hold nothing private, packed (`result-table.ts`). */
  content: bytea('content'),
  columns: jsonb('columns').$type<StoredColumn[]>().notNull().default([]),
  rowCount: integer('row_count').notNull().default(0),
  /** What its numbers come to by these columns. */
  verdict: jsonb('verdict').$type<NumbersVerdict>(),
  failure: text('failure').$type<NonNullable<ResultSheet['failure']>>(),
  taskId: uuid('job_id'),
  createdAt: instant('created_at').notNull(),
})

/** A column with how many texts it tells apart, counted up to some hundreds. */
export type StoredColumn = ResultSheet['columns'][number] & { readonly distinct: number }

export type NumbersVerdict = Pick<ResultSheet, 'numbers' | 'repeated' | 'refused' | 'refused_count'>
