import { examPlayer } from '../../exams/player/index.ts'
import { register } from './register.ts'

register(examPlayer, {
  bn: () => import('virtual:messages/bn/player+ui.broken+ui.try_again'),
  en: () => import('virtual:messages/en/player+ui.broken+ui.try_again'),
})
