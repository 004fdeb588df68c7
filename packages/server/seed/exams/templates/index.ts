import type { ExamTemplate } from '../exam-template.ts'
import { archived } from './archived.ts'
import { bank } from './bank.ts'
import { bcs } from './bcs.ts'
import { paid } from './paid.ts'
import { primaryTeacher } from './primary-teacher.ts'
import { sample } from './sample.ts'

/** Everything the demo holds: four exams of each free program, those of the others, and the sample. */
export const templates: readonly ExamTemplate[] = [...bcs, ...primaryTeacher, ...bank, ...paid, ...archived, sample]
