import { z } from 'zod'
import { Id, Instant } from '../values.ts'
import { itemVerdicts } from './item-verdicts.ts'

/** What an exam has shown of a question, as it was when it was sent to review; in per cent, null where it is not defined. */
export const ItemEvidence = z.strictObject({
  verdict: z.enum(itemVerdicts),
  /** Sheets that were counted. */
  sheets: z.number().int(),
  right: z.number(),
  facility: z.number().nullable(),
  discrimination: z.number().nullable(),
  efficiency: z.number().nullable(),
  /** Who chose each option, by the author's number: all, the best, the last. */
  options: z.array(
    z.strictObject({
      option: z.number().int(),
      accepted: z.boolean(),
      share: z.number(),
      best: z.number(),
      last: z.number(),
    }),
  ),
})
export type ItemEvidence = z.infer<typeof ItemEvidence>

/** Why a question waits for a reviewer: what it did in an exam. */
export const ReviewReason = z.strictObject({
  exam: Id,
  title: z.string(),
  /** Of the exam's results. */
  version: z.number().int(),
  evidence: ItemEvidence,
  sent_at: Instant,
  /** Null: a person who has left. */
  sent_by: z.string().nullable(),
})
export type ReviewReason = z.infer<typeof ReviewReason>
