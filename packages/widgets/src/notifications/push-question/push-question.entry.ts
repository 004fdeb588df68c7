import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  words: ['push', 'ui.close', 'ui.broken'],
  circulars: true,
}
