import { z } from 'zod'
import { Day, Flag, Id, Language } from '../values.ts'

/** What has an exam on a day, and can be put into one's routine. */
export const DatedKind = z.enum(['circular', 'seat_plan', 'result'])
export type DatedKind = z.infer<typeof DatedKind>

/** Days before an exam at which one may be reminded of it. */
const Reminder = z.int().min(0).max(60)

/** An exam of one's own routine that belongs to no program: its day follows what is published. */
export const DatedEntry = z.strictObject({
  kind: DatedKind,
  id: Id,
  title: z.string(),
  /** From the site's root. */
  href: z.string(),
  date: Day,
  /** `hh:mm` in Dhaka; null: not provided. */
  time: z.string().nullable(),
  /** Days before it at which one wants to be reminded, the farthest first. */
  reminders: z.array(Reminder),
  /** The notebook aims at this day. */
  aim: z.boolean(),
})
export type DatedEntry = z.infer<typeof DatedEntry>

const params = z.strictObject({ kind: DatedKind, id: Id })

export const datedEntryShapes = {
  /** Doing it twice changes nothing but the choices. Throws `not_found`, and `no_data` where no day is known. */
  'programs.keepInRoutine': {
    params,
    body: z.strictObject({ reminders: z.array(Reminder).max(4).default([7, 1]), aim: z.boolean().default(true) }),
    returns: DatedEntry,
  },
  'programs.removeFromRoutine': { params, returns: z.void() },
  /** Answers a calendar (RFC 5545), and throws as `keepInRoutine` does. */
  'programs.getDatedCalendar': {
    params,
    /** A browser that fetches a file says its own language, not the page's. Alarms 7 and 1 days before, but with `alarms=false`. */
    query: z.strictObject({ language: Language.optional(), alarms: Flag.optional() }),
    returns: z.void(),
  },
} as const
