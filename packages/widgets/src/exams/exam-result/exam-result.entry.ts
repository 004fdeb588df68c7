import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  words: ['result', 'changed', 'opening', 'partner', 'login.title', 'ui'],
}
