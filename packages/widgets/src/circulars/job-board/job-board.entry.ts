import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  words: [
    'jobs',
    ...['loading', 'try_again', 'trying', 'offline', 'broken'].map(word => `ui.${word}`),
    ...['something_wrong', 'server_not_loading', 'rate_limited'].map(code => `ui.error.${code}`),
  ],
  lateWords: { filters: ['filters'], searches: ['searches', 'ui.cancel', 'ui.error.not_signed_in'] },
  isAtHand: true,
  circulars: true,
}
