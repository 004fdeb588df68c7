import type { Language, StaffProgram } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import { countProgramUse, obstaclesOf } from './count-program-use.ts'
import type { ProgramRow } from './lock-program.ts'
import { readComingExams } from './read-coming-exams.ts'
import { presentText } from './staff-text.ts'

/** What staff write of a program, as the log keeps it and forms show it. */
export function programFields(row: ProgramRow) {
  return {
    title: presentText(row.title),
    summary: presentText(row.summary),
    description: presentText(row.description),
    syllabus: row.syllabus.map(presentText),
    cover: row.cover,
    tags: row.tags,
    position: row.position,
    cost: row.cost,
    cost_in_tk: row.costInTk,
    is_personalized: row.isPersonalized,
    starts_on: row.startsOn,
    state: row.state,
  }
}

/** A program with what hangs on it. `now` in milliseconds since 1970. */
export async function presentStaffProgram(
  client: Pool | PoolClient,
  row: ProgramRow,
  { now, language }: { now: number; language: Language },
): Promise<StaffProgram> {
  const use = await countProgramUse(client, row.id)
  return {
    ...programFields(row),
    id: String(row.id),
    revision: row.revision,
    ...use,
    obstacles: obstaclesOf(row, use),
    next_exams: await readComingExams(client, { now: new Date(now), language }, row.id),
  }
}
