import type { PrefetchedAttempt } from '@prostuti/sdk/exams/prefetch/paper'
import { openDatabase } from '@prostuti/sdk/platform/databases'
import { openRoot } from '../../../foundation/look/root.ts'
import { trusted } from '../../../foundation/look/trusted-html.ts'
import { createTranslator, type Language, type Messages } from '../../../foundation/text/translate.ts'
import { afterPaint, whenIdle } from '../../../questions/drawn/index.ts'
import styles from '../styles/first-paint.css?inline'
import { keepEarlyTaps } from './early-taps.ts'
import { firstFrame } from './first-frame.ts'
import { drawPlayerShell } from './player-shell.ts'
import { prefetched } from './prefetched.ts'

/**
 * Draws an attempt's first question into an element whose code has not come yet, and keeps each tap on it in the tap's
 * own task until the attempt does so itself. Resolves once it is on the screen and the browser at rest, or at once where the code was faster.
 * Rejects, and draws nothing, where this device cannot keep a tap.
 */
export async function drawFirstPaint(
  element: HTMLElement,
  joined: PrefetchedAttempt,
  language: Language,
  messages: Messages,
): Promise<void> {
  const database = await openDatabase(indexedDB, 'prostuti-early')
  if (element.shadowRoot) return database.close()
  const root = openRoot(element, styles)
  const frame = firstFrame(joined.joined, joined.paper)
  root.innerHTML = trusted(drawPlayerShell({ ...frame, language, t: createTranslator(messages, language) }))
  prefetched.set(element, { joined, stop: keepEarlyTaps(root, joined.joined.exam, database) })
  await new Promise<void>(afterPaint)
  await new Promise<void>(whenIdle)
}
