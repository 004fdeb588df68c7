import { type SQL, sql } from 'drizzle-orm'
import { exams } from './tables.ts'

/** The exams on one programme's shelf, or all. Its id may be larger than any that there is. */
export function ofProgram(program: string | undefined): SQL | undefined {
  return program === undefined ? undefined : sql`${exams.programId} = ${program}::bigint`
}
