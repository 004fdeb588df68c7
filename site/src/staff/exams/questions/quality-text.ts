import type { Translate } from '@prostuti/sdk/i18n/translate'
import type { TextKey } from '../../rooms.ts'

const names = {
  Perfect: 'exams.quality.perfect',
  'No explanation': 'exams.quality.no_explanation',
  'Multiple correct answer': 'exams.quality.several',
  'No correct answer': 'exams.quality.none',
  duplicate: 'exams.quality.duplicate',
} as const

/** A label of a question's quality in words. */
export function qualityText(t: Translate<TextKey<'exams'>>, quality: string): string {
  return quality in names ? t(names[quality as keyof typeof names]) : quality
}
