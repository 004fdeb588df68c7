import type { ElementEntry } from '../../foundation/element-entry.ts'

export const entry: ElementEntry = {
  words: ['search', 'list.bookmark', 'ui'],
}
