import type { Quality } from '@prostuti/contract'
import { isSeen } from '@prostuti/contract/is-seen'
import { onlyRepeats } from './only-repeats.ts'
import type { AuthoredQuestion, RichText } from './question-content.ts'

export type { Quality } from '@prostuti/contract'

/**
 * The derived quality of a question (specification §5). A right option counts as explained by its own explanation
 * or by the question's, unless that says no more than which option it is. What makes a question unusable is named before what makes it a repetition.
 */
export function qualityOf({ text, options, explanation }: AuthoredQuestion, { duplicate = false } = {}): Quality {
  const right = options.filter(({ is_correct }) => is_correct)
  if (right.length === 0) return 'No correct answer'
  if (right.length > 1) return 'Multiple correct answer'
  if (duplicate) return 'duplicate'
  const [key] = right as [(typeof right)[number]]
  const explains = (html: RichText | undefined) => saysSomething(html) && !onlyRepeats(html!, [text, key.option])
  return explains(key.explanation) || explains(explanation) ? 'Perfect' : 'No explanation'
}

/** An emptied editor leaves tags behind; a formula or a picture without words is still something. */
export function saysSomething(html: RichText | undefined): boolean {
  return (
    html !== undefined &&
    (/<(?:img|math)\b/.test(html) || /\p{M}/u.test(html) || isSeen(html.replace(/<[^>]*>|&nbsp;/g, '')))
  )
}
