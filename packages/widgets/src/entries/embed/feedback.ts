import { feedback } from '../../core/feedback/index.ts'
import { register } from './register.ts'

register(feedback, {
  bn: () => import('virtual:messages/bn/feedback+ui'),
  en: () => import('virtual:messages/en/feedback+ui'),
})
