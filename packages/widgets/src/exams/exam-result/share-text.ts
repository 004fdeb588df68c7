import type { Result } from '@prostuti/contract'
import { formatMarks, formatNumber } from '../../foundation/text/format.ts'
import type { Language, Translate } from '../../foundation/text/translate.ts'

/** What a person has chosen to tell. */
export interface Shared {
  marks: boolean
  position: boolean
}

/** The very words that are handed on; a position that may still move says so. */
export function shareText(
  result: Result,
  chosen: Shared,
  { t, language }: { t: Translate; language: Language },
): string {
  const number = (value: number) => formatNumber(value, language)
  const sentences = [t('result.shared_exam', { title: result.title })]
  if (chosen.marks)
    sentences.push(
      t('result.shared_marks', { marks: formatMarks(result.marks, language), total: number(result.total_marks) }),
    )
  if (chosen.position)
    sentences.push(
      t(result.provisional ? 'result.shared_position_provisional' : 'result.shared_position', {
        position: number(result.position),
        total: number(result.total_examinees),
      }),
    )
  return sentences.join(' ')
}
