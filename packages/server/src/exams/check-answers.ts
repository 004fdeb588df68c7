import type { FieldError } from '@prostuti/contract'
import { AppError } from '../errors.ts'
import type { PaperKey } from './paper-store.ts'

/** Refuses answers to questions that are not in the paper, and options that the question does not have. */
export function checkAnswers(
  entries: readonly { question: string; answer: number | null }[],
  key: PaperKey,
  field: string,
): void {
  const fields: FieldError[] = []
  entries.forEach(({ question, answer }, index) => {
    const place = key.placeOf.get(question)
    if (place === undefined) {
      fields.push({ path: `${field}.${index}.question`, code: 'unknown', message: 'This paper has no such question' })
    } else if (answer !== null && answer >= key.optionCounts[place]!) {
      fields.push({ path: `${field}.${index}.answer`, code: 'unknown', message: 'This question has no such option' })
    }
  })
  if (fields.length > 0) throw new AppError('validation_failed', { fields })
}
