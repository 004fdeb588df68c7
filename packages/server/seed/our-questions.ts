import { generateQuestions } from './generators/index.ts'
import { handWrittenQuestions, type SeedQuestion } from './questions/index.ts'

/** How many questions of the bank the generators make, round all of them in turn. */
const generatedCount = 500

/** The questions of a fresh bank: what people wrote, and as many from the generators as leave each with a few. */
export function ourQuestions(): SeedQuestion[] {
  return [...handWrittenQuestions, ...generateQuestions({ seed: 2026, count: generatedCount })]
}
