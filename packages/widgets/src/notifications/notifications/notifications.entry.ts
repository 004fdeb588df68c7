import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  words: [
    'notifications',
    ...['loading', 'try_again', 'trying', 'offline', 'broken'].map(word => `ui.${word}`),
    ...['something_wrong', 'server_not_loading', 'rate_limited', 'not_signed_in'].map(code => `ui.error.${code}`),
  ],
  circulars: true,
}
