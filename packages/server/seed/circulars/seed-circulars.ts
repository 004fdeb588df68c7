import { circularStates, shapes } from '@prostuti/contract'
import { sql } from 'drizzle-orm'
import { circularColumns } from '../../src/features/circulars/staff/circular-columns.ts'
import { circulars } from '../../src/features/circulars/tables/circulars.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { addDays, dhakaDay } from '../../src/platform/dhaka-day.ts'
import type { CircularSeed } from './circular-seed.ts'
import { demoCirculars } from './index.ts'

const dayMs = 86_400_000

/**
 * Makes the circulars that are missing. Their days go on with the demo's, so that one always ends today; those that staff have
 * changed stay as they are.
 */
export async function seedCirculars({ orm }: Database, now: number): Promise<void> {
  const { application_start_date: start, deadline, ends_at: end, exam_date: exam } = excluded
  await orm
    .insert(circulars)
    .values(demoCirculars.map(seed => rowOf(seed, now)))
    .onConflictDoUpdate({
      target: circulars.demoSlug,
      set: { applicationStartDate: start, deadline, endsAt: end, examDate: exam },
      setWhere: sql`${circulars.revision} = 1
        and (${circulars.applicationStartDate}, ${circulars.deadline}, ${circulars.examDate})
            is distinct from (${start}, ${deadline}, ${exam})`,
    })
}

const excluded = {
  application_start_date: sql`excluded.application_start_date`,
  deadline: sql`excluded.deadline`,
  ends_at: sql`excluded.ends_at`,
  exam_date: sql`excluded.exam_date`,
}

function rowOf(seed: CircularSeed, now: number): typeof circulars.$inferInsert {
  const { slug, state = circularStates.approved, age = 1, opens, ends, exam, ...texts } = seed
  const today = dhakaDay(now)
  const dayIn = (days: number | undefined) => (days === undefined ? null : addDays(today, days))
  const fields = shapes['circulars.createCircular'].body.parse({
    ...texts,
    ...{ application_start_date: dayIn(opens), deadline: dayIn(ends), exam_date: dayIn(exam) },
  })
  const at = new Date(now - age * dayMs)
  const isOut = state === circularStates.approved
  return {
    ...circularColumns(fields),
    ...{ demoSlug: slug, state, isSample: true, createdAt: at, updatedAt: at },
    ...(isOut && { publishedOn: at, publicSince: at }),
  }
}
