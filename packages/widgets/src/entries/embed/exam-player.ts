import { examPlayer } from '../../exams/exam-player/index.ts'
import { register } from './register.ts'

// The first question is drawn with the same words, ahead of the player.
const words = {
  bn: () => import('virtual:messages/bn/player-sitting'),
  en: () => import('virtual:messages/en/player-sitting'),
}

register(examPlayer, words, {
  start: {
    bn: () => import('virtual:messages/bn/player-start'),
    en: () => import('virtual:messages/en/player-start'),
  },
  lazy: {
    bn: () => import('virtual:messages/bn/player-lazy'),
    en: () => import('virtual:messages/en/player-lazy'),
  },
})
