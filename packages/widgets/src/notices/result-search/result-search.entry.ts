import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  words: ['ui', 'result_search'],
  onPartnerPages: true,
}
