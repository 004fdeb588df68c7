import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  words: [
    'talk',
    'thread',
    ...['loading', 'try_again', 'trying', 'offline', 'broken'].map(word => `ui.${word}`),
    ...['something_wrong', 'server_not_loading', 'rate_limited', 'not_found'].map(code => `ui.error.${code}`),
  ],
  lateWords: { write: ['write'], acts: ['acts', 'ui.cancel', 'ui.close'] },
  talk: true,
}
