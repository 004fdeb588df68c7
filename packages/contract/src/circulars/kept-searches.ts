import { z } from 'zod'
import { circularLengths } from '../text-lengths.ts'
import { Id, IdParams, Instant, listOf, neededLine } from '../values.ts'
import { CircularFilters } from './circulars.ts'

/** When a kept search is reported: once a day at nine in Dhaka, or not at all. */
const Report = z.enum(['daily', 'never'])

/** A search of circulars that a person keeps. */
export const KeptSearch = z.strictObject({
  id: Id,
  name: z.string(),
  filters: CircularFilters,
  report: Report,
  /** Circulars that match, published since it was opened last. */
  unseen: z.int().min(0),
  /** Circulars that match now. */
  count: z.int().min(0),
  opened_at: Instant,
  /** It was not opened for so long that nothing is reported. */
  quiet: z.boolean(),
})
export type KeptSearch = z.infer<typeof KeptSearch>

const Name = neededLine(circularLengths.searchName)

export const keptSearchShapes = {
  /** All of one's own, newest first. */
  'circulars.listKeptSearches': { returns: listOf(KeptSearch) },
  /** Throws `conflict` where ten are kept already. The same filters twice are one search. */
  'circulars.createKeptSearch': {
    body: z.strictObject({ name: Name, filters: CircularFilters, report: Report.default('daily') }),
    returns: KeptSearch,
  },
  'circulars.updateKeptSearch': {
    params: IdParams,
    body: z.strictObject({ name: Name.optional(), report: Report.optional() }),
    returns: KeptSearch,
  },
  /** One has looked at what it finds. */
  'circulars.openKeptSearch': { params: IdParams, returns: KeptSearch },
  'circulars.deleteKeptSearch': { params: IdParams, returns: z.void() },
} as const
