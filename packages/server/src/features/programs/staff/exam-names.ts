import type { Language } from '@prostuti/contract'
import type { Localized, Translated } from '../../../platform/db/columns.ts'
import { inLanguage } from '../../../platform/db/in-language.ts'

/** When exams are read, and in which language. */
export interface ExamsReading {
  readonly now: Date
  readonly language: Language
}

/** An exam with its program. */
export interface NamedExamRow {
  readonly id: number
  readonly title: Localized
  readonly program_id: number | null
  readonly program_title: Translated | null
  readonly start_time: Date
  readonly question_state: number
}

/** An exam's names in this language. */
export function presentNames(
  { id, title, program_id: program, program_title: programTitle }: NamedExamRow,
  language: Language,
) {
  return {
    id: String(id),
    title: inLanguage(title, language),
    program:
      program === null || !programTitle ? null : { id: String(program), title: inLanguage(programTitle, language) },
  }
}
