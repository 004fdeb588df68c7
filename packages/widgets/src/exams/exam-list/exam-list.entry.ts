import type { ElementEntry } from '../../foundation/element-entry.ts'

export const entry: ElementEntry = {
  words: ['list', 'ui'],
  onPartnerPages: true,
}
