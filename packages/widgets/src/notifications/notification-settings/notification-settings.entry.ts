import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  words: ['notification_settings', 'push', 'ui'],
  circulars: true,
}
