import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  words: [
    'join',
    'ui',
    'partner',
    'list.way',
    'list.of_program',
    'list.state',
    'list.taken',
    'list.demo',
    'list.free',
    'list.coins',
    'list.starts',
    'list.bookmark_added',
    'list.bookmark_removed',
    'player.sign_in',
    'player.signing_in',
  ],
  lateWords: { lobby: ['lobby'], purchase: ['purchase', 'payment'] },
}
