import type { Language, StaffRoutine } from '@prostuti/contract'
import { inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { exams } from '../../exams/index.ts'
import { followCategories, type LiveCategory } from '../../questions/index.ts'
import { practiceOf, practisedCategories } from '../read-programs.ts'
import type { ProgramRow } from '../staff/lock-program.ts'
import { presentText } from '../staff/staff-text.ts'
import type { programRoutineDays, RoutineItemRow } from '../tables.ts'

type DayRow = typeof programRoutineDays.$inferSelect

/** What a list and a form show of a routine's program. */
export function presentRoutineHead(
  { id, title, state, isPersonalized, revision, startsOn }: ProgramRow,
  language: Language,
) {
  const program = { id: String(id), title: inLanguage(title, language), state, is_personalized: isPersonalized }
  return { id: String(id), program, revision, starts_on: startsOn }
}

/** A routine as its form shows it; exams are named whatever their state, merged categories by what they are part of. */
export async function presentStaffRoutine(
  client: Pool | PoolClient,
  program: ProgramRow,
  days: readonly DayRow[],
  language: Language,
): Promise<StaffRoutine> {
  const titles = await examTitles(client, days, language)
  const topics = await followCategories(client, practisedCategories(days))
  return {
    ...presentRoutineHead(program, language),
    exams: days.map(({ title, interval, items }) => ({
      title: presentText(title),
      interval,
      routine: items.map(({ text, exam, practice }) => ({
        text: presentText(text),
        exam: exam !== undefined && titles.has(exam) ? { id: String(exam), title: titles.get(exam)! } : null,
        practice: presentPractice(practice, topics, language),
      })),
    })),
  }
}

function presentPractice(
  practice: RoutineItemRow['practice'],
  topics: ReadonlyMap<number, LiveCategory>,
  language: Language,
) {
  const found = practiceOf(practice, topics)
  if (!found) return null
  const { topic, count } = found
  return { category: { id: String(topic.id), title: inLanguage(topic.name, language) }, count }
}

async function examTitles(
  client: Pool | PoolClient,
  days: readonly DayRow[],
  language: Language,
): Promise<Map<number, string>> {
  const ids = days.flatMap(({ items }) => items.flatMap(({ exam }) => exam ?? []))
  const rows = await drizzle(client as Pool)
    .select({ id: exams.id, title: exams.title })
    .from(exams)
    .where(inArray(exams.id, ids))
  return new Map(rows.map(({ id, title }) => [id, inLanguage(title, language)]))
}
