import type { ElementEntry } from '../../foundation/element-entry.ts'

export const entry: ElementEntry = {
  words: ['ranks', 'opening', 'ui'],
  onPartnerPages: true,
}
