import type { RoutineEntryForm } from '@prostuti/contract'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { exams } from '../../exams/index.ts'
import { followCategories } from '../../questions/index.ts'
import { refusedField } from '../staff/refused-field.ts'
import { presentText, toStored } from '../staff/staff-text.ts'
import { programRoutineDays, type RoutineItemRow } from '../tables.ts'

type DayRow = typeof programRoutineDays.$inferSelect

/** A program's days in order. */
export function readDays(client: PoolClient, program: number): Promise<DayRow[]> {
  const rows = drizzle(client).select().from(programRoutineDays).where(eq(programRoutineDays.programId, program))
  return rows.orderBy(asc(programRoutineDays.number)).execute()
}

/**
 * Puts these days in the place of those that a program had. Throws `validation_failed` for a line that leads to no exam of it, or
 * to no category.
 */
export async function replaceDays(
  client: PoolClient,
  program: number,
  entries: readonly RoutineEntryForm[],
): Promise<void> {
  await refuseForeignExams(client, program, entries)
  await refuseUnknownCategories(client, entries)
  const orm = drizzle(client)
  await orm.delete(programRoutineDays).where(eq(programRoutineDays.programId, program))
  await orm.insert(programRoutineDays).values(
    entries.map(({ title, interval, routine }, index) => ({
      programId: program,
      number: index + 1,
      interval,
      title: toStored(title),
      items: routine.map(toRow),
    })),
  )
}

function toRow({ text, exam, practice }: RoutineEntryForm['routine'][number]): RoutineItemRow {
  return {
    text: toStored(text),
    ...(exam !== null && { exam: Number(exam) }),
    ...(practice && { practice: { category: Number(practice.category), count: practice.count } }),
  }
}

async function refuseUnknownCategories(client: PoolClient, entries: readonly RoutineEntryForm[]): Promise<void> {
  const named = entries.flatMap(({ routine }, entry) =>
    routine.flatMap(({ practice }, line) =>
      practice ? [{ id: Number(practice.category), path: `exams.${entry}.routine.${line}.practice.category` }] : [],
    ),
  )
  const known = await followCategories(client, named.map(({ id }) => id).filter(isInt4))
  const wrong = named.find(({ id }) => !known.has(id))
  if (wrong) throw refusedField(wrong.path, 'not_found', 'No such category')
}

const isInt4 = (id: number): boolean => id <= 2_147_483_647

async function refuseForeignExams(
  client: PoolClient,
  program: number,
  entries: readonly RoutineEntryForm[],
): Promise<void> {
  const named = entries.flatMap(({ routine }, entry) =>
    routine.flatMap(({ exam }, line) =>
      exam === null ? [] : [{ exam: Number(exam), path: `exams.${entry}.routine.${line}.exam` }],
    ),
  )
  const ids = named.map(({ exam }) => exam).filter(isInt4)
  const rows = await drizzle(client)
    .select({ id: exams.id })
    .from(exams)
    .where(and(inArray(exams.id, ids), eq(exams.programId, program), isNull(exams.deletedAt)))
  const own = new Set(rows.map(({ id }) => id))
  const wrong = named.find(({ exam }) => !own.has(exam))
  if (wrong) throw refusedField(wrong.path, 'not_found', 'No exam of this program')
}

/** What staff write of a routine, as the log keeps it. */
export function routineFields(startsOn: string | null, days: readonly DayRow[]) {
  return {
    starts_on: startsOn,
    exams: days.map(({ title, interval, items }) => ({
      title: presentText(title),
      interval,
      routine: items.map(({ text, exam, practice }) => ({
        text: presentText(text),
        exam: exam ?? null,
        practice: practice ?? null,
      })),
    })),
  }
}
