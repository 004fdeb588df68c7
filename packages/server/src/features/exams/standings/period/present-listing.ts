import {
  type AskedPeriodStandings,
  fewestListed,
  type PeriodStandingRow,
  type PeriodStandings,
} from '@prostuti/contract'
import type { ResultDeps } from '../../exam-deps.ts'
import { pagesAround, type RankPage } from '../rank-pages.ts'
import { hasGenerated, presentPerson } from '../rank-rows.ts'
import type { RankReader } from './among.ts'
import { type FoundListing, type PeriodRow, readListing, type SqlPart } from './listing.ts'
import { percentOf } from './scores.ts'
import { readSpread } from './spread.ts'

const path = 'exam/v5/standings/'

/** Nothing of anybody. */
export const nothingListed = {
  ...{ count: null, next: null, previous: null, results: [], me: null, neighbours: [], spread: null },
  ...{ was: null, missing: null, generated: false },
} satisfies Partial<PeriodStandings>

/** A list, and how it is shown. */
export interface AskedListing {
  readonly listing: SqlPart
  readonly people: SqlPart | null
  /** What a score is a part of. */
  readonly whole: bigint
  /** Its version is the list's id, or that of one exam's results. */
  readonly page: RankPage
  readonly query: AskedPeriodStandings
  /** Examinees may be generated ones. */
  readonly isDemo: boolean
}

/** The rows that were asked for, or null: too few to be shown. */
export async function listRows(deps: ResultDeps, asked: AskedListing, reader: RankReader) {
  const { listing, people, query, page } = asked
  const wanted = query.mine ? { from: 0, to: 0 } : page
  const { search } = query
  const found = await readListing(deps.db.pool, listing, people, {
    ...wanted,
    person: reader.viewer?.id ?? null,
    ...(search !== undefined && !query.mine && { search }),
  })
  if (found.count < fewestListed) return null
  return {
    ...presentRows(deps, asked, found, reader),
    ...(query.mine || search !== undefined
      ? { next: null, previous: null }
      : pagesAround(path, query, page, found.count)),
    count: found.count,
    spread: query.spread && found.neighbours.length > 0 ? await readSpread(deps.db.pool, asked) : null,
    generated: asked.isDemo && (await hasGenerated(deps.db.pool, found.rows.concat(found.neighbours))),
  }
}

function presentRows(
  { showPicture }: ResultDeps,
  { whole }: AskedListing,
  { rows, neighbours }: FoundListing,
  { viewer, language }: RankReader,
) {
  const present = (row: PeriodRow): PeriodStandingRow => ({
    position: row.position,
    place: row.rowNumber,
    user: presentPerson(row, { language, showPicture }),
    percent: percentOf(BigInt(row.score), whole),
    exams: row.exams,
    marks: row.marks === null ? null : row.marks / 1000,
    taken_seconds: row.taken_ms === null ? null : Math.round(row.taken_ms / 1000),
    is_me: viewer !== null && row.user_id === String(viewer.id),
  })
  const near = neighbours.map(present)
  return { results: rows.map(present), me: near.find(row => row.is_me) ?? null, neighbours: near }
}
