import type { Translate } from '@prostuti/sdk/i18n/translate'
import { fromDhaka, typedNumber } from '../../foundation/index.ts'
import type { TextKey } from '../../rooms.ts'
import { durationMs, durationOf, type ExamFields } from '../fields/exam-fields.ts'

/** What cannot be saved, by field: what is missing in the specification's words. */
export function checkExam(
  fields: ExamFields,
  t: Translate<TextKey<'exams'>>,
): Partial<Record<keyof ExamFields, string>> {
  const wrong: Partial<Record<keyof ExamFields, string>> = {}
  if (fields.title_bn.trim() === '') wrong.title_bn = t('form.required')
  const [start, end] = [fromDhaka(fields.start_time), fromDhaka(fields.end_time)]
  if (start === null) wrong.start_time = t('exams.date_missing')
  if (end === null) wrong.end_time = t('exams.date_missing')
  if (durationOf(fields.duration) === null) wrong.duration = t('exams.duration_invalid')
  if (start !== null && end !== null) {
    const windowMs = Date.parse(end) - Date.parse(start)
    if (windowMs <= 0) wrong.end_time = t('exams.problem.end_before_start')
    else if (durationMs(fields.duration) > windowMs) wrong.duration = t('exams.problem.duration_too_long')
  }
  for (const name of ['grace', 'negative_mark', 'cost'] as const)
    if (!isNumber(fields[name])) wrong[name] = t('exams.number_invalid')
  for (const name of ['total_marks', 'cut_mark'] as const)
    if (fields[name].trim() !== '' && !isNumber(fields[name])) wrong[name] = t('exams.number_invalid')
  for (const name of ['result_visibility', 'standing_visibility', 'solution_visibility'] as const)
    if (fields[name] === '') wrong[name] = t('exams.date_missing')
  return wrong
}

function isNumber(text: string): boolean {
  const value = typedNumber(text)
  return value !== null && value >= 0
}
