import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  words: ['jobs', 'ui'],
  lateWords: { searches: ['searches'] },
  onPartnerPages: true,
  circulars: true,
}
