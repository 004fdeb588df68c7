import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  words: ['result_search', 'ui'],
  circulars: true,
}
