import { z } from 'zod'
import { Day, Id } from '../values.ts'
import { WayIn } from './way-in.ts'

/** Covers that we draw; uploads come later. */
export const ProgramCover = z.enum(['leaf', 'ink', 'clay', 'river', 'jute', 'brick'])
export type ProgramCover = z.infer<typeof ProgramCover>

/** A program as a list shows it. Texts are in the caller's language, in Bangla where there is no English. */
export const ProgramCard = z.strictObject({
  id: Id,
  title: z.string(),
  /** One line. */
  summary: z.string(),
  cover: ProgramCover,
  /** Goals (`goals.ts`) and free words. */
  tags: z.array(z.string()),
  /** Published ones are listed. Only the people who have them see unpublished ones. */
  state: z.enum(['published', 'unpublished']),
  /** In coins; 0: not for coins. At no cost at all it is entered by starting one of its exams. */
  cost: z.number().int().min(0),
  /** In whole taka; 0: not for taka. */
  cost_in_tk: z.number().int().min(0),
  /** Each person's days begin when they say. */
  is_personalized: z.boolean(),
  /** The day in Dhaka from which a routine's days are counted; null where each person begins by themselves. */
  starts_on: Day.nullable(),
  total_exams: z.number().int().min(0),
  /** How many days its routine has, as they are numbered; between them may be days without anything. */
  total_days: z.number().int().min(0),
  /** This person has it, or has entered it with premium that lasts. */
  enrolled: z.boolean(),
  /** How it is open to this person, or what opens it. */
  way_in: WayIn,
  /**
   * The day of its routine that it is for this person: of today, else the next one. For who has it not, the day on which they would
   * enter now. Null where no day is left, or where each person's days begin when they say and this one has not said it.
   */
  next_day: z.strictObject({ number: z.number().int().min(1), date: Day, title: z.string() }).nullable(),
})
export type ProgramCard = z.infer<typeof ProgramCard>
