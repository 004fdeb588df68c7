import { examPlayer } from '../../exams/player/index.ts'
import { register } from './register.ts'

register(examPlayer, {
  bn: () => import('virtual:messages/bn/player+ui'),
  en: () => import('virtual:messages/en/player+ui'),
})
