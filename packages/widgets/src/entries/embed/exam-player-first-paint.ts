import type { PrefetchedJoin } from '@prostuti/sdk/exams/prefetch'
import { prefetchPaper } from '@prostuti/sdk/exams/prefetch/paper'
import { drawFirstPaint as draw } from '../../exams/exam-player/first-paint/index.ts'
import type { Language, Messages } from '../../foundation/text/translate.ts'
import { nameMathsFont } from './maths-font.ts'

/** The loader draws the player's first question with this chunk, before the player's own. */
export async function drawFirstPaint(
  element: HTMLElement,
  join: PrefetchedJoin,
  language: Language,
  messages: Messages,
): Promise<void> {
  nameMathsFont()
  const joined = await prefetchPaper(join, fetch)
  if (joined) await draw(element, joined, language, messages)
}
