import { z } from 'zod'
import { name } from '../names.ts'
import { rankAliasLength, rankSearchLength } from '../text-lengths.ts'
import { Id, IdParams, Instant, PageQuery, text } from '../values.ts'
import { ExamMode, Ranking } from './cards.ts'

/** One row of standings. */
export const StandingRow = z.strictObject({
  /** Competition rank (1, 2, 2, 4): equal marks share it. */
  position: z.number().int().min(1),
  /** The row's own number in the list, counted from 1, so that no two rows share one. */
  place: z.number().int().min(1),
  /** The name a person wants to be seen by, their alias if they chose one, and never an address. */
  user: z.strictObject({ name: z.string(), picture: z.string().nullable() }),
  marks: z.number(),
  taken_seconds: z.number().int(),
  passed: z.boolean().nullable(),
  is_me: z.boolean(),
})
export type StandingRow = z.infer<typeof StandingRow>

/** A page of an exam's standings, by place: marks, then time taken, then who handed in first. */
export const Standings = z.strictObject({
  exam: Id,
  title: z.string(),
  state: ExamMode,
  /** A `sample` has an empty list for ever. */
  ranking: Ranking.extract(['ranked', 'sample']),
  /** Places may still move: a learner may still be sitting, or a sheet on its way. */
  provisional: z.boolean(),
  version: z.number().int(),
  final_at: Instant.nullable(),
  cut_mark: z.number().nullable(),
  total_marks: z.number(),
  /** Examinees of this page were generated: the list is a demonstration. */
  generated: z.boolean(),
  /** Everybody who is ranked; with `search`, those who were found (at most 100). */
  count: z.number().int().min(0),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  results: z.array(StandingRow),
  /** My own row, wherever it is; null for a visitor and for who did not sit it. */
  me: StandingRow.nullable(),
  /** Some rows before and after mine, mine included; empty where `me` is null. */
  neighbours: z.array(StandingRow),
})
export type Standings = z.infer<typeof Standings>

/** What anybody needs to check that a receipt is among those that were ranked, and that none was altered later. */
export const ReceiptRoot = z.strictObject({
  exam: Id,
  /** How many receipts the tree holds. */
  size: z.number().int().min(0),
  /** Merkle root (RFC 9162) over the receipts' leaves in the order of their submission ids, base64url; null until the close. */
  root: z.string().nullable(),
  published_at: Instant.nullable(),
  /** Of my own receipt: its leaf's place and its path. Null for a visitor. */
  mine: z.strictObject({ index: z.number().int().min(0), path: z.array(z.string()) }).nullable(),
})
export type ReceiptRoot = z.infer<typeof ReceiptRoot>

const byState = z.strictObject({ state: ExamMode.optional() })

export const standingShapes = {
  'exams.listStandings': {
    params: IdParams,
    query: PageQuery.extend({
      state: ExamMode.optional(),
      search: text(rankSearchLength.max).trim().min(rankSearchLength.min).optional(),
    }),
    returns: Standings,
  },
  'exams.setRankAlias': {
    /** Null: my own name again. */
    body: z.strictObject({ alias: name(rankAliasLength.max).min(rankAliasLength.min).nullable() }),
    returns: z.strictObject({ alias: z.string().nullable() }),
  },
  'exams.getReceiptRoot': { params: IdParams, query: byState, returns: ReceiptRoot },
} as const
