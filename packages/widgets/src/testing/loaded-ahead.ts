import type { drawAhead as DrawAhead } from '../exams/player/draw-ahead.ts'

/** Stands for what draws the first question: notes what it was asked to draw, and whether the rest had been fetched. */
const page = globalThis as { prostutiAhead?: object[] }

export const drawAhead: typeof DrawAhead = async (_, { joined, user }, language) => {
  const codeIsHere = performance.getEntriesByType('resource').some(({ name }) => name.includes('?after'))
  page.prostutiAhead?.push({ exam: joined.exam, user, language, codeIsHere })
}
