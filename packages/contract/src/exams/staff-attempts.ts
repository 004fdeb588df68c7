import { z } from 'zod'
import { Id, IdParams, Instant, listOf, PageQuery, text } from '../values.ts'
import { RoomMessage } from './attempts.ts'
import { ExamMode } from './cards.ts'

/** A sitting of an exam as staff see it. */
export const StaffAttempt = z.strictObject({
  user: z.strictObject({ id: Id, name: z.string() }),
  state: ExamMode,
  /** Counted from 1. */
  try: z.number().int(),
  open: z.boolean(),
  joined_at: Instant,
  deadline: Instant.nullable(),
  submitted_at: Instant.nullable(),
  /** The server closed it at the deadline. */
  settled: z.boolean(),
  marks: z.number().nullable(),
  position: z.number().int(),
  /** Whether it may be opened again; why not, `keys_seen`: its solutions are open. */
  reopens: z.enum(['yes', 'still_open', 'keys_seen', 'not_live']),
})
export type StaffAttempt = z.infer<typeof StaffAttempt>

/** A sheet that came after deadline and grace. It counts nowhere; here is what it would have changed. */
export const LateSheet = z.strictObject({
  id: z.uuid(),
  user: z.strictObject({ id: Id, name: z.string() }),
  state: ExamMode,
  received_at: Instant,
  deadline: Instant.nullable(),
  /** How late after the deadline. */
  late_seconds: z.number().int(),
  answered: z.number().int(),
  /** Answers that the sheet which counts does not have, or has otherwise; null while that one is not in. */
  differing: z.number().int().nullable(),
  /** Of the sheet that counts, and as if this one had come in time. */
  marks: z.number().nullable(),
  marks_with: z.number(),
  position: z.number().int(),
  position_with: z.number().int(),
})
export type LateSheet = z.infer<typeof LateSheet>

/** Up to four hours at once. */
const Minutes = z.number().int().min(1).max(240)
const Note = text(500)

export const staffAttemptShapes = {
  'exams.listAttempts': {
    params: IdParams,
    query: PageQuery.extend({
      /** Part of a name. */
      search: text(100).optional(),
      open: z.enum(['true', 'false']).optional(),
    }),
    returns: listOf(StaffAttempt),
  },
  'exams.listLateSheets': { params: IdParams, query: PageQuery, returns: listOf(LateSheet) },
  'exams.giveExtraTime': {
    params: IdParams,
    body: z.strictObject({
      user: Id,
      minutes: Minutes,
      note: Note,
    }),
    returns: z.strictObject({
      deadline: Instant,
    }),
  },
  /** For the pages of who is sitting: one that last heard of its deadline before this instant asks for it again, by joining. */
  'exams.getTimeChange': {
    params: IdParams,
    returns: z.strictObject({
      /** When the times of this exam, or of anybody's sheet, may have been changed last; null for an exam that there is not. */
      changed_at: Instant.nullable(),
      /** What staff said last to everybody who sits it. */
      message: RoomMessage.optional(),
    }),
  },
  /** For so many minutes from now, or up to the deadline that it had where that is later. */
  'exams.reopenAttempt': {
    params: IdParams,
    body: z.strictObject({ user: Id, minutes: Minutes, note: Note }),
    returns: StaffAttempt,
  },
} as const
