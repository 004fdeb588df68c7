import type { drawFirstPaint as DrawFirstPaint } from '../exams/exam-player/first-paint/index.ts'

/** Stands for what draws the first question: notes what it was asked to draw, and whether the rest had been fetched. */
const page = globalThis as { prostutiFirstPaint?: object[] }

export const drawFirstPaint: typeof DrawFirstPaint = async (_, { joined, user }, language) => {
  const codeIsHere = performance.getEntriesByType('resource').some(({ name }) => name.includes('?after'))
  page.prostutiFirstPaint?.push({ exam: joined.exam, user, language, codeIsHere })
}
