import { type Crowd, closedAttempts, seatPeople } from './people.ts'
import type { World } from './world.ts'
import { handIn, type LoadReport } from './wrk.ts'

/** So many sheets are under way at once. */
export const connections = 128

/** Seats a crowd and lets it hand in at this server; fails unless every acknowledged sheet is stored. */
export async function handInAll(
  world: World,
  url: string,
  { crowd, seconds }: { crowd: Crowd; seconds: number },
): Promise<LoadReport & { stored: number }> {
  await seatPeople(world, crowd)
  const before = await closedAttempts(world)
  const report = await handIn({ url, exam: world.exam.id, sheets: world.sheets, crowd, seconds, connections })
  const stored = (await closedAttempts(world)) - before
  if (report.failed > 0) throw new Error(`${report.failed} of ${report.answered} submissions failed`)
  if (stored < report.answered) throw new Error(`${report.answered} were acknowledged, ${stored} are stored`)
  return { ...report, stored }
}
