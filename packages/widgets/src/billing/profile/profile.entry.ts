import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  words: ['bonus', 'profile', 'goals', 'ledger', 'delete', 'login.title', 'ui'],
}
