import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  words: ['notebook', 'list.bookmark', 'solutions.mine', 'solutions.key', 'solutions.explanation', 'ui'],
}
