import { z } from 'zod'
import { IdParams, Instant } from '../values.ts'
import { Receipt } from './attempts.ts'
import { ExamMode } from './cards.ts'

/** The receipt of one's own newest sheet that is in, on whichever device it was handed in. */
export const AttemptReceipt = z.strictObject({
  receipt: Receipt,
  state: ExamMode,
  /** 1 for a live exam; archived ones may be tried again. */
  attempt: z.number().int(),
  /** Null in the archive: no end. */
  deadline: Instant.nullable(),
  /** The server closed the attempt at the deadline from the drafts. */
  settled: z.boolean(),
})
export type AttemptReceipt = z.infer<typeof AttemptReceipt>

export const receiptShapes = {
  'exams.getReceipt': {
    params: IdParams,
    query: z.strictObject({ state: ExamMode.optional() }),
    returns: AttemptReceipt,
  },
} as const
