import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  words: [
    'programs',
    'program',
    'purchase',
    'routine',
    'payment',
    'buy_coin',
    'premium',
    'list',
    'partner',
    'player.sign_in',
    'player.signing_in',
    'ui',
  ],
}
