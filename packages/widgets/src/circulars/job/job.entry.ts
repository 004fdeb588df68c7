import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  words: ['jobs', 'job', 'keep', 'list.bookmark', 'ui'],
  isAtHand: true,
  circulars: true,
}
