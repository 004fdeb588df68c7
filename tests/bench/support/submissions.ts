import { type Crowd, closedAttempts, seatPeople } from './people.ts'
import type { World } from './world.ts'
import { handIn, type LoadReport } from './wrk.ts'

/** So many sheets are under way at once: everybody hands in when the time is up. */
export const connections = 256

/** Seats people for all rounds beforehand, and lets the database digest them: its chores would fall into the first round. */
export async function seatAll(world: World, crowd: Crowd): Promise<void> {
  await seatPeople(world, crowd)
  await world.db.pool.query('vacuum analyze')
  await world.db.pool.query('checkpoint')
}

/** Lets a seated crowd hand in at this server; fails unless every acknowledged sheet is stored. */
export async function handInAll(
  world: World,
  url: string,
  { crowd, seconds }: { crowd: Crowd; seconds: number },
): Promise<LoadReport & { stored: number }> {
  const before = await closedAttempts(world)
  const report = await handIn({ url, exam: world.exam.id, sheets: world.sheets, crowd, seconds, connections })
  const stored = (await closedAttempts(world)) - before
  if (report.failed > 0) throw new Error(`${report.failed} of ${report.answered} submissions failed`)
  if (stored < report.answered) throw new Error(`${report.answered} were acknowledged, ${stored} are stored`)
  return { ...report, stored }
}
