import { questionsFrom } from './generators/generate-questions.ts'
import { generators } from './generators/index.ts'
import { handWrittenQuestions, type SeedQuestion, type SubjectSlug } from './questions/index.ts'

/** How many questions of each subject the generators add to what people wrote. */
const generated: Partial<Record<SubjectSlug, number>> = {
  bangla: 276,
  english: 260,
  bangladesh: 61,
  international: 86,
  science: 289,
  ict: 430,
  math: 1164,
}

/** Asks the very facts that `capital` asks, the other way round: one of them is enough for one bank. */
const askedAlready = 'country-of-capital'

/** The questions of a fresh bank: what people wrote, and the generators' of each subject in turn. */
export function ourQuestions(): SeedQuestion[] {
  const made = Object.entries(generated).flatMap(([subject, count]) => {
    const asking = generators.filter(each => each.subject === subject && each.name !== askedAlready)
    return questionsFrom(asking, { seed: 2027, count })
  })
  return [...handWrittenQuestions, ...made]
}
