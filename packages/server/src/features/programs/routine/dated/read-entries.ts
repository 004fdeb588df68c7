import type { DatedEntry, DatedKind, Language } from '@prostuti/contract'
import type { Queryable } from '../../../../platform/db/database.ts'
import { addDays, dhakaDay } from '../../../../platform/dhaka-day.ts'
import type { ProgramDeps } from '../../program-deps.ts'

/** What a person keeps, without what is published of it. */
export type EntryRow = Pick<DatedEntry, 'kind' | 'id' | 'reminders' | 'aim'>

export async function readEntryRows(pool: Queryable, userId: bigint): Promise<EntryRow[]> {
  const { rows } = await pool.query<EntryRow>({
    name: 'dated-entries',
    text: `select kind, thing_id::text as id, reminders, aim from dated_entries
            where user_id = $1 order by created_at, kind, thing_id`,
    values: [String(userId)],
  })
  return rows
}

type EntryDeps = Pick<ProgramDeps, 'db' | 'clock' | 'datedFinders'>

/** Entries whose exam has a day, with what is published of it, by date. */
export async function readEntries(
  { db, datedFinders }: EntryDeps,
  userId: bigint,
  language: Language,
): Promise<DatedEntry[]> {
  const rows = await readEntryRows(db.pool, userId)
  const byKind = [...Map.groupBy(rows, ({ kind }) => kind)]
  const found = await Promise.all(byKind.map(([kind, ofKind]) => present(datedFinders, kind, ofKind, language)))
  return found.flat().sort((one, other) => momentOf(one).localeCompare(momentOf(other)))
}

async function present(
  finders: ProgramDeps['datedFinders'],
  kind: DatedKind,
  rows: readonly EntryRow[],
  language: Language,
): Promise<DatedEntry[]> {
  const ids = rows.map(({ id }) => id)
  const things = await finders[kind]?.(ids, language)
  return rows.flatMap(row => {
    const thing = things?.get(row.id)
    if (!thing || thing.date === null) return []
    const { title, href, date, time } = thing
    return { ...row, title, href, date, time }
  })
}

/** Of one day those without a time come first. */
const momentOf = ({ date, time }: DatedEntry): string => `${date} ${time ?? ''}`

/** Those that a routine shows: of yesterday, for who asks how it went, and later. */
export async function readShownEntries(deps: EntryDeps, userId: bigint, language: Language): Promise<DatedEntry[]> {
  const first = addDays(dhakaDay(deps.clock.now()), -1)
  return (await readEntries(deps, userId, language)).filter(({ date }) => date >= first)
}

/** The days at which a person wants reviews to aim, in order; those that are over too. */
export type FindAimedDays = (userId: bigint) => Promise<string[]>

export function createFindAimedDays(deps: EntryDeps): FindAimedDays {
  return async userId => {
    const entries = await readEntries(deps, userId, 'bn')
    return entries.filter(({ aim }) => aim).map(({ date }) => date)
  }
}
