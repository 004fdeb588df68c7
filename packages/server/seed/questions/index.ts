import { bangla } from './bangla.ts'
import { banglaGrammar } from './bangla-grammar.ts'
import { banglaLiterature } from './bangla-literature.ts'
import { bangladesh } from './bangladesh.ts'
import { bangladeshHistory } from './bangladesh-history.ts'
import { bangladeshState } from './bangladesh-state.ts'
import { english } from './english.ts'
import { englishGrammar } from './english-grammar.ts'
import { englishWords } from './english-words.ts'
import { ethics } from './ethics.ts'
import { geography } from './geography.ts'
import { ict } from './ict.ts'
import { ictSystems } from './ict-systems.ts'
import { international } from './international.ts'
import { math } from './math.ts'
import { mentalAbility } from './mental-ability.ts'
import { science } from './science.ts'
import { scienceAroundUs } from './science-around-us.ts'
import type { SeedQuestion } from './seed-question.ts'
import { worldAffairs } from './world-affairs.ts'

export { passages } from './passages.ts'
export type { Localized, SeedQuestion, SubjectSlug } from './seed-question.ts'
export { inLanguage } from './seed-question.ts'
export { subjects } from './subjects.ts'

/** The questions that people wrote, in the order of the syllabus. */
export const handWrittenQuestions: SeedQuestion[] = [
  ...bangla,
  ...banglaLiterature,
  ...banglaGrammar,
  ...english,
  ...englishGrammar,
  ...englishWords,
  ...bangladesh,
  ...bangladeshHistory,
  ...bangladeshState,
  ...international,
  ...worldAffairs,
  ...geography,
  ...science,
  ...scienceAroundUs,
  ...ict,
  ...ictSystems,
  ...math,
  ...mentalAbility,
  ...ethics,
]
