import { examPlayer } from '../../exams/player/index.ts'
import { register } from './register.ts'

register(
  examPlayer,
  { bn: () => import('virtual:messages/bn/player-first'), en: () => import('virtual:messages/en/player-first') },
  { bn: () => import('virtual:messages/bn/player-late'), en: () => import('virtual:messages/en/player-late') },
)
