import { z } from 'zod'
import { PeriodStandings, periodStandingShapes } from '../exams/index.ts'
import { Id, Instant, longListOf, PageQuery } from '../values.ts'
import { PartnerNumbers } from './staff-partners.ts'

/** An attempt that began on the partner's pages and was handed in, of a person who agrees to it. */
export const PartnerResult = z.strictObject({
  /** As the partner's page knows them (`user_info.id`). */
  person: Id,
  exam: Id,
  state: z.enum(['live', 'archive']),
  attempt: z.int().min(1),
  submitted_at: Instant,
  /** Null: they may not be seen yet. */
  marks: z.number().nullable(),
  correct: z.int().min(0).nullable(),
  incorrect: z.int().min(0).nullable(),
})
export type PartnerResult = z.infer<typeof PartnerResult>

/** What a partner's server reads with its key. */
export const partnerReadShapes = {
  'partners.getNumbers': { returns: PartnerNumbers },
  /** Among the people who say that they belong to the partner: what its own pages show to everybody. Of fewer than five there is no list. */
  'partners.listCentreStandings': {
    query: periodStandingShapes['exams.listPeriodStandings'].query.omit({
      ...{ among: true, centre: true, program: true, mine: true },
    }),
    returns: PeriodStandings,
  },
  /** By when they began, the newest first. */
  'partners.listResults': { query: PageQuery.extend({ exam: Id.optional() }), returns: longListOf(PartnerResult) },
} as const
