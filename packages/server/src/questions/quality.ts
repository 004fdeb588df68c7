import type { AuthoredQuestion, RichText } from './question-content.ts'

/** The labels of a question's quality, word for word (specification §3). */
export const qualityLabels = [
  'Perfect',
  'No explanation',
  'Multiple correct answer',
  'No correct answer',
  'duplicate',
] as const

export type Quality = (typeof qualityLabels)[number]

/**
 * The derived quality of a question (specification §5). A right option counts as explained by its own explanation
 * or by the question's. What makes a question unusable is named before what makes it a repetition.
 */
export function qualityOf({ options, explanation }: AuthoredQuestion, { duplicate = false } = {}): Quality {
  const right = options.filter(({ is_correct }) => is_correct)
  if (right.length === 0) return 'No correct answer'
  if (right.length > 1) return 'Multiple correct answer'
  if (duplicate) return 'duplicate'
  return saysSomething(right[0]!.explanation) || saysSomething(explanation) ? 'Perfect' : 'No explanation'
}

/** An emptied editor leaves tags behind; a formula or a picture without words is still something. */
export function saysSomething(html: RichText | undefined): boolean {
  return html !== undefined && (/<(?:img|math)\b/.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '')
}
