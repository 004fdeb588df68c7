import type { BenchDatabase } from './bench-database.ts'
import { type Crowd, closedAttempts, seatPeople } from './people.ts'
import { handIn, type LoadReport } from './wrk.ts'

/** So many sheets are under way at once: everybody hands in when the time is up. */
export const connections = 256

/** Seats people for all rounds beforehand, and lets the database digest them: its chores would fall into the first round. */
export async function seatAll(benchDatabase: BenchDatabase, crowd: Crowd): Promise<void> {
  await seatPeople(benchDatabase, crowd)
  await benchDatabase.db.pool.query('vacuum analyze')
  await benchDatabase.db.pool.query('checkpoint')
}

/** Lets a seated crowd hand in at this server; fails unless every acknowledged sheet is stored. */
export async function handInAll(
  benchDatabase: BenchDatabase,
  url: string,
  { crowd, seconds }: { crowd: Crowd; seconds: number },
): Promise<LoadReport & { stored: number }> {
  const before = await closedAttempts(benchDatabase)
  const report = await handIn({
    url,
    exam: benchDatabase.exam.id,
    sheets: benchDatabase.sheets,
    crowd,
    seconds,
    connections,
  })
  const stored = (await closedAttempts(benchDatabase)) - before
  if (report.failed > 0) throw new Error(`${report.failed} of ${report.answered} submissions failed`)
  if (stored < report.answered) throw new Error(`${report.answered} were acknowledged, ${stored} are stored`)
  return { ...report, stored }
}
