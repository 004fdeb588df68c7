import { examPlayer } from '../../exams/player/index.ts'
import { register } from './register.ts'

// The first question is drawn with the same words, ahead of the player.
const words = {
  bn: () => import('virtual:messages/bn/player-sitting'),
  en: () => import('virtual:messages/en/player-sitting'),
}

register(examPlayer, words, {
  later: {
    bn: () => import('virtual:messages/bn/player-later'),
    en: () => import('virtual:messages/en/player-later'),
  },
})
