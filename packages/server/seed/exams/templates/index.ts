import type { ExamTemplate } from '../exam-template.ts'
import { bank } from './bank.ts'
import { bcs } from './bcs.ts'
import { primaryTeacher } from './primary-teacher.ts'
import { sample } from './sample.ts'

/** Everything the demo holds: four exams on each of three shelves, and the sample. */
export const templates: readonly ExamTemplate[] = [...bcs, ...primaryTeacher, ...bank, sample]
