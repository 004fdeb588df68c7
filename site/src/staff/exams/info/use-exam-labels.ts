import { useMemo } from 'react'
import { useTexts } from '../../foundation/index.ts'
import type { ExamFields } from '../fields/exam-fields.ts'

const names = [
  'title_bn',
  'title_en',
  'syllabus_bn',
  'description_bn',
  'description_en',
  'mode',
  'start_time',
  'end_time',
  'duration',
  'grace',
  'total_marks',
  'negative_mark',
  'cut_mark',
  'cost',
  'enrollment_visibility',
  'result_visibility',
  'standing_visibility',
  'solution_visibility',
  'members_only',
  'web_view',
  'is_demo',
  'reviewed_qb',
] as const satisfies readonly (keyof ExamFields)[]

/** The names of an exam's fields for people. */
export function useExamLabels(): Readonly<Record<keyof ExamFields, string>> {
  const t = useTexts('exams')
  return useMemo(
    () => Object.fromEntries(names.map(name => [name, t(`exams.field.${name}`)])) as Record<keyof ExamFields, string>,
    [t],
  )
}
