import { examPlayer } from '../../exams/player/index.ts'
import { register } from './register.ts'

const first = {
  bn: () => import('virtual:messages/bn/player-first'),
  en: () => import('virtual:messages/en/player-first'),
}

register(examPlayer, first, {
  late: { bn: () => import('virtual:messages/bn/player-late'), en: () => import('virtual:messages/en/player-late') },
  outcome: {
    bn: () => import('virtual:messages/bn/player-outcome'),
    en: () => import('virtual:messages/en/player-outcome'),
  },
})
