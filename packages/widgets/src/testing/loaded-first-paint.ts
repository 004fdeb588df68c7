import type { drawFirstPaint as DrawFirstPaint } from '../entries/embed/exam-player-first-paint.ts'

/** Stands for what draws the first question: notes what it was asked to draw, and whether the rest had been fetched. */
const page = globalThis as { prostutiFirstPaint?: object[] }

export const drawFirstPaint: typeof DrawFirstPaint = async (_, { answer, user, sealed }, language) => {
  const codeIsHere = performance.getEntriesByType('resource').some(({ name }) => name.includes('?after'))
  const { exam } = await answer.json()
  page.prostutiFirstPaint?.push({ exam, user, language, sealed: (await sealed)?.ok, codeIsHere })
}
