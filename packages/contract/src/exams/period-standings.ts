import { z } from 'zod'
import { District } from '../districts.ts'
import { rankSearchLength } from '../text-lengths.ts'
import { Day, Flag, Id, Instant, PageQuery, text } from '../values.ts'

/** Which exams count: one, or those that began in the week (Saturday to Friday), the month or the season (a quarter) of `day`. */
export const StandingsPeriod = z.enum(['exam', 'week', 'month', 'season'])
export type StandingsPeriod = z.infer<typeof StandingsPeriod>

/** Among whom: all, who has the program, or who has said the same district or coaching centre. */
export const StandingsAmong = z.enum(['all', 'program', 'district', 'centre'])
export type StandingsAmong = z.infer<typeof StandingsAmong>

/** Below this there is no list, and not even a number: a mark could be told by who belongs to it. */
export const fewestListed = 5

export const PeriodStandingRow = z.strictObject({
  /** Competition rank (1, 2, 2, 4). */
  position: z.int().min(1),
  /** The row's own number, from 1. */
  place: z.int().min(1),
  user: z.strictObject({ name: z.string(), picture: z.string().nullable() }),
  /** Mean per cent of the best exams, to one decimal; of one exam its own per cent. */
  percent: z.number(),
  /** How many exams were taken in the period. */
  exams: z.int().min(1),
  /** Of one exam. */
  marks: z.number().nullable(),
  taken_seconds: z.int().nullable(),
  is_me: z.boolean(),
})
export type PeriodStandingRow = z.infer<typeof PeriodStandingRow>

/** Bars of `PeriodSpread`. */
export const spreadBars = 12

/** How a list spreads: people by per cent, in equal steps from the lowest to the highest. */
export const PeriodSpread = z.strictObject({
  lowest: z.number(),
  highest: z.number(),
  counts: z.array(z.int().min(0)).length(spreadBars),
})
export type PeriodSpread = z.infer<typeof PeriodSpread>

export const PeriodStandings = z.strictObject({
  period: StandingsPeriod,
  among: StandingsAmong,
  /** `listed`; `too_few`: fewer than five; `unset`: this person has not said a district or centre, or has no such program; `not_open`: the exam's standings are not. */
  state: z.enum(['listed', 'too_few', 'unset', 'not_open']),
  /** First and last day of the period, in Dhaka; null of one exam. */
  from: Day.nullable(),
  to: Day.nullable(),
  exam: z.strictObject({ id: Id, title: z.string(), total_marks: z.number() }).nullable(),
  program: z.strictObject({ id: Id, title: z.string() }).nullable(),
  district: District.nullable(),
  centre: z.strictObject({ id: Id, name: z.string() }).nullable(),
  /** Versions of results that count may still change: one of the period's exams is not final. */
  provisional: z.boolean(),
  /** Everybody in the list, also with `search`; null where nothing is listed. */
  count: z.int().min(0).nullable(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  /** With `search` who was found, at most 100, all at once. */
  results: z.array(PeriodStandingRow),
  /** My own row, wherever it is; null where I am not listed. */
  me: PeriodStandingRow.nullable(),
  neighbours: z.array(PeriodStandingRow),
  /** With `spread`, for who is listed and where not all have the same; null elsewhere. */
  spread: PeriodSpread.nullable(),
  /** My place in the period before; null: none. */
  was: z.int().min(1).nullable(),
  /** Who has too few exams: how many more, and the mean so far. Null for visitors and the listed. */
  missing: z.strictObject({ exams: z.int().min(1), percent: z.number().nullable() }).nullable(),
  /** The next exam that would count. */
  next_exam: z.strictObject({ id: Id, title: z.string(), start_time: Instant }).nullable(),
  /** Some examinees were generated: the list is a demonstration. */
  generated: z.boolean(),
})
export type PeriodStandings = z.infer<typeof PeriodStandings>

export const periodStandingShapes = {
  /**
   * From final results only, as they are now: a regrade counts at once. `exam` is needed with `period=exam`, `program` with
   * `among=program`. A visitor sees `all` and `program`; `centre` names another one than one's own for that partner's own pages alone.
   */
  'exams.listPeriodStandings': {
    query: PageQuery.extend({
      period: StandingsPeriod.default('week'),
      among: StandingsAmong.default('all'),
      exam: Id.optional(),
      program: Id.optional(),
      centre: Id.optional(),
      /** Any day of the period; today where it is left out. */
      day: Day.optional(),
      /** Only my own row and its neighbours. */
      mine: Flag.optional(),
      /** Only people whose name in the list holds this. */
      search: text(rankSearchLength.max).trim().min(rankSearchLength.min).optional(),
      /** With how the list spreads. */
      spread: Flag.optional(),
    }),
    returns: PeriodStandings,
  },
} as const

/** The same as a page asks for it. */
export type AskedPeriodStandings = z.output<(typeof periodStandingShapes)['exams.listPeriodStandings']['query']>
