import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  words: ['seat_finder', 'ui.broken', 'ui.try_again'],
  circulars: true,
}
